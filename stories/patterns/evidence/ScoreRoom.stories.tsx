import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ScoreButton } from '#src/patterns/evidence/ScoreButton.tsx';
import { ScoreRoom } from '#src/patterns/evidence/ScoreRoom.tsx';

import { scoreWith } from './sampleScores.ts';

const meta = preview.meta({
  id: 'patterns-evidence-scoreroom',
  title: 'Приёмы/Место под доказанность · ScoreRoom',
  component: ScoreRoom,
});

export const Empty = meta.story({
  name: 'Пока считают: столько же места, сколько займёт оценка',
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <ScoreRoom />
      <ScoreButton score={scoreWith(4, 1)} of="Гипотеза" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const room = canvasElement.querySelector('[aria-hidden]') as HTMLElement;
    await expect(room.offsetHeight).toBe(canvas.getByRole('button').offsetHeight);
  },
});
