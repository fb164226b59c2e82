import { writeZip } from '#files/zip/writeZip.ts';
import type { UnsentFile } from './unsentFiles.ts';

/** Files by a path each: two of one name would be one in an archive. */
export function pathsOf(files: readonly UnsentFile[]): readonly { readonly path: string; readonly blob: Blob }[] {
  const taken = new Set<string>();
  return files.map(({ name, blob }) => {
    const clean = name.replaceAll(/[/\\]/g, ' ');
    const dot = clean.lastIndexOf('.');
    const [stem, end] = dot > 0 ? [clean.slice(0, dot), clean.slice(dot)] : [clean, ''];
    let path = clean;
    for (let number = 2; taken.has(path.toLowerCase()); number += 1) path = `${stem} (${number})${end}`;
    taken.add(path.toLowerCase());
    return { path: `Файлы/${path}`, blob };
  });
}

/**
 * Packs what a shared company's server never got into one archive.
 * @param text changes, as a person reads them; null for none
 */
export function packUnsent(text: Blob | null, files: readonly UnsentFile[], at: Date): Promise<Blob> {
  const words = text ? [{ path: 'Правки.txt', blob: text }] : [];
  // Recordings and documents are packed already.
  const packed = pathsOf(files).map((one) => ({ ...one, isPacked: true }));
  return writeZip([...words, ...packed], { type: 'application/zip', at });
}
