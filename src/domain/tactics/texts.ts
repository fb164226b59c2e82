import { STAGES, type Stage } from '../core/stage.ts';
import type { MapTexts } from '../core/texts.ts';
import { LANES, type JourneyMapData, type Lane, type MapCell, type MapPoint } from './journeyMap.ts';

const byStage = <T>(make: (stage: Stage) => T) =>
  Object.fromEntries(STAGES.map((stage) => [stage, make(stage)])) as Record<Stage, T>;

/** Maps every line of the journey's map, and the names of its touchpoints: those that are not in the list are people's words. */
export const mapMapTexts: MapTexts<JourneyMapData> = (map, change) => {
  const cell = (one: MapCell): MapCell => ({
    ...one,
    lines: one.lines.map((line) => ({ ...line, text: change(line.text) })),
  });
  const point = (one: MapPoint): MapPoint =>
    one.card.unknown ? { ...one, card: { ...one.card, name: change(one.card.name) } } : one;
  return {
    ...map,
    points: byStage((stage) => map.points[stage].map(point)),
    lanes: Object.fromEntries(LANES.map((lane) => [lane, byStage((stage) => cell(map.lanes[lane][stage]))])) as Record<
      Lane,
      Record<Stage, MapCell>
    >,
  };
};
