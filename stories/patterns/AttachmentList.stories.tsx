import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { AttachmentList } from '#src/patterns/AttachmentList.tsx';
import { materials } from '#src/samples/materials.ts';
import { losing } from '#stories/keeping.tsx';

/** Keeps the files as the upload form does. */
const Demo = losing(AttachmentList, 'files', { onRemove: (_, index, place) => place === index });

const files = materials.map(({ name, size }) => ({ name, size }));
const [first] = files;

const meta = preview.meta({
  id: 'patterns-attachmentlist',
  title: 'Приёмы/Выбранные файлы · AttachmentList',
  component: AttachmentList,
  args: { label: 'Выбранные файлы', files, onRemove: fn() },
  render: (args) => <Demo {...args} />,
});

export const Empty = meta.story({
  name: 'Без файлов ничего не рисует',
  args: { files: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const One = meta.story({ name: 'Один файл', args: { files: files.slice(0, 1) } });
export const Many = meta.story({ name: 'Несколько файлов' });
export const Disabled = meta.story({ name: 'Пока идёт загрузка, убрать ничего нельзя', args: { disabled: true } });

export const LongName = meta.story({
  name: 'Длинное имя обрезано, размер и кнопка на месте',
  args: {
    files: [
      {
        name: 'Глубинное интервью с руководителем продукта образовательной платформы — расшифровка без сокращений, вторая редакция.docx',
        size: 1_843_200,
      },
      ...files.slice(0, 1),
    ],
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Выбранные файлы' }).getBoundingClientRect();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(list.right);
    }
  },
});

export const Removing = meta.story({
  name: 'Файлы убираются один за другим с клавиатуры',
  // The same file twice, as from two folders: each must still have a row of its own.
  args: { files: [...files.slice(0, 2), ...(first ? [first] : [])] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Кнопка названа по файлу', async () => {
      await userEvent.tab();
      await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
      await expect(canvas.getAllByRole('button')[0]).toHaveAccessibleName(`Убрать файл ${first?.name}`);
    });
    await step('Фокус переходит на следующий файл', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenLastCalledWith(0);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    });
    await step('После последнего — на предыдущий', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenLastCalledWith(1);
      await expect(canvas.getByRole('button')).toHaveFocus();
    });
  },
});
