import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { hideWords, showWords } from '#src/domain/evidence/personal/hiding.ts';
import { giveOut } from '#src/domain/exchange/giveOut.ts';
import { hideInProject } from '#src/domain/exchange/hidden.ts';
import { knownSpeakers, speakersOf, speakersText } from '#src/domain/exchange/variables.ts';
import { dottedText } from '#src/domain/forgetting/shared.ts';
import { parseRow } from '#src/domain/plan.ts';
import { speakerName } from '#src/domain/research/layouts/blockHead.ts';
import { sourcePlace } from '#src/domain/research/layouts/placeMap.ts';
import { speakersIn, typedLabels } from '#src/domain/research/layouts/listedSpeakers.ts';
import { insertStamp, withEdit } from '#src/domain/research/layouts/typedText.ts';
import { type Utterance, writeTalk } from '#src/domain/research/layouts/writeTalk.ts';
import { replaceMaterial } from '#src/domain/research/files/replacedFile.ts';
import { speakerKey } from '#src/domain/research/participant.ts';
import type { MaterialText } from '#src/domain/research/research.ts';
import { RESEARCH_SEARCH } from '#src/domain/research/searchDocs.ts';
import { type Transcript, turnsOf, turnText } from '#src/domain/research/transcript.ts';
import { packText, parseText, unpackText } from '#app/sections/research/reading/packedText.ts';
import { createFindIndex } from '#store/search/findIndex.ts';
import { example } from '../../../store/examples.ts';

/** Names that no guess reads, and some that look like something else. */
const NAMES = [
  'Удалённый аккаунт',
  'Катя из Твери',
  'Кофейня «Зерно»',
  'Мария-Луиза де ла Крус',
  'Анна & Ко',
  'Анна',
  'Анна: Б',
  'Б',
  '7',
  '❤️🌼',
  '[0:05] Анна',
  '[—]',
  'О. (мастер)',
  'Смотрите:',
  '<b>',
  '',
  ' ',
  'Интервьюер',
  '12:30',
  'Очень длинное имя, '.repeat(20),
];
const WORDS = [
  'Да',
  'Важно: помнить',
  'Анна: да',
  'Б: привет',
  '[0:05] Анна: да',
  '[0:07]',
  '– 0:10 потом',
  '«Так?» — спросил',
  '[музыка]',
  '7: восемь',
  '[—] нет',
  '1',
  '-->',
];

const name = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const line = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.tuple(name, name).map(([who, said]) => `${who}: ${said}`),
  fc.string({ unit: 'grapheme' }),
);
const words = fc
  .array(line, { minLength: 1, maxLength: 4 })
  .chain((lines) => fc.constantFrom('\n', '\n\n', '\n \n\n', '\r\n').map((gap) => lines.join(gap)));
const said = fc.record({
  speaker: fc.option(name),
  at: fc.option(fc.integer({ min: 0, max: 90_000 })),
  words,
});
const talks = fc.array(said, { maxLength: 12 });
type Said = { readonly speaker: string | null; readonly at: number | null; readonly words: string };

const utterance = ({ speaker, at, words: text }: Said): Utterance => ({
  speaker,
  at,
  pieces: [{ text, from: 0, to: text.length }],
});
const written = (all: readonly Said[]) => writeTalk(all.map(utterance));

/** Words in one block. */
const kept = (text: string): string =>
  text
    .replaceAll('\r', '\n')
    .trim()
    .replaceAll(/\n\s*\n/g, '\n');

/** What is to be read: as it was said, and words of nobody with nothing to part them joined. */
const expected = (all: readonly Said[]) =>
  all
    .map((one) => ({
      speaker: one.speaker === null ? null : speakerName(one.speaker),
      at: one.at,
      words: kept(one.words),
    }))
    .filter((one) => one.speaker !== null || one.words !== '');

const read = (of: Transcript) =>
  turnsOf(of).map((turn) => ({ speaker: turn.speaker, at: turn.at, words: turnText(of.text, turn) }));

const SEEDS: Said[][] = [
  [
    { speaker: 'Анна', at: 5, words: 'Б: привет' },
    { speaker: 'Анна: Б', at: 5, words: 'да' },
  ],
  [
    { speaker: 'Анна', at: 1, words: 'а' },
    { speaker: null, at: null, words: 'Анна: шум' },
    { speaker: null, at: 3, words: 'Анна: шум' },
  ],
];

const NOBODY = { speaker: null };

const apply = (to: MaterialText, ops: readonly Op[]) =>
  ops.reduce((now, op) => applyOp(now, op, '') as MaterialText, to);

/** All of some words, without white space. */
const bare = (all: readonly { readonly words: string }[]) =>
  all
    .map(({ words: one }) => one)
    .join('')
    .replaceAll(/\s+/g, '');

