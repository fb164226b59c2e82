import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { conversionOf, funnelOf } from '#src/domain/experiments/filter.ts';
import { FunnelPicture, type FunnelPictureProps } from '#src/features/experiments/FunnelPicture.tsx';

import { manyOf, summaries } from './sampleBoard.ts';

/** Keeps the choice, as the address does. */
function Demo(props: FunnelPictureProps) {
  const [choice, setChoice] = useState({ stage: props.stage, status: props.status });
  return (
    <FunnelPicture
      {...props}
      {...choice}
      onChoose={(next) => {
        props.onChoose(next);
        setChoice(next);
      }}
    />
  );
}

const args: FunnelPictureProps = {
  funnel: funnelOf(summaries),
  conversion: conversionOf(summaries),
  stage: 'all',
  status: 'all',
  onChoose: fn(),
};

const meta = preview.meta({
  id: 'features-experiments-funnelpicture',
  title: 'Разделы/Эксперименты/Картинка воронки · FunnelPicture',
  component: FunnelPicture,
  parameters: {
    docs: {
      description: {
        component:
          'Сколько экспериментов у каждого этапа в каждом статусе. Каждое число написано, у статуса свой знак: читается и без цвета.',
      },
    },
  },
  args,
  render: (args) => <Demo {...args} />,
});

export const Sample = meta.story({
  name: 'Шестнадцать экспериментов',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Числа написаны: всего, по этапам, по статусам', async () => {
      await expect(canvas.getByRole('heading')).toHaveTextContent('16 экспериментов в воронке');
      await expect(canvas.getByRole('button', { name: 'Activation 3' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Завершен 4' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Activation, Завершен: 2' })).toHaveTextContent('2');
    });
    const segment = canvas.getByRole('button', { name: 'Activation, Завершен: 2' });
    await step('Отрезок сужает список, повторное нажатие снимает', async () => {
      await userEvent.click(segment);
      await expect(args.onChoose).toHaveBeenLastCalledWith({ stage: 'activation', status: 'Done' });
      await expect(segment).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(segment);
      await expect(args.onChoose).toHaveBeenLastCalledWith({ stage: 'all', status: 'all' });
      await expect(segment).toHaveAttribute('aria-pressed', 'false');
    });
    await step('Этап и статус тоже, с клавиатуры', async () => {
      canvas.getByRole('button', { name: 'Revenue 3' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith({ stage: 'revenue', status: 'all' });
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onChoose).toHaveBeenLastCalledWith({ stage: 'revenue', status: 'backlog' });
      await userEvent.click(canvas.getByRole('button', { name: 'Новый 3' }));
      await expect(args.onChoose).toHaveBeenLastCalledWith({ stage: 'all', status: 'New' });
    });
  },
});

export const Steps = meta.story({
  name: 'Говорит, какая часть дошла до каждого шага',
  args: { conversion: { all: 16, started: 8, finished: 4, confirmed: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Взято в работу 8 из 16 (50 %)')).toBeVisible();
    await expect(canvas.getByText('завершено 4 из 8 (50 %)')).toBeVisible();
    await expect(canvas.getByText('подтвердилось 3 из 4 (75 %)')).toBeVisible();
  },
});

export const Folded = meta.story({
  name: 'Над доской свёрнута: этапы стоят ниже',
  args: { folded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Завершен 4' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Этапы' })).not.toBeInTheDocument();
  },
});

export const Chosen = meta.story({ name: 'Выбран отрезок', args: { stage: 'activation', status: 'Done' } });

export const Empty = meta.story({
  name: 'Экспериментов нет',
  args: { funnel: funnelOf([]), conversion: conversionOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Экспериментов нет')).toHaveLength(6);
  },
});

/** Nothing sticks out of a phone's screen. */
async function expectFits(element: HTMLElement): Promise<void> {
  const width = document.documentElement.clientWidth;
  const wide = [...element.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > width);
  await expect(wide).toHaveLength(0);
}

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
});

export const TenThousandOnMobile = meta.story({
  name: 'Десять тысяч на телефоне',
  args: { funnel: funnelOf(manyOf(10_000)), conversion: conversionOf(manyOf(10_000)) },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
});
