import { living } from '#src/domain/core/record.ts';
import { hideInText } from '#src/domain/exchange/hidden.ts';
import { maskedPlaces } from '#src/domain/evidence/personal/maskTexts.ts';
import { isTextFile } from '#src/domain/research/materials.ts';
import { stemOf } from '#src/domain/research/files/fileNames.ts';
import { signSpeaker } from '#src/domain/research/people.ts';
import type { Material } from '#src/domain/research/research.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

import { download } from '../../shared/download.ts';
import { readPeople, type KnownPeople } from '../../shared/people.ts';
import { savedInWords } from '../../shared/out/savedFile.ts';
import { showSuccess, showToast } from '../../shared/toast.ts';
import { gone } from '#src/domain/core/storeError.ts';
import type { Store } from '#store/port.ts';

/** A material's text and name without personal data; speakers by their code names, whatever the company shows. */
export function maskedMaterial(
  { id, name }: Pick<Material, 'id' | 'name'>,
  { text, labels }: Transcript,
  people: KnownPeople,
): { readonly name: string; readonly text: string } {
  const hidden = { ...people, hidesNames: true };
  const [inText = [], inName = []] = maskedPlaces([text, stemOf(name)], people.known);
  const bare = { guid: '', name, passages: [], speakers: [] };
  const shown = hideInText({ ...bare, text, labels }, (label) => signSpeaker(label, id, hidden), inText);
  return {
    name: `${hideInText({ ...bare, text: stemOf(name) }, null, inName).text}, без личных данных.txt`,
    text: shown.text,
  };
}

/**
 * Hands the text of a material, without personal data, to the browser to save, and says so.
 * @throws StoreError `gone` when its text is no more
 */
export async function downloadMasked(store: Store, material: Material): Promise<void> {
  const [record, people] = await Promise.all([store.get('materialText', material.id), readPeople(store)]);
  const text = living(record);
  if (!text) throw gone('materialText', material.id);
  const masked = maskedMaterial(material, text, people);
  download(new Blob([masked.text], { type: 'text/plain;charset=utf-8' }), masked.name);
  showSuccess('Текст скачан', savedInWords({ name: masked.name, hides: true }));
}

/** Says that an original went out whole, though the company hides, and where the text without personal data is. */
export function tellWhole(material: Material): void {
  void showToast({
    tone: 'info',
    title: 'Файл скачан как есть',
    description: isTextFile(material)
      ? 'Имена и личные данные в нём не скрыты. Текст без них — в меню файла.'
      : 'Имена и личные данные в нём не скрыты.',
  });
}
