import { useCallback, useEffect, useRef, useState } from 'react';

import type { InterviewEvent } from '#src/domain/chat/steps/interviewEvents.ts';
import type { Outcome } from '#src/domain/core/outcome.ts';
import type { ChatFile } from '#src/features/chat/chatFile.ts';

import { chatKeyOf } from '../../shared/drafts/chatDraft.ts';
import { newId } from '../../shared/newId.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import type { Store } from '#store/port.ts';
import { removeChatFile } from './actions.ts';
import { useFileReadings } from './useFileReadings.ts';
import { changeKeptFiles, readKeptFiles, type RememberedFile } from './files.ts';

/** Files of the chat that are being read. */
export interface ChatFiles {
  /** The state of the others is in the interview. */
  readonly files: readonly ChatFile[];
  readonly chooseFiles: (files: readonly File[]) => void;
  readonly cancelFile: (id: string) => void;
  readonly removeFile: (id: string) => void;
  /** The chat begins anew: none of them counts any more. */
  readonly forgetAll: () => void;
}

/** Message about a file that was not kept yet when the page closed. */
const LOST = 'Страница закрылась раньше, чем файл был прочитан. Добавьте его ещё раз.';

const asReading = ({ id, name, size }: Pick<RememberedFile, 'id' | 'name' | 'size'>): ChatFile => ({
  id,
  name,
  size,
  state: 'reading',
  progress: 0,
  note: '',
});

/** Bytes of the files that were being read when the page went, and the ids of those whose bytes had not been kept yet. */
async function keptBytes(
  store: Store,
  chat: string,
): Promise<{ readonly found: readonly GivenFile[]; readonly lost: readonly string[] }> {
  const all = await Promise.all(
    readKeptFiles(chat).map(async ({ id, name, type, fileId }) => {
      const bytes = fileId === null ? undefined : await store.files.get(fileId).catch(() => undefined);
      return { id, file: bytes ? new File([bytes], name, { type }) : null };
    }),
  );
  return {
    found: all.flatMap(({ id, file }) => (file ? [{ id, file }] : [])),
    lost: all.filter(({ file }) => file === null).map(({ id }) => id),
  };
}

interface GivenFile {
  readonly id: string;
  readonly file: File;
}

/**
 * Files given to the chat: read one beside another, told to the interview together; those that were being read when the page
 * went are read again.
 * @param productId what the chat is about
 * @param step takes a step of the chat
 */
export function useChatFiles(
  store: Store,
  productId: string,
  step: (event: InterviewEvent) => Promise<Outcome>,
): ChatFiles {
  const chat = chatKeyOf(store.companyId, productId);
  const [files, setFiles] = useState<readonly ChatFile[]>(() => readKeptFiles(chat).map(asReading));
  const forget = useCallback(
    (ids: ReadonlySet<string>) => changeKeptFiles(chat, (kept) => kept.filter(({ id }) => !ids.has(id))),
    [chat],
  );
  const change = useCallback(
    (id: string, next: Partial<ChatFile>) =>
      setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one))),
    [],
  );

  const drop = useCallback((id: string) => setFiles((all) => all.filter((one) => one.id !== id)), []);
  const { readOne, stop } = useFileReadings(change, drop);
  const readAll = useCallback(
    async (named: readonly { readonly id: string; readonly file: File }[]) => {
      const read = await Promise.all(named.map(({ id, file }) => readOne(id, file)));
      const given = read.filter((one) => one !== null);
      if (given.length === 0) return;
      const outcome = await step({ type: 'filesRead', files: given });
      const ids = new Set(named.map(({ id }) => id));
      // Stored, they are in the interview with what became of them; else they say why they are not.
      if (outcome.ok) {
        setFiles((all) => all.filter(({ id }) => !ids.has(id)));
        forget(ids);
      } else for (const id of ids) change(id, { state: 'failed', note: outcome.message });
    },
    [readOne, step, change, forget],
  );
  const chooseFiles = useCallback(
    (chosen: readonly File[]) => {
      const named = chosen.map((file) => ({ id: newId(), file }));
      const kept = named.map(({ id, file: { name, size, type } }): RememberedFile => ({
        id,
        name,
        size,
        type,
        fileId: null,
      }));
      setFiles((all) => [...all, ...kept.map(asReading)]);
      changeKeptFiles(chat, (all) => [...all, ...kept]);
      for (const { id, file } of named) {
        // A file whose bytes are not kept in time has to be given again, and says so.
        const keep = (fileId: string) =>
          changeKeptFiles(chat, (all) => all.map((one) => (one.id === id ? { ...one, fileId } : one)));
        void store.files.put(file).then(keep, () => undefined);
      }
      void readAll(named);
    },
    [store, chat, readAll],
  );

  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current) return;
    resumed.current = true;
    void (async () => {
      const { found, lost } = await keptBytes(store, chat);
      for (const id of lost) change(id, { state: 'failed', note: LOST });
      await readAll(found);
    })();
  }, [store, chat, change, readAll]);

  return {
    files,
    chooseFiles,
    forgetAll: useCallback(() => {
      setFiles([]);
      changeKeptFiles(chat, () => []);
    }, [chat]),
    cancelFile: useCallback(
      (id) => {
        forget(new Set([id]));
        stop(id);
      },
      [forget, stop],
    ),
    removeFile: useCallback(
      (id) => {
        drop(id);
        forget(new Set([id]));
        void attemptWithToast('Файл не убран', () => removeChatFile(store, id, productId));
      },
      [store, productId, forget, drop],
    ),
  };
}
