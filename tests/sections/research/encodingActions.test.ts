import { describe, expect, it } from 'vitest';

import { addFiles } from '#app/sections/research/files/materialActions.ts';
import { encodingPreviews, readInEncoding } from '#app/sections/research/reading/encoding/encodingActions.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import type { Store } from '#store/port.ts';
import type { Material } from '#src/domain/research/research.ts';
import { runWorkersHere } from '#tests/support/workersHere.ts';

import { createClock, creation } from '#tests/store/examples.ts';

runWorkersHere();

const CONTROLS = { signal: new AbortController().signal, onProgress: () => undefined };

/** Bytes of a one-byte encoding, found by decoding each of them. */
function inEncoding(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (sign) => table.indexOf(sign));
}

/** A store with a study, and what its file becomes in it. */
async function kept(file: File): Promise<{ store: Store; material: Material; said: string; lose: () => void }> {
  const backing = createMemoryBacking();
  const store = createMemoryStore({ companyId: 'company-1', now: createClock(), backing });
  await store.commit([creation('research', { id: 'study' })]);
  const { said } = await addFiles(store, 'study', [file], CONTROLS);
  const material = (await store.list('material', { parent: 'study' })).items[0] as Material;
  return { store, material, said, lose: () => backing.files.clear() };
}

// In ISO 8859-5, two words read as well as others do in another encoding.
const FILE = new File([inEncoding('Эхо: Юг.', 'iso-8859-5')], 'коротко.txt', { type: 'text/plain' });

describe('a file whose encoding is doubtful', () => {
  it('says so once it is kept, and shows how it begins in each encoding, the guess first', async () => {
    const { store, material, said } = await kept(FILE);
    expect(said).toBe('Кодировка файла угадана.');
    expect(material.told).toEqual([{ kind: 'encoding', count: 1 }]);
    const previews = await encodingPreviews(store, material);
    const text = await store.get('materialText', material.id);
    expect(previews[0]?.words).toBe(text?.text);
    expect(previews).toContainEqual({ encoding: 'iso-8859-5', words: 'Эхо: Юг.' });
    expect(previews.map(({ encoding }) => encoding)).not.toContain('utf-8');
    expect(new Set(previews.map(({ encoding }) => encoding)).size).toBe(previews.length);
  });

  it('is read again in the chosen one; the same file stays, and undo brings the text back', async () => {
    const { store, material } = await kept(FILE);
    const { undo } = await readInEncoding(store, material, 'ibm866');
    const now = await store.get('material', material.id);
    expect(now).toMatchObject({ fileId: material.fileId, name: material.name, size: material.size });
    expect((await store.get('materialText', material.id))?.text).toBe(
      new TextDecoder('ibm866').decode(await FILE.arrayBuffer()),
    );
    await readInEncoding(store, now as Material, 'iso-8859-5');
    expect((await store.get('materialText', material.id))?.text).toBe('Эхо: Юг.');
    expect((await store.get('material', material.id))?.told).toEqual([]);
    expect(undo).not.toBeNull();
  });

  it('is not read in one that is no encoding, and not once its bytes are gone', async () => {
    const { store, material, lose } = await kept(FILE);
    await expect(readInEncoding(store, material, 'latin')).rejects.toThrow(RangeError);
    lose();
    await expect(readInEncoding(store, material, 'koi8-r')).rejects.toMatchObject({ code: 'read_failed' });
  });
});

it('says after an upload what each file held that its text has not', async () => {
  const bytes = new TextEncoder().encode('Почём? По девятьсот рублей.');
  bytes[4] = 0xff;
  const { said, material } = await kept(new File([bytes], 'битый.txt'));
  expect(said).toBe('Не вошло в текст: 2\u00A0непрочитанных знака.');
  expect(material.told).toEqual([{ kind: 'character', count: 2 }]);
});