describe('a talk whose speakers are known', () => {
  it('is read as it was written, whatever people are called and say', () => {
    fc.assert(
      fc.property(talks, (all) => {
        expect(read(written(all))).toEqual(expected(all));
      }),
      { examples: SEEDS.map((one) => [one]), numRuns: 2000 },
    );
  });

  it('leads back to the places of the file', () => {
    fc.assert(
      fc.property(talks, (all) => {
        const source = all.map((one) => one.words).join('');
        let from = 0;
        const { text, labels, map } = writeTalk(
          all.map((one) => {
            const start = from;
            from += one.words.length;
            return { ...one, pieces: [{ text: one.words, from: start, to: from }] };
          }),
        );
        const begins = turnsOf({ text, labels }).flatMap(({ bodyStart, end }) => (end > bodyStart ? [bodyStart] : []));
        expect(begins.map((place) => source.charAt(sourcePlace(map, place)))).toEqual(
          begins.map((place) => text.charAt(place)),
        );
      }),
    );
  });

  it('is the same from the thread that reads it, and in the search', async () => {
    await fc.assert(
      fc.asyncProperty(talks, async (all) => {
        const { text, labels } = written(all);
        const parsed = parseText({ text, labels, given: {} });
        expect(unpackText(structuredClone(packText(parsed))).turns).toEqual(turnsOf({ text, labels }));
        const record = example('materialText', { text, labels });
        const speakers = new Set(expected(all).map(({ speaker }) => speaker ?? ''));
        for (const doc of RESEARCH_SEARCH.materialText(record)) expect(speakers).toContain(doc.speaker);
        const index = createFindIndex({ read: () => Promise.resolve([record]) });
        const [first] = expected(all).flatMap((one) => /[\p{L}\p{N}]{3,}/u.exec(one.words)?.[0] ?? []);
        const found = first && (await index.search({ words: first, materialIds: [record.id] }, () => false));
        const sayers = found ? found.flatMap(({ lines }) => lines.map(({ speaker }) => speaker)) : [];
        expect([...speakers]).toEqual(expect.arrayContaining(sayers));
      }),
      { numRuns: 200 },
    );
  });

  it('keeps its speakers when words are hidden, and when they are shown again', () => {
    fc.assert(
      fc.property(talks, fc.array(fc.nat()), (all, cuts) => {
        const record = example('materialText', written(all)) as MaterialText;
        const turns = turnsOf(record);
        const places = turns.flatMap(({ start, bodyStart, end, speaker }, index) => {
          const isLabel = speaker !== null && (cuts[index] ?? 0) % 2 === 1;
          const from = isLabel ? record.text.lastIndexOf(`${speaker}:`, bodyStart - speaker.length - 1) : bodyStart;
          const to = isLabel ? from + speaker.length : end;
          return to > from && from >= start ? [{ kind: 'name' as const, start: from, end: to }] : [];
        });
        let last = 0;
        const newId = () => `n${(last += 1)}`;
        const none = { marks: [], studies: [], hypotheses: [] };
        const hidden = apply(record, hideWords(record, places, new Map(), none, newId).ops);
        const masked = turnsOf(hidden);
        expect(masked.map(({ at }) => at)).toEqual(turns.map(({ at }) => at));
        expect(masked.map(({ speaker }) => speaker === null)).toEqual(turns.map(({ speaker }) => speaker === null));
        const back = apply(hidden, showWords(hidden, none).ops);
        expect(read(back)).toEqual(read(record));
      }),
      { numRuns: 300 },
    );
  });

  it('loses one person only when that one is forgotten', () => {
    fc.assert(
      fc.property(talks, name, (all, given) => {
        const gone = speakerKey(speakerName(given));
        const before = { ...written(all), hidden: {} };
        const left = dottedText(before, { speakers: {}, own: [gone], known: new Set() }, null);
        const theirs = (one: { readonly speaker: string | null }) =>
          one.speaker !== null && speakerKey(one.speaker) === gone;
        const was = read(before);
        const now = read(left);
        expect(now.filter((_, index) => !theirs(was[index] ?? NOBODY))).toEqual(was.filter((one) => !theirs(one)));
        expect(bare(now.filter((_, index) => theirs(was[index] ?? NOBODY)))).toMatch(/^·*$/u);
      }),
      { examples: [[[{ speaker: 'Анна', at: 1, words: 'тайна' }], 'Анна']] },
    );
  });

  it('goes out as a project and comes back the same, with names and without', () => {
    fc.assert(
      fc.property(talks, (all) => {
        const talk = written(all);
        const record = example('materialText', { text: talk.text, labels: talk.labels });
        const material = example('material', { id: record.id, speakers: {} });
        const study = {
          research: example('research'),
          materials: [material],
          texts: new Map([[record.id, record]]),
          marks: [],
          hypotheses: [],
        };
        const { project } = giveOut({
          name: '',
          studies: [study],
          codes: [],
          participants: [],
          hexOf: () => '#000000',
        });
        const back = (of: typeof project) => {
          const [text] = of.texts;
          if (!text) throw new Error('no text');
          const { labels } = knownSpeakers({
            text: text.text,
            speakers: speakersOf(speakersText(text, of.cases), of.cases),
          });
          return read({ text: text.text, labels });
        };
        expect(back(project)).toEqual(expected(all));
        const signed = hideInProject(project, { sign: () => 'Респондент без имени', personal: null });
        expect(back(signed).map(({ words: one, at }) => [one, at])).toEqual(
          expected(all).map(({ words: one, at }) => [one, at]),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('is another where another file takes its place, and the same when that is undone', () => {
    const talk = written([{ speaker: 'Катя из Твери', at: 3, words: 'Да' }]);
    const stored = example('materialText', { text: 'Катя: нет', labels: null });
    const file = {
      name: 'a.json',
      size: 1,
      mime: '',
      fileId: 'f'.repeat(64),
      state: 'text',
      note: '',
      text: talk.text,
      labels: talk.labels,
      told: null,
    } as const;
    const { ops } = replaceMaterial(example('material'), stored, file, { marks: [], studies: [], hypotheses: [] });
    const set = ops.find((op) => op.kind === 'materialText');
    expect(set).toMatchObject({ op: 'set', fields: { text: '[0:03] Катя из Твери: Да', labels: ['Катя из Твери'] } });
  });

  // Time that grew faster than the text would end it at the limit of a test.
  it('reads 5 MB of what looks like labels', () => {
    const labels = ['а: а', 'а', ...Array.from({ length: 5000 }, (_, index) => `Участник ${index}`)];
    const block = `${'а: '.repeat(60)}\n${'[0:05] а: да '.repeat(20)}`;
    const text = Array.from({ length: 12_000 }, () => block).join('\n\n');
    expect(text.length).toBeGreaterThan(5e6);
    expect(turnsOf({ text, labels })).toHaveLength(12_000);
  });

  it('of before is guessed at, as ever', () => {
    const { labels: _none, ...old } = example('materialText', { v: 2 });
    const parsed = parseRow('materialText', old.id, { ...old, text: 'Анна: Да.\nБорис: Нет.\nАнна: Да.' });
    expect(parsed.ok && parsed.record.labels).toBeNull();
    expect(parsed.ok && turnsOf(parsed.record)).toEqual(turnsOf('Анна: Да.\nБорис: Нет.\nАнна: Да.'));
  });
});

describe('such a talk in typing', () => {
  it('goes on with who speaks behind a stamp among their words', () => {
    fc.assert(
      fc.property(talks, fc.nat(), (all, seed) => {
        const talk = written(all);
        const turns = turnsOf(talk).filter(({ bodyStart, end }) => end > bodyStart);
        const turn = turns[seed % Math.max(1, turns.length)];
        if (!turn) return;
        const caret = turn.bodyStart + (seed % (turn.end - turn.bodyStart + 1));
        const text = withEdit(talk.text, insertStamp(talk.text, caret, 83, speakersIn('', talk.labels), talk.labels));
        const { labels } = talk;
        const now = turnsOf({ text, labels });
        expect(now.some(({ at, speaker }) => at === 83 && speaker === turn.speaker)).toBe(true);
        const theirs = (of: Transcript) => bare(read(of).filter(({ speaker }) => speaker === turn.speaker));
        expect(theirs({ text, labels })).toBe(theirs(talk));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a line of nobody that a label seems to follow', '[0:05]\nПесня|\nАнна: да', '[0:05]\nПесня\n\n[1:23] \nАнна: да'],
    ['words that look like the end of a range', '|– 0:10 потом', '[1:23]\n– 0:10 потом'],
  ])('takes a stamp at %s', (_, marked, stamped) => {
    const text = marked.replace('|', '');
    const labels = ['Анна'];
    const now = withEdit(text, insertStamp(text, marked.indexOf('|'), 83, labels, labels));
    expect(now).toBe(stamped);
    expect(turnsOf({ text: now, labels }).map(({ speaker }) => speaker)).not.toContain('Анна');
  });

  it('gets a label that was typed at the head of blocks, and none of what is only said', () => {
    const before = {
      text: 'Ольга: Как?\n\nКатя из Твери: Так.\n\n[0:05]\nПесня: ля-ля\n\n[0:09]\nПесня: ля-ля',
      labels: ['Катя из Твери', 'Ольга'],
    };
    const text = `${before.text}\nВажно: помнить\n\nПётр: И я.\n\nОльга: А вы?\n\nПётр: Тоже.\n\nВажно: всё.`;
    expect(typedLabels(text, before, [])).toEqual(['Катя из Твери', 'Ольга', 'Пётр']);
    expect(typedLabels('мама: Да.', before, speakersIn('мама, Ольга', before.labels))).toEqual(['мама']);
    expect(typedLabels(text, { ...before, labels: null }, ['Ольга'])).toBeNull();
  });

  it('lists names with commas whole', () => {
    expect(speakersIn('Ольга, Иванов, отец; Пётр', ['Иванов, отец', 'Ольга'])).toEqual([
      'Ольга',
      'Иванов, отец',
      'Пётр',
    ]);
  });
});
