import {
  summariseAudience,
  type Audience,
  type AudienceSummary,
  type Persona,
} from '#src/domain/audiences/audience.ts';
import type { Counted } from '#src/domain/audiences/figures.ts';
import { proposePersonas, type PersonaCandidate } from '#src/domain/audiences/personaCandidates.ts';
import { keyedList, keyedTexts } from '#src/domain/core/record.ts';
import { audiences } from '#src/samples/audiences.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';
import { personas } from '#src/samples/personas.ts';
import { researchHypotheses } from '#src/samples/research-hypotheses.ts';
import { research } from '#src/samples/research.ts';

/** The sample's audiences and personas as their dialogs take them: found by id, never typed again. */

function found<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const one = list.find((record) => record.id === id);
  if (!one) throw new Error(`no sample ${id}`);
  return one;
}

export const audience = (id = 'audience-edtech-pm'): Audience => found(audiences, id);
export const persona = (id = 'persona-marina'): Persona => found(personas, id);
export const personasOf = (audienceId: string): readonly Persona[] =>
  personas.filter((one) => one.audienceId === audienceId);

export function candidatesOf(audienceId = 'audience-edtech-pm'): readonly PersonaCandidate[] {
  return proposePersonas({
    audience: audience(audienceId),
    personas: personasOf(audienceId),
    studies: research,
    hypotheses: [...backlogHypotheses, ...researchHypotheses],
  });
}

const LONG =
  'Методисты, продюсеры и руководители онлайн-школ, которые одновременно ведут несколько запусков, согласуют программы с экспертами и отвечают за доходимость';
const WORD = 'Электрокардиографическиисследовательскоеподразделение';

/** Everything as long as people write it, and a word that does not break. */
export const longAudience: Audience = {
  ...audience(),
  name: LONG,
  description: `${LONG}. `.repeat(5),
  expected: 1_243_567,
  touchpoints: keyedTexts('t', [
    `${LONG}, ${WORD}`,
    ...Array.from({ length: 12 }, (_, index) => `Касание ${index + 1}`),
  ]),
  funnelStages: keyedList('s', [
    { stage: 'осведомленность' },
    { stage: 'намерение' },
    { stage: 'реактивация' },
    { stage: 'отток' },
  ]),
};

/** Nothing but what a new one must have. */
export const bareAudience: Audience = {
  ...audience(),
  name: 'Новая аудитория',
  description: 'Кто это, пока в двух словах.',
  expected: 0,
  touchpoints: {},
  funnelStages: keyedList('s', [{ stage: 'намерение' }]),
};

export const longPersona: Persona = {
  ...persona(),
  id: 'persona-long',
  title: `${LONG}: ${WORD}`,
  name: 'Константин-Александр Преображенский-Воскресенский',
  role: LONG,
  company: `${WORD} ${WORD}`,
  socialActivity: LONG,
  characteristics: keyedTexts('c', [LONG, WORD, 'Прямой', 'Занятой']),
  interests: keyedTexts('i', [WORD, LONG]),
  usageReasons: keyedTexts('u', [LONG, LONG, WORD]),
  jtbd: keyedTexts('j', [`Когда ${LONG}, хочу ${LONG}, чтобы ${WORD}`]),
};

/** Only what is required. */
export const barePersona: Persona = {
  ...persona(),
  id: 'persona-bare',
  title: 'Кто-то новый',
  name: 'Зоя',
  role: 'Методист',
  company: '',
  region: '',
  age: null,
  familyStatus: '',
  socialActivity: '',
  techLevel: 'Начинающий',
  usageReasons: {},
  purchaseReasons: {},
  painPoints: {},
  motivations: {},
  interests: {},
  skills: {},
  jtbd: {},
  characteristics: {},
};

/** Its summary, as large as was expected. */
export const summary = (one: Audience): Counted<AudienceSummary> => ({
  ...summariseAudience(one),
  respondents: one.expected,
  currentResearch: 0,
  lastMonthResearch: 0,
});

/** A promise that is kept when the test says so. */
export function pending<T>() {
  const resolvers: ((value: T) => void)[] = [];
  const promise = new Promise<T>((resolve) => {
    resolvers.push(resolve);
  });
  return { promise, finish: (value: T) => resolvers[0]?.(value) };
}

/** Headings of what a persona's dialog says, in their order. */
export const TITLES = [
  '1. Основная информация',
  '2. Причины использования',
  '3. Причины покупки',
  '4. Черты личности',
  '5. Интересы',
  '6. Навыки',
  '7. Техническая грамотность',
  '8. JTBD',
];
