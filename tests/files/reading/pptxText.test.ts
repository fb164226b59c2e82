import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import { ImportError, type ImportErrorCode } from '#files/reading/ImportError.ts';
import { extractChatText, extractText } from '#files/reading/extractText.ts';
import { proposeAnswers } from '#src/domain/chat/answerProposals.ts';
import { CHAT_FIELDS } from '#src/domain/boards/fields.ts';
import { runWorkersHere } from '../../support/workersHere.ts';

runWorkersHere();

/** A fixture as a person would choose it. */
async function fixture(name: string): Promise<File> {
  return new File([await readFile(new URL(`../../fixtures/chat/${name}`, import.meta.url))], name);
}

const refusal = async (reading: Promise<unknown>): Promise<ImportError> => {
  const result = await reading.catch((error: unknown) => error);
  if (!(result instanceof ImportError)) throw new Error(`not refused: ${JSON.stringify(result)}`);
  return result;
};

describe('.pptx', () => {
  test('gives the slides that are shown, in the order of the show: lines, tables, notes; nothing twice, no slide numbers', async () => {
    expect(await extractChatText(await fixture('product.pptx'))).toEqual({
      state: 'text',
      labels: null,
      told: [],
      text: [
        'Смена\nСервис расписаний\nдля кофеен',
        'Целевая аудитория\nВладельцы и управляющие небольших сетей кофеен.\nОт двух до десяти точек в одном городе.',
        'Про франшизы расскажу отдельно.',
        'Монетизация\nТариф\tЦена\nОдна точка & кофе\t1 900 ₽ в месяц\nПервый месяц бесплатно.',
      ].join('\n\n'),
    });
  });

  test('without text is told to be so', async () => {
    expect(await extractChatText(await fixture('no-text.pptx'))).toEqual({
      state: 'unreadable',
      note: expect.stringContaining('нет текста'),
    });
  });

  test.each<[string, ImportErrorCode]>([
    ['missing-slide.pptx', 'damaged'],
    ['broken-xml.pptx', 'damaged'],
    ['without-presentation.pptx', 'not_pptx'],
    ['not-a-zip.pptx', 'not_pptx'],
    ['encrypted.pptx', 'encrypted'],
    ['bomb.pptx', 'too_large'],
    ['endless-text.pptx', 'too_large'],
  ])('%s is refused: %s', async (name, code) => {
    const error = await refusal(extractChatText(await fixture(name)));
    expect(error.code).toBe(code);
    expect(error.message).toContain(`«${name}»`);
  });

  test('cut in half is damaged; empty is empty', async () => {
    const whole = await fixture('product.pptx');
    const half = new File([whole.slice(0, Math.floor(whole.size / 2))], 'половина.pptx');
    expect((await refusal(extractChatText(half))).code).toBe('damaged');
    expect((await refusal(extractChatText(new File([], 'a.pptx')))).code).toBe('empty');
  });

  test('is taken in the chat only; the chat takes no recordings and no .doc', async () => {
    const file = await fixture('product.pptx');
    expect((await refusal(extractText(file))).code).toBe('unsupported');
    for (const name of ['a.mp3', 'a.doc', 'a.xlsx', 'a']) {
      const { code } = await refusal(extractChatText(new File(['x'], name)));
      expect([name, code]).toEqual([name, 'unsupported']);
    }
  });

  test('stops when cancelled', async () => {
    const stopper = new AbortController();
    const reason = new Error('отмена');
    const reading = extractChatText(await fixture('product.pptx'), { signal: stopper.signal });
    stopper.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });
});

test.each(['brief.txt', 'brief.docx'])('%s answers all nine questions', async (name) => {
  const extracted = await extractChatText(await fixture(name));
  const text = extracted.state === 'text' ? extracted.text : '';
  const proposals = proposeAnswers([{ from: 'file', name, text }]);
  expect(Object.keys(proposals)).toEqual([...CHAT_FIELDS]);
  expect(proposals.costFactors?.[0]?.text).toBe(
    'Зарплата команды, серверы, поддержка и реклама в профессиональных сообществах.',
  );
});
