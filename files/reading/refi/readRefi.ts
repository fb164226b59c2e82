import type { RefiCode } from '#src/domain/exchange/project.ts';
import { childOf, childrenOf } from '#src/domain/exchange/xml.ts';

import { ImportError } from '../ImportError.ts';
import { failureCode } from '../ReadFailure.ts';
import { type NamedBlob, type ReadOptions, readPartsInWorker } from '../readFile.ts';
import type { UnpackedProject } from './unpackProject.ts';

/** Largest codebook, bytes: ten thousand codes with long definitions. */
const MAX_CODEBOOK = 16 * 1024 * 1024;

/**
 * Reads a .qdpx off the page's thread.
 * @throws ImportError with a Russian message naming the file and the reason; the signal's reason when stopped
 */
export async function readRefiProject(file: NamedBlob, options: ReadOptions = {}): Promise<UnpackedProject> {
  if (file.size === 0) throw new ImportError('empty', file.name);
  let read: UnpackedProject | undefined;
  await readPartsInWorker<UnpackedProject>(
    () => new Worker(new URL('./refiProject.worker.ts', import.meta.url), { type: 'module' }),
    file,
    (part) => {
      read = part;
    },
    options,
  );
  if (!read) throw new ImportError('reader_failed', file.name);
  return read;
}

/** A codebook of another program. */
export interface RefiCodebook {
  readonly codes: readonly RefiCode[];
  /** How many sets of codes it has: a codebook here has none. */
  readonly sets: number;
}

/**
 * Reads the codes of a .qdc.
 * @throws ImportError with a Russian message naming the file and the reason
 */
export async function readRefiCodebook(file: NamedBlob): Promise<RefiCodebook> {
  if (file.size === 0) throw new ImportError('empty', file.name);
  if (file.size > MAX_CODEBOOK) throw new ImportError('too_large', file.name);
  const [{ readCodes }, { decodeXml, readTree }] = await Promise.all([import('./codeBook.ts'), import('./xmlTree.ts')]);
  try {
    const root = readTree(decodeXml(new Uint8Array(await file.arrayBuffer())));
    if (root.name !== 'CodeBook') throw new ImportError('not_codebook', file.name);
    return { codes: readCodes(root), sets: childrenOf(childOf(root, 'Sets'), 'Set').length };
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const code = failureCode(error, 'damaged');
    // A file that is not XML is no codebook; a truncated codebook is damaged.
    const begins = new TextDecoder().decode(await file.slice(0, 4096).arrayBuffer());
    throw new ImportError(code === 'damaged' && !begins.includes('CodeBook') ? 'not_codebook' : code, file.name, {
      cause: error,
    });
  }
}
