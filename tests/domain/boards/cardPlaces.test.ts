import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cardLines } from '#src/domain/boards/cardLines.ts';
import { besidePlace, placeIn, placesOf, withItem, type CardPlace } from '#src/domain/boards/cardPlaces.ts';
import { acceptProposal } from '#src/domain/boards/learning/decisions.ts';
import { contentOf } from '#src/domain/boards/cards.ts';
import { boards } from '#src/samples/boards/boards.ts';

const start: CardPlace = { kind: 'start' };
const after = (at: number, of: string): CardPlace => ({ kind: 'after', at, of });

describe('words at the end of a card', () => {
  it.each([
    ['', '- Новое'],
    ['- Раз', '- Раз\n- Новое'],
    ['* Раз\n', '* Раз\n* Новое'],
    ['1. Раз\n2. Два', '1. Раз\n2. Два\n3. Новое'],
    ['- Раз\n\nИтог', '- Раз\n\nИтог\n\n- Новое'],
  ])('go on after %j', (before, then) => expect(withItem(before, ' Новое\n')).toBe(then));
});

describe('words at a place of a card', () => {
  it.each([
    ['- Раз\n- Два', after(0, 'Раз'), '- Раз\n- Новое\n- Два'],
    ['- Раз\n- Два', start, '- Новое\n- Раз\n- Два'],
    ['3) Раз\n4) Два', after(0, 'Раз'), '3) Раз\n4) Новое\n5) Два'],
    ['1. Раз\n2. Два\n\n7. Три', start, '1. Новое\n2. Раз\n3. Два\n\n7. Три'],
    ['Цели:\n\n* Раз', after(0, 'Цели:'), 'Цели:\n\n* Новое\n* Раз'],
    ['Раз\n\nДва', after(0, 'Раз'), 'Раз\n\n- Новое\n\nДва'],
    ['Раз', start, '- Новое\n\nРаз'],
    ['## Раз\n- Два', after(0, 'Раз'), '## Раз\n- Новое\n- Два'],
  ])('%j', (before, place, then) => {
    expect(placeIn(before, place)).toEqual(place);
    expect(withItem(before, 'Новое', place)).toBe(then);
  });

  it('of a table go into a cell, behind what it says, and into no other', () => {
    const table = '| Кто | Плюс | Минус |\n|---|---|---|\n| **Таблица** | даром | |\n| Бюро | глубоко |';
    const [, row, second] = placesOf(table);
    expect([row?.told, row?.columns]).toEqual(['Таблица', ['Кто', 'Плюс', 'Минус']]);
    expect(withItem(table, 'теряется | всё', row?.place)).toContain(
      String.raw`| **Таблица** | даром | теряется \| всё |`,
    );
    expect(withItem(table, 'медленно', second?.place)).toContain('| Бюро | глубоко | медленно |');
    expect(withItem(table, 'знакома', { ...(row?.place as CardPlace & { kind: 'cell' }), column: 1 })).toContain(
      '| **Таблица** | даром; знакома |  |'.replace('|  |', '| |'),
    );
  });
});

describe('the places of a card', () => {
  it('are its beginning and behind each of its lines but the last: that is the end', () => {
    expect(placesOf('Цели:\n- **Раз** и всё\n- Два').map(({ told }) => told)).toEqual(['', 'Цели:', 'Раз и всё']);
    expect(placesOf(' \n')).toEqual([]);
    expect(placesOf('Раз\nДва\n\nТри').map(({ told }) => told)).toEqual(['', 'Два']);
  });

  it('are found again where their line has gone, and are none when it was rewritten', () => {
    const place = after(1, 'Два');
    expect(placeIn('- Ноль\n- Раз\n- Два\n- Три', place)).toEqual(after(2, 'Два'));
    // A numbered list is counted anew by what was put into it.
    expect(placeIn('1. Раз\n2. Новое\n3. Два', place)).toEqual(after(2, 'Два'));
    expect(placeIn('- Раз\n- Двое', place)).toBeNull();
    expect(placeIn('- Два\n- Раз\n- Два', place)).toBeNull();
    expect(placeIn('', start)).toBeNull();
    const row = placesOf('| А | Б |\n|---|---|\n| в | г |')[1]?.place as CardPlace;
    expect(placeIn('| А | Б |\n|---|---|\n| д | е |\n| в | г; ж |', row)).toEqual({ ...row, at: 3 });
    expect(placeIn('| А |\n|---|\n| в |', row)).toBeNull();
  });

  it('are told with what stands beside them', () => {
    const text = 'Раз. Два.\n\n- Три\n- Четыре';
    expect(besidePlace(text, null)).toEqual({ above: 'Четыре', below: null });
    expect(besidePlace(text, start)).toEqual({ above: null, below: 'Раз.' });
    expect(besidePlace(text, after(0, 'Раз. Два.'))).toEqual({ above: 'Два.', below: 'Три' });
    expect(besidePlace('', null)).toEqual({ above: null, below: null });
  });
});

