import * as v from 'valibot';
import { expect, it } from 'vitest';

import { keyed } from '#src/domain/core/schema.ts';
import type { ContactTextFacts } from '#src/domain/audiences/fields/contactFields.ts';

/* Mistakes that the compiler must refuse: each line below a note does not compile, or `tsc` says that the note is unused. */

it('no entry of a keyed map is called as the place of its members', () => {
  const named = keyed({ name: v.string() });
  // @ts-expect-error -- the place would replace it
  const placed = keyed({ name: v.string(), position: v.number() });
  const member = { m: { name: 'Казань', position: 'a' } };
  expect([named, placed].map((schema) => v.parse(schema, member))).toEqual([member, member]);
});

it('a field of a contact says whether it is hidden from those who see no names', () => {
  const sound: ContactTextFacts = { heading: /^город/i, most: 300, isPrivate: true, width: 20 };
  // @ts-expect-error -- left out, it would be shown to everyone
  const silent: ContactTextFacts = { heading: /^город/i, most: 300, width: 20 };
  expect([sound, silent].map(({ isPrivate }) => isPrivate)).toEqual([true, undefined]);
});
