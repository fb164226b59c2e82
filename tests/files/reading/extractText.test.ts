import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import { ImportError, type ImportErrorCode } from '#files/reading/ImportError.ts';
import { extractText } from '#files/reading/extractText.ts';
import { turnText, turnsOf } from '#src/domain/research/transcript.ts';
import { runWorkersHere } from '../../support/workersHere.ts';

runWorkersHere();

/** A fixture as a person would choose it, under its own name or another. */
async function fixture(path: string, name = path.split('/').at(-1) ?? path): Promise<File> {
  return new File([await readFile(new URL(`../../fixtures/${path}`, import.meta.url))], name);
}

async function textOf(file: File): Promise<string> {
  const extracted = await extractText(file);
  if (extracted.state !== 'text') throw new Error(`${file.name}: ${JSON.stringify(extracted)}`);
  return extracted.text;
}

async function refusal(file: File): Promise<ImportError> {
  const error: unknown = await extractText(file).then(
    (result) => result,
    (error: unknown) => error,
  );
  if (!(error instanceof ImportError)) throw new Error(`not refused: ${JSON.stringify(error)}`, { cause: error });
  return error;
}

describe('the five transcripts', () => {
  test.each([
    ['interview-1-utf8.txt', 'Часто использую YouTube, чтобы найти рецепты на 20-30 минут.'],
    ['interview-2-windows-1251.txt', 'Часто заказывала доставку, когда не было времени или вдохновения.'],
    ['interview-3-utf16le.txt', 'Посмотрел пару новых рецептов на YouTube, но в основном повторял привычные варианты.'],
    ['interview-4.docx', 'Представьте приложение, которое подбирает рецепты по времени и ингредиентам'],
    // Runs over a line's end in the PDF.
    ['interview-5.pdf', 'супы, каши и мясные блюда, так как это экономично и быстро. Но иногда'],
  ])('%s gives turns of an interviewer and a respondent', async (name, sentence) => {
    const text = await textOf(await fixture(`transcripts/${name}`));
    expect(text).toContain(sentence);
    const turns = turnsOf(text);
    expect(new Set(turns.map(({ speaker }) => speaker))).toEqual(new Set(['Интервьюер', 'Респондент']));
    expect(turns.length).toBeGreaterThanOrEqual(6);
    expect(turns.map(({ role }) => role)).toEqual(
      turns.map((_, index) => (index % 2 === 0 ? 'interviewer' : 'respondent')),
    );
    const [question] = turns;
    expect(question && turnText(text, question)).toBe('Расскажите о вашем опыте готовки за последний месяц.');
  });
});

/** Bytes of UTF-16, low byte first or last. */
const utf16 = (text: string, little: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), little);
  return view.buffer;
};
/** Bytes of a one-byte encoding, found by decoding each of them. */
const oneByte = (text: string, encoding: string) => {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (character) => table.indexOf(character));
};

describe('encodings', () => {
  const phrase = 'Интервьюер: Ёлка — это «праздник»?\r\nРеспондент: Да, съёмка моя.\rКонец';
  const read = 'Интервьюер: Ёлка — это «праздник»?\nРеспондент: Да, съёмка моя.\nКонец';
  test.each<[string, BlobPart[]]>([
    ['UTF-8', [phrase]],
    ['UTF-8 with a mark', ['\uFEFF', phrase]],
    ['UTF-16 LE with a mark', [utf16(`\uFEFF${phrase}`, true)]],
    ['UTF-16 BE with a mark', [utf16(`\uFEFF${phrase}`, false)]],
    ['UTF-16 LE without a mark', [utf16(phrase, true)]],
    ['UTF-16 BE without a mark', [utf16(phrase, false)]],
    ['windows-1251', [oneByte(phrase, 'windows-1251')]],
  ])('%s', async (_, parts) => {
    expect(await textOf(new File(parts, 'запись.txt'))).toBe(read);
  });

  test('UTF-8 cut inside a letter stays UTF-8', async () => {
    const bytes = new TextEncoder().encode('Респондент: Привет');
    expect(await textOf(new File([bytes.subarray(0, -1)], 'обрыв.txt'))).toBe('Респондент: Приве\uFFFD');
  });

  test('letters that a Mac took apart are put together', async () => {
    expect(await textOf(new File(['Ёж и чай'.normalize('NFD')], 'mac.txt'))).toBe('Ёж и чай');
  });
});

