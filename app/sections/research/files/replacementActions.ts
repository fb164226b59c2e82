import { asRead, isThere } from '#src/domain/core/expectation.ts';
import { living } from '#src/domain/core/record.ts';
import type { KeptFile } from '#src/domain/research/files/keptFile.ts';
import { replaceMaterial, replacementWords } from '#src/domain/research/files/replacedFile.ts';
import type { Material } from '#src/domain/research/research.ts';

import type { Store } from '#store/port.ts';

import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import type { Undoing } from '../../../shared/undoableToast.ts';

/**
 * Stores another file of a material, or another reading of it, and moves its marks to the new places of their words.
 * @returns how it is undone, and what became of the marks, in words
 * @throws StoreError `conflict` when it has another file or text by now, words were hidden in it, or it is gone
 */
export async function putReplacement(
  store: Store,
  material: Material,
  file: KeptFile,
): Promise<{ readonly undo: Undoing; readonly said: string }> {
  const { id, researchId } = material;
  const [stored, marks, studies, hypotheses] = await Promise.all([
    store.get('materialText', id),
    store.list('mark', { parent: id }),
    store.list('research'),
    store.list('hypothesis'),
  ]);
  const replacement = replaceMaterial(material, stored ?? null, file, {
    marks: marks.items,
    studies: studies.items,
    hypotheses: hypotheses.items,
  });
  const undo = await commitWithUndo(store, replacement.ops, {
    expect: [
      isThere('research', researchId),
      asRead('material', id, material, ['fileId']),
      asRead('materialText', id, living(stored), ['text', 'hidden']),
    ],
  });
  return { undo, said: replacementWords(replacement) };
}
