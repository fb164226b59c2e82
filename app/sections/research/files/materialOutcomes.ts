import { counted } from '#src/domain/core/format.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import type { MaterialActions } from '#src/features/research/files/materialActions.ts';

import * as actions from './materialActions.ts';
import { showChangedToast } from '../../../shared/undoableToast.ts';
import { showToast } from '../../../shared/toast.ts';
import type { Store } from '#store/port.ts';

const withSaid = (description: string, said: string): string => (said === '' ? description : `${description}. ${said}`);

/** Runs an action: what happened is said by a toast, what did not is the outcome. */
async function run(act: () => Promise<actions.Done>, title: string, description: string): Promise<Outcome> {
  const { undo, said, problems } = await act();
  if (undo) showChangedToast(title, withSaid(description, said), undo);
  return problems.length === 0 ? DONE : refused(problems.join('\n'));
}

/** Returns the actions on an open study's files: the action, and the toast that reports its outcome. Throws on failure. */
export function materialOutcomes(store: Store): MaterialActions {
  return {
    onAdd: async (study, files, controls) => {
      const { added, undo, said, problems } = await actions.addFiles(store, study.id, files, controls);
      const [first = ''] = added;
      const title = added.length > 1 ? 'Файлы добавлены' : 'Файл добавлен';
      const what = added.length > 1 ? counted(added.length, ['файл', 'файла', 'файлов']) : first;
      if (undo) showChangedToast(title, withSaid(`${what} — ${study.title}`, said), undo);
      return problems.length === 0 ? DONE : refused(problems.join('\n'));
    },
    onReplace: (material, file, controls) =>
      run(
        () => actions.replaceFile(store, material, file, controls),
        'Файл заменён',
        `${material.name} → ${file.name}`,
      ),
    onAttach: (material, as, file, controls) =>
      run(
        () => actions.attachFile(store, material, as, file, controls),
        as === 'transcript' ? 'Расшифровка добавлена' : 'Запись добавлена',
        `${file.name} — вместе с ${material.name}`,
      ),
    onRename: (material, typed) =>
      run(() => actions.renameFile(store, material, typed), 'Файл переименован', material.name),
    onMove: (material, to) =>
      run(
        async () => {
          await actions.moveFile(store, material, to);
          return { undo: null, said: '', problems: [] };
        },
        '',
        '',
      ),
    onRemove: (materials) =>
      run(
        async () => {
          const undo = await actions.removeFiles(store, materials);
          return { undo, said: '', problems: [] };
        },
        materials.length > 1 ? 'Файлы удалены' : 'Файл удалён',
        materials.map(({ name }) => name).join(', '),
      ),
    onFailedUnseen: (message) => void showToast({ tone: 'error', title: 'Файлы не сохранены', description: message }),
  };
}
