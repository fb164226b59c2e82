import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { FolderUploadDialog } from '#src/features/research/folder/FolderUploadDialog.tsx';
import type { UploadedStudies, UploadStudies } from '#src/features/research/folder/useFolderUpload.ts';
import { retype } from '#stories/checks.ts';

import { pending } from '../sampleStudy.ts';
import { autumn, inFolder } from './sampleFolder.ts';

const meta = preview.meta({
  id: 'features-research-folder-folderuploaddialog',
  title: 'Разделы/Исследования/Диалог «Исследования из папки» · FolderUploadDialog',
  component: FolderUploadDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Несколько исследований из папки: каждая вложенная папка — исследование; всё видно и правится до загрузки.',
      },
    },
  },
  args: {
    open: true,
    found: [
      ...autumn,
      inFolder('Осень/Отток/Бюджет.xlsx'),
      inFolder('Осень/Разное/Смета.xlsx'),
      { path: 'Осень/Разное/Закрыто.txt', file: null },
    ],
    author: 'Анна Ковалёва',
    onStore: fn<UploadStudies>((studies) => Promise.resolve({ whole: DONE, each: studies.map(() => DONE) })),
    onOne: fn(),
    onClose: fn(),
    onStored: fn(),
  },
});

const titles = () => screen.getAllByRole('textbox', { name: 'Название' });
const filesOf = (folder: string) => within(screen.getByRole('list', { name: `Файлы папки ${folder}` }));
const send = (count: string) => screen.getByRole('button', { name: `Загрузить ${count}` });

interface Typist {
  click: (element: Element) => Promise<void>;
}

/** Takes a line of a menu. */
async function take(userEvent: Typist, menu: string, line: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: line }));
}

export const Storing = meta.story({
  name: 'Видно и правится всё до загрузки; что не вошло, ждёт и пробуют ещё раз',
  play: async ({ args, userEvent, step }) => {
    await step('Папки и файлы; что не взято, названо', async () => {
      await expect(titles().map((one) => (one as HTMLInputElement).value)).toEqual(['Онбординг', 'Отток']);
      await expect(screen.getByText(/^2\sисследования, 5\sфайлов$/)).toBeVisible();
      const alert = screen.getByRole('alert');
      await expect(alert).toHaveTextContent('«Осень/Отток/Бюджет.xlsx» и «Осень/Разное/Смета.xlsx»');
      await expect(alert).toHaveTextContent('Система не дала прочитать: «Осень/Разное/Закрыто.txt».');
    });
    await step('Название, тип и место файла', async () => {
      await retype(titles()[1] as HTMLElement, 'Почему уходят');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Тип исследования/ }), 'Опрос');
      await take(userEvent, 'Куда файл Борис, аналитик.m4a', 'В исследование «Почему уходят»');
      await waitFor(() => expect(filesOf('Осень/Отток').getAllByRole('listitem')).toHaveLength(3));
      await expect(filesOf('Осень/Онбординг').getAllByRole('listitem')).toHaveLength(2);
    });
    await step('Первое записалось, второе — нет', async () => {
      const broken = refused('Файл «Вера.txt» повреждён.');
      args.onStore.mockResolvedValueOnce({ whole: DONE, each: [DONE, broken] });
      await userEvent.click(send('2\u00A0исследования'));
      await expect(await screen.findByText('Файл «Вера.txt» повреждён.')).toBeVisible();
      await expect(screen.getByRole('status')).toHaveTextContent(/^Загружено: 1\sисследование/);
      const [studies] = args.onStore.mock.lastCall ?? [];
      await expect(studies?.map(({ form }) => [form.title, form.type, form.author, form.description])).toEqual([
        ['Онбординг', 'survey', 'Анна Ковалёва', 'Из папки «Осень/Онбординг»'],
        ['Почему уходят', 'survey', 'Анна Ковалёва', 'Из папки «Осень/Отток»'],
      ]);
      await expect(studies?.map(({ files }) => files.map(({ name }) => name))).toEqual([
        ['Анна, методист.docx', 'Анна, методист.mp3'],
        ['Борис, аналитик.m4a', 'Вера.txt', 'Сценарий.doc'],
      ]);
      await expect(args.onStored).not.toHaveBeenCalled();
    });
    await step('Без испорченного файла — только оно', async () => {
      await take(userEvent, 'Куда файл Вера.txt', 'Не загружать');
      await expect(await screen.findByRole('heading', { name: 'Не загружаем (1)' })).toBeVisible();
      await userEvent.click(send('1\u00A0исследование'));
      await waitFor(() => expect(args.onStored).toHaveBeenCalledTimes(1));
      await expect(args.onStore.mock.lastCall?.[0].map(({ form }) => form.title)).toEqual(['Почему уходят']);
    });
  },
});

export const Cancelling = meta.story({
  name: 'Виден ход; остановили — ничего не загружено, исправленное цело',
  play: async ({ args, userEvent }) => {
    await retype(titles()[0] as HTMLElement, 'Первая неделя');
    const loading = pending<UploadedStudies>();
    args.onStore.mockImplementationOnce(() => loading.promise);
    await userEvent.click(send('2\u00A0исследования'));
    const controls = () => args.onStore.mock.lastCall?.[1];
    controls()?.onProgress({ label: 'Первая неделя: Анна.mp3 (1 из 3)', share: 0.4 });
    await expect(await screen.findByRole('progressbar', { name: /^Первая неделя: Анна/ })).toBeVisible();
    await expect(titles()[0]).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    await expect(controls()?.signal.aborted).toBe(true);
    loading.finish({ whole: refused('Действие отменено. Ничего не изменилось.'), each: [] });
    await expect(await screen.findByText('Действие отменено. Ничего не изменилось.')).toBeVisible();
    await expect(titles()[0]).toHaveValue('Первая неделя');
    await expect(send('2\u00A0исследования')).toBeEnabled();
  },
});

export const LeavingOut = meta.story({
  name: 'Папку убирают и возвращают по файлу; фокус не теряется; без названия не загрузить',
  play: async ({ userEvent }) => {
    await take(userEvent, 'Действия с папкой Осень/Отток', 'Не загружать');
    await waitFor(() => expect(titles()).toHaveLength(1));
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(screen.getByRole('heading', { name: 'Не загружаем (2)' })).toBeVisible();
    await take(userEvent, 'Куда файл Вера.txt', 'В исследование «Отток»');
    await waitFor(() => expect(titles()).toHaveLength(2));
    await userEvent.clear(titles()[0] as HTMLElement);
    await expect(titles()[0]).toHaveAccessibleDescription(/Введите название/);
    await expect(send('2\u00A0исследования')).toBeDisabled();
  },
});

export const Nothing = meta.story({
  name: 'В папке нет ничего, что можно загрузить',
  args: { found: [] },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('В папке нет файлов, которые можно загрузить.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Одно исследование' }));
    await expect(args.onOne).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
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
