import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { PassageGroupsScreen } from '#src/features/research/across/PassageGroupsScreen.tsx';

import { marks, passageHref } from './sampleAcross.ts';
import { groupActs, groupOf, groups, groupSources, passage } from './sampleGroups.ts';
import { AS_VIEWER, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-research-across-passagegroupsscreen',
  title: 'Разделы/Исследования/Группы цитат · PassageGroupsScreen',
  component: PassageGroupsScreen,
  parameters: {
    docs: { description: { component: '«Группы»: цитаты кода, разложенные по смыслу, и что из групп делают.' } },
    chromatic: { modes: screenModes },
  },
  args: {
    sources: ready(groupSources),
    codeId: null,
    onCodeChange: fn(),
    acts: groupActs,
    passageHref,
    studiesHref: '/',
    onRetry: fn(),
  },
});

export const Full = meta.story({
  name: 'Все цитаты; с клавиатуры — через меню',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('В группу', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'В группу: «Дорого, и непонятно за что»' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Дорого' }));
      await expect(groupActs.onPut).toHaveBeenLastCalledWith(null, [passage(4)], groups[1], undefined);
    });
    await step('Новая группа с цитатой', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'В группу: «Дорого, и непонятно за что»' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Новая группа…' }));
      await userEvent.type(await screen.findByRole('textbox', { name: /^Название группы/ }), 'Цена{Enter}');
      await waitFor(() => expect(groupActs.onCreate).toHaveBeenLastCalledWith(null, 'Цена', ['mark-4']));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Другой код', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Цитаты кода' }), '— Отчёты руками');
      await expect(args.onCodeChange).toHaveBeenLastCalledWith('reports');
    });
  },
});

export const Making = meta.story({
  name: 'Гипотеза из группы: со всеми цитатами; что сделано, сказано ссылкой',
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('region', { name: 'Не успевают разбирать' }));
    await userEvent.click(group.getByRole('button', { name: /^Гипотеза из группы «/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать гипотезу' }));
    await expect(dialog.getByText(/^И ещё 1\sцитата, все — за гипотезу\.$/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Гипотеза/ })).toHaveValue('Не успевают разбирать');
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(groupActs.onHypothesis).toHaveBeenLastCalledWith(
      [marks[3], marks[0]],
      expect.objectContaining({ text: 'Не успевают разбирать' }),
    );
    const [said] = await canvas.findAllByRole('status');
    await expect(said).toHaveTextContent('Гипотеза создана. Открыть гипотезу');
    await expect(canvas.getByRole('link', { name: 'Открыть гипотезу' })).toHaveAttribute(
      'href',
      '?links=hypothesis:new',
    );
  },
});

export const OfCode = meta.story({
  name: 'Один код: его группы и его цитаты',
  args: {
    codeId: 'time',
    sources: ready({ ...groupSources, groups: [...groups, groupOf('3code', 'Отчёты съедают пятницу', [1], 'time')] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby'))).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: 'Отчёты съедают пятницу' })).toHaveTextContent(/1\sцитата/);
    await expect(canvas.getByRole('region', { name: 'Не разложены' })).toHaveTextContent(/3\sцитаты/);
  },
});

export const Empty = meta.story({
  name: 'Цитат ещё нет: с чего начать',
  args: { sources: ready({ ...groupSources, marks: [], groups: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К исследованиям' })).toHaveAttribute('href', '/');
  },
});

export const Loading = meta.story({
  name: 'Загружается',
  args: { sources: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Не открылись',
  args: { sources: failed('Хранилище не отвечает. Попробуйте ещё раз.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ещё раз|Повторить/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Viewer = meta.story({
  name: 'Наблюдатель: читает, менять не может',
  globals: AS_VIEWER,
  play: finds(['Новая группа'], []),
});
