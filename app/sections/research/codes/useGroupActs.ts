import { useMemo } from 'react';

import { quoted } from '#src/domain/core/format.ts';
import { refused } from '#src/domain/core/outcome.ts';
import type { GroupActs, Made } from '#src/features/research/across/passageGroups.ts';

import { linksHref, studyHref } from '../../../routing/hrefs.ts';
import { attempt, attemptWithToast, explain } from '../../../shared/outcomes.ts';
import { showToast } from '../../../shared/toast.ts';
import { useStore } from '../../../workspace/StoreContext.ts';
import type { MadeRecord } from '../groupActions.ts';
import type { Undoing } from '../markActions.ts';

/** What is done with groups and its rules: loaded with the first thing done. */
const actions = () => import('../groupActions.ts');

/** Says what was done; the toast offers the way back. Nothing is said where nothing had to be done. */
function say(title: string, description: string, undo: Undoing): void {
  if (!undo) return;
  void showToast({
    tone: 'success',
    title,
    description,
    action: { label: 'Отменить', onAction: () => void attemptWithToast('Не удалось отменить', undo) },
  });
}

/** Makes something of a group, says so, and tells where it is. */
async function make(
  title: string,
  description: string,
  hrefOf: (id: string) => string,
  run: () => Promise<MadeRecord>,
): Promise<Made> {
  try {
    const { id, undo } = await run();
    say(title, description, undo);
    return { ok: true, href: hrefOf(id) };
  } catch (error) {
    return refused(explain(error)) as Extract<Made, { ok: false }>;
  }
}

/** Callbacks of «Группы»: the action, and the toast that tells its outcome. The same object while the store is the same. */
export function useGroupActs(): GroupActs {
  const store = useStore();
  return useMemo(
    () => ({
      onCreate: (codeId, name, markIds) =>
        attempt(async () =>
          say('Группа создана', quoted(name.trim()), await (await actions()).makeGroup(store, codeId, name, markIds)),
        ),
      onRename: (group, name) =>
        attempt(async () =>
          say('Группа переименована', quoted(name.trim()), await (await actions()).nameGroup(store, group, name)),
        ),
      onPut: (codeId, { mark }, group, before = null) =>
        void attemptWithToast('Цитата не перенесена', async () => {
          const { layPassage } = await actions();
          const undo = await layPassage(store, codeId, mark.id, group?.id ?? null, before);
          say(group ? `Цитата в группе ${quoted(group.name)}` : 'Цитата убрана из группы', quoted(mark.text), undo);
        }),
      onMove: (group, by) =>
        void attemptWithToast('Группа не сдвинута', async () =>
          say('Группа сдвинута', quoted(group.name), await (await actions()).shiftGroup(store, group, by)),
        ),
      onDelete: (group) =>
        void attemptWithToast('Группа не удалена', async () =>
          say('Группа удалена, цитаты остались', quoted(group.name), await (await actions()).dropGroup(store, group)),
        ),
      onMerge: (group, intoId) =>
        attempt(async () =>
          say('Группы объединены', quoted(group.name), await (await actions()).joinGroups(store, group, intoId)),
        ),
      onHypothesis: (marks, form) =>
        make(
          'Гипотеза создана',
          form.text.trim(),
          (id) => linksHref('hypothesis', id),
          async () => (await actions()).makeHypothesisOf(store, marks, form),
        ),
      onInsight: (mark, text) =>
        make('Инсайт добавлен', text.trim(), studyHref, async () => (await actions()).makeInsightOf(store, mark, text)),
    }),
    [store],
  );
}
