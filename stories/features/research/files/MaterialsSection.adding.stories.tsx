import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused, type Outcome } from '#src/domain/core/outcome.ts';
import { MaterialsSection } from '#src/features/research/files/MaterialsSection.tsx';

import { accountChats, accountFile } from './sampleChats.ts';
import { adding, choosing, file, first, more, sectionArgs, take } from './materialsPlay.ts';
import { fileActions, legacyDocument, pending, recording } from '../sampleStudy.ts';

const actions = fileActions();

const meta = preview.meta({
  id: 'features-research-files-materialssection',
  title: 'Разделы/Исследования/Материалы исследования · MaterialsSection',
  component: MaterialsSection,
  args: { ...sectionArgs, actions },
});

export const Adding = meta.story({
  name: 'Файлы добавляют выбором и перетаскиванием; видно, сколько осталось, и можно остановить',
  play: async ({ args, canvas, userEvent, step }) => {
    const transcript = file('Интервью 50.txt');
    await step('Идёт, и видно сколько', async () => {
      const loading = pending<Outcome>();
      actions.onAdd.mockImplementationOnce((_study, _files, { onProgress }) => {
        onProgress({ label: 'Интервью 50.txt', share: 0.5 });
        return loading.promise;
      });
      await userEvent.upload(adding(), transcript);
      await expect(actions.onAdd).toHaveBeenLastCalledWith(args.study, [transcript], expect.anything());
      await expect(await canvas.findByRole('progressbar')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
      await expect(actions.onAdd.mock.lastCall?.[2].signal.aborted).toBe(true);
      loading.finish(refused('Загрузка отменена, ничего не сохранено.'));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Загрузка отменена');
      await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    });
    await step('Перетащили: чужой тип и такой же файл названы, остальное взято', async () => {
      const data = new DataTransfer();
      for (const one of [file('Таблица.xlsx'), transcript, file(first.name, first.size)]) data.items.add(one);
      const zone = document.querySelector('[data-over]') as HTMLElement;
      fireEvent(zone, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
      await waitFor(() => expect(actions.onAdd).toHaveBeenCalledTimes(2));
      await expect(actions.onAdd.mock.lastCall?.[1]).toEqual([transcript]);
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('«Таблица.xlsx»');
      await expect(alert).toHaveTextContent(`Файл уже добавлен: «${first.name}»`);
    });
    await step('Брать нечего: ничего и не начато', async () => {
      await userEvent.upload(adding(), file('Пустой.txt', 0));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Файл пустой: «Пустой.txt»');
      await expect(actions.onAdd).toHaveBeenCalledTimes(2);
    });
  },
});

export const Account = meta.story({
  name: 'Добавляют экспорт всего аккаунта Telegram: выбирают чаты, остальные файлы идут вместе с ними',
  args: {
    actions: {
      ...actions,
      readChats: (chosen) => Promise.resolve(chosen.name === 'result.json' ? accountChats : []),
    },
  },
  play: async ({ userEvent }) => {
    const before = actions.onAdd.mock.calls.length;
    await userEvent.upload(adding(), [accountFile, file('беседа.txt')]);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Избранное/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Взять выбранные' }));
    await waitFor(() => expect(actions.onAdd).toHaveBeenCalledTimes(before + 1));
    await expect(actions.onAdd.mock.lastCall?.[1].map(({ name }) => name)).toEqual(['беседа.txt', 'Избранное.json']);
  },
});

export const Replacing = meta.story({
  name: 'Файл заменяют; почему нет — сказано',
  play: async ({ canvas, userEvent }) => {
    actions.onReplace.mockResolvedValueOnce(refused('Файл изменили в другой вкладке.'));
    await take(userEvent, first.name, 'Заменить файл…');
    await expect(more(first.name)).toHaveFocus();
    const better = file('Интервью 42, исправлено.txt');
    await userEvent.upload(choosing(), better);
    await expect(actions.onReplace).toHaveBeenLastCalledWith(first, better, expect.anything());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('в другой вкладке');
  },
});

export const Pairs = meta.story({
  name: 'Запись и расшифровка — одна строка; вторую половину добавляют из меню',
  args: {
    materials: [recording, { ...first, transcriptOf: recording.id }, legacyDocument],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Одна строка, и расшифровки больше не ждут', async () => {
      const [row] = canvas.getAllByRole('listitem');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(row).toHaveTextContent(recording.name);
      await expect(row).toHaveTextContent('Расшифровка · ');
      await expect(canvas.queryByText('Нужна расшифровка')).not.toBeInTheDocument();
    });
    await step('У пары второй половины не просят', async () => {
      await userEvent.click(more(recording.name));
      await screen.findByRole('menu');
      await expect(screen.queryByRole('menuitem', { name: /^Добавить/ })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
    });
    await step('Документу — запись', async () => {
      await take(userEvent, legacyDocument.name, 'Добавить запись…');
      const sound = file('Интервью 40.mp3', 64, 'audio/mpeg');
      await userEvent.upload(choosing(), sound);
      await expect(actions.onAttach).toHaveBeenLastCalledWith(legacyDocument, 'recording', sound, expect.anything());
    });
    await step('Удаляют запись — спрошено о расшифровке', async () => {
      await take(userEvent, recording.name, 'Удалить');
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Удалить файл?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }));
      await expect(actions.onRemove).toHaveBeenLastCalledWith([recording]);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    });
  },
});

export const Transcribing = meta.story({
  name: 'К записи добавляют расшифровку',
  play: async ({ userEvent }) => {
    await take(userEvent, recording.name, 'Добавить расшифровку…');
    const text = file('Интервью 46.txt');
    await userEvent.upload(choosing(), text);
    await expect(actions.onAttach).toHaveBeenLastCalledWith(recording, 'transcript', text, expect.anything());
  },
});

export const Pasting = meta.story({
  name: 'Текст вставляют; закрытый по ошибке диалог помнит набранное',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вставить текст' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Название файла/ }), 'Интервью 12');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Вставить текст' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('textbox', { name: /^Название файла/ })).toHaveValue('Интервью 12');
    await userEvent.type(screen.getByRole('textbox', { name: /^Текст/ }), 'Слова');
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    await waitFor(() => expect(actions.onAdd).toHaveBeenCalledTimes(1));
    await expect(actions.onAdd.mock.lastCall?.[1].map(({ name }) => name)).toEqual(['Интервью 12.txt']);
  },
});
