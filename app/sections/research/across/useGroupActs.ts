import { useMemo } from 'react';

import { counted, quoted } from '#src/domain/core/format.ts';
import { PASSAGE_FORMS } from '#src/features/research/across/codeTableView.ts';
import type { GroupActs } from '#src/features/research/across/passageGroups.ts';

import { linksHref, studyHref } from '../../../routing/hrefs.ts';
import { sayDone } from '../../../shared/undoableToast.ts';
import { attempt, attemptWithToast } from '../../../shared/outcomes.ts';
import { useStore } from '#store/StoreContext.ts';
import { makeRecord } from './makeRecord.ts';

/** Actions on groups and their rules: loaded with the first one. */
const actions = () => import('./groupActions.ts');

/** Callbacks of «Группы»: the action, and the toast that tells its outcome. The same object while the store is the same. */
export function useGroupActs(): GroupActs {
  const store = useStore();
  return useMemo(
    () => ({
      onCreate: (codeId, name, markIds) =>
        attempt(async () =>
          sayDone(
            'Группа создана',
            quoted(name.trim()),
            await (await actions()).makeGroup(store, codeId, name, markIds),
          ),
        ),
      onRename: (group, name) =>
        attempt(async () =>
          sayDone('Группа переименована', quoted(name.trim()), await (await actions()).nameGroup(store, group, name)),
        ),
      onPut: (codeId, passages, group, before = null) =>
        attemptWithToast(passages.length === 1 ? 'Цитата не перенесена' : 'Цитаты не перенесены', async () => {
          const { layPassages } = await actions();
          const ids = passages.map(({ mark }) => mark.id);
          const undo = await layPassages(store, codeId, ids, group?.id ?? null, before);
          const [only] = passages;
          if (passages.length === 1 && only) {
            const title = group ? `Цитата в группе ${quoted(group.name)}` : 'Цитата убрана из группы';
            sayDone(title, quoted(only.mark.text), undo);
          } else {
            const title = group ? `Цитаты в группе ${quoted(group.name)}` : 'Цитаты убраны из групп';
            sayDone(title, counted(passages.length, PASSAGE_FORMS), undo);
          }
        }),
      onMove: (group, by) =>
        void attemptWithToast('Группа не сдвинута', async () =>
          sayDone('Группа сдвинута', quoted(group.name), await (await actions()).shiftGroup(store, group, by)),
        ),
      onDelete: (group) =>
        void attemptWithToast('Группа не удалена', async () =>
          sayDone(
            'Группа удалена, цитаты остались',
            quoted(group.name),
            await (await actions()).dropGroup(store, group),
          ),
        ),
      onMerge: (group, intoId) =>
        attempt(async () =>
          sayDone('Группы объединены', quoted(group.name), await (await actions()).joinGroups(store, group, intoId)),
        ),
      onHypothesis: (marks, form) =>
        makeRecord(
          'Гипотеза создана',
          form.text.trim(),
          (id) => linksHref('hypothesis', id),
          async () => (await actions()).makeHypothesisOf(store, marks, form),
        ),
      onInsight: (mark, text) =>
        makeRecord('Инсайт добавлен', text.trim(), studyHref, async () =>
          (await actions()).makeInsightOf(store, mark, text),
        ),
    }),
    [store],
  );
}
