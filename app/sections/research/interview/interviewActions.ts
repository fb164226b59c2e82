import type { Scenario } from '#src/domain/account/settings.ts';
import { asRead, isThere } from '#src/domain/core/expectation.ts';
import { interviewRound, type InterviewPlan } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import { createRound } from '#src/domain/fieldwork/rounds/editRound.ts';
import { createBegunRound, type Terms } from '#src/domain/fieldwork/rounds/roundCourse.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { createResearch } from '#src/domain/research/rules.ts';

import { acting } from '../../../shared/acting.ts';
import type { Store } from '#store/port.ts';
import { ownTimeZone } from '../rounds/roundActions.ts';

export interface PlannedInterview {
  readonly plan: InterviewPlan;
  /** Questions of the round, as the user saw them. */
  readonly scenario: Scenario;
  /** Terms that people agree to; null: the round is prepared only, and begins later. */
  readonly terms: Terms | null;
  /** The hypothesis that is tested; null for none. */
  readonly hypothesis: Pick<Hypothesis, 'id' | 'text'> | null;
  /** Roubles of one interview by the company's plan. */
  readonly price: number;
}

/** Fields that a script consists of, and whether it may be asked: a change of one makes it another script than the user saw. */
const ASKED = ['status', 'title', 'welcome', 'consent', 'thanks', 'modelAsks', 'stages', 'questions'] as const;

/**
 * Stores a study with a round of interviews in it, both or neither; with terms the round has begun.
 * @throws RangeError when a round that is to begin has a scenario that may not be sent
 */
export async function startInterview(
  store: Store,
  { plan, scenario, terms, hypothesis, price }: PlannedInterview,
): Promise<{ readonly researchId: string; readonly roundId: string }> {
  if (terms !== null && scenario.status !== 'active') throw new RangeError('a draft is not sent');
  const { author, at, today, newId } = await acting(store);
  const round = interviewRound(plan, price);
  const audienceId = round.audienceId === '' ? null : round.audienceId;
  const study = createResearch(
    {
      title: plan.title,
      description: hypothesis ? `Проверяем гипотезу: ${hypothesis.text.trim()}` : plan.about,
      type: 'interviews',
      participants: null,
      author,
      experimentIds: [],
      hypothesisIds: hypothesis ? [hypothesis.id] : [],
      audienceId,
    },
    [],
    { today, newId },
  );
  const timeZone = ownTimeZone();
  const made = terms
    ? createBegunRound(study.id, round, terms, { newId, timeZone, at })
    : createRound(study.id, round, { newId, timeZone });
  await store.commit([...study.ops, ...made.ops], {
    expect: [
      terms ? asRead('scenario', scenario.id, scenario, ASKED) : isThere('scenario', scenario.id),
      ...(audienceId === null ? [] : [isThere('audience', audienceId)]),
    ],
  });
  return { researchId: study.id, roundId: made.id };
}
