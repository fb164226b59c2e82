import type { Material } from '#src/domain/research/research.ts';

import { extractText } from '#files/reading/extractText.ts';
import { ImportError } from '#files/reading/ImportError.ts';
import { isTextEncoding, previewsOf, recoded } from '#files/reading/text/recoded.ts';
import type { Store } from '#store/port.ts';

import type { Undoing } from '../../../../shared/undoableToast.ts';
import { putReplacement } from '../../files/replacementActions.ts';

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
  const { name, size, mime, fileId } = material;
  if (!isTextEncoding(encoding)) throw new RangeError(`no encoding ${encoding}`);
  const extracted = await extractText(await recoded(await bytesOf(store, material), name, encoding));
  if (extracted.state !== 'text') throw new ImportError('empty', name);
  const { state, text, labels, told } = extracted;
  return putReplacement(store, material, { name, size, mime, fileId, state, note: '', text, labels, told });
}
