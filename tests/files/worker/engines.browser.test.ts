import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { makePptx } from '#files/writing/deck/deck.ts';
import { makeDocx } from '#files/writing/docx.ts';
import { makePdf } from '#files/writing/pdf.ts';
import { pdfPageToPng } from '#files/writing/png.ts';
import { makeWorkbook } from '#files/writing/spreadsheet.ts';
import { ImportError } from '#files/reading/ImportError.ts';
import { extractChatText, extractText } from '#files/reading/extractText.ts';
import { readRefiProject } from '#files/reading/refi/readRefi.ts';
import { readTable } from '#files/reading/table/readTable.ts';
import { boardDeck } from '#app/shared/board/deck.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';
import { visionBoard } from '#src/samples/boards/board-vision.ts';

import { CONTACT_HEADER, contactsCsv, contactsXlsx } from '../../bench/data/contacts.mjs';
import { qualcoder } from '../../fixtures/refi/projects.ts';

/* One of each through its worker. What the engines make of all else is asked in Node, without a thread (tests/support/workersHere.ts). */

const files = import.meta.glob<string>(
  [
    '../../corpus/transcripts/*.{vtt,srt,rtf,odt,html,docx,pdf,md}',
    '../../corpus/transcripts/telegram-rabota.json',
    '../../fixtures/bad/latin.pdf',
    '../../fixtures/chat/product.pptx',
    '!../../corpus/transcripts/README.md',
  ],
  { query: '?url', import: 'default' },
);

async function fileOf(path: string): Promise<File> {
  const url = await files[`../../${path}`]?.();
  if (!url) throw new Error(`no ${path}`);
  return new File([await (await fetch(url)).arrayBuffer()], path.split('/').at(-1) ?? path);
}

/** Workers that were told to end, each until it has. */
const ending: Promise<void>[] = [];
const BrowserWorker = globalThis.Worker;
beforeAll(() => {
  globalThis.Worker = class extends BrowserWorker {
    override postMessage(message: unknown, transfer: Transferable[] | StructuredSerializeOptions = []): void {
      if (typeof message === 'object' && message !== null && 'end' in message) {
        ending.push(
          new Promise((resolve) => {
            this.addEventListener(
              'message',
              ({ data }: MessageEvent<object>) => 'ended' in data && data.ended && resolve(),
            );
          }),
        );
      }
      super.postMessage(message, transfer as Transferable[]);
    }
  };
});
// The frame of the tests goes with their end, and would tear a worker out of its stream (see call.ts): the browser would end with it.
afterAll(async () => {
  await Promise.all(ending);
  globalThis.Worker = BrowserWorker;
});

const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(String, (error: unknown) => error);

/** The makers of files, each with its smallest work; the signal stops it. */
const MAKERS = {
  pdf: (signal?: AbortSignal) =>
    makePdf(
      {
        title: 'Проверка',
        date: '21 ноября 2026 г.',
        orientation: 'portrait',
        blocks: [{ kind: 'paragraph', text: 'Ёж съел щи' }],
      },
      signal && { signal },
    ),
  xlsx: (signal?: AbortSignal) =>
    makeWorkbook(
      [{ name: 'Лист', columns: [{ header: 'Текст', width: 20, type: 'text' }], rows: [['Ёж съел щи']] }],
      signal && { signal },
    ),
  docx: (signal?: AbortSignal) =>
    makeDocx(
      { title: 'Проверка', facts: [], blocks: [{ kind: 'paragraph', text: 'Ёж съел щи' }] },
      signal && { signal },
    ),
  pptx: (signal?: AbortSignal) =>
    makePptx(
      boardDeck({
        id: 'vision',
        board: {
          ...visionBoard,
          cards: {
            ...visionBoard.cards,
            product: { content: 'Ёж съел щи', editedAt: '2026-11-01T10:00:00Z', position: 'a' },
          },
        },
        company: '',
        date: '2026-11-26',
        sources: {},
      }),
      signal && { signal },
    ),
} as const;
type Made = keyof typeof MAKERS;

/** The words of a file that was made. */
async function wordsOf(kind: Made, blob: Blob): Promise<string> {
  const file = new File([blob], `файл.${kind}`);
  if (kind === 'xlsx') return (await readTable(file)).sheets.flatMap(({ rows }) => rows.flat()).join(' ');
  const extracted = await extractChatText(file);
  return extracted.state === 'text' ? extracted.text : '';
}

