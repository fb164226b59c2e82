import { use } from 'react';

import { living } from '#src/domain/core/record.ts';
import { hidesPersonalData, keptMonths, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import { namesSeenBy } from '#src/domain/sync/names.ts';
import { SettingsSection } from '#src/features/account/settings/SettingsSection.tsx';
import type { SettingsDrafts } from '#src/features/account/settings/settingsDrafts.ts';

import { useSettings } from './settings/settingsData.ts';
import { ACCOUNT_ADDRESS } from './url.ts';
import { useLengths } from '../../shared/asking/scenario/useLengths.ts';
import { useScenarioLeaving } from '../../shared/asking/scenario/useScenarioLeaving.tsx';
import { useBot } from '../../shared/team/useBot.ts';
import { useModelPart } from './settings/useModelPart.ts';
import { useSettingsActions } from './settings/useSettingsActions.ts';
import { useWorkspaceData } from './useWorkspaceData.ts';
import { copyText } from '../../shared/copyText.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { keepFor, showNamesTo, switchNames, switchPersonal } from '../../shared/out/hideNames.ts';
import { GoToContext } from '../../routing/goTo.ts';
import { accountHref, scenarioHref } from '../../routing/hrefs.ts';
import { useDrafts } from '../../shared/useDraft.ts';
import { useRecord, useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

const ADDRESS: ScreenAddress = { codecs: [ACCOUNT_ADDRESS] };

/** «Настройки» of the account area: reads, passes props, wires callbacks. */
export function SettingsPane() {
  useCanonicalAddress(ADDRESS);
  const bot = useBot();
  const { settings, seen } = useSettings(bot.view);
  const store = useStore();
  const goTo = use(GoToContext);
  const names = useRecord('researchSettings', RESEARCH_SETTINGS_ID).data;
  const [drafts, keepDraft] = useDrafts<SettingsDrafts>(`settings of ${store.companyId}`);
  const acts = useSettingsActions(seen, bot);
  const { leave, question } = useScenarioLeaving();
  return (
    <>
      <SettingsSection
        settings={settings}
        onRetry={useRetryFailed()}
        drafts={drafts}
        onDraftChange={keepDraft}
        onCopy={copyText}
        {...acts}
        onScenarioStatusChange={(scenario, status) => {
          if (status === 'draft') leave(scenario, status, () => acts.onScenarioStatusChange(scenario, status));
          else acts.onScenarioStatusChange(scenario, status);
        }}
        onDeleteScenario={(scenario) => leave(scenario, 'removed', () => acts.onDeleteScenario(scenario))}
        lengths={useLengths()}
        onCreateScenario={() => goTo(scenarioHref(null))}
        onEditScenario={({ id }) => goTo(scenarioHref(id))}
        hidesNames={names === undefined ? undefined : (living(names)?.hidesNames ?? false)}
        onHideNames={(hidden) => void switchNames(store, hidden)}
        hidesPersonal={names === undefined ? undefined : hidesPersonalData(living(names))}
        onHidePersonal={(hidden) => void switchPersonal(store, hidden)}
        keepsMonths={names === undefined ? undefined : keptMonths(living(names))}
        onKeep={(months) => void keepFor(store, months)}
        retentionHref={`${accountHref('settings')}&retention=1`}
        namesSeenBy={names === undefined ? undefined : namesSeenBy(names)}
        onNamesSeenBy={(by) => void showNamesTo(store, by)}
        model={useModelPart()}
        data={useWorkspaceData()}
      />
      {question}
    </>
  );
}
