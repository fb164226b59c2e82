import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { makeProject } from '#files/writing/refi/makeProject.ts';
import { unpackProject, unpackRest } from '#files/reading/refi/unpackProject.ts';
import {
  REFI_ORIGIN,
  type RefiCode,
  type RefiHypothesis,
  type RefiPassage,
  type RefiProject,
  type RefiQuote,
} from '#src/domain/exchange/project.ts';

const AT = new Date('2026-11-23T10:00:00Z');

/** Pieces of texts that are hard to count: emoji of several code points, letters with marks, every line break. */
const PIECES = [
  'а',
  'Слово ',
  'ё',
  'é',
  'e\u0301',
  'й',
  '😀',
  '👨‍👩‍👧',
  '🏳️‍🌈',
  '\n',
  '\r\n',
  '\r',
  '\t',
  ' ',
  '&',
  '<b>',
  '"',
  '«»',
  '\u00A0',
  '𝔸',
];

const uuid = fc.uuid();
const word = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 })
  .map((all) => all.join('').trim() || 'x');
const content = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 60 }).map((all) => all.join(''));

/** Borders of a text that do not cut a character in two. */
const borders = (text: string): number[] => {
  const places = [0];
  for (const character of text) places.push((places.at(-1) ?? 0) + character.length);
  return places;
};

const codesOf = (guids: readonly string[], names: readonly string[], parents: readonly number[]): RefiCode[] =>
  guids.map((guid, index) => {
    const parent = (parents[index] ?? 0) % (index + 1);
    return {
      guid,
      name: `${names[index % names.length] ?? ''} ${index}`.replaceAll(/\s+/g, ' ').trim(),
      description: (names[(index + 1) % names.length] ?? '').trim(),
      colour: index % 3 === 0 ? null : '#0079ad',
      parent: parent === index ? null : (guids[parent] ?? null),
      isCodable: index % 4 !== 3,
    };
  });

/** Words as they are said, before they have a place: `cut` chooses one in a text, or none. */
const quote = fc.record({
  text: word,
  respondent: fc.constantFrom('Мария', '', 'Р2'),
  research: word,
  isFromHere: fc.boolean(),
  stance: fc.constantFrom('for' as const, 'against' as const),
  kind: fc.constantFrom('pain' as const, 'money' as const, null),
  severity: fc.constantFrom('blocking' as const, null),
  cut: fc.option(fc.tuple(fc.nat(), fc.nat(), fc.nat())),
});

const hypothesis = fc.record({
  guid: uuid,
  text: content,
  description: fc.string({ unit: 'grapheme' }),
  stage: fc.constantFrom('revenue' as const, 'retention' as const),
  touchpoint: word,
  status: fc.constantFrom('new' as const, 'added' as const),
  relevance: fc.constantFrom('high' as const, 'low' as const),
  priority: fc.integer({ min: 0, max: 99 }),
  comment: content,
  jtbd: word,
  context: fc.constant(''),
  gains: fc.array(word, { maxLength: 3 }),
  pains: fc.array(content, { maxLength: 3 }),
  metrics: fc.array(word, { maxLength: 1 }),
  quotes: fc.array(quote, { maxLength: 5 }),
});

/** Makes hypotheses whose words are in the texts, where a place was chosen for them. */
const withPlaces = (
  hypotheses: readonly (typeof hypothesis extends fc.Arbitrary<infer H> ? H : never)[],
  texts: RefiProject['texts'],
): RefiHypothesis[] =>
  hypotheses.map((one) => ({
    ...one,
    quotes: one.quotes.map(({ cut, ...said }): RefiQuote => {
      const text = texts[(cut?.[0] ?? 0) % texts.length];
      const at = borders(text?.text ?? '');
      const [start = 0, end = 0] = (cut ?? [])
        .slice(1)
        .map((part) => at[part % at.length] ?? 0)
        .toSorted((a, b) => a - b);
      if (!cut || !text || start === end) return { ...said, place: null };
      return { ...said, text: text.text.slice(start, end), place: { text: text.guid, start, end } };
    }),
  }));

