/*
 * npm run bench: traces beside NumPy, beside objects and beside one pass over the same columns, all measured in this run;
 * import and bytes per row. Writes tests/bench/RESULTS.md. `npm run bench -- 100000 1000000` chooses the sizes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, release, tmpdir, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ensureInstalled, root } from './run-step.mjs';

ensureInstalled();
const given = process.argv.slice(2).map(Number).filter(Number.isFinite);
const sizes = given.length > 0 ? given : [100_000, 1_000_000];

/** Bundled as the app is: module by module the hot loops would pay for every import. */
async function loadMeasure() {
  const folder = mkdtempSync(join(tmpdir(), 'lethe-bench-'));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'tests/bench/measure.ts',
      outDir: folder,
      target: 'node20',
      minify: false,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'measure.mjs' } },
    },
  });
  const module = await import(pathToFileURL(join(folder, 'measure.mjs')).href);
  rmSync(folder, { recursive: true, force: true });
  return module;
}

function measureNumpy(rows) {
  const run = spawnSync('python3', [join(root, 'tests/bench/numpy_trace.py'), String(rows)], {
    encoding: 'utf8',
  });
  if (run.error) return { why: 'python3 is not installed' };
  if (run.status !== 0)
    return { why: run.stderr.includes('numpy') ? 'python3 has no numpy' : run.stderr.trim() };
  return JSON.parse(run.stdout);
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const ms = (value) => (value >= 100 ? `${number.format(value)} ms` : `${value.toPrecision(3)} ms`);
const times = (value) => (value >= 10 ? `${number.format(value)}×` : `${value.toPrecision(2)}×`);
const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const moves = [
  ['as-of moved (nothing cached)', 'asOfMs'],
  ['half-life moved', 'halfLifeMs'],
  ['budget moved', 'budgetMs'],
];

function traceSection(lethe, numpy) {
  const hasNumpy = numpy.why === undefined;
  const rows = moves.map(([name, key]) => [
    name,
    ms(lethe[key]),
    hasNumpy ? ms(numpy[key]) : '–',
    hasNumpy ? times(numpy[key] / lethe[key]) : '–',
    times(lethe.objectsMs / lethe[key]),
    times(lethe[key] / lethe.streamMs),
  ]);
  const head = ['trace', 'Lethe', 'NumPy', 'NumPy / Lethe', 'objects / Lethe', 'Lethe / one pass'];
  return [
    `## ${number.format(lethe.rows)} memories`,
    table(head, rows),
    `An object a memory and a sort: ${ms(lethe.objectsMs)}. One pass that adds up the same columns: ${ms(lethe.streamMs)}.`,
    ...(hasNumpy ? [] : [`NumPy was left out: ${numpy.why}.`]),
  ].join('\n\n');
}

const measure = await loadMeasure();
const sections = [];
let numpyVersion = 'none';
for (const size of sizes) {
  process.stderr.write(`${number.format(size)} memories …\n`);
  const numpy = measureNumpy(size);
  numpyVersion = numpy.numpy ?? numpyVersion;
  sections.push(traceSection(measure.measureTraces(size), numpy));
}
process.stderr.write('import …\n');
const imports = [await measure.measureImport('csv', 200_000), await measure.measureImport('jsonl', 200_000)];
sections.push(
  [
    '## Import and memory',
    table(
      ['file', 'size', 'speed', 'table, bytes a row', 'of these text', 'kept by one trace, bytes a row'],
      imports.map((one) => [
        `${one.format}, ${number.format(one.rows)} memories`,
        `${one.megabytes.toFixed(1)} MB`,
        `${one.megabytesPerSecond.toFixed(0)} MB/s`,
        number.format(one.tableBytesPerRow),
        number.format(one.textBytesPerRow),
        number.format(one.traceBytesPerRow),
      ]),
    ),
  ].join('\n\n'),
);

const [cpu] = cpus();
const machine = [
  `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
  `${type()} ${release()} ${process.arch}`,
  `Node ${process.versions.node} (V8 ${process.versions.v8}), NumPy ${numpyVersion}`,
];
const report = `# Benchmark

Written by \`npm run bench\`. Every ratio is of two numbers of the same run on the same machine; medians, after three runs to
warm up. Above 1 in a column "x / Lethe" means that Lethe is that much faster.

Machine: ${machine.join('; ')}.

${sections.join('\n\n')}
`;
const path = join(root, 'tests/bench/RESULTS.md');
writeFileSync(path, report);
spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', path], { cwd: root });
process.stdout.write(report);
