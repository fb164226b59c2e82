import { describe, expect, test } from 'vitest';

import { foreignTalk } from '#files/reading/chats/chatTalk.ts';
import { readTelegram } from '#files/reading/telegram/telegramText.ts';
import { turnText, turnsOf, type Transcript } from '#src/domain/research/transcript.ts';

const said = (talk: Transcript | null) =>
  talk && turnsOf(talk).map((turn) => `${turn.at ?? ''} ${turn.speaker ?? '∅'}: ${turnText(talk.text, turn)}`.trim());
const heard = (content: object | string) =>
  said(foreignTalk(typeof content === 'string' ? content : JSON.stringify(content)));

test.each([[[]], [[{ type: 'message' }]], [{ messages: [] }], ['[не JSON'], ['{"segments": 1}']])(
  '%j is none',
  (content) => {
    expect(heard(content)).toBeNull();
  },
);

const latin = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

test('a chat of Instagram: the oldest first, its bytes as letters', () => {
  const messages = [
    { sender_name: latin('Рита Седых'), timestamp_ms: 3, content: latin('Углём 🔥') },
    { sender_name: latin('Рита Седых'), timestamp_ms: 2, photos: [{ uri: 'p.jpg' }] },
    { sender_name: 'Vera', timestamp_ms: 1, content: 'Чем топите?', share: { link: 'https://a.example' } },
  ];
  expect(heard({ participants: [{ name: 'Vera' }], messages })).toEqual([
    'Vera: Чем топите?\nhttps://a.example',
    'Рита Седых: (фото)',
    'Рита Седых: Углём 🔥',
  ]);
});

const message = (head: string, words: string) =>
  `<div class="item"><div class="item__main"><div class="message" data-id="3">\n <div class="message__header">${head}</div>\n <div>${words}<div class="kludges"></div></div></div></div></div>`;

const page = (...messages: string[]) =>
  `<!DOCTYPE html><html><body><div class="wrap">${messages.join('\n')}</div><script>нет</script></body></html>`;

describe('a page of VK', () => {
  test('the oldest first, with day and time', () => {
    const talk = foreignTalk(
      page(
        message(
          '<a href="https://vk.example/id2">Рита Седых</a>, 3 мая 2026 в 0:01:30',
          'Углём. «Антрацит»<div class="attachment"><div>Фотография</div></div>',
        ),
        message('Вы, 2 мая 2026 в 12:00:05 <span title="x">(ред.)</span>', 'Чем топите?<br>5 &lt; 7?'),
      ),
    );
    expect(said(talk)).toEqual(['43205 Вы: Чем топите?\n5 < 7?', '90 Рита Седых: Углём. «Антрацит»\nФотография']);
    expect(talk?.text).toContain('[02.05.2026 12:00:05] Вы:');
    expect(talk?.text).not.toContain('нет');
  });

  test('of Telegram is none', () => {
    expect(
      heard('<html><body><div class="message default"><div class="from_name">Вера</div></div></body></html>'),
    ).toBeNull();
  });
});

describe('what comes as .json', () => {
  test('a recognizer’s is read beside a chat of Telegram', async () => {
    const whisper = JSON.stringify({ segments: [{ start: 1, end: 2, text: ' Да.', speaker: 'SPEAKER_00' }] });
    expect(said(await readTelegram(new Blob([whisper])))).toEqual(['1 SPEAKER_00: Да.']);
    const chat = JSON.stringify({
      name: 'Чат',
      messages: [{ type: 'message', date: '2026-03-02T12:00:00', from: 'Вера', text: 'видите "segments": да' }],
    });
    expect(said(await readTelegram(new Blob([chat])))).toEqual(['43200 Вера: видите "segments": да']);
  });
});