describe('files that are refused', () => {
  test.each<[path: string, name: string, code: ImportErrorCode]>([
    ['bad/no-pages.pdf', 'пустой.pdf', 'no_pages'],
    ['bad/encrypted.pdf', 'секрет.pdf', 'encrypted'],
    ['bad/cut.pdf', 'обрыв.pdf', 'damaged'],
    ['bad/not-a.pdf', 'заметки.pdf', 'not_pdf'],
    ['bad/not-a-zip.docx', 'заметки.docx', 'not_docx'],
    ['bad/without-document.docx', 'архив.docx', 'not_docx'],
    ['bad/broken-xml.docx', 'битый.docx', 'damaged'],
    ['bad/bomb.docx', 'бомба.docx', 'too_large'],
    ['bad/binary.txt', 'данные.txt', 'binary'],
    ['transcripts/interview-5.pdf', 'на самом деле PDF.txt', 'binary'],
    ['transcripts/interview-5.pdf', 'на самом деле PDF.docx', 'not_docx'],
    ['bad/latin.pdf', 'таблица.xlsx', 'unsupported'],
  ])('%s as «%s»: %s', async (path, name, code) => {
    const error = await refusal(await fixture(path, name));
    expect(error.code).toBe(code);
    expect(error.message).toContain(`«${name}»`);
    expect(error.message).toMatch(/^\p{Script=Cyrillic}/u);
  });

  test('a .docx cut in half is damaged', async () => {
    const whole = await fixture('transcripts/interview-4.docx');
    const error = await refusal(new File([whole.slice(0, Math.floor(whole.size / 2))], 'половина.docx'));
    expect(error.code).toBe('damaged');
  });

  test.each(['a.txt', 'a.docx', 'a.pdf', 'a.doc', 'a.mp3'])('empty: %s', async (name) => {
    expect((await refusal(new File([], name))).code).toBe('empty');
  });

  test.each([
    ['emoji', `${'👨‍👩‍👧‍👦'.repeat(30)}.txt`],
    ['255 characters', `${'я'.repeat(251)}.txt`],
    ['markup', '<script>alert(1)</script>.txt'],
    ['turned direction', 'отчёт\u202Etxt.exe.txt'],
  ])('the message keeps a name of %s readable', async (_, name) => {
    const { message } = await refusal(new File([], name));
    const shown = /«(.*)»/su.exec(message)?.[1] ?? '';
    expect([...new Intl.Segmenter('ru').segment(shown)].length).toBeLessThanOrEqual(60);
    expect(shown).toMatch(/\.txt$/);
    expect(shown).not.toMatch(/[\u202E\uFFFD]/);
  });
});

describe('files that are kept without text', () => {
  test.each<[path: string, note: RegExp]>([
    ['bad/scanned.pdf', /скан/],
    ['bad/blank.docx', /нет текста/],
  ])('%s', async (path, note) => {
    const extracted = await extractText(await fixture(path));
    expect(extracted).toEqual({ state: 'unreadable', note: expect.stringMatching(note) });
  });

  test('.doc, whatever it holds', async () => {
    const extracted = await extractText(new File(['\u00D0\u00CF'], 'Старый.DOC', { type: 'application/msword' }));
    expect(extracted).toEqual({ state: 'unreadable', note: expect.stringContaining('.docx') });
  });

  test('white space only', async () => {
    expect(await extractText(new File([' \r\n\t'], 'пробелы.txt'))).toMatchObject({ state: 'unreadable' });
  });

  test('recordings are never read', async () => {
    const recording = new File(['x'], 'запись.m4a', { type: '' });
    const untouchable = Object.assign(recording, {
      arrayBuffer: () => Promise.reject(new Error('read')),
      stream: () => {
        throw new Error('read');
      },
      slice: () => {
        throw new Error('read');
      },
    });
    expect(await extractText(untouchable)).toEqual({ state: 'needs_transcript' });
    expect(await extractText(new File(['x'], 'видео', { type: 'video/mp4' }))).toEqual({ state: 'needs_transcript' });
  });
});

test('.docx keeps line breaks inside a paragraph', async () => {
  expect(await textOf(await fixture('bad/line-breaks.docx'))).toBe(
    'Интервьюер: Как дела?\nРеспондент: Хорошо.\n\nКонец',
  );
});

