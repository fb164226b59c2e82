import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageList } from '#src/features/research/reading/PassageList.tsx';
import { PassageNote } from '#src/features/research/reading/PassageNote.tsx';
import { inBox } from '#stories/frames.tsx';

import { acts, codesById, passageOf, passages } from './sampleReading.ts';

const meta = preview.meta({
  id: 'features-research-reading-passagelist',
  title: 'Разделы/Исследования/Список отметок · PassageList',
  component: PassageList,
  args: {
    label: 'Отметки',
    passages: passages.placed,
    empty: 'В этом тексте пока ничего не отмечено.',
    renderNote: (passage) => (
      <PassageNote passage={passage} codes={codesById} open={false} withWords onOpenChange={fn()} acts={acts} />
    ),
  },
  decorators: [inBox({ height: 480, width: 360 })],
});

export const Some = meta.story({
  name: 'Слова одни под другими',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('«Мы меняли расписание занятий»')).toBeVisible();
  },
});

export const None = meta.story({
  name: 'Ничего не отмечено',
  args: { passages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('В этом тексте пока ничего не отмечено.')).toBeVisible();
  },
});

const one = passageOf('расписание');

export const Thousands = meta.story({
  name: 'Пять тысяч: на странице только окно',
  args: { passages: Array.from({ length: 5000 }, (_, index) => ({ ...one, id: `${index}` })) },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
  },
});
