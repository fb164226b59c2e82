import { fn } from 'storybook/test';

import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { placeRanges } from '#src/domain/core/textRange.ts';
import type { FindingKind } from '#src/domain/core/findingKind.ts';
import type { SimilarPassages } from '#src/domain/evidence/pairs/groups.ts';
import { shownFindings, type DecidedTranscript } from '#src/domain/evidence/study/shownFindings.ts';
import type { TranscriptPassage } from '#src/domain/evidence/study/transcript.ts';
import type { GroupOutcome } from '#src/features/research/across/passageGroups.ts';
import type { FoundActs, FoundPlace, StudyFindings } from '#src/features/research/across/findings/studyFindings.ts';

/** Findings of the program in five talks about deliveries, as the stories of «Находки» take them. */

const NAMES = ['Ирина', 'Олег', 'Анна', 'Р4', 'Семён'] as const;

/** Words of each talk: what they are, or null for what only denies, and how sure that is. */
const WORDS: readonly (readonly (readonly [string, FindingKind | null, number])[])[] = [
  [
    ['Курьер опоздал на час, суп приехал холодный.', 'pain', 0.91],
    ['Завела тетрадку и записываю, кто из курьеров не звонит заранее.', 'workaround', 0.72],
  ],
  [
    ['Доставку ждали полтора часа, курьер так и не позвонил.', 'pain', 0.83],
    ['За каждую доставку плачу двести рублей, в месяц выходит три тысячи.', 'money', 0.88],
  ],
  [['Дважды привезли через час после срока, я уже ушла из дома.', 'pain', 0.66]],
  [['Опоздание на сорок минут у них обычное дело, я привык заказывать с запасом.', 'pain', 0.64]],
  [
    ['Да ни разу курьер не опоздал, никаких проблем с доставкой.', null, 0],
    ['Решает у нас жена, без неё я не заказываю.', 'decider', 0.61],
  ],
];

const talkOf = (words: (typeof WORDS)[number], index: number): DecidedTranscript => {
  let text = '';
  const passages = words.map(([said, kind, score]): TranscriptPassage => {
    const start = text.length;
    text += `${said} `;
    return {
      id: `talk-${index + 1}:${String(start).padStart(8, '0')}`,
      interview: `talk-${index + 1}`,
      person: `person-${index + 1}`,
      speaker: NAMES[index] ?? '',
      text: said,
      question: 'Расскажите, как прошла последняя доставка?',
      before: '',
      behind: '',
      kind,
      found: score,
      denied: kind === null ? 0.6 : 0.02,
      start,
      end: start + said.length,
      score,
      cues: kind === null ? [] : ['past'],
    };
  });
  const findings = passages.flatMap(({ kind, start, end, score, cues }) =>
    kind === null ? [] : [{ kind, start, end, score, cues, proposed: true }],
  );
  return {
    interview: `talk-${index + 1}`,
    text,
    labels: null,
    findings,
    passages,
    marked: placeRanges([]),
    refusals: [],
  };
};

export const talks: readonly DecidedTranscript[] = WORDS.map(talkOf);

/** A passage by its talk and its place in it, both from 1. */
export function said(talk: number, place = 1): TranscriptPassage {
  const found = talks[talk - 1]?.passages[place - 1];
  if (!found) throw new Error(`no passage ${place} of talk ${talk}`);
  return found;
}

/** Late couriers, which four people of five tell of, and one contradicts. */
export const late: SimilarPassages = {
  id: said(1).id,
  name: said(1),
  passages: [said(1), said(2), said(3), said(4)],
  people: ['person-1', 'person-2', 'person-3', 'person-4'],
  kind: 'pain',
  contradictions: [{ passage: said(1), against: said(5), score: 0.82 }],
  score: 0.67,
};

export const places: ReadonlyMap<string, FoundPlace> = new Map(
  talks.map(({ interview }, index) => [
    interview,
    { researchId: 'research-late', study: 'Разговоры о доставке', name: `Разговор ${index + 1}.txt` },
  ]),
);

export const people: ReadonlyMap<string, string> = new Map(NAMES.map((name, index) => [`person-${index + 1}`, name]));

export const found: StudyFindings = {
  talks,
  groups: [late],
  places,
  people,
  asked: null,
  uncompared: 0,
  total: talks.length,
  done: true,
  failure: '',
};

/** The group as it is shown. */
export const [shownLate] = shownFindings(talks, [late], new Set()).groups;

export const whereOf = ({ person, interview }: TranscriptPassage): string =>
  `${people.get(person) ?? ''} · ${places.get(interview)?.name ?? ''}`;

export const hrefOf = ({ interview, start, end }: TranscriptPassage): string =>
  `?material=${interview}&at=${start}-${end}`;

const made = () => Promise.resolve<GroupOutcome>({ ok: true, href: '?links=hypothesis:new' });

export const foundActs = {
  onRefuse: fn<FoundActs['onRefuse']>(() => Promise.resolve(true)),
  onHypothesis: fn<FoundActs['onHypothesis']>(made),
  onAddTo: fn<FoundActs['onAddTo']>(() => Promise.resolve<Outcome>(DONE)),
  onInsight: fn<FoundActs['onInsight']>(made),
};
