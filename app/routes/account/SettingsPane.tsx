import { useCallback, useEffect, useMemo, useState } from 'react';

import { counted } from '#src/domain/format.ts';
import { failed, LOADING, ready, type Loadable } from '#src/domain/loadable.ts';
import { editScenario, removeScenario, setScenarioStatus } from '#src/domain/scenarioRules.ts';
import { BOT_ID, botFormOf, channelViews } from '#src/domain/settingsRules.ts';
import { SettingsSection, type Settings } from '#src/features/account/SettingsSection.tsx';
import type { SettingsDrafts } from '#src/features/account/settingsDrafts.ts';
import type { StoragePlace, WorkspaceDataProps } from '#src/features/account/WorkspaceData.tsx';

import { commitWithUndo } from '../../actions/audiences.ts';
import { attempt, attemptWithToast } from '../../actions/outcomes.ts';
import {
  actOnChannel,
  copyText,
  createScenario,
  duplicateScenario,
  inspectWorkspaceFile,
  openWorkspaceFile,
  resetWorkspace,
  saveWorkspaceFile,
  storeBot,
} from '../../actions/settings.ts';
import { useCompanyChoice } from '../../company.ts';
import { showToast } from '../../toast.ts';
import { useDrafts } from '../../useDraft.ts';
import { storeMessageText } from '../../workspace/messages.ts';
import { isPersistent, requestPersistence, storageEstimate } from '../../workspace/persist.ts';
import { useAll, useRecord, useRetryFailed } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';

const success = (title: string, description?: string) => void showToast({ tone: 'success', title, description });

async function readPlace(): Promise<StoragePlace> {
  const [estimate, persistent] = await Promise.all([storageEstimate(), isPersistent()]);
  return { estimate: estimate ?? null, persistent };
}

/** The browser's place, and the way to ask for it anew. */
function usePlace(): [StoragePlace | null, () => Promise<StoragePlace>] {
  const [place, setPlace] = useState<StoragePlace | null>(null);
  const refresh = useCallback(async () => {
    const read = await readPlace();
    setPlace(read);
    return read;
  }, []);
  useEffect(() => {
    void readPlace().then(setPlace);
  }, []);
  return [place, refresh];
}

/** The settings of the open company. */
function useSettings(): Loadable<Settings> {
  const { companyId } = useStore();
  const channels = useAll('channel');
  const scenarios = useAll('scenario');
  const bot = useRecord('botSettings', BOT_ID);
  return useMemo(() => {
    const error = channels.error ?? scenarios.error ?? bot.error;
    if (channels.data && scenarios.data && bot.data !== undefined) {
      return ready({
        channels: channelViews(channels.data.items, companyId),
        bot: botFormOf(bot.data && bot.data.deletedAt === null ? bot.data : null),
        scenarios: scenarios.data.items,
        broken: channels.data.broken.length + scenarios.data.broken.length,
      });
    }
    return error ? failed(storeMessageText(error)) : LOADING;
  }, [channels.data, channels.error, scenarios.data, scenarios.error, bot.data, bot.error, companyId]);
}

/** «Настройки» of the account area: reads, passes props, wires callbacks. */
export function SettingsPane() {
  const store = useStore();
  const { chooseCompany } = useCompanyChoice();
  const settings = useSettings();
  const [drafts, keepDraft] = useDrafts<SettingsDrafts>(`settings of ${store.companyId}`);
  const [place, refreshPlace] = usePlace();
  const companyName = useRecord('company', store.companyId).data?.name ?? '';

  const data: WorkspaceDataProps = {
    companyName,
    storage: place,
    onSave: (running) =>
      saveWorkspaceFile(store, companyName, running, ({ name, size, missingFiles }) => {
        const lost =
          missingFiles > 0
            ? ` В браузере не нашлось ${counted(missingFiles, ['файла', 'файлов', 'файлов'])}, в архиве их нет.`
            : '';
        success('Рабочее пространство сохранено', `${name}, ${size}.${lost}`);
      }),
    onInspect: (file, running) => inspectWorkspaceFile(store, file, running),
    onOpen: (file, mode, running) =>
      openWorkspaceFile(store, file, mode, running, ({ id, name }) => {
        success(mode === 'merge' ? 'Рабочие пространства объединены' : 'Рабочее пространство заменено', name);
        void refreshPlace();
        if (id !== store.companyId) chooseCompany(id);
      }),
    onReset: () =>
      attempt(async () => {
        await resetWorkspace(store);
        success('Демо-данные на месте');
      }),
    onPersist: async () => {
      const promised = await requestPersistence();
      const { persistent } = await refreshPlace();
      return persistent === null ? null : promised;
    },
  };
  return (
    <SettingsSection
      settings={settings}
      onRetry={useRetryFailed()}
      drafts={drafts}
      onDraftChange={keepDraft}
      onCopy={copyText}
      onChannelAct={(channel, act, value) =>
        attempt(async () => {
          await actOnChannel(store, channel, act, value);
          success(act === 'off' ? 'Канал выключен' : 'Настройки канала сохранены');
        })
      }
      onSaveBot={(form) =>
        attempt(async () => {
          await storeBot(store, form);
          success('Настройки бота сохранены');
        })
      }
      onCreateScenario={(form) =>
        attempt(async () => {
          await createScenario(store, form);
          success('Сценарий создан', form.title.trim());
        })
      }
      onEditScenario={(scenario, form) =>
        attempt(async () => {
          await store.commit(editScenario(scenario, form));
          success('Сценарий сохранён', form.title.trim());
        })
      }
      onDuplicateScenario={(scenario) =>
        void attemptWithToast('Сценарий не скопирован', async () => {
          await duplicateScenario(store, scenario);
          success('Копия создана', scenario.title);
        })
      }
      onScenarioStatusChange={(scenario, status) =>
        void attemptWithToast('Сценарий не изменён', async () => {
          await store.commit(setScenarioStatus(scenario, status));
          success(status === 'active' ? 'Сценарий активирован' : 'Сценарий снова черновик', scenario.title);
        })
      }
      onDeleteScenario={({ id, title }) =>
        void attemptWithToast('Сценарий не удалён', async () => {
          const undo = await commitWithUndo(store, removeScenario(id));
          void showToast({
            tone: 'info',
            title: 'Сценарий удалён',
            description: title,
            action: { label: 'Вернуть', onAction: () => void attemptWithToast('Не удалось вернуть', undo) },
          });
        })
      }
      data={data}
    />
  );
}
