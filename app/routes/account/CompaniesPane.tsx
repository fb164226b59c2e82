import { useMemo } from 'react';

import { CompaniesSection } from '#src/features/account/CompaniesSection.tsx';

import { accountHref } from '../../accountView.ts';
import { deleteCompany, saveCompany } from '../../actions/account.ts';
import { attempt } from '../../actions/outcomes.ts';
import { useCompanyChoice } from '../../company.ts';
import { PATHS } from '../../paths.ts';
import { showToast } from '../../toast.ts';
import { toLoadable, useAll, useRetryFailed } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';

/** «Компании» of the account area. */
export function CompaniesPane() {
  const store = useStore();
  const { companyId, chooseCompany } = useCompanyChoice();
  const { data, error } = useAll('company');
  const members = useAll('member').data?.items;
  const companies = useMemo(() => toLoadable({ data: data?.items, error }), [data, error]);
  const people = useMemo(() => {
    const counts: Record<string, number> = {};
    for (const member of members ?? []) counts[member.companyId] = (counts[member.companyId] ?? 0) + 1;
    return counts;
  }, [members]);
  return (
    <CompaniesSection
      companies={companies}
      brokenCount={data?.broken.length ?? 0}
      companyId={companyId}
      people={people}
      addHref={PATHS.onboarding}
      settingsHref={accountHref('settings')}
      onOpen={chooseCompany}
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
  );
}
