import { Accordion } from '../../ui/accordion/Accordion.tsx';
import { CLOSED_HEIGHT } from '../../ui/accordion/closedHeight.ts';
import { WindowedList, type WindowedListProps } from './WindowedList.tsx';
import type { Stops } from './useStops.ts';

export interface WindowedAccordionProps<T> extends Pick<WindowedListProps<T>, 'label' | 'items' | 'keyOf'> {
  /** Key of the open item, or null. */
  openKey: string | null;
  /** Called with the wanted state. */
  onOpenChange: (key: string | null) => void;
  /** Draws an item: one AccordionItem whose value is its key. Must be a stable function. */
  renderItem: WindowedListProps<T>['renderItem'];
}

const TRIGGERS: Stops<unknown> = { selector: '[data-accordion-trigger]' };

/**
 * One accordion of any length over the page's own scroll: ten thousand rows scroll like ten. The open and the focused row
 * stay in the page wherever it is scrolled, so the keyboard never loses its place; arrows, Home and End reach every row.
 */
export function WindowedAccordion<T>({ openKey, onOpenChange, ...list }: WindowedAccordionProps<T>) {
  return (
    <Accordion value={openKey} onValueChange={onOpenChange}>
      <WindowedList {...list} rowHeight={CLOSED_HEIGHT} keptKey={openKey} stops={TRIGGERS} />
    </Accordion>
  );
}
