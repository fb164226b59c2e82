import type { TextRange } from '../../core/textRange.ts';
import { labelPlace, turnsOf, type Transcript } from '../transcript.ts';
import type { SpeakerLabels } from './blockHead.ts';

/**
 * Labels of a text in which other words stand in some places now: a label that was among them is what stands there. Null where who
 * speaks is guessed.
 * @param text with the other words
 * @param move where a place of the text of before is now
 */
export function movedLabels(before: Transcript, text: string, move: (place: TextRange) => TextRange): SpeakerLabels {
  const { labels } = before;
  if (!labels) return null;
  const now = turnsOf(before).flatMap((turn) => {
    const place = labelPlace(before.text, turn);
    const moved = place && move(place);
    return moved ? [text.slice(moved.start, moved.end)] : [];
  });
  return [...new Set(now)];
}
