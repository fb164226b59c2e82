import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { CardPlace } from '#src/domain/boards/cardPlaces.ts';
import { contentOf } from '#src/domain/boards/cards.ts';
import { ProposalTarget, type ProposalTargetProps } from '#src/features/boards/proposals/ProposalTarget.tsx';
import { marketBoard } from '#src/samples/boards/board-market.ts';

const labels = (select: HTMLElement) => [...select.querySelectorAll('option')].map((option) => option.textContent);

const meta = preview.meta({
  id: 'features-boards-proposals-proposaltarget',
  title: 'Разделы/Видение и стратегия/Выбор места предложения · ProposalTarget',
  component: ProposalTarget,
  parameters: {
    docs: {
      description: {
        component:
          'Куда встанет предложение: в какую карточку, где среди её строк, в таблице — в какую строку и столбец.',
      },
    },
  },
  args: {
    boardId: 'market' as const,
    insight: 'Подрядчика ищут две недели',
    to: 'entryBarriers' as const as ProposalTargetProps['to'],
    content: contentOf(marketBoard, 'entryBarriers'),
    place: null as CardPlace | null,
    busy: false,
    onMove: fn(),
    onPlace: fn(),
  },
});

export const Lines = meta.story({
  name: 'Строки карточки: в начале, после каждой, в конце',
  play: async ({ args, canvas, userEvent, step }) => {
    const places = canvas.getByRole('combobox', { name: 'Место в карточке: Подрядчика ищут две недели' });
    await expect(places).toHaveValue('');
    await expect(labels(places).slice(0, 3)).toEqual([
      'В\u00A0конце',
      'В\u00A0начале',
      'После «Доверие к выводам: без цитат исследователи не начинают»',
    ]);
    await step('Выбирают и клавишами', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(places).toHaveFocus();
      await userEvent.selectOptions(places, '1');
      const of = 'Доверие к выводам: без цитат исследователи не начинают';
      await expect(args.onPlace).toHaveBeenLastCalledWith({ kind: 'after', at: 0, of });
    });
    await step('Другая карточка', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^В карточку/ }), 'trends');
      await expect(args.onMove).toHaveBeenCalledWith('trends');
    });
  },
});

/** A target whose place is chosen. */
function Chosen(props: ProposalTargetProps) {
  const [place, setPlace] = useState(props.place);
  return (
    <ProposalTarget
      {...props}
      place={place}
      onPlace={(next) => {
        setPlace(next);
        props.onPlace(next);
      }}
    />
  );
}

export const Table = meta.story({
  name: 'Таблица: строка и столбец',
  args: { to: 'competitorMap', content: contentOf(marketBoard, 'competitorMap') },
  render: (args) => <Chosen {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: /^Столбец/ })).toBeNull();
    const places = canvas.getByRole('combobox', { name: /^Место в карточке/ });
    await userEvent.selectOptions(places, '1');
    await expect((places as HTMLSelectElement).selectedOptions[0]).toHaveTextContent('строке таблицы «Агентства»');
    const columns = canvas.getByRole('combobox', { name: /^Столбец/ });
    await expect(labels(columns)).toEqual([
      'Столбец 1',
      'Сами проводят интервью',
      'Дают проверить вывод',
      'Ведут до эксперимента',
    ]);
    await userEvent.selectOptions(columns, 'Дают проверить вывод');
    await expect(columns).toHaveValue('2');
    await expect(args.onPlace).toHaveBeenLastCalledWith({ kind: 'cell', at: 2, of: 'Агентства', column: 2 });
  },
});

export const Busy = meta.story({
  name: 'Решение записывается: выбрать нельзя',
  args: { busy: true },
  play: async ({ canvas }) => {
    for (const select of canvas.getAllByRole('combobox')) await expect(select).toBeDisabled();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
