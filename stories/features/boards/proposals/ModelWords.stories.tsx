import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ModelWords } from '#src/features/boards/proposals/ModelWords.tsx';

import { invented, line } from './sampleModel.ts';

const [sound, unsound] = [line.byModel, invented.byModel];
if (!sound || !unsound) throw new Error('no lines of a model');

const meta = preview.meta({
  id: 'features-boards-proposals-modelwords',
  title: 'Разделы/Видение и стратегия/Слова под строкой модели · ModelWords (ИИ)',
  component: ModelWords,
  parameters: {
    docs: {
      description: {
        component:
          'Под строкой, которую модель предложила доске: чья она и слова людей, на которых держится, напечатанные из расшифровок.',
      },
    },
  },
  args: { byModel: sound, studyHref: (id: string) => `/?open=${id}` },
});

export const Two = meta.story({
  name: 'Слова двоих, каждое со своим исследованием',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('модель')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Интервью с продактами EdTech' })).toHaveLength(2);
    await expect(canvas.getByText(/некогда искать людей/)).toBeVisible();
  },
});

export const Invented = meta.story({
  name: 'Цитаты никто не говорил',
  args: { byModel: unsound },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('цитата не найдена')).toBeVisible();
    await expect(canvas.getByText(/Так никто не говорил: «заплатили бы вдвое»/)).toBeVisible();
  },
});
