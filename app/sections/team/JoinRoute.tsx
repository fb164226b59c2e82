import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { OWNER_TOKEN } from '#src/domain/sync/ownerToken.ts';
import { JoinScreen } from '#src/features/team/JoinScreen.tsx';

import { PATHS } from '../../routing/paths.ts';
import { accountHref } from '../../routing/hrefs.ts';
import { useCompanyChoice } from '../../shared/company.ts';
import { explain } from '../../shared/outcomes.ts';
import { companyToOpen } from '../../shared/team/companyToOpen.ts';
import { PROBLEM_WORDS } from '../../shared/team/problems.ts';
import { keepOwnName, ownName } from '../../shared/team/nameActions.ts';
import { tokenIn } from '../../shared/team/server.ts';
import { showSuccess } from '../../shared/toast.ts';
import { useAll, useRecord } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';
import { asShown, useInvitation } from './useInvitation.ts';

const NO_LINK = 'Ссылка больше не действует. Попросите у того, кто её прислал, новую.';

/** Where a link into a company leads: the person comes in, what the company holds is fetched, and it opens. */
export function JoinRoute() {
  const navigate = useNavigate();
  const store = useStore();
  const { chooseCompany } = useCompanyChoice();
  const profile = useRecord('profile', 'profile').data;
  const known = useAll('company').data;
  // The address is left with the screen; the token must not stay in the history.
  const [token, setToken] = useState(() => tokenIn(window.location.hash));

  const { looked, onSignOut } = useInvitation(token);
  const join = async (personName: string): Promise<Outcome> => {
    const { joinByLink, fetchCompany } = await import('../../workspace/team/joinAndLeave.ts');
    const result = await joinByLink({ token, personName });
    if (result.kind === 'noLink') return refused(NO_LINK);
    if (result.kind === 'failed') return refused(PROBLEM_WORDS[result.why]);
    await keepOwnName(store, personName);
    const company = companyToOpen(result, known?.items ?? []);
    if (!company) {
      // The owner of the server, who has no company on it yet.
      void navigate(accountHref('companies'), { replace: true });
      showSuccess('Вы вошли', 'Откройте доступ команде в настройках компании.');
      return DONE;
    }
    const problem = await fetchCompany({ companyId: company.id });
    if (problem) return refused(PROBLEM_WORDS[problem.kind]);
    void navigate(PATHS.research, { replace: true });
    chooseCompany(company.id);
    showSuccess('Вы в команде', company.name);
    return DONE;
  };
  return (
    <JoinScreen
      to={token === '' ? 'nowhere' : token.startsWith(OWNER_TOKEN) ? 'ownServer' : 'team'}
      invitation={asShown(looked)}
      isOver={looked?.kind === 'none'}
      onSignOut={onSignOut}
      onLink={(link) => setToken(tokenIn(link))}
      name={ownName(profile)}
      onJoin={(name) => join(name).catch((error: unknown) => refused(explain(error)))}
    />
  );
}
