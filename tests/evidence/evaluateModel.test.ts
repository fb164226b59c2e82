import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';

import { readInterview } from './corpus.ts';
import { compareOnBriefs, readBriefs, type Brief } from './evaluateBriefs.ts';
import { compareOn, evaluateModel, someOf } from './evaluateModel.ts';
import { lessonOf, type Lesson } from './examples.ts';
import { askerOf, clientOf, settingsIn } from './modelClient.ts';

const lesson = (id: string, body: string, mood = 'annoyed'): Lesson =>
  lessonOf({ ...readInterview(`# mood: ${mood}\n\n${body}`, id), domain: id.split('/')[0] ?? '' });

const LESSONS = [
  lesson(
    'склад/01',
    'Интервьюер: Как прошла поставка?\n\nРеспондент: ⟨pain⟩Привезли на три часа позже, и товар я разбирала ночью.⟨/⟩ В целом всё хорошо.',
  ),
  lesson('салон/01', 'Интервьюер: Как дела?\n\nРеспондент: Спасибо, всё отлично, мне всё нравится.', 'content'),
];
const NOTHING = { said: new Map(), cut: 0.5 };

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** A server of models that says the same always; what it was asked is kept. */
async function modelThatSays(says: unknown, status = 200) {
  const asked: unknown[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      asked.push(JSON.parse(body));
      response.writeHead(status, { 'Content-Type': 'application/json' });
      const content = typeof says === 'string' ? says : JSON.stringify(says);
      response.end(
        JSON.stringify({
          choices: [{ message: { content } }],
          usage: { prompt_tokens: 100, completion_tokens: 7 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = { base: `http://127.0.0.1:${port}/v1`, name: 'проба', key: 'k' };
  return { asked, ask: clientOf(settings), askAny: askerOf(settings) };
}

describe('a model beside the offline finder', () => {
  test('both stand in one table, by the same measures', async () => {
    const { ask, asked } = await modelThatSays({ findings: [{ numbers: [1, 44], kind: 'pain' }] });
    const table = await compareOn(LESSONS, NOTHING, 'проба', ask);
    expect(table).toMatch(/^2 interviews, 2 read by the model to their end/);
    expect(table).toMatch(/^offline +0\.0 %/m);
    expect(table).toMatch(/^проба +100\.0 % +100\.0 % +100\.0 % +0\.0 % +100\.0 % +1\.0; 1$/m);
    expect(table).toContain('numbers that nobody has 2');
    expect(asked.length).toBeGreaterThan(1);
  });

  test.each([
    ['cut JSON', '{"findings": [{"numbers": [1', 200, 'badAnswer'],
    ['words', 'Извините, я не могу помочь с этим.', 200, 'badAnswer'],
    ['silence', '', 200, 'declined'],
    ['too much to do', '{}', 429, 'busy'],
    ['a fault', '{}', 500, 'unreachable'],
  ])('%s is told, and measured as nothing', async (_, says, status, code) => {
    const { ask } = await modelThatSays(says, status);
    expect(await compareOn(LESSONS, NOTHING, 'проба', ask)).toContain(
      `2 interviews, 0 read by the model to their end; it failed: ${code} 2`,
    );
  });

  test('no model: it says how one is told', async () => {
    expect(settingsIn({ MODEL_BASE_URL: 'http://x/v1/', MODEL_NAME: 'м' })).toEqual({
      base: 'http://x/v1',
      name: 'м',
      key: '',
    });
    expect(settingsIn({ MODEL_NAME: 'м' })).toBeNull();
    expect(await evaluateModel()).toContain('No model is configured');
  });

  test('a few interviews are of many domains', () => {
    const [a, b] = LESSONS;
    expect(a && b && someOf([a, a, b], 2)).toEqual([a, b]);
  });
});

describe('a model beside the chat that reads briefs', () => {
  const [brief] = readBriefs();
  const one = (text: string): Brief => ({
    name: 'проба.txt',
    text,
    answers: { ...(brief as Brief).answers, vision: 'молча', channels: 'ярмарках' },
  });
  const none = { targetGroup: [], needs: [], product: [], businessGoals: [], competitors: [], revenueStreams: [], costFactors: [] }; // prettier-ignore

  test('lines that it names are counted by what stands in them, whatever numbers it makes up', async () => {
    const { askAny, asked } = await modelThatSays({ ...none, vision: [1, 77], channels: [1] });
    const table = await compareOnBriefs([one('Чтобы пчёлы не гибли молча.\n\nПродаём на ярмарках.')], 'проба', askAny);
    expect(table).toMatch(/^1 briefs, 1 answered/);
    expect(table).toMatch(/^проба\.txt +\d\/9 +1\/9$/m);
    expect(JSON.stringify(asked)).toContain('[2] Продаём на ярмарках.');
  });

  test('what it refuses is told and counts as nothing', async () => {
    const { askAny } = await modelThatSays('{}', 429);
    const table = await compareOnBriefs([one('Молча.')], 'проба', askAny);
    expect(table).toMatch(/^1 briefs, 0 answered/);
    expect(table).toMatch(/ busy$/m);
  });

  test('all briefs of the chat are there', () => {
    expect(readBriefs().length).toBeGreaterThanOrEqual(23);
  });
});
