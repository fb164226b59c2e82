import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import type { GivenRoles } from '#src/domain/research/transcript.ts';
import { packText, parseText, unpackText } from '#app/sections/research/reading/packedText.ts';

const line = fc.oneof(
  fc.constantFrom(
    'Интервьюер: Как это было?',
    '[00:01:02] Марина: Неудобно, теряю время на поиск рецептов.',
    'Марина: Хотелось бы, чтобы всё стояло рядом.',
    '00:00:01.000 --> 00:00:04.500',
    '— Сложно.',
    '',
  ),
  fc.string(),
);

it('what was found in a text arrives from another thread as it was found', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.boolean(), (lines, isGiven) => {
      const given: GivenRoles = isGiven ? { марина: { role: 'interviewer' } } : {};
      const parsed = parseText({ text: lines.join('\n'), labels: null, given });
      expect(unpackText(structuredClone(packText(parsed)))).toEqual(parsed);
    }),
  );
});
