import type { Board } from '../../../domain/boards/board.ts';
import { editedDay, isOld, restsOnSources, supportLine, supportOf } from '../../../domain/boards/cardSupport.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';
import type { CardAbout } from './cardAbout.ts';

/** Data on a board's sources that the feet of its cards need. */
export type FootAbout = Pick<CardAbout, 'today' | 'records' | 'nameLine' | 'hrefOf'>;

/** Content of a card's foot, in words; empty for a card without origin. */
export interface FootLine {
  readonly aboutHref?: string;
  readonly rests?: boolean;
  readonly support?: string;
  readonly people?: string;
  readonly edited?: string;
  readonly isOld?: boolean;
}

/**
 * Returns the content of a card's foot; nothing below a blank card. Facts of the board itself are there at once, including that
 * nothing was taken into the card; the support is counted once its sources are read.
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
