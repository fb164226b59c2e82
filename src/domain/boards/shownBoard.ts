import type { Board, BoardId } from './board.ts';
import { capitalized, readCanvas, type CanvasFactor } from './cardForms/canvas.ts';
import { numbersText, objectiveProgress, progressOf, readOkr, UNTITLED, type KeyNumbers } from './cardForms/okr.ts';
import { PESTEL_PARTS, readPestel } from './cardForms/pestel.ts';
import { OTHER_COLUMN, RECORD_CARDS, readRecords, type RecordCard } from './cardRecords.ts';
import { lineText, readBlocks, readRuns, type TextBlock, type TextLine } from './cardText.ts';
import type { BoardField } from './fields.ts';
import { contentOf } from './cards.ts';
import { SHOWN_CARDS, type PlacedCard } from './shown.ts';
import { boundText } from '../core/boundText.ts';

/*
 * Builds the displayed form of a board for paper, files and outside pages (R310): every renderer reads this instead of the cards'
 * text, so that all of them agree.
 */

/** A key result as it is shown. */
export interface ShownResult {
  /** Its words without marks, and as they are drawn. */
  readonly text: string;
  readonly line: TextLine;
  /** Its numbers in words: «9 → 6 %, сейчас 8 · 33 %». */
  readonly told: string;
  /** The numbers themselves; null when it is described in words only. */
  readonly numbers: KeyNumbers | null;
  /** Its progress, 0 to 1; null without numbers or until it is measured. */
  readonly share: number | null;
}

/** An objective as it is shown. */
export interface ShownObjective {
  readonly title: string;
  /** The mean of its results, 0 to 1; null when nothing is known of them. */
  readonly share: number | null;
  readonly results: readonly ShownResult[];
}

/** One of the forces of PESTEL; without blocks it is not described. */
export interface ShownForce {
  readonly name: string;
  readonly blocks: readonly TextBlock[];
}

/** One of several things of a kind — a segment, a tariff — as it is shown. */
export interface ShownRecord {
  readonly name: TextLine;
  /** Its share, its price; may be empty. */
  readonly figure: string;
  /** Further details with their names (a note has none), and the column after the figure. */
  readonly told: readonly { readonly label: string; readonly line: TextLine; readonly at: number }[];
}

export type CardBlock =
  | TextBlock
  | { readonly kind: 'objectives'; readonly objectives: readonly ShownObjective[] }
  /** `columns`: their names, the name first, the figure second. */
  | { readonly kind: 'records'; readonly columns: readonly string[]; readonly records: readonly ShownRecord[] }
  | { readonly kind: 'forces'; readonly forces: readonly ShownForce[] }
  /** Lines of the competitors, ours first, over the factors; names as they are headed. */
  | {
      readonly kind: 'canvas';
      readonly competitors: readonly string[];
      readonly factors: readonly CanvasFactor[];
    };

export type CardBlockOf<Kind extends CardBlock['kind']> = Extract<CardBlock, { kind: Kind }>;

/** A card as it is shown. */
export interface ShownCard {
  readonly field: BoardField;
  readonly title: string;
  /** It has a row of its own. */
  readonly alone?: true;
  /** Empty when it is not written. */
  readonly blocks: readonly CardBlock[];
  /** Moment of the last edit, ISO 8601; null when it is not written. */
  readonly editedAt: string | null;
}

/** Placeholder for a force without a description. */
export const NO_FORCE = 'Не описано';

/** How typed text is set: {@link boundText} for what is read, as it is for cells that are searched and counted with. */
type Setting = (typed: string) => string;
const asTyped: Setting = (typed) => typed;

type ReadForm = (text: string, set: Setting) => CardBlock[] | null;

const textBlocks = (text: string, set: Setting): TextBlock[] => readBlocks(set(text));

const objectives: ReadForm = (text, set) => {
  const read = readOkr(text);
  if (read === null) return null;
  const shown = read.map((objective): ShownObjective => ({
    title: lineText(readRuns(objective.title === '' ? UNTITLED.objective : set(objective.title))),
    share: objectiveProgress(objective),
    results: objective.results.map((result) => {
      const line = readRuns(result.text === '' ? UNTITLED.result : set(result.text));
      const [told, share] = [numbersText(result), progressOf(result)];
      return { text: lineText(line), line, told, numbers: result.numbers, share };
    }),
  }));
  return [{ kind: 'objectives', objectives: shown }];
};

const forces: ReadForm = (text, set) => {
  const pestel = readPestel(text);
  if (pestel === null) return null;
  return [{ kind: 'forces', forces: PESTEL_PARTS.map((name) => ({ name, blocks: textBlocks(pestel[name], set) })) }];
};

const canvas: ReadForm = (text, set) => {
  const read = readCanvas(text);
  if (read === null || read.factors.length === 0) return null;
  const { competitors, factors, note } = read;
  return [{ kind: 'canvas', competitors: competitors.map(capitalized), factors }, ...textBlocks(note, set)];
};

const records =
  (card: RecordCard): ReadForm =>
  (text, set) => {
    const table = readRecords(text, card);
    if (table === null) return null;
    const { lead, head, rows, note } = table;
    const shown = rows
      .filter((cells) => cells.some((cell) => cell !== ''))
      .map(([name = '', figure = '', ...more]): ShownRecord => ({
        name: readRuns(name === '' ? `${head[0] || 'Запись'} без названия` : set(name)),
        figure: set(figure),
        told: more.flatMap((cell, at) => {
          const label = head[at + 2] ?? '';
          return cell === '' ? [] : [{ label: label === OTHER_COLUMN ? '' : label, line: readRuns(set(cell)), at }];
        }),
      }));
    return [...textBlocks(lead, set), { kind: 'records', columns: head, records: shown }, ...textBlocks(note, set)];
  };

const FORMS: Readonly<Partial<Record<BoardField, ReadForm>>> = {
  okr: objectives,
  pestel: forces,
  strategicCanvas: canvas,
  ...Object.fromEntries(Object.entries(RECORD_CARDS).map(([field, card]) => [field, records(card)])),
};

/** Returns a card's content; text that its form does not understand stays text. Empty when it is not written. */
function cardBlocks(field: BoardField, content: string, set: Setting): readonly CardBlock[] {
  if (content.trim() === '') return [];
  return FORMS[field]?.(content, set) ?? textBlocks(content, set);
}

/** Which cards of a board, and how their text is set. */
export interface ShownCardsOptions {
  /** Default all that the board's screen shows. */
  readonly cards?: readonly PlacedCard[] | undefined;
  /** Whether every space stays as it was typed: for cells that people search and count with. Default false: «4 900 ₽» does not part. */
  readonly isAsTyped?: boolean;
}

/** The cards of a board as they are shown, in their order. */
export function shownCards(
  board: Board | null,
  id: BoardId,
  { cards = SHOWN_CARDS[id], isAsTyped = false }: ShownCardsOptions = {},
): readonly ShownCard[] {
  return cards.map(({ field, title, alone }) => ({
    field,
    title,
    ...(alone ? { alone } : {}),
    blocks: cardBlocks(field, contentOf(board, field), isAsTyped ? asTyped : boundText),
    editedAt: board?.cards[field]?.editedAt ?? null,
  }));
}