describe.each(Object.keys(MAKERS) as Made[])('a .%s', (kind) => {
  test('is made off the page’s thread, and read there', async () => {
    expect(await wordsOf(kind, await MAKERS[kind]())).toContain('Ёж съел щи');
  });

  test('is stopped with the reason of whoever stops it', async () => {
    const reason = new Error('отмена');
    expect(await failureOf(MAKERS[kind](AbortSignal.abort(reason)))).toBe(reason);
    const stopper = new AbortController();
    const making = failureOf(MAKERS[kind](stopper.signal));
    stopper.abort(reason);
    expect(await making).toBe(reason);
  });
});

test('a picture is drawn of a PDF', async () => {
  const picture = await createImageBitmap(await pdfPageToPng(await MAKERS.pdf(), { width: 300 }));
  expect([picture.width, picture.height]).toEqual([300, 424]);
});

describe('the readers of talks', () => {
  test.each([
    ['zoom-pekarnya.vtt', 11],
    ['srt-farmer.srt', 10],
    ['jirnye-pitomets.md', 8],
    ['rtf-gazeta.rtf', 8],
    ['odt-tablica.odt', 6],
    ['tablica-vremya.docx', 8],
    ['kolontitul-energo.pdf', 12],
    ['telegram-rabota.json', 10],
    ['telegram-mama.html', 10],
  ])('%s is read off the page’s thread', async (name, count) => {
    const extracted = await extractText(await fileOf(`corpus/transcripts/${name}`));
    const turns = extracted.state === 'text' ? turnsOf(extracted.text) : [];
    const named = turns.filter(({ speaker }) => speaker !== null);
    expect(named.length).toBeGreaterThanOrEqual(count);
    expect(new Set(named.map(({ role }) => role))).toEqual(new Set(['interviewer', 'respondent']));
  });

  test.each([
    ['заметки.rtf', 'not_rtf'],
    ['заметки.odt', 'not_odt'],
    ['заметки.json', 'not_telegram'],
    ['заметки.html', 'not_telegram'],
    ['заметки.docx', 'not_docx'],
    ['заметки.pdf', 'not_pdf'],
  ])('%s that is none is refused by name', async (name, code) => {
    const error: unknown = await failureOf(extractText(new File(['Просто текст'], name)));
    expect(error).toBeInstanceOf(ImportError);
    expect(error).toMatchObject({ code, message: expect.stringContaining(`«${name}»`) });
  });

  test.each([
    'corpus/transcripts/zoom-pekarnya.vtt',
    'corpus/transcripts/tablica-vremya.docx',
    'fixtures/bad/latin.pdf',
  ])('%s is not read on when a person cancels, and can be read again', async (path) => {
    const file = await fileOf(path);
    const stopper = new AbortController();
    const reason = new Error('отмена');
    const reading = failureOf(extractText(file, { signal: stopper.signal }));
    stopper.abort(reason);
    expect(await reading).toBe(reason);
    expect(await extractText(file)).toMatchObject({ state: 'text' });
  });

  test('a PDF whose font is not in the file is read without asking anybody for it', async () => {
    const file = await fileOf('fixtures/bad/latin.pdf');
    const before = performance.getEntriesByType('resource').length;
    expect(await extractText(file)).toEqual({ state: 'text', text: 'Interviewer: Hello', labels: null, told: [] });
    const asked = performance.getEntriesByType('resource').slice(before);
    expect(asked.filter(({ name }) => /\.(bcmap|pfb|ttf|wasm|icc)/.test(name))).toEqual([]);
  });
});

test('slides are read for the chat', async () => {
  expect(await extractChatText(await fileOf('fixtures/chat/product.pptx'))).toMatchObject({
    state: 'text',
    text: expect.stringContaining('Сервис расписаний'),
  });
});

test('a project of REFI-QDA is unpacked', async () => {
  const { project } = await readRefiProject(new File([qualcoder()], 'проект.qdpx'));
  expect(project.codes.length).toBeGreaterThan(0);
});

describe.each([
  ['csv', contactsCsv],
  ['xlsx', contactsXlsx],
] as const)('100,000 rows of .%s', (extension, make) => {
  const large = new File([make(100_000)], `большой.${extension}`);

  test('are read while the page stays alive', async () => {
    let frames = 0;
    let running = true;
    const frame = () => {
      frames += 1;
      if (running) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const { sheets } = await readTable(large);
    running = false;
    expect(sheets[0]?.rows).toHaveLength(100_001);
    expect(sheets[0]?.rows[0]).toEqual(CONTACT_HEADER);
    expect(frames).toBeGreaterThan(5);
  });

  test('stop where the person cancels', async () => {
    const stopper = new AbortController();
    const reason = new Error('отмена');
    const reading = failureOf(readTable(large, { signal: stopper.signal, onProgress: () => stopper.abort(reason) }));
    expect(await reading).toBe(reason);
  });
});
