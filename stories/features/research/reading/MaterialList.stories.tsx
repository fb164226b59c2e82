import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MaterialList } from '#src/features/research/reading/MaterialList.tsx';

import { readingOf, sources } from './sampleReading.ts';

const { material, materials } = readingOf(sources);

const meta = preview.meta({
  id: 'features-research-reading-materiallist',
  title: 'Разделы/Исследования/Материалы при чтении · MaterialList',
  component: MaterialList,
  parameters: {
    docs: {
      description: {
        component:
          'Файлы исследования рядом с текстом: какой из них читают, что с остальными и сколько в каждом отмечено.',
      },
    },
  },
  args: { materials, currentId: material.id, onRead: fn() },
});

export const Three = meta.story({
  name: 'Читаемый, запись без расшифровки и непрочитанный',
  play: async ({ args, canvas, userEvent }) => {
    const read = canvas.getByRole('button', { name: /отмет/ });
    await expect(read).toHaveTextContent(material.name);
    await expect(read).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: /Текст не прочитан$/ })).toBeDisabled();
    await userEvent.click(read);
    await expect(args.onRead).toHaveBeenCalledWith(material);
    await userEvent.click(canvas.getByRole('button', { name: /Нужна расшифровка$/ }));
    await expect(args.onRead).toHaveBeenLastCalledWith(materials[1]?.material);
  },
});
