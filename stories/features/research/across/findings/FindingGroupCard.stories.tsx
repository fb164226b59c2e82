import { expect, fn, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FindingGroupCard } from '#src/features/research/across/findings/FindingGroupCard.tsx';

import { hrefOf, people, said, shownLate, whereOf } from './sampleFound.ts';

if (!shownLate) throw new Error('the sample has no group');

const meta = preview.meta({
  id: 'features-research-across-findings-findinggroupcard',
  title: 'Разделы/Исследования/Что говорят несколько человек · FindingGroupCard',
  component: FindingGroupCard,
  parameters: {
    docs: {
      description: {
        component:
          'Что похожим образом сказали несколько человек, под самой говорящей цитатой; кто говорит обратное, стоит рядом.',
      },
    },
  },
  args: {
    group: shownLate,
    asked: people.size,
    whereOf,
    hrefOf,
    onRefuse: fn(),
    onApart: fn(),
    onReturn: fn(),
    onMake: fn(),
  },
});

export const Contradicted = meta.story({
  name: 'Четверо говорят одно, один — обратное: стороны рядом',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Кто и сколько', async () => {
      await expect(canvas.getByRole('article')).toHaveTextContent(
        /4.человека из.5 сказали, 1.человек говорит обратное/,
      );
      await expect(canvas.getByRole('article')).toHaveTextContent('уверенность средняя');
      await expect(canvas.getByRole('heading', { level: 4, name: 'За' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 4, name: 'Против' })).toBeVisible();
      await expect(canvas.getByText('Ирина · Разговор 1.txt')).toBeVisible();
    });
    await step('Отрывок: открыть, убрать, «Не то»', async () => {
      await expect(canvas.getByRole('link', { name: /^В тексте: «Курьер опоздал/ })).toHaveAttribute(
        'href',
        hrefOf(said(1)),
      );
      await userEvent.click(canvas.getByRole('button', { name: /^Убрать из группы: «Дважды привезли/ }));
      await expect(args.onApart).toHaveBeenLastCalledWith(said(3));
      await userEvent.click(canvas.getByRole('button', { name: /^Не то: «Доставку ждали/ }));
      await expect(args.onRefuse).toHaveBeenLastCalledWith(said(2));
      // Words that only deny were proposed as nothing.
      await expect(canvas.queryByRole('button', { name: /^Не то: «Да ни разу/ })).not.toBeInTheDocument();
    });
    await step('Что из неё сделать', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Создать гипотезу: «/ }));
      await expect(args.onMake).toHaveBeenLastCalledWith(args.group, 'hypothesis');
      await userEvent.click(canvas.getByRole('button', { name: /^Создать инсайт: «/ }));
      await expect(args.onMake).toHaveBeenLastCalledWith(args.group, 'insight');
    });
  },
});

export const Agreed = meta.story({
  name: 'Никто не спорит: одна сторона; отмеченное и убранное сказаны',
  args: {
    group: {
      ...shownLate,
      passages: shownLate.passages.slice(0, 2),
      people: ['person-1', 'person-2'],
      contradictions: [],
      marked: new Set([said(1).id]),
      apart: [said(3).id, said(4).id],
      score: 0.4,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading', { level: 4 })).not.toBeInTheDocument();
    await expect(canvas.getByRole('article')).toHaveTextContent('уверенность низкая');
    await expect(canvas.getByText(/уже отмечено/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Не то: «Курьер/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Вернуть убранное/ }));
    await expect(args.onReturn).toHaveBeenLastCalledWith([said(3).id, said(4).id]);
  },
});

export const Many = meta.story({
  name: 'Много отрывков: четыре, остальные по кнопке',
  args: {
    group: {
      ...shownLate,
      contradictions: [],
      passages: [1, 2, 3, 4, 5, 6, 7].map((index) => ({
        ...said(1),
        id: `many-${index}`,
        text: `${index}-й раз ждали курьера больше часа, суп остыл`,
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list'));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /^Показать все отрывки/ }));
    await expect(list.getAllByRole('listitem')).toHaveLength(7);
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
