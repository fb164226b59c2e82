import type { Company } from '#src/domain/account/account.ts';
import { SAMPLE_COMPANY_ID, SAMPLE_PERSON } from '#src/domain/workspace.ts';
import type { AppShellProps } from '#src/features/shell/AppShell.tsx';

import { JOIN_PATH } from '../shared/team/server.ts';
import { useRecord } from '../workspace/queries.ts';
import { useProductChoice } from './products/useProductChoice.ts';

const NONE: readonly Company[] = [];

/**
 * Who and which company stand around the screen. Who comes to a team for the first time has nothing to do with the sample's company and
 * person: around the page of an invitation they do not stand.
 * @param switchable the companies that one chooses among
 */
export function useAround(
  pathname: string,
  companyId: string,
  switchable: readonly Company[],
): Pick<AppShellProps, 'userName' | 'companies' | 'productChoice'> {
  const name = useRecord('profile', 'profile').data?.name;
  const productChoice = useProductChoice(companyId);
  const isNew = pathname === JOIN_PATH && companyId === SAMPLE_COMPANY_ID && name === SAMPLE_PERSON;
  return isNew ? { userName: '', companies: NONE } : { userName: name ?? '', companies: switchable, productChoice };
}
