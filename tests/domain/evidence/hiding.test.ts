import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { ordered, type StoredRecord } from '#src/domain/core/record.ts';
import {
  confirmHidden,
  groupPersonal,
  hideWords,
  personalInStored,
  showWords,
  studyBook,
  type HidingText,
} from '#src/domain/evidence/personal/hiding.ts';
import type { Personal } from '#src/domain/evidence/personal/kinds.ts';
import { personalIn } from '#src/domain/evidence/personal/personalIn.ts';
import type { PlacesIn } from '#src/domain/research/reading/replacedText.ts';

const NOTHING: PlacesIn = { marks: [], studies: [], hypotheses: [] };
let last = 0;
const newId = () => `n${(last += 1)}`;

const stored = (text: string): HidingText & StoredRecord => ({
  id: 'm1',
  text,
  labels: null,
  hidden: {},
  v: 3,
  createdAt: '',
  updatedAt: '',
  deletedAt: null,
});
const applied = (record: HidingText, ops: readonly Op[]): HidingText =>
  ops
    .filter(({ kind }) => kind === 'materialText')
    .reduce<StoredRecord>((now, op) => applyOp(now, op, ''), record as HidingText & StoredRecord) as never;

const markOf = (text: string, words: string) => ({
  id: words,
  materialId: 'm1',
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  text: words,
  respondent: '',
});

const hide = (record: HidingText, found = personalIn(record.text), places = NOTHING, texts = [record]) =>
  hideWords(record, found, studyBook(texts, []), places, newId);

const TALK = 'Мы с Зульфиёй ходили. Зульфия говорит, звони: 8 900 123-45-67.\nА Ренат 👩🏽‍🌾 не пошёл.';

describe('hiding words of a text', () => {
  it('puts masks in their places and keeps the words, and showing puts them back', () => {
    const record = stored(TALK);
    const hidden = applied(record, hide(record).ops);
    expect(hidden.text).toBe('Мы с [имя 1] ходили. [имя 1] говорит, звони: [телефон].\nА [имя 2] 👩🏽‍🌾 не пошёл.');
    expect(ordered(hidden.hidden).map(({ words }) => words)).toEqual([
      'Зульфиёй',
      'Зульфия',
      '8 900 123-45-67',
      'Ренат',
    ]);
    const { ops, count, lost } = showWords(hidden, NOTHING);
    expect([count, lost]).toEqual([4, 0]);
    expect(applied(hidden, ops)).toMatchObject({ text: TALK, hidden: {} });
  });

  it('moves what is marked, there and back', () => {
    const record = stored(TALK);
    const marks = [markOf(TALK, 'Зульфия говорит, звони'), markOf(TALK, 'не пошёл')];
    const places = { ...NOTHING, marks };
    const { ops } = hide(record, personalIn(TALK), places);
    const now = applied(record, ops);
    const moved = marks.map((mark) => {
      const op = ops.find((one) => one.id === mark.id);
      return { ...mark, ...(op?.op === 'set' ? (op.fields as Partial<typeof mark>) : {}) };
    });
    expect(moved.map(({ start, end, text }) => [now.text.slice(start, end), text])).toEqual([
      ['[имя 1] говорит, звони', '[имя 1] говорит, звони'],
      ['не пошёл', 'не пошёл'],
    ]);
    const back = showWords(now, { ...NOTHING, marks: moved }).ops;
    for (const mark of marks) {
      const { start, end, text } = mark;
      expect(back.find(({ id }) => id === mark.id)).toMatchObject({ fields: { start, end, text } });
    }
  });

  it('goes on with the numbers of the study, those that were erased included', () => {
    const first = stored('Зульфия и Ренат.');
    const done = applied(first, hide(first).ops);
    const erased = { ...stored('[имя 7] и всё.'), id: 'm2' };
    const other = { ...stored('Ренат и Гузель.'), id: 'm3' };
    const { ops } = hide(other, personalIn(other.text), NOTHING, [done, erased, other]);
    expect(applied(other, ops).text).toBe('[имя 2] и [имя 8].');
  });

  it('hides more later, and leaves masks alone', () => {
    const record = stored(TALK);
    const [one] = personalIn(TALK);
    const once = applied(record, hide(record, one ? [one] : []).ops);
    const twice = applied(once, hide(once).ops);
    expect(twice.text).not.toMatch(/Зульфи|Ренат|900/);
    expect(applied(twice, showWords(twice, NOTHING).ops).text).toBe(TALK);
    expect(hide(twice, [{ kind: 'name', start: 6, end: 9 }]).ops).toEqual([]);
  });

  it('gives back what still has its mask when the text was corrected', () => {
    const record = stored(TALK);
    const hidden = applied(record, hide(record).ops);
    const corrected = { ...hidden, text: hidden.text.replace(', звони: [телефон]', '').replace('Мы', 'Мы тогда') };
    const { ops, count, lost } = showWords(corrected, NOTHING);
    expect([count, lost]).toEqual([3, 1]);
    expect(applied(corrected, ops).text).toBe('Мы тогда с Зульфиёй ходили. Зульфия говорит.\nА Ренат 👩🏽‍🌾 не пошёл.');
  });

  it('forgets for good, in words that stand nowhere any more, too', () => {
    const record = stored(TALK);
    const lost = { ...markOf(TALK, 'ходили'), id: 'lost', text: 'Зульфия раньше сказала' };
    const places = { ...NOTHING, marks: [lost] };
    const hidden = applied(record, hide(record, personalIn(TALK), places).ops);
    const ops = confirmHidden(hidden, { fileId: 'f2', size: 1, mime: 'text/plain', name: 'a.txt' }, places);
    expect(applied(hidden, ops)).toMatchObject({ text: hidden.text, hidden: {} });
    expect(ops.find(({ kind }) => kind === 'material')).toMatchObject({ fields: { fileId: 'f2', told: null } });
    expect(JSON.stringify(ops)).not.toMatch(/Зульфи|Ренат|900/);
    expect(ops.find(({ id }) => id === 'lost')).toMatchObject({ fields: { text: '[имя 1] раньше сказала' } });
    expect(confirmHidden(record, { fileId: 'f2', size: 1, mime: '', name: '' }, places)).toEqual([]);
  });

  it('takes any places in any order and always finds the way back', () => {
    const places = fc.array(
      fc.record({
        kind: fc.constantFrom<Personal['kind']>('name', 'phone', 'nick'),
        start: fc.nat(TALK.length - 1),
        end: fc.nat(9),
      }),
    );
    fc.assert(
      fc.property(places, places, (some, more) => {
        const real = (list: typeof some, text: string): Personal[] =>
          list.map(({ kind, start, end }) => {
            const from = Math.min(start, text.length - 1);
            return { kind, start: from, end: Math.min(text.length, from + end + 1) };
          });
        const record = stored(TALK);
        const once = applied(record, hide(record, real(some, TALK)).ops);
        const twice = applied(once, hide(once, real(more, once.text)).ops);
        expect(applied(twice, showWords(twice, NOTHING).ops).text).toBe(TALK);
      }),
    );
  });
});

it('groups what is found by who is meant, and leaves who speaks to the labels', () => {
  const text = 'Зульфия: Меня Зульфия зовут.\nВедущая: А Рената?\nЗульфия: Рената дома, Зульфию спросите.';
  const found = personalInStored({ text, labels: null }, []);
  expect(groupPersonal(text, found).map(({ words, places }) => [words, places.length])).toEqual([
    ['Зульфия', 2],
    ['Рената', 2],
  ]);
});
