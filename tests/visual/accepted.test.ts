import { describe, expect, it } from 'vitest';

import { accept, acceptedText, exitCodeOf, wordFor, type Accepted } from './accepted.ts';
import type { Comparison, Difference } from './difference.ts';

const difference: Difference = {
  id: 'ui-button--primary',
  look: 'light',
  title: 'Элементы/Кнопка · Button',
  name: 'Главное действие',
  file: 'stories/ui/Button.stories.tsx',
  was: 'aaa',
  now: 'bbb',
  pixels: 12,
  share: 0.01,
  box: { left: 1, top: 2, width: 3, height: 4 },
  width: 100,
  height: 50,
};
const comparison = (...differences: Difference[]): Comparison => ({
  differences,
  added: [],
  gone: [],
  moving: [],
  wrong: [],
  compared: 2,
});

describe('a difference is accepted with a word', () => {
  const accepted = accept({}, [difference], ' Тень мягче ');

  it('for exactly that pair of pictures', () => {
    expect(wordFor(difference, accepted)).toBe('Тень мягче');
    expect(wordFor({ ...difference, now: 'ccc' }, accepted)).toBeNull();
    expect(wordFor({ ...difference, was: 'ccc' }, accepted)).toBeNull();
    expect(wordFor({ ...difference, look: 'dark' }, accepted)).toBeNull();
    expect(wordFor({ ...difference, id: 'ui-button--quiet' }, accepted)).toBeNull();
  });

  it('and not without one', () => {
    expect(() => accept({}, [difference], '  ')).toThrow('со словом');
  });

  it('a new word for the same look takes the place of the old one', () => {
    const again = accept(accepted, [{ ...difference, now: 'ccc' }], 'Ещё мягче');
    expect(Object.values(again)).toEqual([{ was: 'aaa', now: 'ccc', word: 'Ещё мягче' }]);
  });

  it('and is kept in order, so that a diff shows what was added', () => {
    const more = accept(accepted, [{ ...difference, id: 'ui-badge--neutral' }], 'Плотнее');
    expect(JSON.parse(acceptedText(more)) as Accepted).toEqual(more);
    expect(Object.keys(more)).toEqual(['ui-badge--neutral light', 'ui-button--primary light']);
  });
});

describe('the exit code', () => {
  it.each([
    ['nothing differs', comparison(), {}, 0],
    ['something does', comparison(difference), {}, 1],
    ['all of it is accepted', comparison(difference), accept({}, [difference], 'Так и надо'), 0],
    ['another pair was', comparison({ ...difference, now: 'ccc' }), accept({}, [difference], 'Так и надо'), 1],
    [
      'a story fails',
      { ...comparison(), wrong: [{ id: 'ui-button--busy', title: '', name: '', why: 'упала' }] },
      {},
      2,
    ],
  ])('when %s', (_, found, accepted, code) => {
    expect(exitCodeOf(found, accepted)).toBe(code);
  });
});
