import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FolderStudyCard, type FolderStudyCardProps } from '#src/features/research/folder/FolderStudyCard.tsx';

import { autumn, targets } from './sampleFolder.ts';

const row: FolderStudyCardProps['row'] = {
  folder: 'Осень/Онбординг',
  title: 'Онбординг',
  files: autumn.slice(0, 3),
  problem: '',
};

const meta = preview.meta({
  id: 'features-research-folder-folderstudycard',
  title: 'Разделы/Исследования/Исследование из папки · FolderStudyCard',
  component: FolderStudyCard,
  parameters: {
    docs: {
      description: { component: 'Исследование, которым станет папка: название и файлы, пока ничего не загружено.' },
    },
  },
  args: { row, targets, disabled: false, onTitleChange: fn(), onMove: fn() },
  render: (args) => (
    <ul>
      <FolderStudyCard {...args} />
    </ul>
  ),
});

export const Titled = meta.story({
  name: 'Название правят; папку целиком переносят или убирают',
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Название' });
    await expect(canvas.getByText('Папка Осень/Онбординг')).toBeVisible();
    await userEvent.type(title, '!');
    await expect(args.onTitleChange).toHaveBeenLastCalledWith('Осень/Онбординг', 'Онбординг!');
    const more = canvas.getByRole('button', { name: 'Действия с папкой Осень/Онбординг' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Всё — в исследование «Отток»' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(row.files, 'Осень/Отток');
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Не загружать' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(row.files, null);
  },
});

export const Failed = meta.story({
  name: 'Не загрузилось и без названия: сказано, у чего и почему',
  args: { row: { ...row, title: ' ', problem: 'Файл «Анна, методист.docx» повреждён: его не открыть.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Название' })).toHaveAccessibleDescription(/Введите название/);
    await expect(canvas.getByText(/повреждён/)).toBeVisible();
  },
});
