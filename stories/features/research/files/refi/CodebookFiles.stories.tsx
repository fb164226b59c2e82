import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CodebookFiles } from '#src/features/research/files/refi/CodebookFiles.tsx';

import { codebookFiles } from './sampleRefi.ts';

const acts = codebookFiles();

const meta = preview.meta({
  id: 'features-research-files-refi-codebookfiles',
  title: 'Разделы/Исследования/Файлы кодовой книги · CodebookFiles',
  component: CodebookFiles,
  parameters: { docs: { description: { component: 'Кодовая книга файлом .qdc: скачать свою, загрузить чужую.' } } },
  args: { hasCodes: true, acts },
});

const open = () => screen.getByRole('button', { name: 'Кодовая книга' });

export const Both = meta.story({
  name: 'Скачать и загрузить',
  play: async ({ userEvent, step }) => {
    await step('Скачать', async () => {
      await userEvent.click(open());
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Скачать .qdc (REFI-QDA)' }));
      await waitFor(() => expect(acts.onExport).toHaveBeenCalledTimes(1));
    });
    await step('Загрузить', async () => {
      const input = screen.getByLabelText('Файл кодовой книги', { selector: 'input' });
      await userEvent.upload(input, new File(['<CodeBook/>'], 'codebook.qdc'));
      await expect(await screen.findByRole('dialog', { name: 'Кодовая книга из файла' })).toBeVisible();
      await expect(acts.onRead.mock.lastCall?.[0].name).toBe('codebook.qdc');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

export const WithoutCodes = meta.story({
  name: 'Кодов нет: только загрузить',
  args: { hasCodes: false },
  play: async ({ userEvent }) => {
    await userEvent.click(open());
    await expect(await screen.findByRole('menuitem', { name: /^Скачать/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('menuitem', { name: 'Загрузить .qdc…' })).toBeVisible();
  },
});