const project: fc.Arbitrary<RefiProject> = fc
  .record({
    guids: fc.uniqueArray(uuid, { minLength: 40, maxLength: 40 }),
    names: fc.array(word, { minLength: 4, maxLength: 8 }),
    parents: fc.array(fc.nat({ max: 9 }), { minLength: 8, maxLength: 8 }),
    texts: fc.array(content, { minLength: 1, maxLength: 3 }),
    cuts: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 9 }),
    note: word,
    hypotheses: fc.array(hypothesis, { maxLength: 4 }),
  })
  .map(({ guids, names, parents, texts, cuts, note, hypotheses }): RefiProject => {
    const codes = codesOf(guids.slice(0, 8), names, parents);
    const people = guids.slice(8, 10);
    const all = texts.map((text, place) => {
      const at = borders(text);
      const passages = new Map<string, RefiPassage>();
      cuts.forEach(([from, to, code], index) => {
        const [start = 0, end = 0] = [at[from % at.length] ?? 0, at[to % at.length] ?? 0].toSorted((a, b) => a - b);
        if (end === start) return;
        const own = code % 3 === 0 ? [] : codes.slice(code % 5, (code % 5) + (code % 3)).map(({ guid }) => guid);
        const guid = guids[13 + place * 9 + index] ?? '';
        passages.set(`${start}:${end}`, { guid, start, end, codes: own, note: index % 2 === 0 ? note : '' });
      });
      return {
        guid: guids[10 + place] ?? '',
        name: `Интервью ${place}.txt`,
        text,
        passages: [...passages.values()].toSorted((a, b) => a.start - b.start || a.end - b.end),
        speakers: [
          { label: 'мария', role: 'respondent' as const, person: people[0] ?? null },
          { label: 'инт', role: 'interviewer' as const, person: null },
        ],
      };
    });
    return {
      name: names[0] ?? '',
      origin: REFI_ORIGIN,
      description: note,
      codes,
      cases: people.map((guid, index) => ({
        guid,
        name: index === 0 ? 'Мария' : 'Р2',
        codeName: `Р${index + 1}`,
        role: names[1]?.trim() ?? '',
        segment: '',
        notes: note,
        texts: index === 0 ? all.map((text) => text.guid) : [],
      })),
      texts: all,
      insights: [],
      hypotheses: withPlaces(hypotheses, all),
    };
  });

/** Codes each behind the one above it, as a document tells them. */
const nested = (codes: readonly RefiCode[], parent: string | null = null): RefiCode[] =>
  codes.filter((code) => code.parent === parent).flatMap((code) => [code, ...nested(codes, code.guid)]);

describe('a project of our own', () => {
  it('comes back as it went out', async () => {
    await fc.assert(
      fc.asyncProperty(project, async (out) => {
        const file = await makeProject({ project: out, rests: [], rich: [], at: AT });
        const { project: back, findings } = await unpackProject(file);
        expect(back).toEqual({ ...out, codes: nested(out.codes) });
        expect(findings).toEqual({
          foreign: {},
          outside: 0,
          moved: 0,
          unknownCodes: 0,
          lostHypotheses: 0,
          missingTexts: [],
          laidOutTexts: [],
          repeated: 0,
        });
      }),
      { numRuns: 50 },
    );
  });

  it('whose text was renamed here goes out again under the new name', async () => {
    const text = { guid: '5f0c7c6e-8d7b-4c1e-9a51-3b1f4f2d7a10', text: 'Слово', passages: [], speakers: [] };
    const called = (name: string): RefiProject => ({
      name: 'Раунд',
      origin: REFI_ORIGIN,
      description: '',
      codes: [],
      cases: [],
      texts: [{ ...text, name }],
      insights: [],
      hypotheses: [],
    });
    const out = await makeProject({ project: called('Первое.txt'), rests: [], rich: [], at: AT });
    const rests = [await unpackRest((await unpackProject(out)).rest)];
    const again = await makeProject({ project: called('Второе.txt'), rests, rich: [], at: AT });
    expect((await unpackProject(again)).project.texts.map(({ name }) => name)).toEqual(['Второе.txt']);
  });

  it('goes out again in the same bytes, with what was kept of it', async () => {
    await fc.assert(
      fc.asyncProperty(project, async (out) => {
        const file = await makeProject({ project: out, rests: [], rich: [], at: AT });
        const first = await unpackProject(file);
        const again = await makeProject({
          project: first.project,
          rests: [await unpackRest(first.rest)],
          rich: [],
          at: AT,
        });
        const second = await unpackProject(again);
        expect(second.project).toEqual(first.project);
        const third = await makeProject({
          project: second.project,
          rests: [await unpackRest(second.rest)],
          rich: [],
          at: AT,
        });
        expect(new Uint8Array(await third.arrayBuffer())).toEqual(new Uint8Array(await again.arrayBuffer()));
      }),
      { numRuns: 15 },
    );
  });
});
