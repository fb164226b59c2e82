import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { alike } from '#src/domain/evidence/pairs/alike.ts';
import { denialOf } from '#src/domain/evidence/pairs/denial.ts';
import { draftOf, excerptOf } from '#src/domain/evidence/pairs/drafts.ts';
import { groupsOf } from '#src/domain/evidence/pairs/groups.ts';
import { FINDING_KINDS } from '#src/domain/core/findingKind.ts';
import { loadPairModel } from '#src/domain/evidence/pairs/loadPairModel.ts';
import { mattersOf } from '#src/domain/evidence/pairs/matters.ts';
import { pairsOf, ranksOf, type Pair } from '#src/domain/evidence/pairs/pairs.ts';
import { passagesOf, surroundingsOf, type ComparedPassage } from '#src/domain/evidence/pairs/passage.ts';
import { stemOf, wordsIn } from '#src/domain/evidence/pairs/stems.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';
import { STAGES } from '#src/domain/core/stage.ts';
import { TOUCHPOINTS } from '#src/domain/tactics/touchpoint.ts';

const model = await loadPairModel();

const passage = (id: string, text: string, more: Partial<ComparedPassage> = {}): ComparedPassage => ({
  id,
  interview: id,
  person: id,
  text,
  question: '',
  before: '',
  behind: '',
  kind: 'pain',
  found: 0.8,
  denied: 0.02,
  ...more,
});

const LATE = passage('1', 'Курьер опоздал на час, доставка приехала холодная', { question: 'Как с доставкой?' });
const LATE_TOO = passage('2', 'Доставку ждали полтора часа, курьер опоздал', { question: 'Расскажите о доставке' });
const NEVER_LATE = passage('3', 'Да ни разу курьер не опоздал, никаких проблем с доставкой', {
  question: 'А доставка?',
  kind: null,
  found: 0.05,
  denied: 0.6,
});
const DENTIST = passage('4', 'У зубного мне рассверлили не тот зуб', { question: 'Что с врачом?' });
const OTHERS = Array.from({ length: 12 }, (_, index) =>
  passage(`9${index}`, `Собака номер ${index} гуляет во дворе и грызёт ботинки соседа`, {
    interview: '9',
    person: '9',
  }),
);

const MANY: fc.Arbitrary<ComparedPassage[]> = fc
  .array(
    fc.record({
      interview: fc.constantFrom('a', 'b', 'c'),
      text: fc
        .array(fc.constantFrom('курьер', 'опоздал', 'не', 'зуб', 'врач', 'очередь', 'чек', 'никогда', 'ждали', 'час'), {
          maxLength: 6,
        })
        .map((words) => words.join(' ')),
      kind: fc.constantFrom(...FINDING_KINDS, null),
    }),
    { maxLength: 14 },
  )
  .map((list) =>
    list.map((one, index) => ({ ...passage(String(index).padStart(2, '0'), one.text), ...one, person: one.interview })),
  );

const ALL = { same: 0, contradiction: 0 };

/** How sure it is that the first two say the same. */
function firstTwo(passages: readonly ComparedPassage[]): number {
  const [found] = pairsOf(passages, model, ALL).filter(({ a, b }) => a === '1' && b === '2');
  return found?.score ?? 0;
}

describe('pairs of passages', () => {
  it('finds the same in other words and what contradicts it, and leaves the rest alone', () => {
    const pairs = pairsOf([LATE, LATE_TOO, NEVER_LATE, DENTIST, ...OTHERS], model);
    const said = pairs.map(({ a, b, relation }) => `${a} ${b} ${relation}`).sort();
    expect(said).toEqual(['1 2 same', '1 3 contradiction', '2 3 contradiction']);
  });

  it('never pairs passages of one talk', () => {
    const together = [LATE, LATE_TOO].map((one) => ({ ...one, interview: 'one' }));
    expect(pairsOf([...together, ...OTHERS], model)).toEqual([]);
  });

  it('gives the same for the passages in any order, the surest first', () => {
    fc.assert(
      fc.property(MANY, fc.nat(), (passages, turn) => {
        const cuts = { same: 0, contradiction: 0 };
        const pairs = pairsOf(passages, model, cuts);
        const turned = [
          ...passages.slice(turn % (passages.length || 1)),
          ...passages.slice(0, turn % (passages.length || 1)),
        ];
        expect(pairsOf(turned.reverse(), model, cuts)).toEqual(pairs);
        expect(pairs.map(({ score }) => score)).toEqual(pairs.map(({ score }) => score).toSorted((a, b) => b - a));
        expect(pairs.every(({ a, b, score }) => a < b && score >= 0 && score <= 1)).toBe(true);
      }),
    );
  });

  it('hears a denial', () => {
    expect(denialOf('Нет, ни разу не опаздывали, никаких проблем', model)).toBeGreaterThan(0.5);
    expect(denialOf('Опоздали на час, суп холодный', model)).toBeLessThan(0.5);
  });

  it('reads words in all their forms, and classes of matters by their longest beginning', () => {
    expect(stemOf('доставкой')).toBe(stemOf('доставка'));
    expect(mattersOf(wordsIn('Курьер привёз не тот заказ'))).toEqual(
      expect.arrayContaining(['доставка', 'не то', 'заказ']),
    );
    expect(mattersOf(['столица'])).toEqual([]);
  });

  it('takes the question before and what stands beside', () => {
    const text =
      'Интервьюер: Как с доставкой?\nРеспондент: Ну так. Опоздали на час. Суп холодный.\nИнтервьюер: Понятно.\n';
    const start = text.indexOf('Опоздали');
    const around = surroundingsOf(text, turnsOf(text), { start, end: start + 'Опоздали на час.'.length });
    expect(around).toEqual({
      text: 'Опоздали на час.',
      question: 'Как с доставкой?',
      before: 'Ну так.',
      behind: 'Суп холодный.',
    });
  });
});

