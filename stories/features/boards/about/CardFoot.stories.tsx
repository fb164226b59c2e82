import { useState } from 'react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CardFoot, type CardFootProps } from '#src/features/boards/about/CardFoot.tsx';
import { Button } from '#src/ui/Button.tsx';

const meta = preview.meta({
  id: 'features-boards-about-cardfoot',
  title: 'Разделы/Видение и стратегия/Строка под карточкой · CardFoot',
  component: CardFoot,
  parameters: {
    docs: {
      description: {
        component:
          'Тихая строка под текстом карточки: когда он обновлён, не пора ли его пересмотреть и сколько за ним инсайтов и выводов. Что известно сразу, стоит первым; что читается позже, приходит на место, которое под него занято: две строки в колонке, одна в широкой карточке. С крупным текстом строка растёт, а не обрезается.',
      },
    },
  },
  args: {
    title: 'Продукт',
    rests: true,
    support: '2 инсайта из\u00A01 разговора, 1 вывод',
    edited: '12 марта',
    isOld: false,
    href: '?about=product',
  },
});

export const Supported = meta.story({
  name: 'Два инсайта и вывод',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Откуда это: Продукт/ })).toHaveAttribute('href', '?about=product');
    await expect(canvas.getByText(/обновлено 12 марта/)).toBeVisible();
    await expect(canvas.queryByText('стоит пересмотреть')).toBeNull();
  },
});

export const Named = meta.story({
  name: 'И чьи это слова',
  args: { people: 'Марина, Олег и\u00A0ещё\u00A02' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/обновлено 12 марта/)).toHaveTextContent(
      /^обновлено 12 марта · 2 инсайта.* · Марина, Олег и ещё 2$/,
    );
    await expect(canvas.getByRole('link', { name: /1 вывод, Марина, Олег/ })).toBeVisible();
  },
});

export const Old = meta.story({
  name: 'Без подтверждений и старая: стоит пересмотреть',
  args: { rests: false, support: 'без подтверждений', isOld: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('стоит пересмотреть')).toBeVisible();
  },
});

/** A foot as wide as a card of one column, whose sources are read when a button is pressed. */
function Reading({ width, ...props }: CardFootProps & { readonly width: number }) {
  const [isRead, setRead] = useState(false);
  return (
    <div style={{ width }}>
      <CardFoot {...props} support={isRead ? props.support : ''} people={isRead ? (props.people ?? '') : ''} />
      <Button onClick={() => setRead(true)}>Прочитать</Button>
    </div>
  );
}

export const Unread = meta.story({
  name: 'Источники ещё не прочитаны: место занято, ничего не сдвинется',
  args: {
    support: '3\u00A0инсайта из\u00A02\u00A0разговоров',
    people: 'Марина, Олег',
  },
  render: (args) => (
    <>
      <Reading {...args} width={324} />
      <Reading {...args} width={760} />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const buttons = canvas.getAllByRole('button');
    const tops = () => buttons.map((button) => button.getBoundingClientRect().top);
    const before = tops();
    await step('Что известно, сказано; остальное — по ссылке', async () => {
      for (const link of canvas.getAllByRole('link', { name: 'Откуда это: Продукт' })) {
        await expect(link).toHaveTextContent('откуда это');
      }
      await expect(canvas.getAllByText(/обновлено 12 марта/)).toHaveLength(2);
    });
    await step('Прочитаны: всё приходит на занятое место', async () => {
      for (const button of buttons) await userEvent.click(button);
      await expect(canvas.getAllByRole('link', { name: /3\sинсайта .*, Марина, Олег/ })).toHaveLength(2);
      await expect(tops()).toEqual(before);
    });
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: вся строка под палец',
  globals: { viewport: { value: 'mobile' } },
  args: { rests: false, support: 'без подтверждений' },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link');
    const { x, y, height } = (canvasElement.firstElementChild as Element).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(document.elementFromPoint(x + 2, y + height - 2)).toBe(link);
  },
});
