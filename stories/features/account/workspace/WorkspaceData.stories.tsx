import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { WorkspaceData, type WorkspaceDataProps } from '#src/features/account/workspace/WorkspaceData.tsx';

import { workspace } from '../sampleSettings.ts';
import { AS_OUT, FOR_MEMBERS, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-account-workspace-workspacedata',
  title: 'Разделы/Личный кабинет/Данные рабочего пространства · WorkspaceData',
  component: WorkspaceData,
  parameters: {
    docs: {
      description: { component: '«Данные»: пространство в файл и из файла, образец обратно, место в браузере.' },
    },
  },
  args: {
    ...workspace,
    onReset: workspace.onReset as WorkspaceDataProps['onReset'],
    storage: { ...workspace.storage, persistent: false },
    onPersist: fn(() => Promise.resolve<boolean | null>(false)),
  },
});

const dialog = (name: string) => screen.findByRole('dialog', { name });

export const Filled = meta.story({
  name: 'Место в браузере, его ответ, диалоги и возврат фокуса',
  play: async ({ step, userEvent }) => {
    await expect(screen.getByText(/^Занято 12,3\sМБ, свободно ещё 2\sГБ/)).toBeVisible();
    await step('Браузер отказал', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Сделать хранилище постоянным' }));
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Браузер ответил отказом/));
    });
    await step('Диалоги', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить в файл' }));
      await dialog('Сохранить рабочее пространство');
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('button', { name: 'Открыть из файла' }));
      await dialog('Открыть рабочее пространство');
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('button', { name: 'Открыть из файла' })).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: 'Сбросить демо-данные' }));
      await expect(await screen.findByRole('alertdialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const Promised = meta.story({
  name: 'Хранилище уже постоянное, размер неизвестен',
  args: { storage: { estimate: null, persistent: true } },
  play: async () => {
    await expect(screen.getByText('Хранилище постоянное')).toBeVisible();
    await expect(screen.getByText(/не сообщает, сколько места/)).toBeVisible();
  },
});

export const NotTheSample = meta.story({
  name: 'Другая компания или общая: сбрасывать нечего',
  args: { onReset: null },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Сохранить в файл' })).toBeVisible();
    await expect(screen.queryByText(/Демо-данные|Сбросить/)).toBeNull();
  },
});

export const Out = meta.story({
  name: 'Доступ закончился: выгружать нельзя, и сказано почему',
  globals: AS_OUT,
  play: finds(['Сохранить в'], [], FOR_MEMBERS),
});
