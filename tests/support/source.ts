import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** Reads the project's own source files for the checks that hold them to the house's rules. */

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A node of the syntax tree; which fields it has follows from its type (ESTree). */
export interface SourceNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface Source {
  /** From the project's root. */
  readonly file: string;
  readonly text: string;
  readonly program: SourceNode;
  readonly comments: readonly SourceNode[];
}

/** Source files under folders of the project, from its root, in order. */
export function filesUnder(...folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
    )
    .toSorted();
}

/** Parses a text as if it were in a file of that name. */
export function parseText(file: string, text: string): Source {
  const { program, comments } = parseSync(file, text);
  return {
    file,
    text,
    program: program as unknown as SourceNode,
    comments: comments as unknown as SourceNode[],
  };
}

const parsed = new Map<string, Source>();

/** Reads and parses a file, once for all checks of a run. */
export function parseFile(file: string): Source {
  const known = parsed.get(file);
  if (known) return known;
  const source = parseText(file, readFileSync(path.join(ROOT, file), 'utf8'));
  parsed.set(file, source);
  return source;
}

/** Whether a field of a node holds a node. */
export const isNode = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && typeof (value as SourceNode).type === 'string';

/**
 * Calls for a node and for every node in it, with the nodes around it, the nearest last. The list of those changes with the
 * next call.
 */
export function walk(root: SourceNode, visit: (node: SourceNode, around: readonly SourceNode[]) => void): void {
  const around: SourceNode[] = [];
  function enter(node: SourceNode): void {
    visit(node, around);
    around.push(node);
    for (const key in node) {
      const value = node[key];
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) enter(one);
    }
    around.pop();
  }
  enter(root);
}

/** The name of an identifier, a key, a JSX name, a called function (with its members); empty for anything else. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'JSXMemberExpression' || node.type === 'MemberExpression')
    return `${nameOf(node.object)}.${nameOf(node.property)}`;
  if (node.type === 'CallExpression') return nameOf(node.callee);
  return String((node.name as string | undefined) ?? node.value ?? '');
}

/** «file:line» of a place in a source. */
export const placeOf = ({ file, text }: Source, at: number): string =>
  `${file}:${text.slice(0, at).split('\n').length}`;

/** A CSS declaration, wherever it is written: in a template, in a style object, in an attribute of a drawing. */
export interface Declaration {
  readonly place: string;
  /** In kebab-case. */
  readonly property: string;
  /** As written; interpolations become `${…}`. */
  readonly value: string;
  /** Selectors and conditions around it, the outermost first; none outside templates. */
  readonly within: readonly string[];
}

const STYLE_TAG = /^(?:styled\b|css$|createGlobalStyle$|keyframes$)/;
/** Attributes of drawings that are CSS properties, too. */
const DRAWN = /^(?:fill|stroke|color|stopColor|floodColor|lightingColor|fontSize|strokeWidth)$/;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const sourceOf = ({ text }: Source, node: SourceNode): string => text.slice(node.start, node.end);

/** Text of a template with its interpolations as `${…}`, braces in them as signs that CSS has no use for. */
function templateText(source: Source, template: SourceNode): string {
  const quasis = template.quasis as { value: { raw: string } }[];
  const expressions = template.expressions as SourceNode[];
  return quasis
    .map(({ value }, index) => {
      const inserted = expressions[index];
      return inserted ? `${value.raw}$⟨${sourceOf(source, inserted).replaceAll(/[{};]/g, ' ')}⟩` : value.raw;
    })
    .join('');
}

const readable = (text: string): string => text.replaceAll(/\$⟨([^⟩]*)⟩/g, '${$1}');

/** Declarations of a text in CSS, nested as styled-components take it. */
function inCss(css: string, place: string): Declaration[] {
  const found: Declaration[] = [];
  const within: string[] = [];
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, ' ');
  for (const [, part = '', end = ''] of plain.matchAll(/([^{};]*)([{};]|$)/g)) {
    // Mixins interpolated on lines of their own need no semicolon.
    const words = part.replace(/^(?:\s*\$⟨[^⟩]*⟩(?=\s*\n))+/, '').trim();
    const [, property = '', value = ''] = /^(-{0,2}[a-z][\w-]*)\s*:\s*([^]+)$/i.exec(words) ?? [];
    if (end === '{') within.push(words);
    else if (value !== '') found.push({ place, property, value: readable(value), within: within.map(readable) });
    if (end === '}') within.pop();
  }
  return found;
}

const inTemplate = (source: Source, template: SourceNode): Declaration[] =>
  inCss(templateText(source, template), placeOf(source, template.start));

/** Returns the possible values: both sides of a choice, the content of a container; a template as text. */
function valuesOf(source: Source, node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'JSXExpressionContainer') return valuesOf(source, node.expression);
  if (node.type === 'ConditionalExpression')
    return [...valuesOf(source, node.consequent), ...valuesOf(source, node.alternate)];
  if (node.type === 'LogicalExpression') return [...valuesOf(source, node.left), ...valuesOf(source, node.right)];
  if (/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type)) return valuesOf(source, node.expression);
  if (node.type === 'UnaryExpression') return valuesOf(source, node.argument).map((value) => `-${value}`);
  if (node.type === 'TemplateLiteral') return [readable(templateText(source, node))];
  if (node.type === 'Literal') return [String(node.value)];
  return [`\${${sourceOf(source, node)}}`];
}

/** Every declaration of a file. */
export function declarationsIn(source: Source): Declaration[] {
  const found: Declaration[] = [];
  walk(source.program, (node, around) => {
    if (node.type === 'TaggedTemplateExpression' && STYLE_TAG.test(sourceOf(source, node.tag as SourceNode)))
      found.push(...inTemplate(source, node.quasi as SourceNode));
    const isStyle =
      node.type === 'Property' &&
      around.some(
        ({ type, name, typeAnnotation }) =>
          (type === 'JSXAttribute' && /^style$/i.test(nameOf(name))) ||
          (/^TS(?:As|Satisfies)Expression$/.test(type) &&
            isNode(typeAnnotation) &&
            sourceOf(source, typeAnnotation).includes('CSSProperties')),
      );
    const isDrawn = node.type === 'JSXAttribute' && DRAWN.test(nameOf(node.name));
    if (isStyle || isDrawn) {
      const name = nameOf(isStyle ? node.key : node.name);
      const property = name.startsWith('--') ? name : kebab(name);
      const place = placeOf(source, node.start);
      for (const value of valuesOf(source, node.value)) found.push({ place, property, value, within: [] });
    }
  });
  return found;
}
