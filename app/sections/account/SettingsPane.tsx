import { SettingsSection } from '#src/features/account/settings/SettingsSection.tsx';
import type { SettingsDrafts } from '#src/features/account/settings/settingsDrafts.ts';

import { copyText } from './settingsActions.ts';
import { useSettings } from './settingsData.ts';
import { ACCOUNT_ADDRESS } from './url.ts';
import { useSettingsActions } from './useSettingsActions.ts';
import { useWorkspaceData } from './useWorkspaceData.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { useDrafts } from '../../shared/useDraft.ts';
import { useRetryFailed } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';

const ADDRESS: ScreenAddress = { codecs: [ACCOUNT_ADDRESS] };

/** «Настройки» of the account area: reads, passes props, wires callbacks. */
export function SettingsPane() {
  useCanonicalAddress(ADDRESS);
  const { companyId } = useStore();
  const { settings, seen } = useSettings();
  const [drafts, keepDraft] = useDrafts<SettingsDrafts>(`settings of ${companyId}`);
  return (
    <SettingsSection
      settings={settings}
      onRetry={useRetryFailed()}
      drafts={drafts}
      onDraftChange={keepDraft}
      onCopy={copyText}
      {...useSettingsActions(seen)}
      data={useWorkspaceData()}
    />
  );
}
