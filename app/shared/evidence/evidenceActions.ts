import {
  hasSeverity,
  type FindingKind,
  gradedInWords,
  retakenInWords,
  type Severity,
} from '#src/domain/core/findingKind.ts';
import type { Expectation } from '#src/domain/core/expectation.ts';
import { quoted } from '#src/domain/core/format.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { living } from '#src/domain/core/record.ts';
import {
  gradeQuote,
  nameQuoteKind,
  removeQuote,
  turnQuote,
  type Evidence,
} from '#src/domain/research/hypotheses/evidence.ts';
import { STANCE_LABELS, type Hypothesis, type Stance } from '#src/domain/research/hypothesis.ts';

import { commitWithUndo } from '../commitWithUndo.ts';
import { showChangedToast } from '../undoableToast.ts';
import { type Store } from '#store/port.ts';
import { gone, StoreError } from '#src/domain/core/storeError.ts';

/** The hypothesis as it is stored: what is shown is signed. */
async function stored(store: Store, id: string): Promise<Hypothesis> {
  const hypothesis = living(await store.get('hypothesis', id));
  if (!hypothesis) throw gone('hypothesis', id);
  return hypothesis;
}

/** Commits and says what was done; the toast offers the way back. Nothing to do is nothing to say: another tab has done it. */
async function commit(
  store: Store,
  ops: readonly Op[],
  title: string,
  description: string,
  ...expect: readonly Expectation[]
): Promise<void> {
  if (ops.length === 0) return;
  const undo = await commitWithUndo(store, ops, { expect });
  showChangedToast(title, description, undo);
}

/** Says what words of a hypothesis speak for. @throws StoreError `conflict`, reason `gone`, when it was removed meanwhile */
export async function turn(store: Store, id: string, { key, text }: Evidence, stance: Stance): Promise<void> {
  const ops = turnQuote(await stored(store, id), key, stance);
  await commit(store, ops, 'Цитата перенесена', `${STANCE_LABELS[stance]}: ${quoted(text)}`);
}

/** Says what words of a hypothesis are taken for. @throws StoreError `conflict`, reason `gone`, when it was removed meanwhile */
export async function nameKind(store: Store, id: string, quote: Evidence, kind: FindingKind | null): Promise<void> {
  const ops = nameQuoteKind(await stored(store, id), quote.key, kind);
  await commit(store, ops, retakenInWords(quote, kind), quoted(quote.text));
}

/**
 * Says how grave what words of a hypothesis tell of is.
 * @throws StoreError `conflict`, when the words were taken away or for something without grades meanwhile; reason `gone`, when they, or
 *   the hypothesis, are there no more
 */
export async function grade(
  store: Store,
  id: string,
  { key, text }: Evidence,
  severity: Severity | null,
): Promise<void> {
  const hypothesis = await stored(store, id);
  const quote = Object.hasOwn(hypothesis.quotes, key) ? hypothesis.quotes[key] : undefined;
  if (!quote) throw gone('hypothesis', id);
  if (!hasSeverity(quote.kind))
    throw new StoreError('conflict', `the words are taken for ${quote.kind ?? 'nothing'} now`);
  const holds = [{ map: 'quotes', key, field: 'kind', is: quote.kind }] as const;
  await commit(store, gradeQuote(hypothesis, key, severity), gradedInWords(severity), quoted(text), {
    kind: 'hypothesis',
    id,
    living: true,
    holds,
  });
}

/** Takes words from a hypothesis. @throws StoreError `conflict`, reason `gone`, when it was removed meanwhile */
export async function remove(store: Store, id: string, { key, text }: Evidence): Promise<void> {
  await commit(store, removeQuote(await stored(store, id), key), 'Цитата убрана из гипотезы', quoted(text));
}
