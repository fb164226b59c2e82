import { asRead } from '#src/domain/core/expectation.ts';
import { living } from '#src/domain/core/record.ts';
import { replaceMaterial, replacementWords } from '#src/domain/research/materials.ts';
import type { Material } from '#src/domain/research/research.ts';

import { extractText } from '#files/reading/extractText.ts';
import { ImportError } from '#files/reading/ImportError.ts';
import { isTextEncoding, previewsOf, recoded } from '#files/reading/text/recoded.ts';
import type { Store } from '#store/port.ts';

import { commitWithUndo } from '../../../../shared/commitWithUndo.ts';
import type { Undoing } from '../../../../shared/undoableToast.ts';

/** @throws ImportError when the store has them no more */
async function bytesOf(store: Store, { fileId, name }: Material): Promise<Blob> {
  const blob = await store.files.get(fileId);
  if (!blob) throw new ImportError('read_failed', name);
  return blob;
}

/** How a material's file begins in each encoding. @throws ImportError when the store has its bytes no more */
export const encodingPreviews = async (store: Store, material: Material) => previewsOf(await bytesOf(store, material));

/**
 * Reads a material's file again, in this encoding. Its marks move to their words.
 * @throws StoreError `conflict` when it has another file or text by now; ImportError when it is no text so
 */
export async function readInEncoding(
  store: Store,
  material: Material,
  encoding: string,
): Promise<{ readonly undo: Undoing; readonly said: string }> {
  const { id, name, size, mime, fileId } = material;
  if (!isTextEncoding(encoding)) throw new RangeError(`no encoding ${encoding}`);
  const extracted = await extractText(await recoded(await bytesOf(store, material), name, encoding));
  if (extracted.state !== 'text') throw new ImportError('empty', name);
  const { state, text, labels, told } = extracted;
  const [stored, marks, studies, hypotheses] = await Promise.all([
    store.get('materialText', id),
    store.list('mark', { parent: id }),
    store.list('research'),
    store.list('hypothesis'),
  ]);
  const kept = { name, size, mime, fileId, state, note: '', text, labels, told };
  const replacement = replaceMaterial(material, stored ?? null, kept, {
    marks: marks.items,
    studies: studies.items,
    hypotheses: hypotheses.items,
  });
  const undo = await commitWithUndo(store, replacement.ops, {
    expect: [
      asRead('material', id, material, ['fileId']),
      asRead('materialText', id, living(stored), ['text', 'hidden']),
    ],
  });
  return { undo, said: replacementWords(replacement) };
}
