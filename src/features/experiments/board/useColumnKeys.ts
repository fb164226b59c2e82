import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

import type { ExperimentSummary } from '../../../domain/experiments/experiment.ts';
import { cardIn, cardOf } from './boardDrag.ts';

/** A column whose cards the keys reach. */
export interface ColumnKeysIn {
  /** Holds the cards. */
  readonly pane: RefObject<HTMLElement | null>;
  readonly experiments: readonly ExperimentSummary[];
  /** A card is being carried: the keys are the drag's. */
  readonly carrying: boolean;
  /** Place of a card that was carried here and takes the focus; -1 without one. */
  readonly arrivesAt: number;
  /** Brings a card into the page and into view; Tab comes back to it. */
  readonly onReach: (experiment: ExperimentSummary, index: number) => void;
}

/** Leads the focus from card to card by the arrow keys, Home and End, also to cards that are not in the page yet. */
export function useColumnKeys(column: ColumnKeysIn): (event: KeyboardEvent) => void {
  const { pane, experiments, carrying, arrivesAt, onReach } = column;
  const wanted = useRef<string | null>(null);
  const focusCard = (id: string): boolean => {
    const card = cardIn(pane.current, id);
    card?.focus({ preventScroll: true });
    return card !== null;
  };

  useLayoutEffect(() => {
    if (wanted.current !== null && focusCard(wanted.current)) wanted.current = null;
  });

  const goTo = (index: number) => {
    const target = experiments[Math.max(0, Math.min(experiments.length - 1, index))];
    if (!target) return;
    if (!focusCard(target.id)) wanted.current = target.id;
    onReach(target, experiments.indexOf(target));
  };

  useLayoutEffect(() => {
    // An element that took the focus meanwhile (a form, another card) keeps it.
    if (arrivesAt >= 0 && document.activeElement === document.body) goTo(arrivesAt);
    // eslint-disable-next-line react/exhaustive-deps -- once, as it comes
  }, [arrivesAt >= 0]);

  return (event) => {
    if (carrying || event.altKey || event.ctrlKey || event.metaKey) return;
    const id = cardOf(event.target);
    if (id === null) return;
    const index = experiments.findIndex((one) => one.id === id);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: experiments.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
}
