import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ReportFiles, type ReportFilesProps } from '#src/features/research/report/ReportFiles.tsx';
import { AS_OUT, FOR_MEMBERS, finds } from '#stories/rights.ts';

const onFile = fn<ReportFilesProps['onFile']>(() => Promise.resolve());

const meta = preview.meta({
  id: 'features-research-report-reportfiles',
  title: 'Разделы/Исследования/Файлы отчёта · ReportFiles (PDF, DOCX, HTML)',
  component: ReportFiles,
  parameters: {
    docs: {
      description: {
        component:
          'Отчёт файлом: PDF, DOCX и HTML с одним и тем же содержанием. Делается один за раз, его можно остановить.',
      },
    },
  },
  args: { onFile },
});

export const Three = meta.story({
  name: 'Три вида файла; делается один, это сказано, и его можно остановить',
  play: async ({ canvas, userEvent, step }) => {
    const making = Promise.withResolvers<void>();
    onFile.mockImplementationOnce(() => making.promise);
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать DOCX' }));
    await step('Готовится', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Готовим DOCX…');
      await expect(canvas.getByRole('button', { name: 'Скачать PDF' })).toBeDisabled();
    });
    await step('Остановлено', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Остановить' }));
      await expect(onFile.mock.lastCall?.[1].aborted).toBe(true);
      making.resolve();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Скачать PDF' })).toBeEnabled());
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать HTML' }));
    await expect(onFile).toHaveBeenLastCalledWith('html', expect.any(AbortSignal));
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: под палец',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Out = meta.story({
  name: 'Доступ закончился: выгружать нельзя, и сказано почему',
  globals: AS_OUT,
  play: finds(['Скачать'], [], FOR_MEMBERS),
});
