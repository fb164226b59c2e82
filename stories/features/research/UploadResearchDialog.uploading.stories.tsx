import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused, type Outcome } from '#src/domain/core/outcome.ts';
import { UploadResearchDialog } from '#src/features/research/UploadResearchDialog.tsx';

import { pending } from './sampleStudy.ts';
import {
  Demo,
  file,
  fillRequired,
  input,
  list,
  send,
  source,
  title,
  type,
  uploadResearchArgs,
} from './uploadResearchPlay.tsx';

const meta = preview.meta({
  id: 'features-research-uploadresearchdialog',
  title: 'Разделы/Исследования/Диалог загрузки исследования · UploadResearchDialog',
  component: UploadResearchDialog,
  args: uploadResearchArgs,
  render: (args) => <Demo {...args} />,
});

export const Failing = meta.story({
  name: 'Не загрузилось: всё на месте, можно отправить снова',
  play: async ({ args, userEvent, step }) => {
    args.onUpload.mockResolvedValueOnce(refused('Места в браузере не хватает: освободите его и попробуйте ещё раз.'));
    await fillRequired(userEvent);
    await userEvent.upload(input(), file('Интервью 42.txt', 20_000));
    await userEvent.click(send());
    await step('Сказано, что случилось; набранное цело', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('Места в браузере не хватает');
      await expect(title()).toHaveValue(source.title);
      await expect(type()).toHaveValue('interviews');
      await expect(list().getAllByRole('listitem')).toHaveLength(1);
    });
    await step('Ещё раз — и загружено', async () => {
      await userEvent.click(send());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onUpload).toHaveBeenCalledTimes(2);
    });
  },
});

export const Progress = meta.story({
  name: 'Виден ход, «Отменить» останавливает, набранное цело',
  play: async ({ args, userEvent, step }) => {
    const loading = pending<Outcome>();
    args.onUpload.mockImplementation(() => loading.promise);
    await fillRequired(userEvent);
    await userEvent.upload(input(), file('Интервью 42.txt', 20_000));
    await userEvent.click(send());
    const controls = () => args.onUpload.mock.lastCall?.[2];
    await step('Что делается и сколько сделано', async () => {
      await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(1));
      controls()?.onProgress({ label: 'Читаем Интервью 42.txt', share: 0.4 });
      const bar = await screen.findByRole('progressbar', { name: 'Читаем Интервью 42.txt' });
      await expect(bar).toHaveAttribute('aria-valuetext', '40\u00A0%');
      await expect(screen.getByText('40 %')).toBeVisible();
    });
    await step('Пока идёт, файлы не менять и второй раз не отправить', async () => {
      await expect(screen.queryByRole('button', { name: 'Загрузить' })).not.toBeInTheDocument();
      await expect(screen.getByRole('button', { name: 'Выбрать файлы' })).toBeDisabled();
      await userEvent.type(title(), '{Enter}');
      await expect(args.onUpload).toHaveBeenCalledTimes(1);
    });
    await step('Отмена', async () => {
      await expect(controls()?.signal.aborted).toBe(false);
      await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
      await expect(controls()?.signal.aborted).toBe(true);
      loading.finish(refused('Загрузка отменена, ничего не сохранено.'));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Загрузка отменена');
      await expect(title()).toHaveValue(source.title);
      await expect(send()).toBeEnabled();
    });
  },
});

export const ClosedByMistake = meta.story({
  name: 'Закрыли по ошибке: черновик и файлы на месте, загрузка остановлена',
  play: async ({ args, canvas, userEvent, step }) => {
    const reopen = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'Загрузить исследование' }));
      await expect(await screen.findByRole('textbox', { name: /^Название/ })).toHaveValue(source.title);
      await expect(type()).toHaveValue('interviews');
      await expect(list().getByText('Интервью 42.txt')).toBeVisible();
    };
    await fillRequired(userEvent);
    await userEvent.upload(input(), file('Интервью 42.txt', 20_000));
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await reopen();
    });
    await step('«Отмена»', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
      await reopen();
    });
    await step('Посреди загрузки', async () => {
      const loading = pending<Outcome>();
      args.onUpload.mockImplementation(() => loading.promise);
      await userEvent.click(send());
      await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(1));
      await userEvent.keyboard('{Escape}');
      await expect(args.onUpload.mock.lastCall?.[2].signal.aborted).toBe(true);
      loading.finish(refused('Загрузка отменена, ничего не сохранено.'));
      await reopen();
      await expect(screen.getByRole('alert')).toHaveTextContent('Загрузка отменена');
    });
  },
});
