import { use } from 'react';

import type { Scenario } from '#src/domain/account/settings.ts';
import type { Outcome } from '#src/domain/core/outcome.ts';
import type { InvitePlan } from '#src/domain/fieldwork/inviting/invitable.ts';
import type { InterviewPlan } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import type { Terms } from '#src/domain/fieldwork/rounds/roundCourse.ts';
import { invitedWords } from '#src/domain/fieldwork/writing/lettersGo.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';

import { GoToContext } from '../../../routing/goTo.ts';
import { roundHref } from '../../../routing/hrefs.ts';
import { attempt, attemptWithToast } from '../../../shared/outcomes.ts';
import { answered, ServerError } from '../../../shared/team/ServerError.ts';
import { whenSent } from '../../../shared/team/whenSent.ts';
import { showSuccess } from '../../../shared/toast.ts';
import { useStore } from '#store/StoreContext.ts';
import { invite, ownTimeZone, ROUND_API } from '../rounds/roundActions.ts';
import { startInterview } from './interviewActions.ts';

const SILENT =
  'Сервер пока не отвечает. Когда связь вернётся, позовите людей на странице раунда: «Пригласить» или «Открытая ссылка».';

/** State when the interviews are to begin. */
interface AtHand {
  readonly scenario: Scenario | null;
  readonly terms: Terms | null;
  readonly hypothesis: Hypothesis | null;
  readonly invited: InvitePlan | null;
  readonly price: number;
  /** The study and its round are stored: what was typed is needed no more. */
  readonly onMade: () => void;
}

/**
 * The end of the way: makes the study with its round, calls the people, opens the round's page. What was stored stays where calling
 * them failed, and the page says how it is done there.
 */
export function useStart(given: AtHand): (plan: InterviewPlan, begins: boolean) => Promise<Outcome> {
  const { scenario, terms, hypothesis, invited, price, onMade } = given;
  const store = useStore();
  const goTo = use(GoToContext);

  async function call(plan: InterviewPlan, roundId: string): Promise<void> {
    const name = { companyId: store.companyId, roundId };
    const people = invited?.chosen ?? [];
    if (plan.who === 'list' && people.length === 0) {
      return showSuccess('Раунд начат', 'Никто не приглашён: позовите людей на его странице');
    }
    if (!(await whenSent(store))) throw new ServerError(SILENT);
    if (plan.who === 'anyone') {
      answered(await ROUND_API.makeLink(name));
      return showSuccess('Раунд начат', 'Открытая ссылка на его странице');
    }
    return showSuccess('Раунд начат', invitedWords(await invite(name, people), ownTimeZone()));
  }

  return (plan, begins) =>
    attempt(async () => {
      if (!scenario) throw new ServerError('Сценария больше нет. Выберите другой на шаге «О чём спросить».');
      const { researchId, roundId } = await startInterview(store, {
        plan,
        scenario,
        terms: begins ? terms : null,
        hypothesis,
        price,
      });
      if (begins) await attemptWithToast('Раунд начат, но людей не позвали', () => call(plan, roundId));
      else showSuccess('Раунд готов', 'Начните его, когда будет пора');
      // Not before: the choice stays on the page until another replaces it.
      onMade();
      goTo(roundHref(researchId, roundId));
    });
}
