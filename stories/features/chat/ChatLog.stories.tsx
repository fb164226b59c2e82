import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { chatLines, type ChatLine } from '#src/features/chat/chatLines.ts';
import { ChatLog, type ChatLogProps } from '#src/features/chat/ChatLog.tsx';
import { Button } from '#src/ui/Button.tsx';

import { answered, interviewAfter, LINKED } from './sampleChat.ts';

const meta = preview.meta({
  id: 'features-chat-chatlog',
  title: 'Разделы/Ассистент/Переписка · ChatLog (сообщения)',
  component: ChatLog,
  args: { lines: chatLines(interviewAfter(...LINKED)), onGoBack: fn() },
});

const line = (key: string, text: string, isBot = false, timestamp = '2026-11-05T12:10:00'): ChatLine => ({
  key,
  text,
  isBot,
  timestamp,
});

export const Short = meta.story({
  name: 'Кто и когда сказал',
  play: async ({ canvas, step }) => {
    const log = canvas.getByRole('log', { name: 'Переписка с ассистентом' });
    await step('У каждого сообщения — кто и время', async () => {
      const said = within(log).getAllByRole('article');
      await expect(said).toHaveLength(3);
      await expect(said[0]).toHaveTextContent(/^Ассистент 12:04Здравствуйте!/);
      await expect(said[1]).toHaveTextContent(/^Вы 12:05Вот: https:\/\/shkola-dannyh\.example$/);
    });
    await step('День — один раз', async () => {
      await expect(within(log).getAllByText('5 ноября 2026 г.')).toHaveLength(1);
    });
  },
});

export const Empty = meta.story({
  name: 'Пусто, бот печатает',
  args: { lines: [], typing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ИИ печатает...');
  },
});

export const Answers = meta.story({
  name: 'Ответы можно изменить',
  args: { lines: chatLines(interviewAfter(...answered(3))) },
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Изменить ответ/ });
    await expect(buttons).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить ответ: Target Group (Целевая аудитория)' }));
    await expect(args.onGoBack).toHaveBeenCalledWith('targetGroup');
  },
});

export const TwoDays = meta.story({
  name: 'Разговор за два дня',
  args: {
    lines: [
      line('a', 'Здравствуйте!', true),
      line('b', 'Вернусь завтра'),
      line('c', 'Вернулся', false, '2026-11-06T09:00:00'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 ноября 2026 г.')).toBeVisible();
  },
});

export const Marked = meta.story({
  name: 'Списки и жирный текст — как на карточке итога, а не звёздочками',
  args: {
    lines: [
      line('a', '**Главное** — успеть к запуску:\n- найти собеседников\n- разобрать цитаты'),
      line('b', 'Первая строка\nвторая строка', true),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Главное')).toHaveStyle({ fontWeight: '600' });
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'найти собеседников',
      'разобрать цитаты',
    ]);
    await expect(canvas.queryByText(/\*\*|^- /)).not.toBeInTheDocument();
  },
});

export const Markup = meta.story({
  name: 'HTML, длинное слово и 20 000 знаков',
  args: {
    lines: [
      line('a', '<script>alert(1)</script> <a href="https://x">ссылка</a>\nвторая строка'),
      line('b', 'ы'.repeat(400), true),
      line('c', 'Люди бросают курс на третьей неделе. '.repeat(541).slice(0, 20_000)),
    ],
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>/)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Показать целиком/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Grows by a message of the bot at each press. */
function Growing(props: ChatLogProps) {
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

export const Following = meta.story({
  name: 'Конец в виду, пока не прокрутили вверх',
  args: { lines: Array.from({ length: 40 }, (_, index) => line(`m${index}`, `Сообщение ${index}`, index % 2 === 0)) },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const view = document.scrollingElement as Element;
    const left = () => view.scrollHeight - view.clientHeight - view.scrollTop;
    const jump = () => canvas.queryByRole('button', { name: 'К последнему сообщению' });
    await step('Открыта в конце, и растёт вместе с ним', async () => {
      await waitFor(() => expect(view.scrollTop).toBeGreaterThan(500));
      await userEvent.click(canvas.getByRole('button', { name: 'Бот' }));
      await waitFor(() => expect(left()).toBeLessThan(40));
      await expect(jump()).not.toBeInTheDocument();
    });
    await step('Прокрутили вверх: стоит на месте', async () => {
      view.scrollTop = 100;
      await waitFor(() => expect(jump()).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Бот' }));
      await expect(view.scrollTop).toBe(100);
    });
    await step('Кнопка ведёт к концу', async () => {
      await userEvent.click(jump() as Element);
      await waitFor(() => expect(jump()).not.toBeInTheDocument());
      await expect(left()).toBeLessThan(40);
    });
    await step('Своё сообщение видно, откуда бы его ни послали', async () => {
      view.scrollTop = 100;
      await waitFor(() => expect(jump()).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Я' }));
      await waitFor(() => expect(left()).toBeLessThan(40));
    });
  },
});
