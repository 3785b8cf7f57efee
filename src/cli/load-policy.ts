import type { Policy } from '../engine/policy.ts';
import { parsePolicy } from '../persistence/policy-codec.ts';
import { PolicyRefusal } from '../persistence/policy-problem.ts';
import { findPreset, presets } from '../presets/registry.ts';
import { CommandProblem } from './command-problem.ts';
import { readText } from './files.ts';

/** A preset by its id, else a policy file. */
export async function loadPolicy(name: string): Promise<Policy> {
  const preset = findPreset(name);
  if (preset) return preset.policy;
  const looksLikeId = !/[./\\]/.test(name);
  const text = await readText(name).catch((error: Error) => {
    if (!looksLikeId) throw error;
    const ids = presets.map(({ id }) => id).join(', ');
    throw new CommandProblem(`"${name}" is neither a preset (${ids}) nor a file.`);
  });
  try {
    return parsePolicy(text);
  } catch (error) {
    if (error instanceof PolicyRefusal) throw new CommandProblem(`${name}: ${error.message}`);
    throw error;
  }
}
