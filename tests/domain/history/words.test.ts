import { describe, expect, it } from 'vitest';

import { cutDown, markedWords } from '#src/domain/history/words.ts';

const SIGNS = { same: '', gone: '-', new: '+' };
const told = (before: string, after: string): string =>
  markedWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `[${SIGNS[kind]}${text}]`))
    .join('');

const words = (of: string) => Array.from({ length: 1100 }, (_, at) => `${of}${at}`).join(' ');
const mark = { kind: 'new' as const, text: '!' };
const same = (text: string) => ({ kind: 'same' as const, text });
const cut = (...pieces: Parameters<typeof cutDown>[0]) => cutDown(pieces, 20).map(({ text }) => text);

describe('a text before and after', () => {
  it.each([
    // As few changes as possible: common parts stay, wherever they are.
    ['Быстро и дёшево сделать', 'Дёшево и быстро сделать', '[-Быстро][+Дёшево] и [-дёшево][+быстро] сделать'],
    ['раз два три четыре', 'раз три четыре пять', 'раз [-два ]три четыре[+ пять]'],
    ['а б в г д', 'а в д', 'а [-б ]в[- г] д'],
    ['а в д', 'а б в г д', 'а [+б ]в[+ г] д'],
    ['кот, пёс', 'кот. пёс', 'кот[-,][+.] пёс'],
    ['один', 'один один', 'один[+ один]'],
    ['один один', 'один', 'один[- один]'],
    ['Всё', '', '[-Всё]'],
    ['', '', ''],
    // A phrase for a phrase is one change.
    ['это наш старый план', 'это их новый курс', 'это [-наш старый план][+их новый курс]'],
    ['а  б', 'а б', 'а[-  ][+ ]б'],
  ])('%j → %j: %s', (before, after, words) => {
    expect(told(before, after)).toBe(words);
  });

  it('that is longer than it is worth looking at is replaced between its equal ends', () => {
    const [before, after] = [`Начало ${words('а')} общее ${words('б')} конец`, `Начало ${words('в')} общее ${words('г')} конец`]; // prettier-ignore
    expect(markedWords(before, after).map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same']);
  });
});

describe('long words that stay', () => {
  const long = Array.from({ length: 60 }, (_, at) => `слово${at}`).join(' ');
  it('are cut to whole words beside a change, on the side where it stands', () => {
    expect(cut(same(long), mark)).toEqual(['… слово58 слово59', '!']);
    expect(cut(mark, same(long))).toEqual(['!', 'слово0 слово1 слово2 …']);
    expect(cut(mark, same(long), mark)).toEqual(['!', 'слово0 слово1 слово2 … слово58 слово59', '!']);
    expect(cut(same(long))).toEqual(['…']);
  });

  it('stay whole where cutting would save next to nothing, and changes always do', () => {
    const most = 'а'.repeat(40);
    expect(cut(same(most), mark)).toEqual([most, '!']);
    expect(cut(same(`${most}а`), mark)[0]).toBe(`… ${'а'.repeat(20)}`);
    expect(cut(mark, same(`${most}а`))[1]).toBe(`${'а'.repeat(20)} …`);
    expect(cut(mark, same('а'.repeat(60)), mark)[1]).toBe('а'.repeat(60));
    expect(cut({ kind: 'gone', text: long })).toEqual([long]);
  });
});