describe('passages of a talk', () => {
  const TALK =
    'Интервьюер: Как с доставкой?\nОлег: Ну так. Опоздали на час. Суп холодный был.\nНина: Нет, ни разу не опаздывали, никаких проблем.\n';
  const place = (words: string) => ({ start: TALK.indexOf(words), end: TALK.indexOf(words) + words.length });
  const found = (words: string, proposed: boolean, score = 0.6) => ({
    ...place(words),
    kind: 'pain' as const,
    score,
    proposed,
    cues: [],
  });
  const findings = [
    found('Нет, ни разу не опаздывали, никаких проблем.', false, 0.05),
    found('Суп холодный был.', true, 0.9),
    found('Опоздали на час.', true),
    found('Ну так.', false, 0.1),
  ];
  const read = (some = findings) =>
    passagesOf({ interview: 'i', text: TALK, turns: turnsOf(TALK), findings: some }, model);

  it('are what is proposed, joined where it stands together, and what only denies, in the order of the text', () => {
    expect(read().map(({ text, kind, question }) => ({ text, kind, question }))).toEqual([
      { text: 'Опоздали на час. Суп холодный был.', kind: 'pain', question: 'Как с доставкой?' },
      { text: 'Нет, ни разу не опаздывали, никаких проблем.', kind: null, question: 'Как с доставкой?' },
    ]);
    expect(read(findings.toReversed())).toEqual(read());
    const [found, denied] = read();
    expect(found?.found).toBe(0.9);
    expect(denied?.denied).toBeGreaterThan(found?.denied ?? 1);
  });

  it('belong to who says them, by ids that sort as the text does', () => {
    const passages = read();
    expect(passages.map(({ person }) => person)).toEqual(['i:Олег', 'i:Нина']);
    expect(passages.map(({ id }) => id).toSorted()).toEqual(passages.map(({ id }) => id));
    expect(passages.every(({ start, end, text }) => TALK.slice(start, end) === text)).toBe(true);
  });

  it('are like each other the more, the more others are like both', () => {
    const third = passage('5', 'Курьер с доставкой опоздал, ждали час', { question: 'Что с доставкой?' });
    const together = { ...third, interview: LATE.interview };
    expect(firstTwo([LATE, LATE_TOO, third, DENTIST, ...OTHERS])).toBeGreaterThan(
      firstTwo([LATE, LATE_TOO, { ...together, id: '5' }, DENTIST, ...OTHERS]),
    );
  });
});

