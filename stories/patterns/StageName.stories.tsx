import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { STAGES, type Stage } from '#src/domain/core/stage.ts';
import { StageName } from '#src/patterns/StageName.tsx';

const meta = preview.meta({
  id: 'patterns-stagename',
  title: 'Приёмы/Имя этапа в тексте · StageName',
  component: StageName,
  args: { stage: 'awareness' as Stage },
});

export const Default = meta.story({
  name: 'В строке',
  render: (args) => (
    <p>
      Точки касания в этапе <StageName {...args} />
    </p>
  ),
});

export const All = meta.story({
  name: 'Все шесть, каждый помечен как английский',
  render: () => (
    <ul>
      {STAGES.map((stage) => (
        <li key={stage}>
          <StageName stage={stage} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[lang=en]')).toHaveLength(6);
  },
});
