import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NamesHidden } from '#src/patterns/NamesHidden.tsx';
import { AS_RESEARCHER, AS_VIEWER } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'patterns-nameshidden',
  title: 'Приёмы/Имена скрыты · NamesHidden',
  component: NamesHidden,
});

export const Viewer = meta.story({
  name: 'Наблюдателю сказано, что имена скрыты и почему',
  globals: AS_VIEWER,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Имена и контакты скрыты. Только для исследователей и выше: вы наблюдатель.'),
    ).toBeVisible();
  },
});

export const Seeing = meta.story({
  name: 'Кто имена видит, тому ничего не сказано',
  globals: AS_RESEARCHER,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/скрыты/)).toBeNull();
  },
});
