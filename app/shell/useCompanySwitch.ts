import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { withoutRecords } from '../routing/productParam.ts';
import { useCompanyChoice } from '../shared/company.ts';

/**
 * The open company, and what opens another one at the present screen. What is open and sought in this one is in no other: the address
 * names it no more.
 */
export function useCompanySwitch(): { readonly companyId: string; readonly switchCompany: (id: string) => void } {
  const { companyId, chooseCompany } = useCompanyChoice();
  const { search } = useLocation();
  const navigate = useNavigate();
  const switchCompany = useCallback(
    (id: string) => {
      if (id === companyId) return;
      void navigate({ search: withoutRecords(search).toString() }, { replace: true });
      chooseCompany(id);
    },
    [companyId, chooseCompany, search, navigate],
  );
  return { companyId, switchCompany };
}
