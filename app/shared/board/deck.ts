import type { Board, BoardId } from '#src/domain/boards/board.ts';
import { BOARD_NAMES, EMPTY_CARD, type CardInfo } from '#src/domain/boards/cards.ts';
import { shownCards } from '#src/domain/boards/shownBoard.ts';
import { groupedCards } from '#src/domain/boards/slideGroups.ts';
import { formatLongDate } from '#src/domain/core/format.ts';
import { VISION_LOOKS, type CardLook } from '#src/features/boards/cardLooks.ts';
import { ownSpan } from '#src/features/boards/cardSpans.ts';
import { lookOf, MOST_COMPETITORS } from '#src/features/boards/strategicCanvasPicture.ts';
import { tones } from '#src/theme/tokens.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

import type { Deck, DeckCard } from '#files/writing/deck/deck.ts';
import type { BoardExport } from './pdf.ts';

const LOOKS: Readonly<Partial<Record<BoardField, CardLook>>> = VISION_LOOKS;

/** Content of a talk about a board. */
export interface BoardDeckOptions extends BoardExport {
  readonly id: BoardId;
  readonly board: Board | null;
  /** The cards; default those of the board's screen. */
  readonly cards?: readonly CardInfo[] | undefined;
  /** Sources of each card, in words; see {@link import('./cardSources.ts').readSources}. */
  readonly sources: Readonly<Partial<Record<BoardField, readonly string[]>>>;
}

const NO_SOURCES = 'источников нет, написано командой';

/** A board as a talk (R312): a slide for each group of cards, beneath it what they rest on. */
export function boardDeck({ id, board, cards, sources, company, date }: BoardDeckOptions): Deck {
  const name = id === 'vision' ? BOARD_NAMES.vision : `Стратегия: ${BOARD_NAMES[id]}`;
  const day = formatLongDate(date);
  const written = company.trim();
  return {
    title: name,
    facts: [written, day].filter((fact) => fact !== ''),
    footer: [written, name, day].filter((fact) => fact !== '').join(' · '),
    notes: [],
    slides: groupedCards(id, shownCards(board, id, { cards })).map((group) => ({
      title: group.title,
      cards: group.cards.map(({ field, title, blocks }): DeckCard => {
        const look = LOOKS[field];
        const isWide = ownSpan({ field }) > 1 || blocks.some(({ kind }) => kind === 'table');
        return { title, blocks, isWide, ...(look ? { color: tones[look.tone].solid[0] } : {}) };
      }),
      notes: [
        'На чём это держится',
        ...group.cards.flatMap(({ field, title, blocks }) => {
          if (blocks.length === 0) return [];
          const own = sources[field] ?? [];
          return own.length === 0 ? [`${title}: ${NO_SOURCES}`] : [`${title}:`, ...own.map((one) => `— ${one}`)];
        }),
      ],
    })),
    emptyCard: [{ text: EMPTY_CARD, strong: false }],
    lines: Array.from({ length: MOST_COMPETITORS }, (_, index) => {
      const { ink, dash } = lookOf(index);
      return { color: ink, dash };
    }),
  };
}
