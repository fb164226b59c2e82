import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { ReviewBlock } from '#src/features/comments/ReviewBlock.tsx';

import { ago, ME, MEMBERS, NOW, review } from './sampleComments.ts';

const outcome = () => fn((): Promise<Outcome> => Promise.resolve(DONE));
const returned = review({
  id: 'before',
  createdAt: ago(60 * 50),
  state: 'returned',
  word: 'Мало разных людей',
  at: ago(60 * 40),
  answeredBy: ME.id,
  answeredByName: 'Мария Соколова',
});

const meta = preview.meta({
  id: 'features-comments-reviewblock',
  title: 'Разделы/Обсуждение/Проверка · ReviewBlock (ревью)',
  component: ReviewBlock,
  parameters: {
    docs: {
      description: { component: 'Кого попросили посмотреть запись, что он ответил, и как попросить или ответить.' },
    },
  },
  args: {
    reviews: [] as Parameters<typeof ReviewBlock>[0]['reviews'],
    me: ME,
    members: MEMBERS,
    now: NOW,
    onAsk: outcome(),
    onAnswer: outcome(),
    onWithdraw: fn(),
  },
});

export const Asking = meta.story({
  name: 'Просят проверить',
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попросить проверить' }));
    await step('Без имени нельзя', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Попросить' }));
      await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Выберите, кто посмотрит');
    });
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'member-nikitin');
    await userEvent.type(canvas.getByRole('textbox'), 'Хватит?');
    await userEvent.click(canvas.getByRole('button', { name: 'Попросить' }));
    await expect(args.onAsk).toHaveBeenCalledWith({ reviewerId: 'member-nikitin', question: 'Хватит?' });
    await expect(await canvas.findByRole('button', { name: 'Попросить проверить' })).toBeVisible();
  },
});

export const Answering = meta.story({
  name: 'Отвечает тот, кого просили: вернуть без слова нельзя',
  args: { reviews: [review(), returned] },
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByText('На проверке: Мария Соколова')).toBeVisible();
    await step('Вернуть', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Напишите, что\sдоработать/);
      await userEvent.type(canvas.getByRole('textbox'), 'Нет чисел');
      args.onAnswer.mockResolvedValueOnce(refused('Нет связи.'));
      await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Нет связи.');
      await userEvent.click(canvas.getByRole('button', { name: 'Отмена' }));
    });
    await step('Принять', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Принять' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Принять' }));
      await expect(args.onAnswer).toHaveBeenLastCalledWith(review(), { answer: 'accepted', word: 'Нет чисел' });
    });
    await step('Прежние', async () => {
      await userEvent.click(canvas.getByText('Прежние проверки: 1'));
      await expect(await canvas.findByText('Мало разных людей')).toBeVisible();
    });
  },
});

export const Waiting = meta.story({
  name: 'Ждёт другого; просьбу отменяет тот, кто просил',
  args: {
    reviews: [review({ askedBy: 'member-nikitin', reviewerId: 'member-kovaleva', reviewerName: 'Анна Ковалёва' })],
    me: { id: 'member-nikitin', mayModerate: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Принять' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить просьбу' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
});

export const Returned = meta.story({
  name: 'Возвращено: просят ещё раз',
  args: { reviews: [returned] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Возвращено: Мария Соколова')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Попросить ещё раз' })).toBeVisible();
  },
});

export const Alone = meta.story({
  name: 'Просить некого',
  args: { members: MEMBERS.filter(({ id }) => id === ME.id) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Проверить пока некому: в компании вы одни.')).toBeVisible();
  },
});
