import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DifferencesDialog } from '#src/features/team/DifferencesDialog.tsx';

import { REFUSED } from './sampleTeam.ts';

const meta = preview.meta({
  id: 'features-team-differencesdialog',
  title: 'Разделы/Команда/Несовпадения · DifferencesDialog (конфликты)',
  component: DifferencesDialog,
  parameters: {
    docs: {
      description: {
        component: '«Несовпадения»: чего сервер не принял и почему; ничего не потеряно, решает человек.',
      },
    },
  },
  args: { changes: REFUSED, onSettle: fn(), onCopy: fn(), onRetry: fn(), onDrop: fn(), onClose: fn() },
});

export const Three = meta.story({
  name: 'Три правки: выбор, удалённое, запрет',
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    // Two of them no colleague has changed.
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Эти правки сервер не принял/);
    await userEvent.click(screen.getByRole('button', { name: 'Название: взять сохранённое' }));
    await userEvent.click(screen.getByRole('button', { name: 'Цели: взять сохранённое' }));
    await expect(args.onSettle).toHaveBeenLastCalledWith('c-1', new Set());
  },
});

export const Done = meta.story({
  name: 'Всё разобрано',
  args: { changes: [] },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Всё разобрано' })).toBeVisible();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне версии одна под другой',
  globals: { viewport: { value: 'mobile' } },
});
