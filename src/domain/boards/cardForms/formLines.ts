import { NBSP } from '../../core/format.ts';

/*
 * Cards that are better filled as a form are still kept as text: it is what history, search, exports and a person with an
 * old browser read. Each form has a grammar that a person can type; text outside it is not understood (null) and stays text.
 */

/** A text on one line. A non-breaking space stays what it is. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, (space) => (space === NBSP ? NBSP : ' ')).trim();

/** The lines of a text, whatever ends them. */
export const linesOf = (text: string): string[] => text.replaceAll(/\r\n?/g, '\n').split('\n');
