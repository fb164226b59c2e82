import { boardIdOf, boardOf } from '#src/domain/boards/board.ts';
import { asRead } from '#src/domain/core/expectation.ts';
import { NBSP, quoted } from '#src/domain/core/format.ts';
import type { NamedProduct, Product } from '#src/domain/boards/products/product.ts';
import { removeProduct, workOf, type ProductWork } from '#src/domain/boards/products/removal.ts';
import { addProduct, changeProduct, moveProduct, type ProductForm } from '#src/domain/boards/products/rules.ts';

import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import { newId } from '../../shared/newId.ts';
import { showToast } from '../../shared/toast.ts';
import { showUndoableToast } from '../../shared/undoableToast.ts';
import type { Store } from '#store/port.ts';

/** Adds a product and says so. Returns its id. */
export async function addWithToast(
  store: Store,
  form: ProductForm,
  records: readonly Product[],
  products: readonly NamedProduct[],
): Promise<string> {
  const { id, ops } = addProduct(form, records, products, newId);
  await store.commit(ops);
  void showToast({
    tone: 'success',
    title: 'Продукт добавлен',
    description: `У${NBSP}продукта ${quoted(form.name.trim())} свои доски, эксперименты и${NBSP}гипотезы`,
  });
  return id;
}

/** Names a product, and says so when something is different. */
export async function saveWithToast(
  store: Store,
  id: string,
  form: ProductForm,
  records: readonly Product[],
  products: readonly NamedProduct[],
): Promise<void> {
  const ops = changeProduct(id, form, records, products);
  if (ops.length === 0) return;
  await store.commit(ops);
  void showToast({ tone: 'success', title: 'Сохранено', description: quoted(form.name.trim()) });
}

export async function moveOne(store: Store, id: string, by: -1 | 1, records: readonly Product[]): Promise<void> {
  const ops = moveProduct(id, by, records);
  if (ops.length > 0) await store.commit(ops);
}

/**
 * Removes a product, and offers the way back.
 * @param to the product that gets what it holds; null removes that with it
 */
export async function removeWithToast(
  store: Store,
  product: NamedProduct,
  to: string | null,
  work: ProductWork,
): Promise<void> {
  const ops = removeProduct(product.id, to, work, { at: new Date().toISOString(), newId });
  // Text written meanwhile on a board that receives work is not overwritten.
  const expect = workOf(product.id, work).boards.flatMap(({ id }) => {
    const named = boardOf(id);
    if (!named || to === null) return [];
    const target = boardIdOf(named.board, to);
    return [asRead('board', target, work.boards.find((board) => board.id === target) ?? null, ['cards'])];
  });
  const undo = await commitWithUndo(store, ops, { expect });
  showUndoableToast('Продукт удалён', quoted(product.name), undo);
}
