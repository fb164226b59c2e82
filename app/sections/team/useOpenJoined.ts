import { useNavigate } from 'react-router-dom';

import { standingNameWords } from '#src/domain/account/names/standingName.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';

import { accountHref } from '../../routing/hrefs.ts';
import { PATHS } from '../../routing/paths.ts';
import { useCompanyChoice } from '../../shared/company.ts';
import { companyToOpen } from '../../shared/team/companyToOpen.ts';
import { keepOwnName } from '../../shared/team/nameActions.ts';
import { PROBLEM_WORDS } from '../../shared/team/problems.ts';
import { showSuccess } from '../../shared/toast.ts';
import { useAll } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import type { JoinResult } from '#store/team/joinAndLeave.ts';

/**
 * Returns a function that opens a joined company, whichever way it was joined: it sets the user's identity, fetches the company's
 * data, and shows it on the screen.
 */
export function useOpenJoined(): (
  joined: Extract<JoinResult, { kind: 'joined' }>,
  /** Toast's text when a company has opened. */
  title: string,
  /** The name under which they came in, where they were asked for one: said, when another stands. */
  given?: string,
) => Promise<Outcome> {
  const navigate = useNavigate();
  const store = useStore();
  const { chooseCompany } = useCompanyChoice();
  const known = useAll('company').data;
  return async (joined, title, given = joined.personName) => {
    const standing = standingNameWords(given, joined.personName);
    await keepOwnName(store, joined.personName, joined.companies);
    const company = companyToOpen(joined, known?.items ?? []);
    if (!company) {
      // The owner of the server, who has no company on it yet.
      void navigate(accountHref('companies'), { replace: true });
      showSuccess('Вы вошли', `Откройте доступ команде в настройках компании. ${standing}`.trimEnd());
      return DONE;
    }
    const { fetchCompany } = await import('#store/team/joinAndLeave.ts');
    const problem = await fetchCompany({ companyId: company.id });
    if (problem) return refused(PROBLEM_WORDS[problem.kind]);
    void navigate(PATHS.research, { replace: true });
    chooseCompany(company.id);
    showSuccess(title, standing === '' ? company.name : `${company.name}. ${standing}`);
    return DONE;
  };
}