describe('what several people said', () => {
  it('counts people, is named by a quote, and has the contrary beside it', () => {
    const passages = [LATE, LATE_TOO, NEVER_LATE, DENTIST, ...OTHERS];
    const [group, ...more] = groupsOf(passages, pairsOf(passages, model));
    expect(more).toEqual([]);
    expect(group?.people).toEqual(['1', '2']);
    expect(group?.passages.map(({ id }) => id).toSorted()).toEqual(['1', '2']);
    expect(group?.name).toBe(group?.passages[0]);
    expect(group?.contradictions.map(({ against }) => against.id)).toEqual(['3']);
  });

  it('is no group when one person said it in two talks', () => {
    const passages = [LATE, { ...LATE_TOO, person: LATE.person }, ...OTHERS];
    expect(groupsOf(passages, pairsOf(passages, model))).toEqual([]);
  });

  it('holds every passage once at most, and no order changes anything', () => {
    const cuts = { same: 0.02, contradiction: 0.02 };
    fc.assert(
      fc.property(MANY, (passages) => {
        const pairs = pairsOf(passages, model, cuts);
        const groups = groupsOf(passages, pairs);
        const ids = groups.flatMap((group) => group.passages.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(groupsOf(passages.toReversed(), pairs.toReversed())).toEqual(groups);
        for (const group of groups) {
          const inside = new Set(group.passages.map(({ id }) => id));
          expect(group.people.length).toBeGreaterThan(1);
          expect(group.passages.every(({ kind }) => kind !== null)).toBe(true);
          expect(
            group.contradictions.every(({ against, passage: own }) => !inside.has(against.id) && inside.has(own.id)),
          ).toBe(true);
        }
        const counts = groups.map(({ people }) => people.length);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('a draft', () => {
  const pair: Pair = { a: '1', b: '2', relation: 'same', score: 0.9 };

  it('says the respondents’ words in the form of a hypothesis', () => {
    const [group] = groupsOf([LATE, LATE_TOO], [pair]);
    const draft = group && draftOf(group);
    expect(draft?.text).toBe(
      'Если устранить трудность «Курьер опоздал на час, доставка приехала холодная», то людям станет проще, потому что о похожем рассказали 2\u00A0человека, например: «Доставку ждали полтора часа, курьер опоздал»',
    );
    expect(draft?.supporting.map(({ id }) => id)).toEqual(['1', '2']);
    expect(draft?.opposing).toEqual([]);
  });

  it.each(FINDING_KINDS)('of %s holds together and stands at a touchpoint of its stage', (kind) => {
    const [group] = groupsOf(
      [
        { ...LATE, kind },
        { ...LATE_TOO, kind },
      ],
      [pair],
    );
    const draft = group && draftOf(group);
    expect(draft?.text).toMatch(/^Если \S.*[^,], то \S.*, потому что \S.*, например: «[^«»]+»$/u);
    expect(STAGES.filter((stage) => TOUCHPOINTS[stage].includes(draft?.touchpoint ?? ''))).toEqual([draft?.stage]);
  });

  it('quotes a clause of a long tale', () => {
    expect(excerptOf('Ну, курьер опоздал на час, а суп остыл.')).toBe('курьер опоздал на час, а суп остыл');
    const long = excerptOf(`Курьер опоздал на час и двадцать минут, ${'а потом ещё и ещё раз '.repeat(10)}.`);
    expect(long).toBe('Курьер опоздал на час и двадцать минут…');
  });
});

describe('what was written before', () => {
  const written = [
    { id: 'a', text: 'Если предупреждать об опоздании курьера заранее, то отмен станет меньше' },
    { id: 'b', text: 'Если добавить оплату картой, то вырастет средний чек' },
  ];

  it('is told when a new text says the same', () => {
    const found = alike('Если заранее предупредить, что курьер опаздывает, то станет меньше отмен', written);
    expect(found.map(({ id }) => id)).toEqual(['a']);
    expect(alike(written[1]?.text ?? '', written)[0]).toMatchObject({ id: 'b', score: expect.closeTo(1) });
  });

  it('is not told for another matter, nor for next to nothing', () => {
    expect(alike('Если повесить зеркало в лифте, то жильцы будут меньше жаловаться', written)).toEqual([]);
    expect(alike('Если', written, 0)).toEqual([]);
    expect(alike('', written, 0)).toEqual([]);
  });
});

/** As it is said: by a comparison of every two. */
const compared = (alike: Float64Array, passages: readonly Pick<ComparedPassage, 'interview'>[]) => {
  const count = passages.length;
  const ranks = new Uint16Array(count * count);
  const nearest = new Float64Array(count);
  passages.forEach(({ interview }, i) => {
    const score = (j: number) => alike[Math.min(i, j) * count + Math.max(i, j)] ?? 0;
    passages
      .flatMap((other, j) => (other.interview === interview ? [] : [j]))
      .sort((x, y) => score(y) - score(x) || x - y)
      .forEach((j, rank) => {
        ranks[i * count + j] = rank;
        if (rank === 0) nearest[i] = score(j);
      });
  });
  return { ranks, nearest };
};

describe('the places of partners', () => {
  it('are those of a comparison, also where many are as like', () => {
    const likely = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 14 }),
        fc.array(likely, { minLength: 196, maxLength: 196 }),
        (interviews, scores) => {
          const passages = interviews.map((interview) => ({ interview }));
          const square = Float64Array.from({ length: passages.length ** 2 }, (_, cell) => scores[cell] ?? 0);
          expect(ranksOf(square, passages)).toEqual(compared(square, passages));
        },
      ),
      { numRuns: 300 },
    );
  });
});
