import * as v from 'valibot';

/** Required shape of another program's project parts; everything else in them is kept as it is written. */

export const guid = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const words = v.optional(v.string(), '');
/** A place in a text: never negative, never beyond what a text can be. */
const place = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(2 ** 31));

export const codeShape = v.object({
  guid,
  name: words,
  color: words,
  isCodable: v.pipe(
    words,
    v.transform((told) => !/^(?:false|0)$/i.test(told.trim())),
  ),
});

export const selectionShape = v.object({
  guid: v.optional(guid),
  name: words,
  startPosition: place,
  endPosition: place,
});

/** Shape of anything with a guid and a name: a case, a text, a note, a variable. */
export const namedShape = v.object({ guid, name: words });

/** Shape of a reference to something else. */
export const referenceShape = v.object({ targetGUID: guid });

/** Shape of a link between two things. */
export const linkShape = v.object({ originGUID: guid, targetGUID: guid });
