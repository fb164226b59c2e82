// Only so that Vite's scan finds it: found first in the worker, it would make Vite reload the page in the middle of a test.
import 'mammoth';
import { expect, test } from 'vitest';

import { ImportError } from '../../app/importers/ImportError.ts';
import { extractText } from '../../app/importers/extractText.ts';
import { turnsOf } from '../../src/domain/research/transcript.ts';

const files = import.meta.glob<string>(
  [
    '../corpus/transcripts/*.{vtt,srt,rtf,odt,html,docx,pdf,md}',
    '../corpus/transcripts/telegram-rabota.json',
    '!../corpus/transcripts/README.md',
  ],
  { query: '?url', import: 'default' },
);

async function fileOf(name: string): Promise<File> {
  const url = await files[`../corpus/transcripts/${name}`]?.();
  if (!url) throw new Error(`no ${name}`);
  return new File([await (await fetch(url)).arrayBuffer()], name);
}

// Whether they are read rightly is told by the whole set, in Node; here by the readers' own workers.
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
  const extracted = await extractText(await fileOf(name));
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
])('%s that is none is refused by name', async (name, code) => {
  const error: unknown = await extractText(new File(['Просто текст'], name)).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ImportError);
  expect(error).toMatchObject({ code, message: expect.stringContaining(`«${name}»`) });
});
