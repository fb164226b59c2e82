import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FoundPassageRow } from '#src/features/research/across/findings/FoundPassageRow.tsx';

import { hrefOf, said, whereOf } from './sampleFound.ts';

const money = said(2, 2);

const meta = preview.meta({
  id: 'features-research-across-findings-foundpassagerow',
  title: 'Разделы/Исследования/Найденные слова вне текста · FoundPassageRow',
  component: FoundPassageRow,
  parameters: {
    docs: {
      description: {
        component:
          'Слова, которые нашла программа, вне их текста: кто сказал, где, путь туда и что о них можно решить.',
      },
    },
  },
  args: { passage: money, where: whereOf(money), href: hrefOf(money), alone: true, onRefuse: fn() },
});

export const Alone = meta.story({
  name: 'Сами по себе: чем могут быть, насколько это верно, «Не то»',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Деньги и время')).toBeVisible();
    await expect(canvas.getByText('уверенность высокая')).toBeInTheDocument();
    await expect(canvas.getByText('Олег · Разговор 2.txt')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^В тексте: «За каждую доставку/ })).toHaveAttribute(
      'href',
      hrefOf(money),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Не то: «За каждую доставку/ }));
    await expect(args.onRefuse).toHaveBeenLastCalledWith(money);
  },
});

export const Grouped = meta.story({
  name: 'В группе: вид и уверенность говорит она; можно убрать',
  args: { alone: false, note: 'уже отмечено', onApart: fn(), onRefuse: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Деньги и время')).not.toBeInTheDocument();
    await expect(canvas.getByText(/уже отмечено/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Не то/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Убрать из группы: «За каждую/ }));
    await expect(args.onApart).toHaveBeenLastCalledWith(money);
  },
});

export const TakenOut = meta.story({
  name: 'Убраны из группы: можно вернуть',
  args: { onReturn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Вернуть в группу: «За каждую/ }));
    await expect(args.onReturn).toHaveBeenLastCalledWith(money);
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
