import { useState } from 'react';

import { EMPTY_REQUISITES } from '#src/domain/account/requisites.ts';
import { dateOf } from '#src/domain/core/format.ts';
import { BillingSection } from '#src/features/account/billing/BillingSection.tsx';

import { useBilling } from './billingData.ts';
import { awaitedHref, BILLING_URL } from './moneyUrl.ts';
import { PAYER_DRAFT } from '../../shared/drafts/payerDraft.ts';
import { ACCOUNT_ADDRESS } from './url.ts';
import { useBillingActions } from './useBillingActions.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { useKeptDraft } from '../../shared/useDraft.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

const ADDRESS: ScreenAddress = { codecs: [ACCOUNT_ADDRESS, BILLING_URL] };

/** «Тарифы и оплата» of the account area. */
export function BillingPane() {
  useCanonicalAddress(ADDRESS);
  const [today] = useState(() => dateOf(new Date()));
  const [{ plan }, setUrl] = useUrlState(BILLING_URL);
  const { state, last, cards } = useBilling();
  const [payer, setPayer] = useKeptDraft(PAYER_DRAFT, useStore().companyId);
  return (
    <BillingSection
      state={state}
      cards={cards}
      plan={plan}
      today={today}
      payer={payer ?? last ?? EMPTY_REQUISITES}
      onPayerChange={setPayer}
      historyHref={awaitedHref()}
      onPlanChange={(next) => setUrl(() => ({ plan: next }), 'push')}
      onRetry={useRetryFailed()}
      {...useBillingActions()}
    />
  );
}
