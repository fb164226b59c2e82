import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { BrowserStorage, type StoragePlace } from '#src/features/account/workspace/BrowserStorage.tsx';

const meta = preview.meta({
  id: 'features-account-workspace-browserstorage',
  title: 'Разделы/Личный кабинет/Место в браузере · BrowserStorage',
  component: BrowserStorage,
  parameters: { docs: { description: { component: '«Место в браузере»: сколько занято и просьба хранить.' } } },
  args: {
    storage: { estimate: { usage: 12_900_000, quota: 2_147_483_648 }, persistent: false } as StoragePlace | null,
    onPersist: fn(() => Promise.resolve<boolean | null>(true)),
  },
});

export const Asked = meta.story({
  name: 'Браузер обещает не удалять',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Занято 12,3\sМБ/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Сделать хранилище постоянным' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/данные сохранятся/));
  },
});

export const Persistent = meta.story({
  name: 'Уже постоянное',
  args: { storage: { estimate: null, persistent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Хранилище постоянное')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Unknown = meta.story({
  name: 'Браузер ещё не ответил',
  args: { storage: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Узнаём у браузера…')).toBeVisible();
  },
});
