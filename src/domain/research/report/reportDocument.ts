import { madeByInWords } from '../words/madeByWords.ts';
import { innerQuotes } from '../../core/format.ts';
import { STANCE_LABELS, type Stance } from '../hypothesis.ts';
import type { Report, ReportPart, ReportSection, ReportSectionKey, ReportTable } from './reportShape.ts';
import type { ReportQuote } from './reportQuotes.ts';
import type { Wording } from './reportRecord.ts';

export type DocumentBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Counts, quieter than text; a line each. */
  | { readonly kind: 'facts'; readonly lines: readonly string[] }
  /** Whose the text before it is, where a model worded it (R360); quieter than text. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Person's words in quotation marks; `caption` says what they speak for and who said them, and may be empty. */
  | { readonly kind: 'quote'; readonly text: string; readonly caption: string; readonly stance: Stance | null }
  | ({ readonly kind: 'table' } & ReportTable);

/** A report as it goes out: what a PDF, a DOCX and an HTML file say alike. */
export interface ReportDocument {
  readonly title: string;
  /** Lines right under the title: the company and the day, the studies. */
  readonly facts: readonly string[];
  readonly blocks: readonly DocumentBlock[];
}

/**
 * Text that every format can hold: line breaks as \n, without controls, lone halves of surrogate pairs and what XML forbids;
 * otherwise the same characters.
 */
export const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // Cc: controls, Cs: lone surrogates.
    .replaceAll(/[^\P{Cc}\t\n]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .trim();

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const said = (wording: Wording | null): string => printable(wording?.masked ?? wording?.text ?? '');

const heading = (level: 2 | 3, text: string): readonly DocumentBlock[] =>
  text === '' ? [] : [{ kind: 'heading', level, text }];

/** Paragraphs are parted by an empty line; a single line break stays one. */
const paragraphs = (text: string): readonly DocumentBlock[] =>
  text
    .split(/\n[ \t]*\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => ({ kind: 'paragraph', text: one }));

/** Under a text, whose it is where a model worded it. */
const noteOf = (wording: Wording | null): readonly DocumentBlock[] =>
  wording?.madeBy && said(wording) !== '' ? [{ kind: 'note', text: printable(madeByInWords(wording.madeBy)) }] : [];

function quoteBlock({ text, signature, stance, taken }: ReportQuote): DocumentBlock {
  const label = stance === null ? '' : STANCE_LABELS[stance];
  const name = [printable(signature), taken].filter((part) => part !== '').join(' · ');
  const caption = name === '' ? label : `${label}${label === '' ? '' : ' '}— ${name}`;
  return { kind: 'quote', text: `«${innerQuotes(printable(text))}»`, caption, stance };
}

function partBlocks(part: ReportPart): readonly DocumentBlock[] {
  const { facts, quotes, table } = part;
  const points = linesOf(said(part.points));
  return [
    ...heading(3, said(part.title)),
    ...(facts.length > 0 ? [{ kind: 'facts', lines: facts.map(printable) } as const] : []),
    ...paragraphs(said(part.body)),
    ...noteOf(part.body),
    ...(points.length > 0 ? [{ kind: 'list', items: points } as const] : []),
    ...noteOf(part.points),
    ...(table ? [{ kind: 'table', head: table.head, rows: table.rows.map((row) => row.map(printable)) } as const] : []),
    ...quotes.filter(({ isIn }) => isIn).map(quoteBlock),
  ];
}

/** Whether a part has anything to say beside its heading. */
const saysMore = (blocks: readonly DocumentBlock[]): boolean => blocks.some(({ kind }) => kind !== 'heading');

/** Whether a part has anything to go out with: a finding is its heading, of a study without a word there is nothing to tell. */
export function partSays(section: ReportSectionKey, part: ReportPart): boolean {
  const blocks = partBlocks(part);
  return section === 'findings' || section === 'hypotheses' ? blocks.length > 0 : saysMore(blocks);
}

const outgoing = ({ section, parts }: ReportSection): readonly ReportPart[] =>
  parts.filter((part) => part.isIn && partSays(section, part));

/** Whether a section has anything to go out with: without it neither file nor paper has its heading. */
export const sectionSays = (section: ReportSection): boolean => outgoing(section).length > 0;

/**
 * Returns a report as it is published: only the included parts; empty sections are left out, too.
 * @param head lines under the title before the studies: the company, the day; empty ones are left out
 */
export function reportDocument(report: Report, head: readonly string[]): ReportDocument {
  const blocks = report.sections
    .filter(({ isIn }) => isIn)
    .flatMap((section) => {
      const own = outgoing(section).flatMap(partBlocks);
      return own.length === 0 ? [] : [...heading(2, said(section.title)), ...own];
    });
  const told = head.map((one) => one.trim()).filter((one) => one !== '');
  return {
    title: said(report.title) || 'Отчёт',
    facts: [told.join(' · '), ...report.studies].map(printable).filter((one) => one !== ''),
    blocks: [...paragraphs(said(report.lead)), ...noteOf(report.lead), ...blocks],
  };
}

function textsOf(block: DocumentBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'facts':
      return block.lines;
    case 'list':
      return block.items;
    case 'quote':
      return [block.text, block.caption];
    case 'table':
      return [...block.head, ...block.rows.flat()];
  }
}

/** Every text of a document, in its order: what a file made of it must say. */
export function documentTexts({ title, facts, blocks }: ReportDocument): readonly string[] {
  return [title, ...facts, ...blocks.flatMap(textsOf)].filter((text) => text !== '');
}
