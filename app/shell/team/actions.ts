import { formatMoment } from '#src/domain/core/format.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { isActTowardsOthers } from '#src/domain/history/actsTowardsOthers.ts';
import { nameKey, uniqueNames } from '#src/domain/plan.ts';
import { differencesOf, recordTitle, resolution } from '#src/domain/sync/differences.ts';
import type { Refused, RefusedChangeProps } from '#src/features/team/RefusedChange.tsx';

import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { showSuccess } from '../../shared/toast.ts';
import { showChangedToast, type Undoing } from '../../shared/undoableToast.ts';
import type { RefusedCommit, Store } from '#store/port.ts';

/** Reads a record's current state, by its name. */
type Read = (kind: string, id: string) => StoredRecord | undefined;

/** Returns the current records that commits write into. An unreadable one counts as missing. */
export async function readFor(store: Store, commits: readonly Pick<RefusedCommit, 'ops'>[]): Promise<Read> {
  const names = uniqueNames(commits.flatMap(({ ops }) => ops));
  const records = new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [
            nameKey(name),
            (await store.get(name.kind, name.id).catch(() => undefined)) as StoredRecord | undefined,
          ] as const,
      ),
    ),
  );
  return (kind, id) => records.get(`${kind}/${id}`);
}

/** A refused commit as «Несовпадения» shows it. */
export function asShown(commit: RefusedCommit, read: Read): Refused {
  const { id, ops, at, refusal } = commit;
  const [first] = ops;
  return {
    id,
    title: first ? recordTitle(first.kind, read(first.kind, first.id)) : '',
    at: formatMoment(at),
    code: refusal.code,
    needed: refusal.needed,
    differences: differencesOf(commit, read),
  };
}

/** The choice of one's own words everywhere. */
const allOwn = (commit: RefusedCommit, read: Read): ReadonlySet<string> =>
  new Set(differencesOf(commit, read).map(({ key }) => key));

/** Commits what was chosen. Returns the way back; null where nothing was to be done, and for acts towards other people (R432). */
export async function commitChoice(store: Store, ops: readonly Op[]): Promise<Undoing> {
  if (ops.length === 0) return null;
  if (!isActTowardsOthers(ops)) return commitWithUndo(store, ops);
  await store.commit(ops);
  return null;
}

const CHOSEN = { done: 'Выбор сохранён', failed: 'Выбор не сохранился' };
const AGAIN = { done: 'Правка отправляется ещё раз', failed: 'Правка не отправлена' };

/** Returns the user's actions on commits that the server refused. */
export function differenceActions(store: Store, refused: readonly RefusedCommit[]): Omit<RefusedChangeProps, 'change'> {
  /** Does what was chosen of a commit, then takes it off the list: in this order, or a failure would lose the words. */
  const settle = async (
    id: string,
    { done, failed }: { readonly done: string; readonly failed: string },
    choose: (commit: RefusedCommit, read: Read) => readonly Op[],
  ): Promise<void> => {
    const commit = refused.find((one) => one.id === id);
    if (!commit) return;
    await attemptWithToast(failed, async () => {
      const read = await readFor(store, [commit]);
      const ops = choose(commit, read);
      const undo = await commitChoice(store, ops);
      await store.settleRefused(id);
      if (undo) showChangedToast(done, asShown(commit, read).title, undo);
      else showSuccess(done);
    });
  };
  return {
    onSettle: (id, kept) => void settle(id, CHOSEN, (commit, read) => resolution(commit, kept, read)),
    onRetry: (id) => void settle(id, AGAIN, (commit, read) => resolution(commit, allOwn(commit, read), read)),
    onDrop: (id) => void attemptWithToast('Правка не убрана из списка', () => store.settleRefused(id)),
    onCopy: (words) =>
      void attemptWithToast('Слова не скопированы', async () => {
        await navigator.clipboard.writeText(words);
        showSuccess('Слова скопированы');
      }),
  };
}
