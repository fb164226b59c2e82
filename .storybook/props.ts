import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Prop, PropType } from '../stories/docs/facts.ts';
import { isNode, nameOf, parseFile, type Source, type SourceNode } from '../tests/support/source.ts';

/** Reads what a component takes from its source: Storybook's own reader gives no types that are made of others. */

const ROOT = path.resolve(import.meta.dirname, '..');

interface Declared {
  readonly node: SourceNode;
  readonly source: Source;
}

/** Results collected while walking a type. */
interface Found {
  readonly props: Map<string, Prop>;
  /** Elements whose attributes it passes on: `button`. */
  readonly passes: Set<string>;
}

/** A component by its file: `ui/Button` of `src/ui/Button.tsx`; null for any other file. */
export const placeOf = (file: string): string | null =>
  /^src\/((?:ui|patterns|features)\/(?:.+\/)?[A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? null;

const list = (value: unknown): SourceNode[] => (Array.isArray(value) ? value.filter(isNode) : []);
const one = (value: unknown): SourceNode | undefined => (isNode(value) ? value : undefined);
const textOf = ({ text }: Source, { start, end }: SourceNode): string => text.slice(start, end);

/** The declaration of a type by its name, in the file or in one of ours that it is imported from. */
function typeNamed(name: string, source: Source): Declared | null {
  for (const statement of list(source.program.body)) {
    const declared = one(statement.declaration) ?? statement;
    if (/^TS(?:Interface|TypeAlias)Declaration$/.test(declared.type) && nameOf(declared.id) === name)
      return { node: declared, source };
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = list(statement.specifiers).find(({ local }) => nameOf(local) === name);
    const from = nameOf(statement.source);
    if (!specifier || !from.startsWith('.')) continue;
    const file = path.join(path.dirname(source.file), from);
    return existsSync(path.join(ROOT, file)) ? typeNamed(nameOf(specifier.imported), parseFile(file)) : null;
  }
  return null;
}

/** Names in a type such as `'label' | 'hint'`. */
function literalsOf(node: SourceNode | undefined, source: Source): string[] {
  return node ? [...textOf(source, node).matchAll(/'([^']+)'/g)].map(([, name = '']) => name) : [];
}

/** A type on one line, as it is written, without comments. */
function lineOf(source: Source, node: SourceNode): string {
  return textOf(source, node)
    .replaceAll(/\/\*[^]*?\*\//g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
}

/** Returns `'a' | 'b'` for a name of such a union, else the type as it is written. */
function shownType(source: Source, node: SourceNode): string {
  const written = lineOf(source, node);
  if (node.type !== 'TSTypeReference' || node.typeArguments) return written;
  const declared = typeNamed(written, source);
  const made = declared?.node.type === 'TSTypeAliasDeclaration' ? one(declared.node.typeAnnotation) : undefined;
  const text = declared && made ? lineOf(declared.source, made) : '';
  return /^'[^']*'(?: \| '[^']*')*$/.test(text) ? text : written;
}

/** The docstring that ends right before a declaration, on one line; empty when there is none. */
function docstringBefore({ start }: SourceNode, { text }: Source): string {
  const [, written = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(text.slice(0, start)) ?? [];
  return written.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
}

function member(node: SourceNode, source: Source): Prop {
  const annotation = one(one(node.typeAnnotation)?.typeAnnotation);
  const type =
    node.type === 'TSMethodSignature'
      ? `${textOf(source, node).replaceAll(/\s+/g, ' ')}`.replace(/^\w+\??/, '')
      : annotation
        ? shownType(source, annotation)
        : 'unknown';
  const says = docstringBefore(node, source);
  return { name: nameOf(node.key), type, says, required: node.optional !== true, fallback: null, from: source.file };
}

const ELEMENTS: Readonly<Record<string, string>> = { Anchor: 'a', TextArea: 'textarea', Textarea: 'textarea' };

/** `button` of `ButtonHTMLAttributes<HTMLButtonElement>`; null for what is no attributes of an element. */
function elementOf(written: string): string | null {
  const [, kind] = /^(\w*)HTMLAttributes\b/.exec(written) ?? [];
  if (kind === undefined) return null;
  if (kind !== '') return ELEMENTS[kind] ?? kind.toLowerCase();
  const [, element = ''] = /<HTML(\w*)Element>/.exec(written) ?? [];
  return element === '' ? 'div' : element.toLowerCase();
}

function collect(type: SourceNode, source: Source, found: Found): void {
  switch (type.type) {
    case 'TSInterfaceDeclaration':
      for (const base of list(type.extends)) collectBase(base, source, found);
      for (const part of list(one(type.body)?.body)) add(found, member(part, source));
      return;
    case 'TSTypeAliasDeclaration':
      if (isNode(type.typeAnnotation)) collect(type.typeAnnotation, source, found);
      return;
    case 'TSTypeLiteral':
      for (const part of list(type.members)) add(found, member(part, source));
      return;
    case 'TSIntersectionType':
      for (const part of list(type.types)) collect(part, source, found);
      return;
    case 'TSUnionType': {
      const branches = list(type.types).map((part) => {
        const branch: Found = { props: new Map(), passes: found.passes };
        collect(part, source, branch);
        return branch.props;
      });
      for (const props of branches)
        for (const prop of props.values())
          // Required is what every branch requires.
          add(found, { ...prop, required: branches.every((branch) => branch.get(prop.name)?.required === true) });
      return;
    }
    case 'TSParenthesizedType':
      if (isNode(type.typeAnnotation)) collect(type.typeAnnotation, source, found);
      return;
    case 'TSTypeReference':
      collectNamed(nameOf(type.typeName), list(one(type.typeArguments)?.params), textOf(source, type), source, found);
      return;
    default:
  }
}

/** A type that an interface extends. */
function collectBase(base: SourceNode, source: Source, found: Found): void {
  const args = list(one(base.typeArguments)?.params);
  collectNamed(nameOf(base.expression), args, textOf(source, base), source, found);
}

function collectNamed(name: string, args: SourceNode[], written: string, source: Source, found: Found): void {
  const element = elementOf(written);
  if (element !== null) {
    found.passes.add(element);
    return;
  }
  const [taken, keys] = args;
  if (/^(?:Pick|Omit|Partial|Required|Readonly|PropsWithChildren)$/.test(name) && taken) {
    const inner: Found = { props: new Map(), passes: found.passes };
    collect(taken, source, inner);
    const names = literalsOf(keys, source);
    for (const prop of inner.props.values()) {
      if (name === 'Pick' && !names.includes(prop.name)) continue;
      if (name === 'Omit' && names.includes(prop.name)) continue;
      add(found, name === 'Partial' ? { ...prop, required: false } : prop);
    }
    return;
  }
  const declared = typeNamed(name, source);
  if (declared) collect(declared.node, declared.source, found);
}

const add = (found: Found, prop: Prop): void => void found.props.set(prop.name, prop);

/** The function that draws the component: itself, or inside memo and the like. */
function drawingOf(source: Source, name: string): SourceNode | undefined {
  for (const statement of list(source.program.body)) {
    const declared = statement.type === 'ExportNamedDeclaration' ? one(statement.declaration) : undefined;
    if (!declared) continue;
    if (declared.type === 'FunctionDeclaration' && nameOf(declared.id) === name) return declared;
    for (const { id, init } of list(declared.declarations)) {
      if (nameOf(id) !== name) continue;
      let made = one(init);
      while (made && made.type === 'CallExpression') made = list(made.arguments)[0];
      return made;
    }
  }
  return undefined;
}

/** Values that the function takes where nothing is given: of `({ size = 'md' })`, `'md'`. */
function fallbacksOf(pattern: SourceNode | undefined, source: Source): Map<string, string> {
  const found = new Map<string, string>();
  for (const property of list(pattern?.properties)) {
    const value = one(property.value);
    if (value?.type !== 'AssignmentPattern' || !isNode(value.right)) continue;
    found.set(nameOf(property.key), lineOf(source, value.right));
  }
  return found;
}

/** Names of our own types in a text that are worth showing: shapes, no choices. */
function typesIn(text: string, source: Source, known: Map<string, PropType>): void {
  for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
    if (known.has(name)) continue;
    const declared = typeNamed(name, source);
    // From another folder: a record of the product, documented in its own place.
    if (!declared || path.dirname(declared.source.file) !== path.dirname(source.file)) continue;
    const shape = textOf(declared.source, declared.node)
      .replaceAll(/[ \t]*\/\*\*?[^]*?\*\/\n?/g, '')
      .replaceAll(/[ \t]*\/\/.*\n/g, '');
    known.set(name, { name, shape });
  }
}

export interface Taken {
  readonly props: readonly Prop[];
  readonly passes: readonly string[];
  readonly types: readonly PropType[];
}

/**
 * Returns what the component of a file accepts: its own props, the props of our components that it includes, and the elements
 * whose attributes it passes on.
 * @param place under src, without the extension: `ui/Button`
 */
export function readProps(place: string): Taken {
  const source = parseFile(`src/${place}.tsx`);
  const drawing = drawingOf(source, path.basename(place));
  const [pattern] = list(drawing?.params);
  const found: Found = { props: new Map(), passes: new Set() };
  const type = one(one(pattern?.typeAnnotation)?.typeAnnotation);
  if (type) collect(type, source, found);
  const fallbacks = fallbacksOf(pattern, source);
  const props = [...found.props.values()].map((prop) => ({
    ...prop,
    fallback: fallbacks.get(prop.name) ?? null,
    from: prop.from === source.file ? null : placeOf(prop.from ?? ''),
  }));
  const types = new Map<string, PropType>();
  for (const prop of props) typesIn(prop.type, source, types);
  return { props, passes: [...found.passes], types: [...types.values()] };
}
