import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { placeRanges } from '#src/domain/core/textRange.ts';
import { loadModel } from '#src/domain/evidence/loadModel.ts';
import { loadPairModel } from '#src/domain/evidence/pairs/loadPairModel.ts';
import type { SimilarPassages } from '#src/domain/evidence/pairs/groups.ts';
import { shownFindings, type DecidedTranscript } from '#src/domain/evidence/study/shownFindings.ts';
import { lookThrough, type TranscriptPassage } from '#src/domain/evidence/study/transcript.ts';
import { inOneList, MOST_COMPARED, uncompared } from '#src/domain/evidence/study/compared.ts';
import { together } from '#src/domain/evidence/study/together.ts';

import { FIVE_TALKS } from '../../fixtures/fiveTranscripts.ts';

const models = { finder: await loadModel(), pairs: await loadPairModel() };

const looked = () =>
  FIVE_TALKS.map(({ name, text }): DecidedTranscript => {
    const talk = lookThrough({ interview: name, text, labels: null, speakers: {} }, models);
    return { interview: name, text, labels: null, ...talk, marked: placeRanges([]), refusals: [] };
  });
const groupsIn = (talks: readonly DecidedTranscript[]) =>
  together(
    talks.flatMap(({ passages }) => passages),
    models.pairs,
  );

describe('a talk that is looked through', () => {
  it('gives what is proposed, the same as passages with who said them, and what only denies', () => {
    const [first] = looked();
    const { text, findings, passages } = first ?? { text: '', findings: [], passages: [] };
    expect(findings.length).toBeGreaterThan(1);
    expect(findings.every(({ proposed }) => proposed)).toBe(true);
    for (const { kind, text: words, start, end, speaker, score } of passages) {
      expect(words).toBe(text.slice(start, end));
      expect(speaker).toBe('Ирина');
      expect(kind === null ? score === 0 : score > 0.5).toBe(true);
    }
  });

  it('names everybody who is asked once, and nobody who asks', () => {
    const text = 'Интервьюер: Как дела?\nАнна: Хорошо.\nОлег: Плохо.\nАнна: Ну и я так себе.\nОлег: И я.\n';
    expect(lookThrough({ interview: 'a', text, labels: null, speakers: {} }, models).talkers).toEqual(['Анна', 'Олег']);
    expect(lookThrough({ interview: 'a', text: '', labels: null, speakers: {} }, models)).toEqual({
      findings: [],
      passages: [],
      talkers: [],
    });
  });
});

const group = (id: string, count: number, score: number) => ({ id, people: Array<string>(count).fill(id), score });

