import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ProposalWording } from '#src/features/boards/proposals/ProposalWording.tsx';

const meta = preview.meta({
  id: 'features-boards-proposals-proposalwording',
  title: 'Разделы/Видение и стратегия/Слова предложения · ProposalWording',
  component: ProposalWording,
  parameters: {
    docs: {
      description: { component: 'Предложение своими словами: рядом нынешний текст карточки и то, чем он станет.' },
    },
  },
  args: {
    title: 'Потребности',
    content: '- Ритм',
    place: null,
    words: 'Проверяемость',
    busy: false,
    onChange: fn(),
  },
});

export const Compared = meta.story({
  name: 'Сейчас и станет',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Изменить слова и сверить с карточкой'));
    await expect(canvas.getAllByText('Ритм')).toHaveLength(2);
    await expect(canvas.getByText('Проверяемость', { selector: 'li' })).toBeVisible();
  },
});

export const Blank = meta.story({
  name: 'Карточка ещё пуста',
  args: { content: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Изменить слова и сверить с карточкой'));
    await expect(canvas.getByText('Пока ничего.')).toBeVisible();
  },
});
