import { useCallback, useEffect, useMemo, useState } from 'react';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { Material } from '#src/domain/research/research.ts';
import type { PlayerSettings, Recording } from '#src/features/research/reading/view/player/recording.ts';

import { keepPlayerSettings, readPlayerSettings } from './playerSettings.ts';
import { keepPlaceIn, readPlaceIn } from '../readingPlace.ts';
import { attemptWithToast, explain } from '../../../../shared/outcomes.ts';
import { useStore } from '#store/StoreContext.ts';

/** Where a kept file's bytes are, for an element that plays them piece by piece: the file never comes into memory as a whole. */
function usePlayableUrl(fileId: string | null): Loadable<string> {
  const store = useStore();
  const [read, setRead] = useState<{ readonly fileId: string; readonly url: Loadable<string> }>();
  useEffect(() => {
    if (fileId === null) return undefined;
    let wanted = true;
    const show = (url: Loadable<string>) => setRead({ fileId, url });
    store.files.get(fileId).then(
      (blob) => {
        if (!wanted) return;
        show(blob ? ready(URL.createObjectURL(blob)) : failed('Файла этой записи в хранилище нет.'));
      },
      (error: unknown) => {
        if (wanted) show(failed(`Запись не открылась. ${explain(error)}`));
      },
    );
    return () => {
      wanted = false;
      setRead(undefined);
    };
  }, [store, fileId]);
  useEffect(() => {
    if (read?.url.state !== 'ready') return undefined;
    const { value } = read.url;
    // Only when no element has it any more: one that is still loading would ask for what is gone.
    return () => URL.revokeObjectURL(value);
  }, [read]);
  return read && read.fileId === fileId ? read.url : LOADING;
}

/** Returns a recording as it is played here: its bytes, its last position, and this device's playback settings. */
export function useRecording(material: Material | null): Recording | null {
  const store = useStore();
  const { companyId } = store;
  const id = material?.id ?? null;
  const url = usePlayableUrl(material?.fileId ?? null);
  const [settings, setSettings] = useState(readPlayerSettings);
  const begin = useCallback(() => (id === null ? 0 : (readPlaceIn(companyId, id) ?? 0)), [companyId, id]);
  const onSettingsChange = useCallback((next: PlayerSettings) => {
    keepPlayerSettings(next);
    setSettings(next);
  }, []);
  const onRest = useCallback(
    (seconds: number) => {
      if (id !== null) keepPlaceIn(companyId, id, Math.floor(seconds));
    },
    [companyId, id],
  );
  return useMemo(
    () =>
      material && {
        material,
        url,
        begin,
        settings,
        onSettingsChange,
        onRest,
        onDownload: () =>
          void attemptWithToast('Файл не скачан', async () =>
            (await import('../../actions.ts')).downloadMaterial(store, material),
          ),
      },
    [store, material, url, begin, settings, onSettingsChange, onRest],
  );
}
