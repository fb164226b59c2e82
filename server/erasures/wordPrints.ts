import { createHmac } from 'node:crypto';

import { fold } from '../../src/domain/core/format.ts';
import type { MaskedPlace } from '../../src/domain/evidence/personal/maskTexts.ts';

/*
 * Words that were erased for good are kept nowhere, and yet are to be known: when their respondent says them again (R451), and in a backup
 * of before (R400). Kept are prints of them, made with the server's secret, each text with its own: names cannot be tried on them by
 * somebody who has the database, a backup or the ledger alone.
 */

/** Words, known by their print alone. */
export interface WordPrint {
  readonly print: string;
  /** How many signs they have. */
  readonly length: number;
  /** What stands for them. */
  readonly mask: string;
}

/** Makes and knows the prints of one text's words. */
export interface WordPrints {
  /** Tells these prints from those of another secret. */
  readonly mark: string;
  of(words: readonly { readonly words: string; readonly mask: string }[]): readonly WordPrint[];
  /** Where the words of some prints stand in a text, as whole words in any case: in order, the longer first where two overlap. */
  places(text: string, prints: readonly WordPrint[]): readonly MaskedPlace[];
}

/** Bytes of a print. */
const BYTES = 16;

const IN_WORD = /[\p{L}\p{N}_]/u;

/** Prints of one text, an interview's own or any other. */
export function wordPrints(secret: string, companyId: string, textId: string): WordPrints {
  const key = createHmac('sha256', secret)
    .update(JSON.stringify(['orientir: erased words', companyId, textId]))
    .digest();
  const printOf = (folded: string): string =>
    createHmac('sha256', key).update(folded).digest().subarray(0, BYTES).toString('base64url');
  return {
    mark: printOf(''),
    of: (words) =>
      words.flatMap(({ words: one, mask }) => {
        const folded = fold(one).trim();
        return folded === '' ? [] : [{ print: printOf(folded), length: folded.length, mask }];
      }),
    places(text, prints) {
      const within = fold(text);
      const masks = new Map(prints.map(({ print, mask }) => [print, mask]));
      const lengths = [...new Set(prints.map(({ length }) => length))].sort((a, b) => b - a);
      const taken: MaskedPlace[] = [];
      for (const length of lengths) {
        for (let start = 0; start + length <= within.length; start += 1) {
          const end = start + length;
          if (/\s/.test(within.charAt(start) + within.charAt(end - 1))) continue;
          if (IN_WORD.test(within.charAt(start - 1) + within.charAt(end))) continue;
          const words = masks.get(printOf(within.slice(start, end)));
          if (words !== undefined && !taken.some((one) => start < one.end && one.start < end))
            taken.push({ start, end, words });
        }
      }
      return taken.sort((a, b) => a.start - b.start);
    },
  };
}

/** Prints that are known already, with more of them. */
export const withPrints = (known: readonly WordPrint[], more: readonly WordPrint[]): readonly WordPrint[] => [
  ...new Map([...known, ...more].map((one) => [one.print, one])).values(),
];

/** The prints that a respondent's row keeps. */
export const printsIn = (erasedWords: string | null): readonly WordPrint[] =>
  erasedWords === null ? [] : (JSON.parse(erasedWords) as readonly WordPrint[]);
