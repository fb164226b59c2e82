import type { KeptFile } from '#src/domain/research/files/keptFile.ts';
import type { UploadControls } from '#src/features/research/files/useUpload.ts';

import type { ExtractedText } from '#files/reading/extractText.ts';
import type { ImportError } from '#files/reading/ImportError.ts';
import type { Store } from '#store/port.ts';

/** Share of a file's progress that reading its text takes; keeping its bytes is the rest. */
const READING = 0.4;

/** Reads a file's text, telling how far it has come as a share of this file. */
async function readFile(file: File, signal: AbortSignal, onShare: (share: number) => void): Promise<ExtractedText> {
  const { extractText } = await import('#files/reading/extractText.ts');
  const extracted = await extractText(file, {
    signal,
    onProgress: (done, total) => onShare(total > 0 ? (done / total) * READING : 0),
  });
  onShare(READING);
  return extracted;
}

/** Keeps the bytes of a file that was read, telling how far it has come as a share of this file. */
export async function keepFile(
  store: Store,
  file: File,
  extracted: ExtractedText,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<KeptFile> {
  const fileId = await store.files.put(file, {
    signal,
    onProgress: (done, total) => onShare(READING + (total > 0 ? (done / total) * (1 - READING) : 0)),
  });
  return {
    name: file.name,
    size: file.size,
    mime: file.type,
    fileId,
    state: extracted.state,
    note: extracted.state === 'unreadable' ? extracted.note : '',
    text: extracted.state === 'text' ? extracted.text : '',
    labels: extracted.state === 'text' ? extracted.labels : null,
    told: extracted.state === 'text' ? extracted.told : null,
  };
}

/** Files that were read and kept, and those that are refused, each in the order of the files. */
export interface ReadFiles {
  readonly kept: readonly KeptFile[];
  readonly refusals: readonly ImportError[];
}

/**
 * Reads and keeps files one after another. Bytes of what is not stored in the end are swept later.
 * @param allOrNone once one is refused the others are only read, to say what is wrong with them. Default false
 * @throws the signal's reason when stopped
 */
export async function readFiles(
  store: Store,
  files: readonly File[],
  { signal, onProgress }: UploadControls,
  allOrNone = false,
): Promise<ReadFiles> {
  const total = files.reduce((sum, file) => sum + file.size, 0) || 1;
  let before = 0;
  const kept: KeptFile[] = [];
  const refusals: ImportError[] = [];
  for (const [index, file] of files.entries()) {
    const label = files.length > 1 ? `${file.name} (${index + 1} из ${files.length})` : file.name;
    const tell = (share: number) => onProgress({ label, share: (before + share * file.size) / total });
    try {
      const extracted = await readFile(file, signal, tell);
      if (!allOrNone || refusals.length === 0) kept.push(await keepFile(store, file, extracted, signal, tell));
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ImportError') throw error;
      refusals.push(error as ImportError);
    }
    before += file.size;
  }
  signal.throwIfAborted();
  return { kept, refusals };
}