const word = fc.stringMatching(/^[а-я]{1,8}$/);
const block = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
  fc.array(word, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc
    .array(word, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item, at) => `${at + 1}. **${item}**`).join('\n')),
  fc
    .array(fc.tuple(word, word), { minLength: 1, maxLength: 3 })
    .map((rows) => ['| а | б |', '|---|---|', ...rows.map(([a, b]) => `| ${a} | ${b} |`)].join('\n')),
  word.map((name) => `## ${name}`),
);
const card = fc
  .array(fc.tuple(block, fc.constantFrom('\n\n', '\n')), { maxLength: 5 })
  .map((blocks) => blocks.map(([text, end]) => text + end).join(''));

describe('whatever a card says', () => {
  it('words come where they were shown to come, and every line stays what it was', () => {
    fc.assert(
      fc.property(card, fc.nat(), (content, which) => {
        const places = placesOf(content);
        const offered = [null, ...places][which % (places.length + 1)] ?? null;
        const place = offered?.place ?? null;
        const { above, below } = besidePlace(content, place);
        const before = cardLines(content);
        const then = cardLines(withItem(content, 'Новое слово', place));
        const told = then.filter((line) => line.includes('Новое слово'));
        expect(told).toHaveLength(1);
        const at = then.indexOf('Новое слово');
        const beside = [then[at - 1] ?? null, place === null ? null : (then[at + 1] ?? null)];
        const isCell = place?.kind === 'cell';
        expect(isCell ? then.map((line) => line.replace('; Новое слово', '')) : then.toSpliced(at, 1)).toEqual(before);
        expect(isCell ? told[0]?.endsWith(`${above}; Новое слово`) : beside).toEqual(isCell || [above, below]);
      }),
      { numRuns: 500 },
    );
  });

  it('a place that was offered is there', () => {
    fc.assert(
      fc.property(card, (content) => {
        for (const { place } of placesOf(content)) expect(placeIn(content, place)).toEqual(place);
      }),
    );
  });
});

/** Returns the card after some operations. */
const cardOf = (ops: ReturnType<typeof acceptProposal>) =>
  ops.flatMap((op) => (op.op === 'put' && op.map === 'cards' ? [op.value as { content: string }] : []))[0]?.content;

describe('a proposal taken at a place', () => {
  const vision = boards.find(({ id }) => id === 'vision') ?? null;
  const context = { at: '2026-11-01T10:00:00.000Z', newId: () => 'v' };
  const proposal = {
    key: 's:i',
    field: 'needs',
    insight: 'Слышать паузы',
    researchId: 's',
    experimentId: null,
  } as const;

  it('stands there', () => {
    const [, second] = placesOf(contentOf(vision, 'needs'));
    const ops = acceptProposal(vision, 'vision', { ...proposal, place: second?.place }, [], context);
    expect(cardLines(cardOf(ops) ?? '')[1]).toBe('Слышать паузы');
  });

  it('is not put elsewhere when the line was rewritten meanwhile', () => {
    const place = after(0, 'Чего в карточке нет');
    expect(() => acceptProposal(vision, 'vision', { ...proposal, place }, [], context)).toThrow(RangeError);
  });
});
