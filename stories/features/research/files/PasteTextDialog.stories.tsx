import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { PasteTextDialog } from '#src/features/research/files/PasteTextDialog.tsx';
import { refusedThenDone, retype, waitsWhileBusy, wrongAt } from '#stories/checks.ts';

const onPaste = fn<(file: File) => Promise<typeof DONE>>(() => Promise.resolve(DONE));

const meta = preview.meta({
  id: 'features-research-files-pastetextdialog',
  title: 'Разделы/Исследования/Диалог «Вставить текст» · PasteTextDialog',
  component: PasteTextDialog,
  parameters: {
    docs: { description: { component: '«Вставить текст»: название и текст становятся файлом .txt исследования.' } },
  },
  args: { onPaste, onClose: fn(), onDraftChange: fn() },
});

const name = () => screen.getByRole('textbox', { name: /^Название файла/ });
const text = () => screen.getByRole('textbox', { name: /^Текст/ });
const send = () => screen.getByRole('button', { name: 'Добавить' });
const WORDS = 'И: Как вы ищете людей?\nР: Пишу в чаты.';

async function fill(): Promise<void> {
  await retype(name(), 'Интервью 12');
  await retype(text(), WORDS);
}

export const Pasting = meta.story({
  name: 'Название и текст становятся файлом .txt',
  play: async ({ args, userEvent, step }) => {
    await step('Пустое не уходит, и сказано, чего нет', async () => {
      await waitFor(() => expect(name()).toHaveFocus());
      await userEvent.click(send());
      await wrongAt(name(), /Введите название/);
      await expect(text()).toHaveAccessibleDescription(/Вставьте текст/);
      await expect(args.onPaste).not.toHaveBeenCalled();
    });
    await step('Файл с названием и тем же текстом', async () => {
      await fill();
      await userEvent.click(send());
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
      const file = onPaste.mock.lastCall?.[0];
      await expect(file?.name).toBe('Интервью 12.txt');
      await expect(await file?.text()).toBe(WORDS);
    });
  },
});

export const Failing = meta.story({
  name: 'Не записалось: сказано почему, набранное на месте, можно ещё раз',
  play: async ({ args }) => {
    await fill();
    await refusedThenDone(args.onPaste, args.onClose, send);
  },
});

export const Busy = meta.story({
  name: 'Записывается: диалог ждёт',
  play: async ({ args }) => {
    await fill();
    await waitsWhileBusy(args.onPaste, args.onClose, send);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне помещается без прокрутки вбок',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Вставить текст' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(send().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
