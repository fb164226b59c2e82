import { isThere } from '#src/domain/core/expectation.ts';
import type { FindingKind } from '#src/domain/core/findingKind.ts';
import { refuseFinding, removeRefusals, type FindingRefusal } from '#src/domain/evidence/refusal.ts';
import type { SelectedQuote } from '#src/domain/research/reading/selectedQuote.ts';

import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import { newId } from '../../../shared/newId.ts';
import type { Store } from '#store/port.ts';
import type { Undoing } from '../../../shared/undoableToast.ts';

/**
 * Refuses a finding; null when its words are refused already.
 * @throws StoreError `conflict`, reason `gone`, when the material was removed meanwhile
 */
export async function refuse(
  store: Store,
  researchId: string,
  { passage, text }: SelectedQuote,
  proposedAs: FindingKind,
): Promise<Undoing> {
  const { items } = await store.list('refusal', { parent: passage.materialId });
  const ops = refuseFinding(items, { researchId, ...passage, text, proposedAs }, newId);
  if (ops.length === 0) return null;
  return commitWithUndo(store, ops, { expect: [isThere('material', passage.materialId)] });
}

/**
 * Takes a refusal back.
 * @throws StoreError `conflict`, reason `gone`, when another tab took it back
 */
export function takeBack(store: Store, refusal: FindingRefusal): Promise<() => Promise<void>> {
  return commitWithUndo(store, removeRefusals([refusal]), { expect: [isThere('refusal', refusal.id)] });
}
