import { LINE, paragraphUnit, quietSize, type Measures, type SlideUnit } from './slideUnit.ts';
import { partedRow } from './tableUnits.ts';

/**
 * A unit that is higher than a whole slide, in two: as much as fits, and the rest. Only words can be parted; null for anything else, and
 * where not a line fits.
 */
export function parted(unit: SlideUnit, room: number, measures: Measures): readonly [SlideUnit, SlideUnit] | null {
  if (unit.kind === 'row') return partedRow(unit, room, measures);
  if (unit.kind !== 'paragraph') return null;
  const { paragraph, lines } = unit;
  const own = paragraph.look === 'quiet' ? quietSize(measures.size) : measures.size;
  const count = Math.floor(room / (own * LINE));
  if (count < 1 || count >= lines.length) return null;
  const { mark: _mark, ...rest } = paragraph;
  return [
    paragraphUnit({ ...paragraph, line: lines.slice(0, count).flat(), after: 0 }, measures),
    paragraphUnit({ ...rest, line: lines.slice(count).flat() }, measures),
  ];
}
