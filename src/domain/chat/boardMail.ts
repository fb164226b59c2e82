import type { Board } from '../boards/board.ts';
import { CHAT_CARDS, contentOf } from '../boards/cards.ts';
import { plainText } from '../boards/cardText.ts';
import { MISSING_ANSWER } from './interviewBoard.ts';

/** Longest body of a letter that every mail program takes from a link, characters before they are encoded. */
export const MAIL_LENGTH = 1500;

export interface BoardMail {
  readonly text: string;
  /** Sections that have no room in it, by their titles: the letter names them, and the PDF has to go with it. */
  readonly leftOut: readonly string[];
}

const note = (leftOut: readonly string[]): string =>
  `В письмо не поместилось: ${leftOut.join(', ')}. Доска целиком — во вложенном PDF.`;

/** The vision board as the text of a letter: whole sections while there is room, and what has none by its name. */
export function boardMail(board: Board | null): BoardMail {
  const sections = CHAT_CARDS.map(({ field, title }) => ({
    title,
    text: `${title}\n${plainText(contentOf(board, field)) || MISSING_ANSWER}`,
  }));
  const whole = sections.map(({ text }) => text).join('\n\n');
  if (whole.length <= MAIL_LENGTH) return { text: whole, leftOut: [] };
  const room = MAIL_LENGTH - note(sections.map(({ title }) => title)).length;
  let length = 0;
  const fits = sections.filter(({ text }) => {
    if (length + text.length + 2 > room) return false;
    length += text.length + 2;
    return true;
  });
  const leftOut = sections.filter((section) => !fits.includes(section)).map(({ title }) => title);
  return { text: [...fits.map(({ text }) => text), note(leftOut)].join('\n\n'), leftOut };
}
