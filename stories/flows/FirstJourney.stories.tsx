import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { screenModes } from '#.storybook/modes.ts';
import { App } from '#app/boot/App.tsx';
import { createMemoryStore } from '#store/memory.ts';
import { sampleRecords } from '#store/seed.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';

import { startingAt } from './steps.tsx';

/** Moment of every record that the flow makes. */
const NOW = new Date('2026-11-21T09:00:00.000Z');

const openSample = async (companyId: string) =>
  createMemoryStore({ companyId, now: () => NOW, records: sampleRecords(sampleWorkspace) });
const openEmpty = async (companyId: string) => createMemoryStore({ companyId, now: () => NOW });

const meta = preview.meta({
  id: 'flows-firstjourney',
  title: 'Пути/Первые шаги · FirstJourney',
  component: App,
  args: { openStore: openSample, router: startingAt('/') },
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
});

export const FromStudyToBacklog = meta.story({
  name: 'Исследование найдено, прочитано, гипотеза в бэклоге',
  play: async ({ canvas, step, userEvent }) => {
    await step('Список открылся, поиск сужает его', async () => {
      await canvas.findByRole('heading', { name: 'Список исследований (7)' });
      await userEvent.type(canvas.getByPlaceholderText('Поиск исследований...'), 'edtech');
      await canvas.findByRole('heading', { name: 'Список исследований (1)' });
    });
    await step('Исследование открывается', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /EdTech/ }));
      await canvas.findByRole('heading', { name: /^Новые гипотезы исследования/ });
    });
    await step('Гипотеза уходит в бэклог, кнопка говорит об этом', async () => {
      const added = canvas.queryAllByRole('button', { name: /^Добавлено: / }).length;
      const [add] = await canvas.findAllByRole('button', { name: /^Добавить в гипотезы: / });
      await userEvent.click(add as HTMLElement);
      const dialog = await screen.findByRole('dialog', { name: 'Добавить гипотезу в бэклог' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Добавить' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Добавлено: / })).toHaveLength(added + 1));
    });
  },
});

export const EmptyWorkspace = meta.story({
  name: 'Пустое рабочее пространство говорит, с чего начать',
  args: { openStore: openEmpty },
  play: async ({ canvas, step, userEvent }) => {
    await step('Пусто, и первое действие под рукой', async () => {
      await canvas.findByText('Исследований пока нет');
      await userEvent.click(await canvas.findByRole('button', { name: 'Загрузить первое исследование' }));
    });
    await step('Исследование без файлов встаёт в план', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Загрузить новое исследование' });
      await userEvent.type(within(dialog).getByLabelText(/Название/), 'Первые разговоры');
      await userEvent.type(within(dialog).getByLabelText(/Описание/), 'Пять знакомых продактов');
      await userEvent.selectOptions(within(dialog).getByLabelText(/Тип исследования/), 'interviews');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Загрузить' }));
      await canvas.findByRole('heading', { name: 'Список исследований (1)' });
      await expect(await canvas.findAllByText('Планирование')).not.toHaveLength(0);
    });
  },
});
