import { type ChatFileKind, chatFileKind } from '#src/domain/core/attachment/attachment.ts';
import { type MaterialKind, materialKind } from '#src/domain/core/attachment/fileKind.ts';

import type { SpeakerLabels } from '#src/domain/research/layouts/blockHead.ts';
import { ToldTally, type Tell, type Told } from '#src/domain/research/layouts/told.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

import { ImportError } from './ImportError.ts';
import { type NamedBlob, type ReadOptions, type ReadTalk, readTalkInWorker } from './readFile.ts';

/** Result of extracting a file's text; the states are those of a material (src/domain/research/research.ts). */
export type ExtractedText =
  | {
      readonly state: 'text';
      /** Line breaks are \n, characters composed (NFC): offsets of passages count in exactly this text. */
      readonly text: string;
      /** Labels of everybody who speaks in it; null: who speaks is guessed. */
      readonly labels: SpeakerLabels;
      /** What the file held that the text has not; null: no reader read it, a person typed it. */
      readonly told: readonly Told[] | null;
    }
  /** Audio or video. */
  | { readonly state: 'needs_transcript' }
  | {
      readonly state: 'unreadable';
      /** Why, and what to do, in Russian. */
      readonly note: string;
    };

const NOTES = {
  doc: 'Текст из старого формата .doc прочитать нельзя. Откройте документ в редакторе, сохраните как .docx и загрузите ещё раз.',
  scan: 'В PDF нет текста: похоже, это отсканированные страницы. Распознайте текст и загрузите файл ещё раз.',
  garbled: 'Текст в PDF закодирован так, что прочитать его нельзя. Сохраните документ в PDF заново или как .docx.',
  slides: 'В презентации нет текста: похоже, на слайдах только картинки.',
  blank: 'В файле нет текста.',
} as const;

const textOr = ({ text, labels, told }: ReadTalk, note: string): ExtractedText =>
  /\S/.test(text) ? { state: 'text', text, labels, told } : { state: 'unreadable', note };

/** How the files of an uploader are read off the page's thread, by kind; a PDF has a worker of its own. */
interface Reading<Kind extends string> {
  readonly workers: Readonly<Record<Kind, () => Worker>>;
  /** Finishes a text whose reader does not recognize dialogue. */
  readonly finish: (text: string, tell: Tell) => Transcript | Promise<Transcript>;
}

/** The chat reads documents: their words, as they are. */
const DOCUMENTS: Reading<Exclude<ChatFileKind, 'pdf'>> = {
  workers: {
    text: () => new Worker(new URL('./text/text.worker.ts', import.meta.url), { type: 'module' }),
    docx: () => new Worker(new URL('./office/docx.worker.ts', import.meta.url), { type: 'module' }),
    pptx: () => new Worker(new URL('./office/pptx.worker.ts', import.meta.url), { type: 'module' }),
  },
  finish: (text) => ({ text, labels: null }),
};

/** A study reads talks, of whatever layout. */
const TRANSCRIPTS: Reading<Exclude<MaterialKind, 'pdf' | 'doc' | 'media'>> = {
  workers: {
    text: () => new Worker(new URL('./text/transcript.worker.ts', import.meta.url), { type: 'module' }),
    // The chat's own: its words become turns here, a second copy of the reader would weigh more than that takes.
    docx: DOCUMENTS.workers.docx,
    odt: () => new Worker(new URL('./office/odt.worker.ts', import.meta.url), { type: 'module' }),
    rtf: () => new Worker(new URL('./office/rtf.worker.ts', import.meta.url), { type: 'module' }),
    telegram: () => new Worker(new URL('./telegram/telegram.worker.ts', import.meta.url), { type: 'module' }),
  },
  finish: async (text, tell) => (await import('#src/domain/research/layouts/canonical.ts')).canonicalOf(text, tell),
};

async function extractAs<Kind extends string>(
  kind: Kind | 'pdf' | 'doc' | 'media' | null,
  file: NamedBlob,
  { workers, finish }: Reading<Kind>,
  options: ReadOptions,
): Promise<ExtractedText> {
  const finished = async (text: string, told: readonly Told[]): Promise<ReadTalk> => {
    const tally = new ToldTally();
    for (const { kind: of, count } of told) tally.tell(of, count);
    const { text: words, labels } = await finish(text, tally.tell);
    return { text: words, labels, told: tally.told() };
  };
  if (kind === null) throw new ImportError('unsupported', file.name);
  if (file.size === 0) throw new ImportError('empty', file.name);
  if (kind === 'media') return { state: 'needs_transcript' };
  if (kind === 'doc') return { state: 'unreadable', note: NOTES.doc };
  if (kind === 'pdf') {
    const { readPdf } = await import('./pdf/pdfText.ts');
    const { isGarbled, text, told } = await readPdf(file, options);
    return isGarbled ? { state: 'unreadable', note: NOTES.garbled } : textOr(await finished(text, told), NOTES.scan);
  }
  const read = await readTalkInWorker(workers[kind as Kind], file, options);
  const talk = kind === 'docx' && !read.labels ? await finished(read.text, read.told) : read;
  return textOr(talk, kind === 'pptx' ? NOTES.slides : NOTES.blank);
}

/**
 * Takes the text out of a study's file (R33) off the page's thread, a talk of whatever layout as the product keeps it; recordings
 * and .doc are never opened. A file that is fine but has no readable text comes back `unreadable` with a note, and is kept; a file that is
 * not what its name says, or cannot be opened, is refused.
 * @throws ImportError with a Russian message naming the file and the reason; the signal's reason when stopped
 */
export async function extractText(file: NamedBlob, options: ReadOptions = {}): Promise<ExtractedText> {
  options.signal?.throwIfAborted();
  return extractAs(materialKind(file.name, file.type), file, TRANSCRIPTS, options);
}

/**
 * Takes the text out of a file given to the chat (R21): .pdf, .pptx, .docx, .txt; see {@link extractText}.
 * @throws ImportError with a Russian message naming the file and the reason; the signal's reason when stopped
 */
export async function extractChatText(file: NamedBlob, options: ReadOptions = {}): Promise<ExtractedText> {
  options.signal?.throwIfAborted();
  return extractAs(chatFileKind(file.name, file.type), file, DOCUMENTS, options);
}
