import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import {
  filesUnder,
  isNode,
  nameOf,
  parseFile,
  parseText,
  placeOf,
  type Source,
  type SourceNode,
} from '../support/source.ts';

/** Every prop says what it does: Storybook prints it. Elsewhere a docstring is there only where it says more than the name. */

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Whether a docstring with words is right above; a decorator of the export is no distance. */
function isDocumented(source: Source, at: number): boolean {
  const doc = source.comments.findLast(({ end }) => end <= at);
  if (!doc || doc.type !== 'Block' || !String(doc.value).startsWith('*')) return false;
  const words = String(doc.value)
    .replaceAll(/[*\s]+/g, ' ')
    .trim();
  return /\p{L}{2,}/u.test(words) && source.text.slice(doc.end, at).trim() === '';
}

interface Declared {
  readonly node: SourceNode;
  readonly source: Source;
}

/** The declaration of a type by its name, in the file or in the one it is imported from; null for a package's. */
function typeNamed(name: string, source: Source): Declared | null {
  for (const statement of source.program.body as SourceNode[]) {
    const declared = isNode(statement.declaration) ? statement.declaration : statement;
    if (/^TS(?:Interface|TypeAlias)Declaration$/.test(declared.type) && nameOf(declared.id) === name)
      return { node: declared, source };
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = (statement.specifiers as SourceNode[]).find(({ local }) => nameOf(local) === name);
    const from = nameOf(statement.source);
    if (!specifier || !from.startsWith('.')) continue;
    const file = path.join(path.dirname(source.file), from);
    return existsSync(path.join(ROOT, file)) ? typeNamed(nameOf(specifier.imported), parseFile(file)) : null;
  }
  return null;
}

/** Undocumented members of a type: its own, and those of our types that it is made of. */
function undocumentedIn(type: unknown, source: Source, seen: Set<SourceNode> = new Set()): string[] {
  if (!isNode(type) || seen.has(type)) return [];
  seen.add(type);
  const more = (nodes: unknown[]): string[] => nodes.flatMap((node) => undocumentedIn(node, source, seen));
  switch (type.type) {
    case 'TSInterfaceDeclaration':
      return [
        ...((type.body as SourceNode).body as SourceNode[]).flatMap((member) => ofMember(member, source)),
        ...more(
          ((type.extends as SourceNode[]) ?? []).flatMap(({ expression, typeArguments }) => [
            expression,
            typeArguments,
          ]),
        ),
      ];
    case 'TSTypeAliasDeclaration':
      return more([type.typeAnnotation]);
    case 'TSTypeLiteral':
      return (type.members as SourceNode[]).flatMap((member) => ofMember(member, source));
    case 'TSIntersectionType':
    case 'TSUnionType':
      return more(type.types as unknown[]);
    case 'TSTypeParameterInstantiation':
      return more(type.params as unknown[]);
    case 'TSParenthesizedType':
      return more([type.typeAnnotation]);
    case 'Identifier':
    case 'TSTypeReference': {
      const name = nameOf(type.typeName ?? type);
      const declared = typeNamed(name, source);
      if (declared) return undocumentedIn(declared.node, declared.source, seen);
      // Omit, Pick, Partial, Readonly, PropsWithChildren: what they take.
      return more([type.typeArguments]);
    }
    default:
      return [];
  }
}

const ofMember = (member: SourceNode, source: Source): string[] =>
  isDocumented(source, member.start) ? [] : [`${placeOf(source, member.start)} ${nameOf(member.key)}`];

/** The props of the exported components of a file that say nothing of themselves, or have no type to say it in. */
function silentProps(source: Source): string[] {
  const found: string[] = [];
  for (const statement of source.program.body as SourceNode[]) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (!isNode(declared)) continue;
    if (/^TS(?:Interface|TypeAlias)Declaration$/.test(declared.type) && nameOf(declared.id).endsWith('Props'))
      found.push(...undocumentedIn(declared, source));
    const functions =
      declared.type === 'FunctionDeclaration'
        ? [declared]
        : ((declared.declarations as SourceNode[] | undefined) ?? []).map(({ init }) => init).filter(isNode);
    for (const one of functions) {
      const [props] = (one.params as SourceNode[] | undefined) ?? [];
      const named = nameOf(declared.id ?? (declared.declarations as SourceNode[])[0]?.id);
      if (!/^[A-Z][a-z]/.test(named) || !props) continue;
      const type = (props.typeAnnotation as SourceNode | undefined)?.typeAnnotation;
      if (isNode(type)) found.push(...undocumentedIn(type, source));
      else found.push(`${placeOf(source, one.start)} ${named} takes props of no type`);
    }
  }
  return [...new Set(found)];
}

const silentIn = (text: string): string[] => silentProps(parseText('src/ui/case.tsx', text));

describe('docstrings', () => {
  it('stand on every prop of every component', () => {
    const components = filesUnder('src').filter((file) => file.endsWith('.tsx'));
    expect([...new Set(components.flatMap((file) => silentProps(parseFile(file))))]).toEqual([]);
  });

  it('are missed wherever a prop has none', () => {
    const cases = [
      'export interface BoxProps { label: string }',
      'export interface BoxProps { /** Words. */ label: string; onClose: () => void }',
      'export interface BoxProps { // Words.\n label: string }',
      'export interface BoxProps { /* Words. */ label: string }',
      'export interface BoxProps { /** */ label: string }',
      'export interface BoxProps { onClose(): void }',
      'export type BoxProps = { label: string };',
      'interface Base { label: string }\nexport interface BoxProps extends Base { /** Size. */ size: number }',
      'interface Base { label: string }\nexport interface BoxProps extends Omit<Base, "size"> {}',
      'interface Base { label: string }\nexport type BoxProps = HTMLAttributes<HTMLElement> & Base;',
      'type Kind = { by: string } | { /** When. */ at: string };\nexport type BoxProps = Kind & Wide;',
      'interface Base { label: string }\nexport type BoxProps = Readonly<Pick<Base, "label">>;',
      'export function Box({ label }: { label: string }) { return null; }',
      'interface Inner { label: string }\nexport function Box({ label }: Inner) { return null; }',
      'export const Box = ({ label }: { label: string }) => null;',
      'export function Box({ label }) { return null; }',
    ];
    expect(cases.filter((text) => silentIn(text).length !== 1)).toEqual([]);
    const fine =
      'interface Base { /** Words. */ label: string }\nexport interface BoxProps extends Base, HTMLAttributes<HTMLElement> { /** Size, px. */ size?: number }\nexport function Box({ label }: BoxProps) { return null; }';
    expect(silentIn(fine)).toEqual([]);
  });
});
