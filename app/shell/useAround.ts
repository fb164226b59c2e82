import { nameIn } from '#src/domain/account/names/ownName.ts';
import { SAMPLE_COMPANY_ID, SAMPLE_PERSON } from '#src/domain/workspace.ts';
import type { AppShellProps } from '#src/features/shell/AppShell.tsx';

import { JOIN_PATH } from '../shared/team/server.ts';
import type { CalledCompany } from '../shared/team/useCompanyNames.ts';
import { useRecord } from '#store/queries.ts';
import { useProductChoice } from './products/useProductChoice.ts';

const NONE: readonly CalledCompany[] = [];

/**
 * Returns the user and company shown around the screen. A user who joins a team for the first time has nothing to do with the
 * sample's company and person: they are not shown around the page of an invitation.
 * @param switchable the companies that the user can choose among
 */
export function useAround(
  pathname: string,
  companyId: string,
  switchable: readonly CalledCompany[],
): Pick<AppShellProps, 'userName' | 'companies' | 'productChoice'> {
  const profile = useRecord('profile', 'profile').data;
  const productChoice = useProductChoice(companyId);
  const isNew = pathname === JOIN_PATH && companyId === SAMPLE_COMPANY_ID && profile?.name === SAMPLE_PERSON;
  if (isNew) return { userName: '', companies: NONE };
  return { userName: nameIn(companyId, profile), companies: switchable, productChoice };
}
