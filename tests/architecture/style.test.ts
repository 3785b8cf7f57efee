import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allPaths, root, type SourceFile, type SyntaxNode, sourceFiles, walk } from './source-files.ts';

const folderOf = (path: string) => path.split('/')[1]!;
const plugins = ['curves', 'read-effects', 'modifiers', 'passes', 'presets', 'importers'];

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

function linesOf({ text }: SourceFile, node: SyntaxNode): number {
  return text.slice(node.start, node.end).split('\n').length;
}

function isFunction({ type }: SyntaxNode): boolean {
  return (
    type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
  );
}

/** A component draws: it is in a .tsx file and has JSX of its own. */
function isComponent(file: SourceFile, node: SyntaxNode): boolean {
  return file.path.endsWith('.tsx') && [...walk(node)].some(([{ type }]) => type.startsWith('JSX'));
}

/** A slice or client made by a factory is counted by the functions in it. */
function isFactory(file: SourceFile, node: SyntaxNode): boolean {
  return /^(create|build)[A-Z]/.test(nameOf(file, node));
}

function nameOf({ text }: SourceFile, node: SyntaxNode): string {
  const id = node.id as SyntaxNode | null;
  if (id) return String(id.name);
  return /(\w+)\s*[:=]\s*(async\s*)?$/.exec(text.slice(Math.max(0, node.start - 80), node.start))?.[1] ?? '';
}

test('files have at most 400 lines, and half of them at most 120', () => {
  expect(sourceFiles.filter(({ lineCount }) => lineCount > 400).map(({ path }) => path)).toEqual([]);
  const counts = sourceFiles.map(({ lineCount }) => lineCount).sort((a, b) => a - b);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(120);
});

test('components have at most 200 lines, functions 60', () => {
  const long = sourceFiles.flatMap((file) =>
    [...walk(file.program)]
      .filter(([node]) => isFunction(node) && !isFactory(file, node))
      .map(([node]) => ({ node, lines: linesOf(file, node), most: isComponent(file, node) ? 200 : 60 }))
      .filter(({ lines, most }) => lines > most)
      .map(({ node, lines }) => `${file.path}:${lineAt(file.text, node.start)} ${lines} lines`),
  );
  expect(long).toEqual([]);
});

test('nothing is of type any', () => {
  const found = sourceFiles.flatMap(({ path, text, program }) =>
    [...walk(program)]
      .filter(([{ type }]) => type === 'TSAnyKeyword')
      .map(([{ start }]) => `${path}:${lineAt(text, start)}`),
  );
  expect(found).toEqual([]);
});

test('no comment switches the type check off', () => {
  const found = sourceFiles.filter(({ text }) => /@ts-(ignore|expect-error|nocheck)/.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('no file is a drawer for odds and ends, components are PascalCase, the rest kebab-case', () => {
  const names = allPaths.map((path) => basename(path).replace(/\.(module\.css|d\.ts|worker\.ts|\w+)$/, ''));
  const forbidden = /^(utils?|helpers?|common|types?|index|misc|shared)$/i;
  expect(names.filter((name) => forbidden.test(name))).toEqual([]);
  const hasComponent = new Set(
    sourceFiles
      .filter(
        ({ path, text }) =>
          path.endsWith('.tsx') && /^export (default )?(function|const|class) [A-Z]/m.test(text),
      )
      .map(({ path }) => path),
  );
  const wrong = allPaths.filter((path) => {
    const name = basename(path);
    if (name === 'README.md' || name === 'store-context.tsx') return false;
    if (hasComponent.has(path)) return !/^[A-Z][A-Za-z0-9]*\.tsx$/.test(name);
    return !/^[a-z0-9]+(-[a-z0-9]+)*(\.(module|worker|d))?\.[a-z]+$/.test(name);
  });
  expect(wrong).toEqual([]);
});

test('only plug-ins have a default export', () => {
  const found = sourceFiles.filter(
    ({ path, program }) =>
      !(plugins.includes(folderOf(path)) && basename(path) !== 'registry.ts') &&
      [...walk(program)].some(([{ type }]) => type === 'ExportDefaultDeclaration'),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('a plug-in has nothing else to give', () => {
  const found = sourceFiles.filter(
    ({ path, program }) =>
      plugins.includes(folderOf(path)) &&
      basename(path) !== 'registry.ts' &&
      [...walk(program)].some(
        ([{ type }]) => type === 'ExportNamedDeclaration' || type === 'ExportAllDeclaration',
      ),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('no barrels: no file is there only to hand on what others export', () => {
  const found = sourceFiles.filter(({ program }) => {
    const body = program.body as readonly SyntaxNode[];
    const isHandedOn = ({ type, source }: SyntaxNode) =>
      type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source !== null);
    return (
      body.some(isHandedOn) && body.every((node) => isHandedOn(node) || node.type === 'ImportDeclaration')
    );
  });
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('the engine has no clock, no dice and no browser', () => {
  const banned = new Set([
    'window',
    'document',
    'localStorage',
    'indexedDB',
    'navigator',
    'self',
    'fetch',
    'process',
    'performance',
  ]);
  const pure = ['engine', ...plugins];
  const found = sourceFiles
    .filter(({ path }) => pure.includes(folderOf(path)))
    .flatMap((file) =>
      [...walk(file.program)]
        .filter(([node, above]) => {
          const text = file.text.slice(node.start, node.end);
          if (node.type === 'MemberExpression') return /^(Date\.now|Math\.random|globalThis\.)/.test(text);
          if (node.type === 'NewExpression') return text === 'new Date()';
          return node.type === 'Identifier' && banned.has(text) && isFree(node, above.at(-1)!);
        })
        .map(
          ([node]) =>
            `${file.path}:${lineAt(file.text, node.start)} ${file.text.slice(node.start, node.end)}`,
        ),
    );
  expect(found).toEqual([]);
});

/** Not a property's name, nor a name of the file's own. */
function isFree(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (parent.type === 'MemberExpression') return parent.object === node;
  return parent.type !== 'Property' && !parent.type.startsWith('TS');
}

test('every folder of plug-ins and every test has its place', () => {
  for (const folder of plugins) expect(existsSync(join(root, 'src', folder, 'registry.ts'))).toBe(true);
  const withTests = sourceFiles.filter(
    ({ path }) =>
      ['curves', 'read-effects', 'modifiers', 'passes', 'presets'].includes(folderOf(path)) &&
      basename(path) !== 'registry.ts',
  );
  const missing = withTests
    .map(({ path }) => join('tests', dirname(path).slice(4), basename(path).replace(/\.ts$/, '.test.ts')))
    .filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test('nothing that a newcomer reads names the machine it was made on', () => {
  const read = ['LICENSE', 'README.md', 'src/README.md', 'package.json'].filter((path) =>
    existsSync(join(root, path)),
  );
  const pages = [...read.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)];
  const texts = [...pages, ...sourceFiles.map(({ path, text }) => [path, text] as const)];
  const found = texts.filter(([, text]) => /(^|[\s"'`(])\/(work|home|root|Users|tmp)\//m.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});
