import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused, type Outcome } from '#src/domain/core/outcome.ts';
import { MaterialsSection } from '#src/features/research/files/MaterialsSection.tsx';

import { accountChats, accountFile } from './sampleChats.ts';
import { fileActions, legacyDocument, material, openStudy, pending, recording, study } from '../sampleStudy.ts';

const { materials } = openStudy('research-edtech', [recording, legacyDocument]);

const actions = fileActions();

const meta = preview.meta({
  id: 'features-research-files-materialssection',
  title: 'Разделы/Исследования/Материалы исследования · MaterialsSection',
  component: MaterialsSection,
  parameters: {
    docs: {
      description: {
        component:
          'Файлы раскрытого исследования: читать, добавить, заменить, переименовать, переставить и удалить в любое время.',
      },
    },
  },
  args: { study: study('research-edtech'), materials, actions, onRead: fn(), onDownload: fn() },
});

const adding = () => screen.getByLabelText('Добавить файлы', { selector: 'input' });
const choosing = () => screen.getByLabelText('Выбрать файл', { selector: 'input' });
const more = (name: string) => screen.getByRole('button', { name: `Действия с файлом ${name}` });
const file = (name: string, size = 64, type = 'text/plain') =>
  new File([new Uint8Array(size).fill(65)], name, { type });
const first = material('material-42');

interface Clicker {
  click: (element: Element) => Promise<void>;
}

/** Opens a file's menu and takes a line of it. */
async function take(userEvent: Clicker, name: string, line: string): Promise<void> {
  await userEvent.click(more(name));
  await userEvent.click(await screen.findByRole('menuitem', { name: line }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

export const Files = meta.story({
  name: 'Файлы по порядку, читать и скачать',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: `Материалы (${materials.length})` })).toBeVisible();
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows.at(-2)).toContain(recording.name);
    await expect(rows.at(-1)).toContain(legacyDocument.name);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Читать: / })[0] as HTMLElement);
    await expect(args.onRead).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: `Скачать файл ${recording.name}` }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(recording);
  },
});

const rowOf = (name: string) => more(name).closest('li') as HTMLElement;
const middle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** Takes a file by its grip and carries it to the middle of another's row; lets it go by what is given. */
async function carry(from: string, to: string, end: () => void): Promise<void> {
  const grip = rowOf(from).querySelector('[data-grip]') as HTMLElement;
  fireEvent.pointerDown(grip, { button: 0, clientY: middle(grip) });
  // No pointer moves within the event of its press.
  await new Promise(requestAnimationFrame);
  fireEvent.pointerMove(window, { clientY: middle(grip) + 2 });
  const way = Math.sign(middle(rowOf(to)) - middle(grip));
  fireEvent.pointerMove(window, { clientY: middle(rowOf(to)) + way * 4 });
  end();
}
const letGo = () => void fireEvent.pointerUp(window);

export const Dragging = meta.story({
  name: 'Порядок мышью: за ручку, Escape кладёт на место',
  play: async ({ canvas, canvasElement, step }) => {
    await step('Вниз', async () => {
      await carry(first.name, recording.name, () => undefined);
      await waitFor(() => expect(canvasElement.querySelector('[data-carrying]')).not.toBeNull());
      await expect(more(first.name).closest('li')).toHaveAttribute('data-lifted');
      letGo();
      await waitFor(() => expect(actions.onMove).toHaveBeenCalledTimes(1));
      const [moved, place] = actions.onMove.mock.lastCall ?? [];
      await expect(moved?.name).toBe(first.name);
      await expect(place).toBe(canvas.getAllByRole('listitem').length - 2);
      await expect(canvas.getByRole('status')).toHaveTextContent(/место \d+ из \d+/);
    });
    await step('Вверх', async () => {
      await carry(recording.name, first.name, letGo);
      await waitFor(() => expect(actions.onMove).toHaveBeenLastCalledWith(recording, 0));
    });
    await step('Escape, и там, где взяли, — ничего', async () => {
      await carry(first.name, recording.name, () => fireEvent.keyDown(document.body, { key: 'Escape' }));
      letGo();
      await carry(first.name, first.name, letGo);
      await waitFor(() => expect(canvasElement.querySelector('[data-carrying]')).toBeNull());
      await expect(actions.onMove).toHaveBeenCalledTimes(2);
    });
  },
});

export const NoFiles = meta.story({
  name: 'Файлов нет, и это сказано',
  args: { materials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('К этому исследованию не приложены файлы.')).toBeVisible();
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Добавить файлы' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Вставить текст' })).toBeVisible();
  },
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

export const Ordering = meta.story({
  name: 'Выше и ниже, с клавиатуры; новое место сказано',
  play: async ({ canvas, userEvent, step }) => {
    await step('Первому выше некуда', async () => {
      more(first.name).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('menuitem', { name: 'Выше' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(more(first.name)).toHaveFocus());
    });
    await step('Ниже', async () => {
      await take(userEvent, first.name, 'Ниже');
      await expect(actions.onMove).toHaveBeenLastCalledWith(first, 1);
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent(`${first.name}: место 2 из ${materials.length}`),
      );
      await expect(more(first.name)).toHaveFocus();
    });
  },
});

export const Renaming = meta.story({
  name: 'Название правят на месте, фокус возвращается к меню',
  play: async ({ userEvent, step }) => {
    await step('Escape оставляет прежнее', async () => {
      await take(userEvent, first.name, 'Переименовать');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Название файла' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(more(first.name)).toHaveFocus());
      await expect(actions.onRename).not.toHaveBeenCalled();
    });
    await step('Enter сохраняет', async () => {
      await take(userEvent, first.name, 'Переименовать');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Название файла' })).toHaveFocus());
      await userEvent.keyboard('Марина{Enter}');
      await expect(actions.onRename).toHaveBeenLastCalledWith(first, 'Марина');
      await waitFor(() => expect(more(first.name)).toHaveFocus());
    });
  },
});

export const Removing = meta.story({
  name: 'Один файл удаляют без вопроса: его возвращают из уведомления',
  play: async ({ userEvent }) => {
    await take(userEvent, legacyDocument.name, 'Удалить');
    await expect(actions.onRemove).toHaveBeenLastCalledWith([legacyDocument]);
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

export const Mobile = meta.story({
  name: 'На телефоне без прокрутки вбок, всё под палец',
  globals: { viewport: { value: 'mobile' } },
  args: { materials: [recording, { ...first, transcriptOf: recording.id }, legacyDocument] },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const small = canvas.getAllByRole('button').filter((one) => one.getBoundingClientRect().height < 44);
    await expect(small).toEqual([]);
  },
});
