import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CHAT_CARDS } from '#src/domain/boardRules.ts';
import { ResultCard } from '#src/features/chat/ResultCard.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

import { ANSWERS } from './sampleChat.ts';

const meta = preview.meta({
  component: ResultCard,
  args: {
    answers: ANSWERS,
    visionHref: '/vision',
    renderSection: (field) => (
      <TextArea label={CHAT_CARDS.find((one) => one.field === field)?.title} defaultValue={ANSWERS[field]} />
    ),
    onDownload: fn(() => Promise.resolve()),
    onShare: fn(() => Promise.resolve()),
    onEdit: fn(() => Promise.resolve()),
  },
});

export const Full = meta.story({
  name: 'Девять ответов',
  play: async ({ args, canvas, userEvent, step }) => {
    const board = within(canvas.getByRole('region', { name: 'Vision Board' }));
    await expect(board.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      CHAT_CARDS.map(({ title }) => title),
    );
    await expect(board.getByRole('link', { name: 'Открыть на странице «Видение»' })).toHaveAttribute('href', '/vision');
    await step('Пока файл делается, кнопка занята и второй раз не нажимается', async () => {
      const finish: (() => void)[] = [];
      args.onDownload.mockImplementationOnce(() => new Promise<void>((done) => finish.push(done)));
      const button = board.getByRole('button', { name: 'Скачать PDF' });
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(button);
      await expect(args.onDownload).toHaveBeenCalledTimes(1);
      for (const done of finish) done();
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    });
    await step('Отправить и править', async () => {
      await userEvent.click(board.getByRole('button', { name: 'Отправить команде' }));
      await userEvent.click(board.getByRole('button', { name: 'Редактировать' }));
      await expect(args.onShare).toHaveBeenCalledTimes(1);
      await expect(args.onEdit).toHaveBeenCalledWith(true);
    });
  },
});

export const Missing = meta.story({
  name: 'Чего нет — «Не указано»',
  args: { answers: { vision: ANSWERS.vision, needs: '   ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Не указано')).toHaveLength(8);
  },
});

export const Editing = meta.story({
  name: 'Правка: секции рисует приложение',
  args: { editing: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: 'Закончить правку' }));
    await expect(args.onEdit).toHaveBeenCalledWith(false);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне, длинный ответ и HTML',
  args: { answers: { ...ANSWERS, vision: 'Длинно. '.repeat(2500), product: `<h1>${'ы'.repeat(200)}</h1>` } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Показать целиком/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
