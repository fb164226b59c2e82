import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CHAT_CARDS } from '#src/domain/boards/cards.ts';
import { ResultCard } from '#src/features/chat/ResultCard.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { announced } from '#stories/checks.ts';

import { ANSWERS } from './sampleChat.ts';

const meta = preview.meta({
  id: 'features-chat-resultcard',
  title: 'Разделы/Ассистент/Карточка готовой доски · ResultCard',
  component: ResultCard,
  parameters: {
    docs: { description: { component: 'Готовая Vision Board: девять разделов и что с ней можно сделать.' } },
  },
  args: {
    answers: ANSWERS,
    visionHref: '/vision',
    renderSection: (field) => (
      <TextArea label={CHAT_CARDS.find((one) => one.field === field)?.title} defaultValue={ANSWERS[field]} />
    ),
    onDownload: fn(() => Promise.resolve()),
    inviteHref: '/profile?section=teams',
    onShare: fn((): Promise<'alone' | undefined> => Promise.resolve(undefined)),
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

export const Marked = meta.story({
  name: 'Жирное и списки нарисованы, как на досках; «4 900 ₽» не рвётся',
  args: {
    answers: {
      ...ANSWERS,
      needs: '**Скорость.** Ответ за неделю\n\n- найти людей\n- спросить',
      revenueStreams: 'Тариф 4 900 ₽ в месяц',
      product: `${'**Слово** и ещё слово. '.repeat(100)}`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Скорость.').tagName).toBe('STRONG');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'найти людей',
      'спросить',
    ]);
    await expect(canvasElement.textContent).not.toContain('**');
    await expect(canvasElement.textContent).toContain('4\u00A0900\u00A0₽');
    await expect(canvas.getByRole('button', { name: /^Показать целиком .*: Product \(Продукт\)$/ })).toBeVisible();
  },
});

export const Alone = meta.story({
  name: 'В компании только вы: не письмо себе, а приглашение коллег',
  args: { onShare: fn((): Promise<'alone' | undefined> => Promise.resolve('alone')) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Пригласите коллег' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить команде' }));
    await expect(await canvas.findByRole('link', { name: 'Пригласите коллег' })).toHaveAttribute(
      'href',
      '/profile?section=teams',
    );
    await expect(announced()).toContainEqual(expect.stringMatching(/отправить доску некому/));
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
