import { quoted } from '#src/domain/core/format.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { living } from '#src/domain/core/record.ts';
import { removeQuote, turnQuote, type Evidence } from '#src/domain/research/evidence.ts';
import { STANCE_LABELS, type Hypothesis, type Stance } from '#src/domain/research/hypothesis.ts';

import { commitWithUndo } from '../commitWithUndo.ts';
import { attemptWithToast } from '../outcomes.ts';
import { showToast } from '../toast.ts';
import { gone, type Store } from '../../workspace/port.ts';

/** The hypothesis as it is stored: what is shown is signed. */
async function stored(store: Store, id: string): Promise<Hypothesis> {
  const hypothesis = living(await store.get('hypothesis', id));
  if (!hypothesis) throw gone('hypothesis', id);
  return hypothesis;
}

/** Commits and says what was done; the toast offers the way back. Nothing to do is nothing to say: another tab has done it. */
async function commit(store: Store, ops: readonly Op[], title: string, description: string): Promise<void> {
  if (ops.length === 0) return;
  const undo = await commitWithUndo(store, ops);
  void showToast({
    tone: 'success',
    title,
    description,
    action: { label: 'Отменить', onAction: () => void attemptWithToast('Не удалось отменить', undo) },
  });
}

/** Says what words of a hypothesis speak for. @throws StoreError `conflict`, reason `gone`, when it was removed meanwhile */
export async function turn(store: Store, id: string, { key, text }: Evidence, stance: Stance): Promise<void> {
  const ops = turnQuote(await stored(store, id), key, stance);
  await commit(store, ops, 'Цитата перенесена', `${STANCE_LABELS[stance]}: ${quoted(text)}`);
}

/** Takes words from a hypothesis. @throws StoreError `conflict`, reason `gone`, when it was removed meanwhile */
export async function remove(store: Store, id: string, { key, text }: Evidence): Promise<void> {
  await commit(store, removeQuote(await stored(store, id), key), 'Цитата убрана из гипотезы', quoted(text));
}
