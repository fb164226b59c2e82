import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { FIRST_TABLE, type CodeTableView } from '#src/domain/research/across/tableView.ts';
import { CodeTableScreen, type CodeTableScreenProps } from '#src/features/research/across/CodeTableScreen.tsx';

import { codeHref, passageHref, sources } from './sampleAcross.ts';

/** Keeps what the address keeps in the app. */
function Demo(props: CodeTableScreenProps) {
  const [view, setView] = useState<CodeTableView>(props.view);
  return (
    <CodeTableScreen
      {...props}
      view={view}
      onViewChange={(next) => {
        props.onViewChange(next);
        setView(next);
      }}
    />
  );
}

const meta = preview.meta({
  id: 'features-research-across-codetablescreen',
  title: 'Разделы/Исследования/Таблица кодов · CodeTableScreen',
  component: CodeTableScreen,
  parameters: {
    docs: {
      description: { component: '«Таблица»: кто о чём сказал во всех исследованиях, и какие коды встречаются вместе.' },
    },
    chromatic: { modes: screenModes },
  },
  args: {
    sources: ready(sources),
    view: FIRST_TABLE,
    onViewChange: fn(),
    codeHref,
    passageHref,
    studiesHref: '/',
    onExport: fn(() => Promise.resolve()),
    onRetry: fn(),
  },
  render: (args) => <Demo {...args} />,
});

export const Full = meta.story({
  name: 'Таблица: ячейка открывает цитаты, Escape возвращает в неё',
  play: async ({ args, canvas, userEvent, step }) => {
    const cell = await canvas.findByRole('gridcell', { name: /^2\sиз\s3\s*4\sцитаты$/ });
    await userEvent.click(cell);
    const panel = canvas.getByRole('region', { name: 'Нехватка времени' });
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
    await waitFor(() => expect(within(panel).getByRole('heading')).toHaveFocus());
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(panel).not.toBeInTheDocument();
      await waitFor(() => expect(cell).toHaveFocus());
    });
    await step('Файл — из того, что показано', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Экспорт' }));
      await expect(args.onExport).toHaveBeenCalledOnce();
    });
  },
});

export const Narrowed = meta.story({
  name: 'Один сегмент: и «из скольких» — его',
  args: { view: { ...FIRST_TABLE, segment: 'Школы', rows: 'people', cell: { row: 'price', column: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { selected: true })).toHaveTextContent(/^1\sиз\s1/);
    const rows = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(rows.slice(0, 2)).toEqual(['Нехватка времени', 'Отчёты руками']);
  },
});

export const Together = meta.story({
  name: 'Коды вместе и цитаты пары',
  args: { view: { ...FIRST_TABLE, by: 'pairs' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Отчёты руками\s*Цена/ }));
    const panel = canvas.getByRole('region', { name: '«Отчёты руками» и «Цена»' });
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Gone = meta.story({
  name: 'Открытый код удалили в другой вкладке',
  args: { view: { ...FIRST_TABLE, cell: { row: 'gone', column: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Здесь больше нет цитат');
    await expect(canvas.getByRole('heading', { name: 'Код удалён' })).toBeVisible();
  },
});

export const Nobody = meta.story({
  name: 'Под фильтры не подходит никто',
  args: { view: { ...FIRST_TABLE, segment: 'Школы', role: 'Методист' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сбросить фильтры' }));
    await expect(await canvas.findByRole('grid', { name: 'Коды и участники' })).toBeVisible();
  },
  tags: ['way'],
});

export const NothingTogether = meta.story({
  name: 'Вместе ничего не встречается',
  args: { view: { ...FIRST_TABLE, by: 'pairs', segment: 'Вузы' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Вместе ничего не встречается' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeDisabled();
  },
});

export const Empty = meta.story({
  name: 'Кодов ещё нет: что это и с чего начать',
  args: { sources: ready({ ...sources, marks: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'К исследованиям' })).toHaveAttribute('href', '/');
  },
});

export const Loading = meta.story({
  name: 'Загружается',
  args: { sources: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Таблица кодов' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Не открылась',
  args: { sources: failed('Хранилище не отвечает. Попробуйте ещё раз.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ещё раз|Повторить/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
