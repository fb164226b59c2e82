import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Stage } from '#src/domain/core/stage.ts';
import { StageSelector, type StageSelectorProps } from '#src/features/tactics/StageSelector.tsx';
import { keeping } from '#stories/keeping.tsx';
import { fits } from '#stories/checks.ts';

import { facts, sameFacts } from './sampleJourney.ts';

/** Keeps the choice, as the screen does. */
const Demo = keeping(StageSelector, { value: 'onChange' });

const meta = preview.meta({
  id: 'features-tactics-stageselector',
  title: 'Разделы/Тактика/Выбор этапа · StageSelector',
  component: StageSelector,
  parameters: {
    docs: {
      description: {
        component: 'Шесть этапов, выбран один, у каждого — сколько в нём: шесть колонок, на телефоне три.',
      },
    },
  },
  args: { value: 'awareness' as Stage, onChange: fn(), facts: facts as StageSelectorProps['facts'] },
  render: (args) => <Demo {...args} />,
});

export const Default = meta.story({
  name: 'Шесть этапов; стрелки ведут по кругу',
  play: async ({ args, canvas, step, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name: new RegExp(`^${name}`) });
    await step('Порядок и числа', async () => {
      const names = canvas.getAllByRole('radio').map((one) => one.querySelector('b')?.textContent);
      await expect(names).toEqual(['Awareness', 'Acquisition', 'Activation', 'Revenue', 'Retention', 'Referral']);
      await expect(radio('Awareness')).toHaveTextContent(/4 точки·\d+ гипотез/);
      await expect(radio('Awareness')).toBeChecked();
    });
    await step('Мышью', async () => {
      await userEvent.click(radio('Revenue'));
      await expect(args.onChange).toHaveBeenLastCalledWith('revenue');
      await expect(radio('Revenue')).toBeChecked();
    });
    await step('Повторное нажатие ничего не меняет', async () => {
      await userEvent.click(radio('Revenue'));
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step('Стрелками, Home и End', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(radio('Retention')).toHaveFocus();
      await expect(radio('Retention')).toBeChecked();
      await userEvent.keyboard('{End}{ArrowDown}');
      await expect(radio('Awareness')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(radio('Referral')).toBeChecked();
      await userEvent.keyboard('{Home}');
      await expect(args.onChange).toHaveBeenLastCalledWith('awareness');
    });
    await step('В порядок обхода входит только выбранный', async () => {
      const stops = canvas.getAllByRole('radio').filter((one) => one.tabIndex === 0);
      await expect(stops).toEqual([radio('Awareness')]);
    });
  },
});

export const NothingFound = meta.story({
  name: 'Ничего не нашлось: одни нули',
  args: { value: 'retention', facts: sameFacts({ touchpoints: 0, hypotheses: 0, running: 0 }) },
});

export const Loading = meta.story({
  name: 'Загружается: чисел нет, и место под них есть',
  args: { facts: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\d/)).not.toBeInTheDocument();
    const [first] = canvas.getAllByRole('radio');
    await expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
  },
});

export const TenThousand = meta.story({
  name: 'Десять тысяч гипотез',
  args: { value: 'acquisition', facts: sameFacts({ touchpoints: 121, hypotheses: 10_021, running: 1_204 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('121 точка')).toHaveLength(6);
  },
});

export const TenThousandPhone = TenThousand.extend({
  name: 'Десять тысяч гипотез на телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvas }) => fits(...canvas.getAllByRole('radio')),
});

export const Phone = meta.story({
  name: 'На телефоне: три в ряд',
  args: { value: 'activation' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole('radio');
    const rows = new Set(radios.map((one) => Math.round(one.getBoundingClientRect().top)));
    await expect(rows.size).toBe(2);
    await fits(...radios);
  },
});

export const Beside = meta.story({
  name: 'Рядом с раскрытой панелью: три в ряд; уже страницы — шесть, но столбиком',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ width: 460 }}>
        <Demo {...args} />
      </div>
      <div style={{ width: 680 }}>
        <Demo {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = canvas
      .getAllByRole('radiogroup')
      .map((group) => new Set([...group.children].map((one) => Math.round(one.getBoundingClientRect().top))).size);
    await expect(rows).toEqual([2, 1]);
    await fits(...canvas.getAllByRole('radio').map((one) => one.querySelector('b') as HTMLElement));
  },
});
