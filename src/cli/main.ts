import { parseArgs } from 'node:util';
import { ImportRefusal } from '../engine/contracts/importer.ts';
import { importers } from '../importers/registry.ts';
import { defaultPreset, presets } from '../presets/registry.ts';
import { CommandProblem } from './command-problem.ts';
import { runConvertCommand } from './convert-command.ts';
import { runCurveCommand } from './curve-command.ts';
import { writePieces } from './files.ts';
import { runTraceCommand } from './trace-command.ts';

const usage = `lethe: see what an agent will forget, when, and why

  lethe trace FILE [--policy FILE|PRESET] [--as-of TIME|now] [--format table|json|csv] [--out FILE] [--strict]
  lethe curve [--policy FILE|PRESET] --days FROM:TO:STEP [--reads 30,60] [--initial 0.8] [--category NAME]
              [--stored DAYS] [--format table|json|csv] [--out FILE]
  lethe convert FILE [--from FORMAT] [--out FILE]
  lethe presets
  lethe formats

--stored DAYS shows beside the strength what a job makes of it that stores the decayed value every so many days.
FILE "-" is standard input. Exit 0; 1 with --strict if any row was flagged; 2 when the file or the command cannot be used.
`;

const optionSpecs = {
  policy: { type: 'string' },
  'as-of': { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  strict: { type: 'boolean' },
  days: { type: 'string' },
  reads: { type: 'string' },
  initial: { type: 'string' },
  category: { type: 'string' },
  stored: { type: 'string' },
  from: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The options that each command takes. */
const commandOptions: Readonly<Record<string, readonly string[]>> = {
  trace: ['policy', 'as-of', 'format', 'out', 'strict'],
  curve: ['policy', 'days', 'reads', 'initial', 'category', 'stored', 'format', 'out'],
  convert: ['from', 'out'],
  presets: ['out'],
  formats: ['out'],
};

function parseCommand(args: string[]) {
  try {
    return parseArgs({ args, options: optionSpecs, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CommandProblem(
      `${(error as Error).message.split('\n')[0]!.replace(/\.$/, '')}; "lethe --help" lists the commands.`,
    );
  }
}

function requireFile(command: string, files: readonly string[]): string {
  const [file, extra] = files;
  if (file === undefined) throw new CommandProblem(`${command} needs a file ("-" is standard input).`);
  if (extra !== undefined) throw new CommandProblem(`${command} takes one file; "${extra}" is one too many.`);
  return file;
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommand(args);
  const [command, ...files] = positionals;
  if (values.help || command === 'help') {
    await writePieces(undefined, [usage]);
    return 0;
  }
  if (command === undefined) throw new CommandProblem('no command; "lethe --help" lists them.');
  const allowed = Object.hasOwn(commandOptions, command) ? commandOptions[command]! : undefined;
  if (!allowed)
    throw new CommandProblem(
      `"${command}" is not a command; there are ${Object.keys(commandOptions).join(', ')}.`,
    );
  const stray = Object.keys(values).find((name) => !allowed.includes(name));
  if (stray) throw new CommandProblem(`${command} takes no --${stray}.`);
  const policy = values.policy ?? defaultPreset.id;
  const out = values.out === undefined ? {} : { out: values.out };
  const format = values.format ?? 'table';
  if (command === 'trace') {
    const asOf = values['as-of'] === undefined ? {} : { 'as-of': values['as-of'] };
    return runTraceCommand(requireFile(command, files), {
      policy,
      format,
      strict: values.strict ?? false,
      ...asOf,
      ...out,
    });
  }
  if (command === 'convert') {
    const from = values.from === undefined ? {} : { from: values.from };
    return runConvertCommand(requireFile(command, files), { ...from, ...out });
  }
  if (files.length > 0) throw new CommandProblem(`${command} takes no file; "${files[0]}" is one too many.`);
  if (command === 'curve') {
    if (values.days === undefined)
      throw new CommandProblem('curve needs --days FROM:TO:STEP, such as 0:90:1.');
    const { days, reads, initial, category, stored } = values;
    const said = Object.entries({ reads, initial, category, stored }).filter(
      ([, value]) => value !== undefined,
    );
    return runCurveCommand({ policy, format, days, ...Object.fromEntries(said), ...out });
  }
  const list =
    command === 'presets'
      ? presets.map(({ id, label, variant, source }) => {
          const which = variant ? `as ${variant}` : '';
          return `${id.padEnd(30)}  ${label}${which && `, ${which}`}: ${source}\n`;
        })
      : importers.map(
          ({ id, label, extensions }) => `${id.padEnd(16)}  ${label} (${extensions.join(', ')})\n`,
        );
  await writePieces(out.out, list);
  return 0;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe closed it ("| head"): nothing is left to do.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isKnown = error instanceof CommandProblem || error instanceof ImportRefusal;
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`lethe: ${isKnown ? '' : 'unexpected: '}${message.replace(/\s*\n\s*/g, ' ')}\n`);
    process.exitCode = 2;
  },
);