describe('what belongs together', () => {
  it('is what four people said, beside the one who says the contrary', () => {
    const [group, ...others] = groupsIn(looked());
    expect(group?.people).toEqual(['Анна', 'Ирина', 'Олег', 'Семён']);
    expect(group?.contradictions.map(({ against }) => against.person)).toEqual(['Павел']);
    expect(others.filter(({ people }) => people.length > 1)).toEqual([]);
  });

  it('is not told where nobody is alike, and one who is contradicted by one stands by themselves', () => {
    const two = looked().filter(({ interview }) => interview === 'Олег.txt' || interview === 'Павел.txt');
    const groups = groupsIn(two);
    expect(groups.map(({ people }) => people)).toEqual([['Олег']]);
    expect(groups[0]?.contradictions.map(({ against }) => against.person)).toEqual(['Павел']);
    expect(groupsIn(two.slice(0, 1))).toEqual([]);
  });

  it('compares the surest of too many', () => {
    const [one, other] = looked().flatMap(({ passages }) => passages.filter(({ kind }) => kind === 'pain'));
    if (!one || !other) throw new Error('no pains');
    const filler = Array.from({ length: MOST_COMPARED }, (_, index): TranscriptPassage => ({
      ...one,
      id: `filler-${index}`,
      interview: 'filler',
      person: 'filler',
      text: `собака номер ${index} гуляет`,
      question: '',
      score: 0.7,
    }));
    const peopleOf = (score: number) =>
      together([...filler, { ...one, score }, { ...other, score }], models.pairs).flatMap(({ people }) => people);
    expect(peopleOf(0.9)).toEqual(expect.arrayContaining([one.person, other.person]));
    expect(peopleOf(0.6)).not.toContain(one.person);
    expect([uncompared(filler.length), uncompared(filler.length + 2)]).toEqual([0, 2]);
  });

  it('of several comparisons is one list: the most people first, then the surest, equal ones as they were', () => {
    const all = [group('a', 1, 0), group('b', 2, 0.5), group('c', 3, 0.4), group('d', 2, 0.6), group('e', 1, 0)];
    expect(inOneList(all).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a', 'e']);
    expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

/** Returns the shown findings of the five talks, each changed as given. */
const shown = (
  change: (talk: DecidedTranscript) => DecidedTranscript = (talk) => talk,
  apart: readonly string[] = [],
  filter = { kind: null, person: null } as Parameters<typeof shownFindings>[3],
) => {
  const talks = looked();
  return shownFindings(talks.map(change), groupsIn(talks), new Set(apart), filter);
};

const ofTalk = (list: readonly TranscriptPassage[], { interview }: DecidedTranscript) =>
  list.filter((one) => one.interview === interview);

const placeOf = (of: string): TranscriptPassage => {
  const found = shown().groups[0]?.passages.find(({ person }) => person === of);
  if (!found) throw new Error(`nobody is ${of}`);
  return found;
};

describe('what is shown', () => {
  it('counts what waits as the reading view does, and lists what stands alone in the order of the texts', () => {
    const { waiting, groups, singles } = shown();
    expect(waiting).toBe(looked().reduce((sum, { findings }) => sum + findings.length, 0));
    expect(groups).toHaveLength(1);
    expect(singles.map(({ interview }) => interview)).toEqual(['Ирина.txt', 'Олег.txt', 'Анна.txt', 'Семён.txt']);
  });

  it('leaves refused words out of their group and out of the list', () => {
    const { interview, start, end, text } = placeOf('Анна');
    const { groups, singles } = shown((talk) =>
      talk.interview === interview ? { ...talk, refusals: [{ start, end, text }] } : talk,
    );
    expect(groups[0]?.people).toEqual(['Ирина', 'Олег', 'Семён']);
    expect(singles.some((one) => one.text === text)).toBe(false);
  });

  it('keeps marked words in a group while others of it wait, and drops the group when all are marked', () => {
    const anna = placeOf('Анна');
    const some = shown((talk) => (talk.interview === anna.interview ? { ...talk, marked: placeRanges([anna]) } : talk));
    expect(some.groups[0]?.people).toHaveLength(4);
    expect([...(some.groups[0]?.marked ?? [])]).toEqual([anna.id]);
    const all = shown((talk) => ({ ...talk, marked: placeRanges(talk.passages) }));
    expect(all).toEqual({ waiting: 0, groups: [], singles: [] });
  });

  it('lists what a person took out by itself, and says of the group that it is out', () => {
    const anna = placeOf('Анна');
    const { groups, singles } = shown(undefined, [anna.id]);
    expect(groups[0]?.people).toEqual(['Ирина', 'Олег', 'Семён']);
    expect(groups[0]?.apart).toEqual([anna.id]);
    expect(singles.map(({ id }) => id)).toContain(anna.id);
    const against = shown().groups[0]?.contradictions[0]?.against.id ?? '';
    expect(shown(undefined, [against]).groups[0]?.contradictions).toEqual([]);
  });

  it('narrows to a kind and to who said it', () => {
    expect(shown(undefined, [], { kind: 'money', person: null })).toMatchObject({
      groups: [],
      singles: [{ kind: 'money' }],
    });
    const { groups, singles } = shown(undefined, [], { kind: null, person: 'Павел' });
    expect(groups).toHaveLength(1);
    expect(singles).toEqual([]);
    expect(shown(undefined, [], { kind: null, person: 'Никто' })).toMatchObject({ groups: [], singles: [] });
  });

  it('shows everything that waits once, whatever is marked, refused or taken out', () => {
    const talks = looked();
    const groups: readonly SimilarPassages[] = groupsIn(talks);
    const all = talks.flatMap(({ passages }) => passages);
    const some = fc.subarray(all);
    fc.assert(
      fc.property(some, some, some, (marked, refused, apart) => {
        const result = shownFindings(
          talks.map((talk) => ({
            ...talk,
            marked: placeRanges(ofTalk(marked, talk)),
            refusals: ofTalk(refused, talk),
          })),
          groups,
          new Set(apart.map(({ id }) => id)),
        );
        const listed = [...result.groups.flatMap(({ passages }) => passages), ...result.singles].map(({ id }) => id);
        expect(new Set(listed).size).toBe(listed.length);
        const waiting = all.filter((one) => one.kind !== null && !marked.includes(one) && !refused.includes(one));
        expect(waiting.filter(({ id }) => !listed.includes(id))).toEqual([]);
        expect(refused.filter(({ id }) => listed.includes(id))).toEqual([]);
        for (const group of result.groups) {
          expect(group.people.length > 1 || group.contradictions.length > 0).toBe(true);
          expect(group.passages.some(({ id }) => !group.marked.has(id))).toBe(true);
        }
      }),
    );
  });
});
