import { useMemo } from 'react';

import type { Company } from '#src/domain/account/account.ts';
import { peopleByCompany } from '#src/domain/account/companyPeople.ts';
import { CompaniesSection } from '#src/features/account/companies/CompaniesSection.tsx';

import { SHARE_ACTIONS, useTeamOfCompany } from './useTeamOfCompany.tsx';
import { ACCOUNT_ADDRESS } from './url.ts';
import { deleteCompany, saveCompany } from './actions.ts';
import { attempt } from '../../shared/outcomes.ts';
import { useCompanyChoice } from '../../shared/company.ts';
import { PATHS } from '../../routing/paths.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { showToast } from '../../shared/toast.ts';
import { toLoadable, useAll, useRetryFailed } from '#store/queries.ts';
import { useCompanyNames } from '../../shared/team/useCompanyNames.ts';
import { useShared } from '../../shared/team/useShared.ts';
import { useStore } from '#store/StoreContext.ts';
import { accountHref } from '../../routing/hrefs.ts';

const NONE: readonly Company[] = [];

const ADDRESS: ScreenAddress = { codecs: [ACCOUNT_ADDRESS], actions: SHARE_ACTIONS };

/** «Компании» of the account area. */
export function CompaniesPane() {
  useCanonicalAddress(ADDRESS);
  const store = useStore();
  const { companyId, chooseCompany } = useCompanyChoice();
  const { data, error } = useAll('company');
  const members = useAll('member').data?.items;
  const companies = useMemo(() => toLoadable({ data: data?.items, error }), [data, error]);
  const people = useMemo(() => (members ? peopleByCompany(members) : null), [members]);
  const { team, dialog } = useTeamOfCompany(companies.state === 'ready' ? companies.value : []);
  return (
    <>
      <CompaniesSection
        companies={companies}
        brokenCount={data?.broken.length ?? 0}
        companyId={companyId}
        people={people}
        names={useCompanyNames(data?.items ?? NONE)}
        addHref={PATHS.onboarding}
        settingsHref={accountHref('settings')}
        onOpen={chooseCompany}
        team={team}
        shared={useShared()}
        onRetry={useRetryFailed()}
        onSave={(company, form) =>
          attempt(async () => {
            await saveCompany(store, company, form);
            void showToast({ tone: 'success', title: 'Компания сохранена', description: form.name.trim() });
          })
        }
        onDelete={(company) =>
          attempt(async () => {
            const next = await deleteCompany(store, company);
            void showToast({ tone: 'success', title: 'Компания удалена', description: company.name });
            if (company.id === companyId) chooseCompany(next);
          })
        }
      />
      {dialog}
    </>
  );
}
