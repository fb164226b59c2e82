import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageCodes } from '#src/features/research/reading/note/PassageCodes.tsx';
import { inBox } from '#stories/frames.tsx';

import { acts, codesById, markOf } from '../sampleReading.ts';

const mark = markOf('расписание', ['code-search', 'code-empty']);

const meta = preview.meta({
  id: 'features-research-reading-note-passagecodes',
  title: 'Разделы/Исследования/Коды отметки · PassageCodes',
  component: PassageCodes,
  parameters: {
    docs: {
      description: {
        component: 'Коды отмеченных слов: каждый ведёт на свою страницу и снимается. Без кодов не занимает места.',
      },
    },
  },
  args: { mark, codes: codesById, onTakeCode: fn(), codeHref: acts.codeHref },
  decorators: [inBox({ width: 264 })],
});

export const Several = meta.story({
  name: 'Коды в том порядке, в каком их дали; каждый ведёт к себе и снимается',
  play: async ({ args, canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Поиск людей', 'Пустой экран']);
    await expect(links[1]).toHaveAttribute('href', '/?view=codes&code=code-empty');
    await userEvent.click(canvas.getByRole('button', { name: 'Снять код «Пустой экран»' }));
    await expect(args.onTakeCode).toHaveBeenCalledWith(mark, codesById.get('code-empty'));
  },
});

export const Deleted = meta.story({
  name: 'Код удалили в кодовой книге: здесь его больше нет',
  args: { mark: markOf('расписание', ['code-gone', 'code-empty']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Коды' }).children).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Пустой экран' })).toBeVisible();
  },
});
