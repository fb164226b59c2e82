import { expect, it } from 'vitest';

import { STAGES } from '#src/domain/core/stage.ts';
import { LANES, type JourneyMapData } from '#src/domain/tactics/journeyMap.ts';
import { mapMapTexts } from '#src/domain/tactics/texts.ts';

const line = (text: string) => ({ key: text, text, origin: 'research' });
const point = (name: string, unknown: boolean) => ({ number: 1, card: { name, unknown } });
const map = {
  examples: 'hidden',
  lanes: Object.fromEntries(
    LANES.map((lane) => [
      lane,
      Object.fromEntries(STAGES.map((stage) => [stage, { count: 2, rest: 1, lines: [line(`${lane} ${stage}`)] }])),
    ]),
  ),
  points: Object.fromEntries(STAGES.map((stage) => [stage, [point('Сайт', false), point(`Анна ${stage}`, true)]])),
  isEmpty: false,
} as unknown as JourneyMapData;

it('every line of a map goes through, and the names of touchpoints that somebody made up; nothing else is changed', () => {
  const seen: string[] = [];
  const changed = mapMapTexts(map, (text) => {
    seen.push(text);
    return `[${text}]`;
  });
  const lines = LANES.flatMap((lane) => STAGES.map((stage) => `${lane} ${stage}`));
  expect(seen.toSorted()).toEqual([...lines, ...STAGES.map((stage) => `Анна ${stage}`)].toSorted());
  // Back again, it is the same map.
  expect(mapMapTexts(changed, (text) => text.slice(1, -1))).toEqual(map);
  expect(changed).not.toEqual(map);
});
