import { expect, test } from 'vitest';
import { resolveImport, type SourceFile, sourceFiles } from './source-files.ts';

const registries = ['curves', 'read-effects', 'modifiers', 'passes', 'presets', 'importers'].map(
  (folder) => `src/${folder}/registry.ts`,
);
const plugins = ['curves', 'read-effects', 'modifiers', 'passes', 'presets', 'importers'];

/** Which paths a folder may import besides its own; everything else is an error. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  curves: ['src/engine/'],
  'read-effects': ['src/engine/'],
  modifiers: ['src/engine/'],
  passes: ['src/engine/'],
  importers: ['src/engine/'],
  presets: ['src/engine/'],
  ui: [],
  charts: ['src/engine/', 'src/ui/'],
  persistence: ['src/engine/', ...registries],
  worker: ['src/engine/', ...registries],
  store: ['src/engine/', 'src/worker/protocol.ts', 'src/persistence/'],
  views: ['src/store/', 'src/charts/', 'src/ui/', 'src/engine/', ...registries],
  cli: ['src/engine/', 'src/persistence/', ...registries],
};
/** They put everything together. */
const composers = ['src/main.tsx', 'src/App.tsx', 'src/browser-parts.ts'];

const folderOf = (path: string) => path.split('/')[1]!;

function isAllowed({ path }: SourceFile, target: string): boolean {
  const folder = folderOf(path);
  // A plug-in never looks at its siblings, and a registry finds them by its glob.
  if (plugins.includes(folder) && folderOf(target) === folder) return false;
  if (folder === 'views' && folderOf(target) === 'views') return target.split('/')[2] === path.split('/')[2];
  if (folderOf(target) === folder) return true;
  return (allowed[folder] ?? []).some((start) => target.startsWith(start));
}

test('every folder of src has its line in the allowlist', () => {
  const folders = new Set(
    sourceFiles
      .map(({ path }) => path)
      .filter((path) => path.split('/').length > 2)
      .map(folderOf),
  );
  expect([...folders].filter((folder) => !Object.hasOwn(allowed, folder))).toEqual([]);
  const loose = sourceFiles.map(({ path }) => path).filter((path) => path.split('/').length === 2);
  expect(loose.filter((path) => !composers.includes(path))).toEqual([]);
});

test('nobody imports what its folder may not see', () => {
  const wrong = sourceFiles
    .filter(({ path }) => !composers.includes(path))
    .flatMap((file) =>
      file.imports
        .map((specifier) => resolveImport(file.path, specifier))
        .filter((target) => target !== null && !isAllowed(file, target))
        .map((target) => `${file.path} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('the engine and the plug-ins are pure: no package that knows a browser, a store or a clock', () => {
  const pure = ['engine', ...plugins];
  const wrong = sourceFiles
    .filter(({ path }) => pure.includes(folderOf(path)))
    .flatMap(({ path, imports }) =>
      imports
        .filter((specifier) => !specifier.startsWith('.'))
        .map((specifier) => `${path} imports ${specifier}`),
    );
  expect(wrong).toEqual([]);
});

test('there is no import cycle', () => {
  const graph = new Map(
    sourceFiles.map(({ path, valueImports }) => [
      path,
      valueImports.map((specifier) => resolveImport(path, specifier)).filter((target) => target !== null),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  expect(cycles).toEqual([]);
});

test('imports name the file with its extension', () => {
  const wrong = sourceFiles.flatMap(({ path, imports }) =>
    imports
      .filter(
        (specifier) => specifier.startsWith('.') && !/\.(tsx?|css|json|svg|wasm)(\?.*)?$/.test(specifier),
      )
      .map((specifier) => `${path}: ${specifier}`),
  );
  expect(wrong).toEqual([]);
});
