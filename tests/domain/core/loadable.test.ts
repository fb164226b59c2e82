import { expect, it } from 'vitest';

import { choicesOf, failed, ready } from '#src/domain/core/loadable.ts';
import { refused } from '#src/domain/core/outcome.ts';

it('a list offers what is there, and nothing while it is not', () => {
  expect(choicesOf(ready(['а', 'б']))).toEqual(['а', 'б']);
  expect(choicesOf(failed('Не прочитано'))).toEqual([]);
  expect(choicesOf({ state: 'loading' })).toEqual([]);
});

it('what failed or was refused says why', () => {
  expect(failed('Не прочитано')).toEqual({ state: 'failed', message: 'Не прочитано' });
  expect(refused('Не записано')).toEqual({ ok: false, message: 'Не записано' });
});
