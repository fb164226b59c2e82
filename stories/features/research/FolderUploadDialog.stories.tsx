import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { FolderUploadDialog, type FolderUploadDialogProps } from '#src/features/research/FolderUploadDialog.tsx';
import { retype } from '#stories/checks.ts';

import { pending } from './sampleStudy.ts';

const found = (path: string, size = 64) => ({
  path,
  file: new File([new Uint8Array(size).fill(65)], path.split('/').at(-1) ?? '', { type: '' }),
});
const onStore = fn<FolderUploadDialogProps['onStore']>(() => Promise.resolve(DONE));

const meta = preview.meta({
  id: 'features-research-folderuploaddialog',
  title: 'Разделы/Исследования/Диалог «Исследования из папки» · FolderUploadDialog',
  component: FolderUploadDialog,
  args: {
    found: [
      found('Осень/Онбординг/Интервью 1.txt'),
      found('Осень/Онбординг/Интервью 2.txt'),
      found('Осень/Онбординг/Ответы.xlsx'),
      found('Осень/Отток/Интервью 7.txt'),
      found('Осень/Пустая/Бюджет.xlsx'),
    ],
    onStore,
    onClose: fn(),
  },
});

const rows = () => within(screen.getByRole('list', { name: 'Папки' })).getAllByRole('listitem');
const row = (index: number) => within(rows()[index] as HTMLElement);
const send = (count: string) => screen.getByRole('button', { name: `Загрузить ${count}` });

export const Storing = meta.story({
  name: 'Видно всё до загрузки; одно не загрузилось, и его пробуют ещё раз',
  play: async ({ userEvent, step }) => {
    await step('Папки, файлы и что не взято', async () => {
      await expect(rows()).toHaveLength(3);
      await expect(rows()[0]).toHaveTextContent(/Осень\/Онбординг: 2\sфайла/);
      await expect(rows()[0]).toHaveTextContent('«Ответы.xlsx»');
      await expect(rows()[2]).toHaveTextContent('Подходящих файлов нет');
    });
    await step('Название исправили, тип выбрали', async () => {
      await retype(row(1).getByRole('textbox', { name: 'Название' }), 'Почему уходят');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Тип исследования/ }), 'Опрос');
    });
    await step('Первое записалось, второе — нет', async () => {
      onStore.mockResolvedValueOnce(DONE).mockResolvedValueOnce(refused('Не хватает места в браузере.'));
      await userEvent.click(send('2\u00A0исследования'));
      await expect(await row(0).findByText('Загружено')).toBeVisible();
      await expect(await row(1).findByRole('alert')).toHaveTextContent('Не хватает места');
      await expect(onStore.mock.calls.map(([form]) => [form.title, form.type])).toEqual([
        ['Онбординг', 'survey'],
        ['Почему уходят', 'survey'],
      ]);
      await expect(onStore.mock.calls[0]?.[1].map(({ name }) => name)).toEqual(['Интервью 1.txt', 'Интервью 2.txt']);
    });
    await step('Ещё раз — только оно', async () => {
      await userEvent.click(send('1\u00A0исследование'));
      await expect(await screen.findByText(/^Загружено: 2\sисследования\.$/)).toBeVisible();
      await expect(onStore).toHaveBeenCalledTimes(3);
      await expect(screen.getByRole('button', { name: 'Готово' })).toBeVisible();
    });
  },
});

export const Cancelling = meta.story({
  name: 'Загрузку остановили: остальное ждёт',
  play: async ({ userEvent }) => {
    const loading = pending<Outcome>();
    onStore.mockImplementationOnce(() => loading.promise);
    await userEvent.click(send('2\u00A0исследования'));
    await expect(await screen.findByRole('progressbar')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    await expect(onStore.mock.lastCall?.[2].signal.aborted).toBe(true);
    loading.finish(refused('Действие отменено. Ничего не изменилось.'));
    await expect(await row(0).findByRole('alert')).toHaveTextContent('Действие отменено');
    await expect(onStore).toHaveBeenCalledTimes(1);
    await expect(send('2\u00A0исследования')).toBeVisible();
  },
});

export const LeavingOut = meta.story({
  name: 'Лишнюю папку убирают; без названия не загрузить',
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Убрать папку Осень/Отток' }));
    await expect(rows()).toHaveLength(2);
    await expect(document.body).not.toHaveFocus();
    await userEvent.clear(row(0).getByRole('textbox', { name: 'Название' }));
    await expect(row(0).getByRole('textbox')).toHaveAccessibleDescription(/Введите название/);
    await expect(screen.queryByRole('button', { name: /^Загрузить/ })).not.toBeInTheDocument();
  },
});

export const Nothing = meta.story({
  name: 'В папке нет ничего, что можно загрузить',
  args: { found: [] },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('В папке нет файлов, которые можно загрузить.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const Mobile = meta.story({
  name: 'На телефоне помещается без прокрутки вбок',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Исследования из папки' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(send('2\u00A0исследования').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
