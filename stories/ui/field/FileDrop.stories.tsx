import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FileDrop } from '#src/ui/field/FileDrop.tsx';

const meta = preview.meta({
  id: 'ui-field-filedrop',
  title: 'Элементы/Загрузка файлов · FileDrop',
  component: FileDrop,
  args: {
    label: 'Перетащите сюда файлы интервью',
    hint: 'TXT, DOC, DOCX, PDF, MP3, MP4, WAV',
    accept: '.txt,.doc,.docx,.pdf,.mp3,.mp4,.wav',
    multiple: true,
    onFiles: fn(),
  },
});

const text = (name: string) => new File(['Расскажите о последнем разе'], name, { type: 'text/plain' });

function transfer(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** A real drag event: fireEvent's own would lose the files. */
function drag(kind: 'dragenter' | 'dragleave' | 'drop', target: Element, ...files: File[]): void {
  fireEvent(target, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer(...files) }));
}

export const Choosing = meta.story({
  name: 'Кнопка открывает выбор, один файл можно выбрать дважды',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    await step('Кнопка с клавиатуры', async () => {
      const opened = fn((event: Event) => event.preventDefault());
      input.addEventListener('click', opened);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Выбрать файлы' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(opened).toHaveBeenCalledTimes(1);
      input.removeEventListener('click', opened);
    });
    await step('Дважды один и тот же', async () => {
      const file = text('interview.txt');
      await userEvent.upload(input, file);
      await userEvent.upload(input, file);
      await expect(args.onFiles).toHaveBeenCalledTimes(2);
      await expect(args.onFiles).toHaveBeenLastCalledWith([file]);
    });
  },
});

export const Dropping = meta.story({
  name: 'Под файлом подсвечена, брошенное принято',
  play: async ({ args, canvas, canvasElement, step }) => {
    const zone = canvasElement.querySelector('[data-over]') as HTMLElement;
    const files = [text('a.txt'), text('b.txt')];
    await step('Подсветка переживает переход на вложенный элемент', async () => {
      drag('dragenter', zone, ...files);
      drag('dragenter', canvas.getByText(/Перетащите/), ...files);
      drag('dragleave', zone, ...files);
      await waitFor(() => expect(zone).toHaveAttribute('data-over', 'true'));
    });
    await step('Бросить', async () => {
      drag('drop', zone, ...files);
      await waitFor(() => expect(zone).toHaveAttribute('data-over', 'false'));
      await expect(args.onFiles).toHaveBeenCalledWith([
        expect.objectContaining({ name: 'a.txt' }),
        expect.objectContaining({ name: 'b.txt' }),
      ]);
    });
  },
});

export const Over = meta.story({
  name: 'Подсвечена',
  play: async ({ canvasElement }) => {
    const zone = canvasElement.querySelector('[data-over]') as HTMLElement;
    drag('dragenter', zone, text('a.txt'));
    await waitFor(() => expect(zone).toHaveAttribute('data-over', 'true'));
  },
});

export const Single = meta.story({
  name: 'Один файл',
  args: { multiple: false, inputLabel: 'Выбрать файл', label: 'Перетащите сюда список контактов' },
  play: async ({ args, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-over]') as HTMLElement;
    drag('drop', zone, text('a.txt'), text('b.txt'));
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.txt' })]);
  },
});

export const Disabled = meta.story({
  name: 'Недоступна',
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-over]') as HTMLElement;
    const files = [text('a.txt')];
    drag('dragenter', zone, ...files);
    drag('drop', zone, ...files);
    await expect(zone).toHaveAttribute('data-over', 'false');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });

/** A file as a system gives it when the folder that holds it is dropped. */
const fileEntry = (fullPath: string, file: File | null) => ({
  isDirectory: false,
  fullPath,
  file: (take: (file: File) => void, fail: () => void) => (file ? take(file) : fail()),
});

/** A folder that gives what it holds in two parts, as browsers do with long ones. */
function folderEntry(fullPath: string, first: readonly object[], second: readonly object[]) {
  const parts = [first, second, []];
  return {
    isDirectory: true,
    fullPath,
    createReader: () => ({ readEntries: (take: (part: readonly object[]) => void) => take(parts.shift() ?? []) }),
  };
}

/** Drops what a system gives: a script cannot make a folder for `DataTransfer`. */
function dropEntries(zone: Element, ...entries: readonly object[]): void {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry, getAsFile: () => null }));
  fireEvent(zone, Object.assign(event, { dataTransfer: { types: ['Files'], items, files: [] } }));
}

export const Folder = meta.story({
  name: 'Папка: кнопкой и броском, со всем, что внутри',
  args: { onFolder: fn() },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const zone = canvasElement.querySelector('[data-over]') as HTMLElement;
    await step('Кнопка открывает окно для папки', async () => {
      const input = canvas.getByLabelText('Выбрать файлы', { selector: 'input' }) as HTMLInputElement;
      const opened = fn((event: Event) => event.preventDefault());
      input.addEventListener('click', opened, { once: true });
      canvas.getByRole('button', { name: 'Выбрать папку' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(opened).toHaveBeenCalledTimes(1);
      await expect(input.webkitdirectory).toBe(true);
      const file = Object.defineProperty(text('a.txt'), 'webkitRelativePath', { value: 'Осень/a.txt' });
      await userEvent.upload(input, file);
      await expect(args.onFolder).toHaveBeenLastCalledWith([{ path: 'Осень/a.txt', file }]);
      input.addEventListener('click', opened, { once: true });
      await userEvent.click(canvas.getByRole('button', { name: 'Выбрать файлы' }));
      await expect(input.webkitdirectory).toBe(false);
    });
    await step('Брошенная отдаёт и то, что глубже; чего система не даёт, названо', async () => {
      const [a, b] = [text('a.txt'), text('b.txt')];
      const deep = folderEntry('/Осень/Отток', [fileEntry('/Осень/Отток/b.txt', b)], []);
      dropEntries(zone, folderEntry('/Осень', [fileEntry('/Осень/a.txt', a), deep], [fileEntry('/Осень/c.txt', null)]));
      await waitFor(() =>
        expect(args.onFolder).toHaveBeenLastCalledWith([
          { path: '/Осень/a.txt', file: a },
          { path: '/Осень/Отток/b.txt', file: b },
          { path: '/Осень/c.txt', file: null },
        ]),
      );
      await expect(args.onFiles).not.toHaveBeenCalled();
    });
  },
});
