import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { IntroBoard } from '#src/features/onboarding/IntroBoard.tsx';

const meta = preview.meta({
  id: 'features-onboarding-introboard',
  title: 'Разделы/Знакомство/Доска во вступлении · IntroBoard',
  component: IntroBoard,
  parameters: { docs: { description: { component: 'Доска в миниатюре: девять карточек, одну только что написали.' } } },
});

export const Sample = meta.story({
  name: 'Девять карточек, одна написана',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.getByText(/^Ценность/)).toHaveAttribute('data-written');
  },
});
