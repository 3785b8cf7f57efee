import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseAst } from 'vite';

export const root = resolve(import.meta.dirname, '../..');

export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface SourceFile {
  /** From the project's root: `src/engine/trace.ts`. */
  readonly path: string;
  readonly text: string;
  readonly lineCount: number;
  readonly program: SyntaxNode;
  /** As written. */
  readonly imports: readonly string[];
  /** Those that are still there when types are gone. */
  readonly valueImports: readonly string[];
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Every node of a tree with its ancestors, outermost first. */
export function* walk(
  node: SyntaxNode,
  above: readonly SyntaxNode[] = [],
): Generator<[SyntaxNode, readonly SyntaxNode[]]> {
  yield [node, above];
  const path = [...above, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child, path);
  }
}

function importsOf(program: SyntaxNode, isValueOnly: boolean): string[] {
  const found: string[] = [];
  for (const [node] of walk(program)) {
    const isImport = /^(Import|ExportNamed|ExportAll)(Declaration|Expression)$/.test(node.type);
    const isType = node.importKind === 'type' || node.exportKind === 'type';
    if (isImport && isNode(node.source) && !(isValueOnly && isType)) found.push(String(node.source.value));
  }
  return found;
}

/** Every TypeScript file of `src`, read and parsed once. */
export const sourceFiles: readonly SourceFile[] = filesUnder(join(root, 'src'))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .sort()
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    const program = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode;
    return {
      path: relative(root, path),
      text,
      lineCount: text.replace(/\n$/, '').split('\n').length,
      program,
      imports: importsOf(program, false),
      valueImports: importsOf(program, true),
    };
  });

/** All files of `src`, styles and pictures included, from the root. */
export const allPaths: readonly string[] = filesUnder(join(root, 'src')).map((path) => relative(root, path));

/** An import as a path from the root; null for a package. */
export function resolveImport(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  return bare.startsWith('.') ? relative(root, resolve(root, dirname(from), bare)) : null;
}
