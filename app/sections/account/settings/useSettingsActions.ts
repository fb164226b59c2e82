import type { SettingsSectionProps } from '#src/features/account/settings/SettingsSection.tsx';

import { actOnChannel, deleteScenario, duplicateScenario, storeBot } from './settingsActions.ts';
import type { CompanyBot } from '../../../shared/team/useBot.ts';
import type { SeenSettings } from './settingsData.ts';
import { attempt, attemptWithToast } from '../../../shared/outcomes.ts';
import { showSuccess } from '../../../shared/toast.ts';
import { switchScenario } from '../../../shared/asking/scenario/scenarioActions.ts';
import { showUndoableToast } from '../../../shared/undoableToast.ts';
import { useStore } from '#store/StoreContext.ts';

/** Callbacks of «Настройки» about channels, the bot and its scenarios: the action, and the toast that tells its outcome. */
export function useSettingsActions(
  { channels, bot }: SeenSettings,
  companyBot: CompanyBot,
): Pick<
  SettingsSectionProps,
  'onChannelAct' | 'onSaveBot' | 'onDuplicateScenario' | 'onScenarioStatusChange' | 'onDeleteScenario'
> {
  const store = useStore();
  return {
    onChannelAct: async (channel, act, value) => {
      if (channel.told !== undefined) {
        const outcome = await companyBot.onAct(act, value);
        if (outcome.ok) showSuccess(act === 'off' ? 'Канал выключен' : 'Бот подключён');
        return outcome;
      }
      return attempt(async () => {
        const stored = channels.find(({ id }) => id === channel.id) ?? null;
        await actOnChannel(store, stored, channel, act, value);
        showSuccess(act === 'off' ? 'Канал выключен' : 'Настройки канала сохранены');
      });
    },
    onSaveBot: (form) =>
      attempt(async () => {
        await storeBot(store, bot, form);
        showSuccess('Настройки бота сохранены');
      }),
    onDuplicateScenario: (scenario) =>
      void attemptWithToast('Сценарий не скопирован', async () => {
        await duplicateScenario(store, scenario);
        showSuccess('Копия создана', scenario.title);
      }),
    onScenarioStatusChange: (scenario, status) =>
      void attemptWithToast('Сценарий не изменён', async () => {
        await switchScenario(store, scenario, status);
        showSuccess(status === 'active' ? 'Сценарий активирован' : 'Сценарий снова черновик', scenario.title);
      }),
    onDeleteScenario: (scenario) =>
      void attemptWithToast('Сценарий не удалён', async () =>
        showUndoableToast('Сценарий удалён', scenario.title, await deleteScenario(store, scenario)),
      ),
  };
}
