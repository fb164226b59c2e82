import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RefusedFiles } from '#src/features/team/RefusedFiles.tsx';

import { REFUSED_FILES } from './sampleTeam.ts';

const meta = preview.meta({
  id: 'features-team-refusedfiles',
  title: 'Разделы/Команда/Файлы не на сервере · RefusedFiles',
  component: RefusedFiles,
  parameters: {
    docs: {
      description: {
        component:
          'Файлы этого браузера, которых сервер не взял или которые больше не читаются: по именам, с исследованием.',
      },
    },
  },
  args: { files: REFUSED_FILES },
});

export const Named = meta.story({
  name: 'Файл, исследование и что с ним',
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('zapis-14-marta.mp4Исследование «Ученики взрослых курсов»: сервер не взял');
    await expect(second).toHaveTextContent('не читается, добавьте ещё раз');
    await expect(third).toHaveTextContent(/^Файл без имени\s*сервер не взял$/);
  },
});

export const None = meta.story({
  name: 'Таких нет: ничего не нарисовано',
  args: { files: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
