import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ScorePicture } from '#src/patterns/evidence/ScorePicture.tsx';

import { gradedScore, scoreWith } from './sampleScores.ts';

const meta = preview.meta({
  id: 'patterns-evidence-scorepicture',
  title: 'Приёмы/Картинка доказанности · ScorePicture',
  component: ScorePicture,
  args: { score: scoreWith(4, 1, 'VALIDATED'), large: true },
});

export const Supported = meta.story({
  name: 'За больше, чем против, эксперимент подтвердил',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect[data-side="for"]')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('rect[data-side="against"]')).toHaveLength(1);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
export const Refuted = meta.story({
  name: 'Против больше: полосы слева и полые',
  args: { score: scoreWith(1, 5, 'INVALIDATED') },
});
export const Graded = meta.story({
  name: 'Острое толще, терпимое тоньше',
  args: { score: gradedScore('INCONCLUSIVE') },
  play: async ({ canvasElement }) => {
    const partsOf = (side: string) => [...canvasElement.querySelectorAll<SVGRectElement>(`rect[data-side="${side}"]`)];
    const [inFavour, against] = [partsOf('for'), partsOf('against')];
    await expect(inFavour.map(({ dataset }) => dataset['grade'] ?? '')).toEqual(['blocking', '', 'minor']);
    await expect(against.map(({ dataset }) => dataset['grade'] ?? '')).toEqual(['blocking', 'minor']);
    const heights = inFavour.map(({ height }) => height.baseVal.value);
    await expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    // The parts touch, from the middle outwards, and are on one line.
    const ends = inFavour.map(({ x, width }) => [x.baseVal.value, x.baseVal.value + width.baseVal.value]);
    await expect(ends[1]?.[0]).toBeCloseTo(ends[0]?.[1] ?? NaN, 2);
    await expect(ends[2]?.[0]).toBeCloseTo(ends[1]?.[1] ?? NaN, 2);
    const feet = inFavour.map(({ y, height }) => y.baseVal.value + height.baseVal.value);
    await expect(new Set(feet).size).toBe(1);
  },
});
export const GradedSmall = meta.story({
  name: 'Она же в строке',
  args: { score: gradedScore('VALIDATED'), large: false },
});
export const Contradicting = meta.story({
  name: 'Эксперименты разошлись: видны оба вывода, итог в середине',
  args: { score: scoreWith(2, 2, 'VALIDATED', 'INVALIDATED') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(4);
    const [zero, total] = ['zero', 'total'].map((name) =>
      canvasElement.querySelector(`line[data-${name}]`)?.getAttribute('x1'),
    );
    await expect(total).toBe(zero);
  },
});
export const Nothing = meta.story({
  name: 'Слов нет: пустая ось',
  args: { score: scoreWith(0, 0) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('rect, line[data-total]')).toBeNull();
  },
});
export const Small = meta.story({ name: 'Маленькая, в строке', args: { large: false } });
