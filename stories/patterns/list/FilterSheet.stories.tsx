import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FilterSheet, type FilterSheetProps } from '#src/patterns/list/FilterSheet.tsx';
import { opening } from '#stories/keeping.tsx';

import { chosen, researchChoices, withValues } from '../researchChoices.ts';

/** The filters as a screen keeps them. */
function Choosing({ choices: initial, onApply, ...rest }: FilterSheetProps) {
  const [choices, setChoices] = useState(initial);
  return (
    <FilterSheet
      {...rest}
      choices={choices}
      onApply={(values) => {
        onApply(values);
        setChoices(withValues(choices, values));
      }}
    />
  );
}

const Demo = opening(Choosing, 'Фильтры');

const meta = preview.meta({
  id: 'patterns-list-filtersheet',
  title: 'Приёмы/Лист фильтров · FilterSheet',
  component: FilterSheet,
  args: { open: true, onOpenChange: fn(), choices: researchChoices, onApply: fn() },
  globals: { viewport: { value: 'mobile' } },
  render: (args) => <Demo {...args} />,
});

export const Open = meta.story({
  name: 'Открыт, ничего не выбрано',
  play: async ({ step }) => {
    await step('Назван и разделён по фильтрам', async () => {
      await expect(screen.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
      await expect(screen.getByRole('combobox', { name: 'Статус' })).toHaveValue('all');
      await expect(screen.getByRole('combobox', { name: 'Тип' })).toHaveValue('all');
    });
    await step('Всё под палец', async () => {
      for (const name of ['Сбросить', 'Применить']) {
        await expect(screen.getByRole('button', { name }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    });
  },
});

export const Chosen = meta.story({
  name: 'Открыт, выбраны оба фильтра',
  args: { choices: chosen({ status: 'in_progress', type: 'interviews' }) },
});

export const OneFilter = meta.story({ name: 'Один фильтр', args: { choices: researchChoices.slice(0, 1) } });

export const Desktop = meta.story({
  name: 'На широком экране не шире текста',
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeLessThanOrEqual(720);
  },
});

export const Applying = meta.story({
  name: 'Выбор уходит разом по «Применить»',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Пока выбирают, никто не вызван', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Статус' }), 'Завершено');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тип' }), 'Опрос');
      await expect(args.onApply).not.toHaveBeenCalled();
    });
    await step('«Применить» отдаёт все значения и закрывает', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
      await expect(args.onApply).toHaveBeenCalledWith({ status: 'completed', type: 'survey' });
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('При новом открытии выбранное на месте', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }));
      await expect(await screen.findByRole('combobox', { name: 'Статус' })).toHaveValue('completed');
    });
  },
});

export const Resetting = meta.story({
  name: '«Сбросить» возвращает всё и закрывает',
  args: { choices: chosen({ status: 'on_hold', type: 'analytics' }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
    await expect(args.onApply).toHaveBeenCalledWith({ status: 'all', type: 'all' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Discarding = meta.story({
  name: 'Escape забывает невыбранное и возвращает фокус',
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Фильтры' });
    await step('Выбрать и передумать', async () => {
      await userEvent.click(trigger);
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Статус' }), 'Завершено');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(args.onApply).not.toHaveBeenCalled();
    });
    await step('Черновика больше нет', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('combobox', { name: 'Статус' })).toHaveValue('all');
    });
  },
});
