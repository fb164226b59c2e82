import { KeyboardCode, type Active, type Announcements, type KeyboardCoordinateGetter, type Over } from '@dnd-kit/core';

import { quoted } from '../../../domain/core/format.ts';
import {
  EXPERIMENT_STATUS_LABELS,
  EXPERIMENT_STATUSES,
  type ExperimentSummary,
} from '../../../domain/experiments/experiment.ts';
import { dropOn, placeId, type BoardPlace } from './boardMove.ts';

/** The experiment that is being carried. */
export function carried(active: Active | null): ExperimentSummary | null {
  return (active?.data.current as { experiment?: ExperimentSummary } | undefined)?.experiment ?? null;
}

/** The column that is under it. */
export function placeOf(over: Pick<Over, 'data'> | null): BoardPlace | null {
  return (over?.data.current as { place?: BoardPlace } | undefined)?.place ?? null;
}

/** Left and right carry the card to the next column of its stage; there is nothing above or below. */
export const byColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { [KeyboardCode.Left as string]: -1, [KeyboardCode.Right as string]: 1 }[event.code];
  if (step === undefined) {
    if (event.code === 'ArrowUp' || event.code === 'ArrowDown') event.preventDefault();
    return undefined;
  }
  event.preventDefault();
  const from = placeOf(context.over);
  const status = from && EXPERIMENT_STATUSES[EXPERIMENT_STATUSES.indexOf(from.status) + step];
  if (!from || !status) return undefined;
  const [here, there] = [from, { ...from, status }].map((place) => context.droppableRects.get(placeId(place)));
  if (!here || !there) return undefined;
  return { ...currentCoordinates, x: currentCoordinates.x + there.left - here.left };
};

/** Instructions on a card for a screen reader. */
export const CARD_INSTRUCTIONS =
  'Enter открывает эксперимент. Пробел берёт карточку: стрелки влево и вправо переносят её по колонкам, пробел кладёт, Escape отменяет. Стрелки вверх и вниз переходят к соседней карточке.';

/** Returns messages for a screen reader while a card is carried; one set for each board. */
export function makeAnnouncements(): Announcements {
  // A card that is taken lies over its own column: said at once, that would drown that it was taken.
  let justTaken = false;
  return {
    onDragStart({ active }) {
      justTaken = true;
      const experiment = carried(active);
      return experiment
        ? `Взят ${quoted(experiment.name)}, колонка «${EXPERIMENT_STATUS_LABELS[experiment.status]}»`
        : undefined;
    },
    onDragOver({ active, over }) {
      const experiment = carried(active);
      const place = placeOf(over);
      if (!experiment || !place) return undefined;
      const quiet = justTaken && place.status === experiment.status && place.stage === experiment.cjmStage;
      justTaken = false;
      if (quiet) return undefined;
      const column = `Колонка «${EXPERIMENT_STATUS_LABELS[place.status]}»`;
      const drop = dropOn(experiment, place);
      return drop.kind === 'refused' ? `${column}. ${drop.text}` : column;
    },
    onDragEnd({ active, over }) {
      const experiment = carried(active);
      return experiment ? dropOn(experiment, placeOf(over)).text : undefined;
    },
    onDragCancel({ active }) {
      const experiment = carried(active);
      return experiment
        ? `Перенос отменён: эксперимент остаётся в колонке «${EXPERIMENT_STATUS_LABELS[experiment.status]}»`
        : undefined;
    },
  };
}

/** A card of the board inside a part of the page, by its experiment's id; it has it in `data-card`. */
export const cardIn = (root: ParentNode | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) ?? null;

/** Id of the experiment whose card holds an element; null when none does. */
export const cardOf = (element: EventTarget): string | null =>
  (element as HTMLElement).closest<HTMLElement>('[data-card]')?.dataset.card ?? null;
