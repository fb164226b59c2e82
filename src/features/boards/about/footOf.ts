import type { Board } from '../../../domain/boards/board.ts';
import { editedDay, isOld, restsOnSources, supportLine, supportOf } from '../../../domain/boards/cardSupport.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';
import type { CardAbout } from './cardAbout.ts';

/** What of a board's sources the feet of its cards ask. */
export type FootAbout = Pick<CardAbout, 'today' | 'records' | 'nameLine' | 'hrefOf'>;

/** What stands at a card's foot, in words; nothing for a card that tells nothing. */
export interface FootLine {
  readonly aboutHref?: string;
  readonly rests?: boolean;
  readonly support?: string;
  readonly people?: string;
  readonly edited?: string;
  readonly isOld?: boolean;
}

/**
 * What stands at a card's foot; nothing below a blank card. What the board tells by itself is there at once, and that nothing was
 * taken into the card is one of those things; what stands behind it is counted when its sources are read.
 */
export function footOf(board: Board | null, field: BoardField, about: FootAbout | undefined): FootLine {
  const card = board?.cards[field];
  if (!card || card.content.trim() === '' || !about) return {};
  const { today, records, nameLine, hrefOf } = about;
  const rests = restsOnSources(board, field);
  const sources = !rests ? [] : records && supportOf(board, field, records);
  return {
    aboutHref: hrefOf(field),
    rests,
    support: sources ? supportLine(sources) : '',
    people: sources ? (nameLine?.(sources) ?? '') : '',
    edited: editedDay(card.editedAt, today),
    isOld: isOld(card, today),
  };
}
