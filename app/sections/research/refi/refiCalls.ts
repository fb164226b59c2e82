import { counted } from '#src/domain/core/format.ts';
import type { RefiCode } from '#src/domain/exchange/project.ts';
import type {
  CodebookPreview,
  ReadCodebook,
  RefiActs,
  RefiPreview,
} from '#src/features/research/files/refi/refiActs.ts';

import type { ResearchView } from '../url.ts';
import { previewCodebook, previewProject, takeCodebook, takeProject } from './takeRefiActions.ts';
import { contentsOf, exportCodebook, exportProject } from './exportRefi.ts';
import { attempt, attemptWithToast, explain } from '../../../shared/outcomes.ts';
import { savedInWords } from '../../../shared/out/savedFile.ts';
import { showToast } from '../../../shared/toast.ts';
import { sayDone, showChangedToast } from '../../../shared/undoableToast.ts';
import type { SetUrl } from '../../../routing/useUrlState.ts';
import type { Store } from '#store/port.ts';

/** The result of a reading, or why there is none. */
async function told<T extends object>(read: () => Promise<T>) {
  try {
    return { ok: true, ...(await read()) } as const;
  } catch (error) {
    return { ok: false, message: explain(error) } as const;
  }
}

/** Actions on REFI-QDA projects, each followed by the toast that reports its outcome. */
export const refiActs = (store: Store, company: string, setView: SetUrl<ResearchView>): RefiActs => ({
  onContents: (ids) => told(async () => ({ contents: await contentsOf(store, ids) })),
  onExport: (ids, hiding, signal) =>
    attempt(async () => {
      const name = await exportProject(store, company, ids, hiding, signal);
      void showToast({ tone: 'success', title: 'Проект REFI-QDA готов', description: name });
    }),
  onRead: (file, controls) =>
    told(async () => {
      const preview = await previewProject(
        store,
        file,
        controls,
        (unpacked, known): RefiPreview['take'] =>
          (form, running) =>
            attempt(async () => {
              const instead = form.replaces ? (known?.id ?? null) : null;
              const { id, undo } = await takeProject(store, unpacked, form, instead, running);
              setView((now) => ({ ...now, open: id }), 'push');
              const title = instead === null ? 'Исследование загружено' : 'Исследование заменено';
              showChangedToast(title, form.title.trim(), async () => {
                await undo();
                setView((now) => (now.open === id ? { ...now, open: instead } : now), 'replace');
              });
            }),
      );
      return { preview };
    }),
});

/** Makes the .qdc of the codebook, and says that it is there. */
export const giveCodebook = (store: Store, company: string): Promise<boolean> =>
  attemptWithToast('Кодовая книга не сохранена', async () => {
    const file = await exportCodebook(store, company);
    void showToast({ tone: 'success', title: 'Кодовая книга готова', description: savedInWords(file) });
  });

/** Reads a .qdc; what is taken in is said, with the way back. */
export function readCodebookFile(store: Store, file: File): Promise<ReadCodebook> {
  const take =
    (codes: readonly RefiCode[]): CodebookPreview['take'] =>
    () =>
      attempt(async () => {
        const { added, defined, undo } = await takeCodebook(store, codes);
        const count = counted(added.length, ['новый код', 'новых кода', 'новых кодов']);
        sayDone('Кодовая книга дополнена', added.length > 0 ? count : `Определений: ${defined}`, undo);
      });
  return told(async () => ({ preview: await previewCodebook(store, file, take) }));
}
