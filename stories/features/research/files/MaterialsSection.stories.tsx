import { expect, fireEvent, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MaterialsSection } from '#src/features/research/files/MaterialsSection.tsx';

import { first, more, sectionArgs, take } from './materialsPlay.ts';
import { fileActions, legacyDocument, recording } from '../sampleStudy.ts';

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
  args: { ...sectionArgs, actions },
});

export const Files = meta.story({
  name: 'Файлы по порядку, читать и скачать',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: `Материалы (${sectionArgs.materials.length})` })).toBeVisible();
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows.at(-2)).toContain(recording.name);
    await expect(rows.at(-1)).toContain(legacyDocument.name);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Читать: / })[0] as HTMLElement);
    await expect(args.onRead).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: `Скачать файл ${recording.name}` }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(recording);
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
        expect(canvas.getByRole('status')).toHaveTextContent(
          `${first.name}: место 2 из ${sectionArgs.materials.length}`,
        ),
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
