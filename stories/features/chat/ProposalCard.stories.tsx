import { expect, fn, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ProposalCard } from '#src/features/chat/ProposalCard.tsx';

import { interviewAfter, proposalsIn, TOLD_WITH_FILE } from './sampleChat.ts';

const meta = preview.meta({
  id: 'features-chat-proposalcard',
  title: 'Разделы/Ассистент/Карточка ответа из файла · ProposalCard',
  component: ProposalCard,
  parameters: {
    docs: {
      description: {
        component:
          'Отрывок файла, страницы или собственных слов, похожий на ответ ассистенту, слово в слово; что говорят разное, стоит рядом. Ответом он станет, только когда согласится человек.',
      },
    },
  },
  args: {
    proposals: proposalsIn(interviewAfter(...TOLD_WITH_FILE)),
    onAccept: fn(),
    onEdit: fn(),
    onDismiss: fn(),
  },
});

export const Found = meta.story({
  name: 'Нашлось в файле: три ответа',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Нашёл в\sфайле «Питч 2026\.pptx»/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Подходит' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Напишу сам' }));
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
});

export const Different = meta.story({
  name: 'Источники говорят разное',
  args: {
    proposals: [
      { from: 'file', file: 'Питч 2026.pptx', text: 'Подписка для команд, 1 900 рублей в месяц.', start: 0, end: 42 },
      {
        from: 'page',
        file: 'shkola-dannyh.example',
        text: 'Платите только за законченные исследования.',
        start: 0,
        end: 43,
      },
      { from: 'message', file: '', text: 'Пока не зарабатываем, думаем о подписке.', start: 0, end: 40 },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const page = within(canvas.getByRole('region', { name: /^Нашёл на\sстранице/ }));
    await userEvent.click(page.getByRole('button', { name: 'Подходит' }));
    await expect(args.onAccept).toHaveBeenCalledWith(1);
    const own = within(canvas.getByRole('region', { name: /^Нашёл в\sваших словах/ }));
    await userEvent.click(own.getByRole('button', { name: 'Изменить' }));
    await expect(args.onEdit).toHaveBeenCalledWith('Пока не зарабатываем, думаем о подписке.');
    await userEvent.click(canvas.getByRole('button', { name: 'Напишу сам' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({ name: 'Пока сохраняется', args: { disabled: true } });

export const Mobile = meta.story({
  name: 'На телефоне, длинное имя файла и HTML в тексте',
  args: {
    proposals: [
      {
        from: 'file',
        file: `${'питч '.repeat(30)}.pdf`,
        text: '<b>Видение</b>: школа знает своих учеников',
        start: 0,
        end: 40,
      },
    ],
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>Видение<\/b>/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
