import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import stems from '#src/domain/boards/learning/cardStems.json' with { type: 'json' };
import { CHAT_FIELDS, MARKET_FIELDS, MARKETING_FIELDS, PRODUCT_FIELDS } from '#src/domain/boards/fields.ts';
import { SHOWN_CARDS } from '#src/domain/boards/shown.ts';
import answers from '#src/domain/chat/answerWords.json' with { type: 'json' };
import { fold } from '#src/domain/core/format.ts';

/** Lists of words are data: what a person may add to them, and what would never be found. */

/** Folded words, none empty, none twice: a word with a capital or «ё» would match no folded text. */
const words = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.nonEmpty(),
      v.check((word) => fold(word) === word && word.trim() === word),
    ),
  ),
  v.nonEmpty(),
  v.check((list) => new Set(list).size === list.length, 'twice'),
);

const fields = (of: readonly string[], entry: v.GenericSchema): v.GenericSchema =>
  v.strictObject(Object.fromEntries(of.map((field) => [field, entry])));

describe('lists of words', () => {
  it.each([
    ['answerWords', answers, fields(CHAT_FIELDS, v.strictObject({ headings: words, sentences: words }))],
    [
      'cardStems',
      stems,
      v.strictObject({
        vision: fields(
          SHOWN_CARDS.vision.map(({ field }) => field),
          v.optional(words),
        ),
        market: fields(MARKET_FIELDS, v.optional(words)),
        product: fields(PRODUCT_FIELDS, v.optional(words)),
        marketing: fields(MARKETING_FIELDS, v.optional(words)),
      }),
    ],
  ])('%s has its shape', (_name, list, schema) => {
    const { issues } = v.safeParse(schema as v.GenericSchema, list);
    expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message} ${JSON.stringify(issue.input)}`)).toBe(
      undefined,
    );
  });
});
