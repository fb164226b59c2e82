import { quoted } from '#src/domain/core/format.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { isRecording } from '#src/domain/research/materials.ts';
import { typedName } from '#src/domain/research/files/fileNames.ts';
import type { Material } from '#src/domain/research/research.ts';

import type { OpenTyping } from './useOpenTyping.ts';
import { attachFile, replaceFile } from '../../files/materialActions.ts';
import { download } from '../../../../shared/download.ts';
import { explain, attemptWithToast } from '../../../../shared/outcomes.ts';
import { showToast } from '../../../../shared/toast.ts';
import { findTyped, keepTyped, type KeptTyped } from '../../../../shared/drafts/typedDraft.ts';
import type { Store } from '#store/port.ts';

const fileOf = (material: Material, text: string): File =>
  new File([text], typedName(material), { type: 'text/plain' });

/** Puts a draft back where another was not begun since. */
function bringBack(store: Store, material: Material, draft: KeptTyped): void {
  if (!findTyped(store.companyId, material.id)) keepTyped(store.companyId, material.id, draft);
}

/**
 * Saves a typed text: of a recording as its transcript, else in place of the text that it corrects. Undoing restores the text as
 * a draft.
 * @param open shows a material, in typing or in reading
 */
export async function saveTyped(
  store: Store,
  material: Material,
  draft: KeptTyped,
  open: OpenTyping,
): Promise<Outcome> {
  const file = fileOf(material, draft.text);
  const controls = { signal: new AbortController().signal, onProgress: () => undefined };
  const isNew = isRecording(material);
  try {
    const done = isNew
      ? await attachFile(store, material, 'transcript', file, controls)
      : // The file that the typing began with: one that another tab put there since is not written over.
        {
          ...(await replaceFile(store, { ...material, fileId: draft.base ?? material.fileId }, file, controls, draft)),
          id: material.id,
        };
    const { undo, said, problems, id } = done;
    if (!undo || id === null) return refused(problems.join('\n'));
    keepTyped(store.companyId, material.id, undefined);
    void showToast({
      tone: 'success',
      title: isNew ? 'Расшифровка сохранена' : 'Правка сохранена',
      description: [file.name === material.name || isNew ? file.name : `${file.name} вместо ${material.name}`, said]
        .filter(Boolean)
        .join('. '),
      action: {
        label: 'Отменить',
        onAction: () =>
          void attemptWithToast('Не удалось отменить', async () => {
            bringBack(store, material, draft);
            // A material about to be removed is left first, for the recording that it was typed from.
            if (isNew) open(material.id, true, id);
            await undo();
          }),
      },
    });
    open(id, false);
    return DONE;
  } catch (error) {
    return refused(explain(error));
  }
}

/** Puts a draft away, with a way back. */
export function discardTyped(store: Store, material: Material, draft: KeptTyped): void {
  keepTyped(store.companyId, material.id, undefined);
  void showToast({
    tone: 'info',
    title: isRecording(material) ? 'Черновик удалён' : 'Правка отменена',
    description: material.name,
    action: { label: 'Вернуть', onAction: () => bringBack(store, material, draft) },
  });
}

/** Says that a file went while its text was typed, and offers the text. */
export function tellGone(material: Material, draft: KeptTyped): void {
  void showToast({
    tone: 'error',
    title: 'Файл удалили, пока вы печатали',
    description: `${quoted(material.name)}: набранное хранится в этом браузере и вернётся вместе с файлом.`,
    action: {
      label: 'Скачать набранное',
      onAction: () => download(new Blob([draft.text], { type: 'text/plain' }), typedName(material)),
    },
  });
}
