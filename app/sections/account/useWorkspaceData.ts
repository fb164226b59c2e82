import { useCallback, useEffect, useState } from 'react';

import { counted } from '#src/domain/core/format.ts';
import type { StoragePlace } from '#src/features/account/workspace/BrowserStorage.tsx';
import type { WorkspaceDataProps } from '#src/features/account/workspace/WorkspaceData.tsx';

import {
  inspectWorkspaceFile,
  openWorkspaceFile,
  resetWorkspace,
  saveWorkspaceFile,
} from './settings/settingsActions.ts';
import { useCompanyChoice } from '../../shared/company.ts';
import { attempt } from '../../shared/outcomes.ts';
import { useSync } from '../../shared/team/useSync.ts';
import { showSuccess } from '../../shared/toast.ts';
import { isOwnSample } from '#store/ownSample.ts';
import { isPersistent, requestPersistence, storageEstimate } from '#store/persist.ts';
import { useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

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

/** The workspace's data in the settings: the place it takes, and what is done with its file. */
export function useWorkspaceData(): WorkspaceDataProps {
  const store = useStore();
  const { chooseCompany } = useCompanyChoice();
  const [place, refreshPlace] = usePlace();
  const sync = useSync();
  const companyName = useRecord('company', store.companyId).data?.name ?? '';
  return {
    companyName,
    storage: place,
    onSave: (running) =>
      saveWorkspaceFile(store, companyName, running, ({ name, size, missingFiles }) => {
        const lost =
          missingFiles > 0
            ? ` В браузере не нашлось ${counted(missingFiles, ['файла', 'файлов', 'файлов'])}, в архиве их нет.`
            : '';
        showSuccess('Рабочее пространство сохранено', `${name}, ${size}.${lost}`);
      }),
    onInspect: (file, running) => inspectWorkspaceFile(store, file, running),
    onOpen: (file, mode, running) =>
      openWorkspaceFile(store, file, mode, running, ({ id, name }) => {
        showSuccess(mode === 'merge' ? 'Рабочие пространства объединены' : 'Рабочее пространство заменено', name);
        void refreshPlace();
        if (id !== store.companyId) chooseCompany(id);
      }),
    onReset: isOwnSample(store.companyId, sync)
      ? () =>
          attempt(async () => {
            await resetWorkspace(store);
            showSuccess('Демо-данные на месте');
          })
      : null,
    onPersist: async () => {
      const promised = await requestPersistence();
      const { persistent } = await refreshPlace();
      return persistent === null ? null : promised;
    },
  };
}
