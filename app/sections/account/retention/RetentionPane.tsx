import { living } from '#src/domain/core/record.ts';
import { keptMonths, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import { RetentionScreen } from '#src/features/account/retention/RetentionScreen.tsx';

import { useRetention } from './useRetention.ts';
import { ACCOUNT_ADDRESS, RETENTION_URL } from '../url.ts';
import { accountHref } from '../../../routing/hrefs.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../../shared/canonicalAddress.ts';
import { useRecord } from '#store/queries.ts';

const ADDRESS: ScreenAddress = { codecs: [ACCOUNT_ADDRESS, RETENTION_URL] };

/** «Хранение и стирание» of a shared company: reads, passes props, wires callbacks. */
export function RetentionPane() {
  useCanonicalAddress(ADDRESS);
  const settings = useRecord('researchSettings', RESEARCH_SETTINGS_ID).data;
  return (
    <RetentionScreen
      {...useRetention()}
      keepsMonths={settings === undefined ? undefined : keptMonths(living(settings))}
      settingsHref={accountHref('settings')}
    />
  );
}
