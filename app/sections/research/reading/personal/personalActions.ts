import { asRead } from '#src/domain/core/expectation.ts';
import { living } from '#src/domain/core/record.ts';
import { confirmHidden, hideWords, showWords, studyBook } from '#src/domain/evidence/personal/hiding.ts';
import type { Personal } from '#src/domain/evidence/personal/kinds.ts';
import { maskKnown } from '#src/domain/evidence/personal/maskTexts.ts';
import { typedName } from '#src/domain/research/files/fileNames.ts';
import type { Material, MaterialText } from '#src/domain/research/research.ts';

import { commitWithUndo } from '../../../../shared/commitWithUndo.ts';
import { readKnown } from '../../../../shared/out/known.ts';
import { newId } from '../../../../shared/newId.ts';
import type { Undoing } from '../../../../shared/undoableToast.ts';
import { type Store } from '#store/port.ts';
import { gone, StoreError } from '#src/domain/core/storeError.ts';

/** The material's text as it is stored now. @throws StoreError `gone` when it is not there any more */
async function storedText(store: Store, id: string): Promise<MaterialText> {
  const text = living(await store.get('materialText', id));
  if (!text) throw gone('materialText', id);
  return text;
}

/** Returns the records that may refer to places in a material. */
async function placesIn(store: Store, id: string) {
  const [marks, studies, hypotheses] = await Promise.all([
    store.list('mark', { parent: id }),
    store.list('research'),
    store.list('hypothesis'),
  ]);
  return { marks: marks.items, studies: studies.items, hypotheses: hypotheses.items };
}

/** The texts of a study's materials, for the numbers that are given in them. */
async function textsOfStudy(store: Store, researchId: string): Promise<MaterialText[]> {
  const materials = (await store.list('material', { parent: researchId })).items;
  const texts = await Promise.all(materials.map(({ id }) => store.get('materialText', id)));
  return texts.flatMap((text) => living(text) ?? []);
}

const asStored = (text: MaterialText) => asRead('materialText', text.id, text, ['text', 'hidden']);

/**
 * Hides words of a material's text. Returns the undo function, null when there was nothing to hide.
 * @param shown the text in which the places were chosen
 * @throws StoreError `conflict` when the material has another text by now
 */
export async function hide(
  store: Store,
  material: Material,
  places: readonly Personal[],
  shown: string,
): Promise<Undoing> {
  const text = await storedText(store, material.id);
  if (text.text !== shown) throw new StoreError('conflict', 'another text stands there');
  const [texts, participants, held] = await Promise.all([
    textsOfStudy(store, material.researchId),
    store.list('participant'),
    placesIn(store, material.id),
  ]);
  const known = await readKnown(store, participants.items);
  const { ops } = hideWords(text, places, studyBook(texts, known), held, newId);
  if (ops.length === 0) return null;
  return commitWithUndo(store, ops, { expect: [asStored(text)] });
}

/**
 * Result of showing hidden words: the function that hides them again, and how many had no place in a text that was corrected
 * since.
 */
export interface UnhiddenWords {
  readonly undo: Undoing;
  readonly lost: number;
}

/** Puts the hidden words of a material's text back. */
export async function show(store: Store, { id }: Material): Promise<UnhiddenWords> {
  const text = await storedText(store, id);
  const { ops, lost } = showWords(text, await placesIn(store, id));
  return { undo: ops.length === 0 ? null : await commitWithUndo(store, ops, { expect: [asStored(text)] }), lost };
}

/**
 * Forgets hidden words for good: from the store, from the file that the text was read from, from undo. What another tab still
 * remembers it cannot put back, for what it would take back is not there.
 */
export async function confirm(store: Store, material: Material): Promise<void> {
  const text = await storedText(store, material.id);
  const words = Object.values(text.hidden);
  const name = maskKnown(typedName(material), words);
  const file = new File([text.text], name, { type: 'text/plain' });
  const fileId = await store.files.put(file);
  const ops = confirmHidden(
    text,
    { fileId, size: file.size, mime: file.type, name },
    await placesIn(store, material.id),
  );
  await store.commit(ops, {
    expect: [asStored(text), asRead('material', material.id, material, ['fileId'])],
    erases: true,
  });
  if (fileId !== material.fileId) await store.files.erase(material.fileId);
}