/** A PDF of so many pages, each with a line of its own. */
function pagesPdf(count: number): File {
  const pages = Array.from({ length: count }, (_, index) => {
    const content = `BT /F1 12 Tf 20 150 Td (Page ${index + 1}.) Tj ET`;
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents ${5 + index * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ];
  });
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    font,
    ...pages.flat(),
  ];
  // Without a table of offsets: readers find the objects by themselves.
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new File([`%PDF-1.4\n${body}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF\n`], 'страницы.pdf');
}

test('a PDF of 500 pages comes in order, and stops where it is cancelled', async () => {
  const file = pagesPdf(500);
  const text = await textOf(file);
  expect(text.split('\n\n')).toEqual(Array.from({ length: 500 }, (_, index) => `Page ${index + 1}.`));
  const stopper = new AbortController();
  const reason = new Error('отмена');
  const seen: number[] = [];
  const reading = extractText(file, {
    signal: stopper.signal,
    onProgress: (done) => {
      seen.push(done);
      if (done === 3) stopper.abort(reason);
    },
  });
  await expect(reading).rejects.toBe(reason);
  expect(seen).toEqual([1, 2, 3]);
});

test('a PDF reports its pages', async () => {
  const seen: [number, number][] = [];
  await extractText(await fixture('transcripts/interview-5.pdf'), { onProgress: (...step) => seen.push(step) });
  expect(seen).toEqual([[1, 1]]);
});

/** Megabytes: the readers take a text by the megabyte, and tests/full/trouble/trouble.e2e.ts brings one of 50 to a browser. */
const PIECES = 12;

describe('a text of many pieces', () => {
  const block =
    'Интервьюер: Расскажите о готовке.\r\n\r\nРеспондент: Готовлю редко, в основном ёмкие блюда.\r\n\r\n'.repeat(1000);
  const bytes = new TextEncoder().encode(block);
  const copies = Math.ceil((PIECES << 20) / bytes.length);
  const large = new File(
    Array.from({ length: copies }, () => bytes),
    'большой.txt',
  );

  test('is read whole, and the progress only grows', async () => {
    const shares: number[] = [];
    const extracted = await extractText(large, { onProgress: (done, total) => shares.push(done / total) });
    const text = extracted.state === 'text' ? extracted.text : '';
    const clean = block.replaceAll('\r\n', '\n');
    expect(text.length).toBe(clean.length * copies);
    expect(text.slice(clean.length * 7, clean.length * 8)).toBe(clean);
    expect(text.endsWith(clean)).toBe(true);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(turnsOf(text).length).toBe(copies * 2000);
  });

  test('in windows-1251 too', async () => {
    // 0xCF 0xF0 … is «Привет» in windows-1251.
    const line = Uint8Array.of(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x0d, 0x0a);
    const piece = new Uint8Array(1 << 20).map((_, index) => line[index % 8] ?? 0);
    const text = await textOf(
      new File(
        Array.from({ length: PIECES }, () => piece),
        'старый большой.txt',
      ),
    );
    expect(text.length).toBe(((PIECES << 20) * 7) / 8);
    expect(text.slice(0, 14)).toBe('Привет\nПривет\n');
  });

  test('stops at once when the person cancels', async () => {
    const stopper = new AbortController();
    const reason = new Error('отмена');
    const calls: number[] = [];
    const reading = extractText(large, {
      signal: stopper.signal,
      onProgress: (done) => {
        calls.push(done);
        stopper.abort(reason);
      },
    });
    await expect(reading).rejects.toBe(reason);
    expect(calls).toHaveLength(1);
  });
});

test.each(['transcripts/interview-1-utf8.txt', 'transcripts/interview-4.docx', 'transcripts/interview-5.pdf'])(
  'cancelled before and during reading: %s',
  async (path) => {
    const file = await fixture(path);
    const reason = new Error('отмена');
    await expect(extractText(file, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const stopper = new AbortController();
    const reading = extractText(file, { signal: stopper.signal });
    stopper.abort(reason);
    await expect(reading).rejects.toBe(reason);
    // Nothing of it lasts: the same file is read again.
    expect(await textOf(file)).toContain('Интервьюер:');
  },
);
