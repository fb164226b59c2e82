import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { chatLines } from '#src/features/chat/chatLines.ts';
import { ChatLog } from '#src/features/chat/ChatLog.tsx';

import { answered, interviewAfter, LINKED, TOLD, withModel } from './sampleChat.ts';
import { AskedLog, fortyLines, GrowingLog, hostileLines, markedLines, twoDays } from './sampleLines.tsx';

const meta = preview.meta({
  id: 'features-chat-chatlog',
  title: 'Разделы/Ассистент/Переписка · ChatLog (сообщения)',
  component: ChatLog,
  parameters: {
    docs: { description: { component: 'Переписка: кто что сказал и когда — на бумаге, а не в пузырях.' } },
  },
  args: { lines: chatLines(interviewAfter(...LINKED)), onGoBack: fn() },
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

export const FromModel = meta.story({
  name: 'Что сказала модель, помечено: название и что она прочитала',
  args: { lines: chatLines(interviewAfter(...TOLD, withModel('Каждая школа слышит учеников'))) },
  play: async ({ canvas }) => {
    const said = await canvas.findByText('модель');
    const article = said.closest('article');
    await expect(article).toHaveTextContent(/Понял/);
    await expect(article).toHaveTextContent(/qwen2\.5-7b-instruct.*прочитано: ваши ответы/);
    await expect(canvas.getAllByText('модель')).toHaveLength(1);
  },
});

export const ModelSpeaks = meta.story({
  name: 'Модель отвечает: вопрос человека стоит над «ИИ печатает...»',
  args: { typing: true, growing: true, tail: <p>Таблицы и диктофон</p> },
  play: async ({ canvas }) => {
    const [said, typing] = [canvas.getByText('Таблицы и диктофон'), canvas.getByRole('status')];
    await expect(said.compareDocumentPosition(typing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const TwoDays = meta.story({
  name: 'Разговор за два дня',
  args: { lines: twoDays },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 ноября 2026 г.')).toBeVisible();
  },
});

export const Marked = meta.story({
  name: 'Списки и жирный текст — как на карточке итога, а не звёздочками',
  args: { lines: markedLines },
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
  args: { lines: hostileLines },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>/)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Показать целиком/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Following = meta.story({
  name: 'Конец в виду, пока не прокрутили вверх',
  args: { lines: fortyLines },
  render: (args) => <GrowingLog {...args} />,
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

export const AnsweredOverBoard = meta.story({
  name: 'Под перепиской доска: ответ, которого ждали, виден до конца',
  args: { lines: fortyLines },
  render: (args) => <AskedLog {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Спросить' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ответ' }));
    await waitFor(() =>
      expect(canvas.getByText(/Строка 12/).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
});
