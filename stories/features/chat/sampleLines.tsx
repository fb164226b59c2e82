import { useState } from 'react';

import type { ChatLine } from '#src/features/chat/chatLines.ts';
import { ChatLog, type ChatLogProps } from '#src/features/chat/ChatLog.tsx';
import { Button } from '#src/ui/Button.tsx';

/** Lines of a talk that no interview has. */

const line = (key: string, text: string, isBot = false, timestamp = '2026-11-05T12:10:00'): ChatLine => ({
  key,
  text,
  isBot,
  refs: [],
  timestamp,
});

export const twoDays = [
  line('a', 'Здравствуйте!', true),
  line('b', 'Вернусь завтра'),
  line('c', 'Вернулся', false, '2026-11-06T09:00:00'),
];

export const markedLines = [
  line('a', '**Главное** — успеть к запуску:\n- найти собеседников\n- разобрать цитаты'),
  line('b', 'Первая строка\nвторая строка', true),
];

/** HTML, a word without an end, and as much as may be said at once. */
export const hostileLines = [
  line('a', '<script>alert(1)</script> <a href="https://x">ссылка</a>\nвторая строка'),
  line('b', 'ы'.repeat(400), true),
  line('c', 'Люди бросают курс на третьей неделе. '.repeat(541).slice(0, 20_000)),
];

export const fortyLines = Array.from({ length: 40 }, (_, index) =>
  line(`m${index}`, `Сообщение ${index}`, index % 2 === 0),
);

/** Grows by a message of the bot at each press. */
export function GrowingLog(props: ChatLogProps) {
  const [more, setMore] = useState<readonly ChatLine[]>([]);
  const add = (isBot: boolean) => setMore([...more, line(`x${more.length}`, `Ещё ${more.length + 1}`, isBot)]);
  return (
    <>
      <div style={{ position: 'fixed', bottom: 0, right: 0, zIndex: 2 }}>
        <Button onClick={() => add(true)}>Бот</Button>
        <Button onClick={() => add(false)}>Я</Button>
      </div>
      <ChatLog {...props} lines={[...props.lines, ...more]} />
    </>
  );
}

/** A board is below: the log is followed only while an answer is awaited, and the answer is long. */
export function AskedLog(props: ChatLogProps) {
  const [more, setMore] = useState<readonly ChatLine[]>([]);
  const waits = more.length === 1;
  const answer = Array.from({ length: 12 }, (_, row) => `Строка ${row + 1}`).join('\n');
  return (
    <>
      <div style={{ position: 'fixed', bottom: 0, right: 0, zIndex: 2 }}>
        <Button onClick={() => setMore([line('q', 'Кто наши конкуренты?')])}>Спросить</Button>
        <Button onClick={() => setMore([...more, line('r', answer, true)])}>Ответ</Button>
      </div>
      <ChatLog {...props} lines={[...props.lines, ...more]} typing={waits} follow={waits} />
      <div style={{ height: 1500 }}>Доска</div>
    </>
  );
}
