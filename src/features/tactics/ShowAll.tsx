import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { formatNumber } from '../../domain/core/format.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';

/** In the accusative, with its «all»: `['все', 'цитаты']`, `['весь', 'контекст']`. */
export type ShowAllNoun = readonly [all: 'все' | 'весь', noun: string];

export interface ShowAllProps<T> {
  /** Everything there is. */
  items: readonly T[];
  /** How many are shown at first; with no more than that there is no button. */
  limit: number;
  /** Noun for the items, as the button says it: «Показать все цитаты (4)», «Свернуть цитаты». */
  noun: ShowAllNoun;
  /** Owner of the items, for the button's name where several lists are side by side. Default none. */
  of?: string;
  /** Whether even the first ones are cut short, so that there is something to show however few they are. Default false. */
  cut?: boolean;
  /** Draws the shown ones; cut short unless `all`. */
  children: (shown: readonly T[], all: boolean) => ReactNode;
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-items: start;

  & > div {
    width: 100%;
  }
  /* The words, not the button's edge, stand under the text. */
  & > button {
    margin-inline-start: -${spaces[3]}px;
  }
`;

/** The first few of a list and a button that shows the rest; it keeps the focus, and stays in sight. */
export function ShowAll<T>({ items, limit, noun: [every, noun], of, cut = false, children }: ShowAllProps<T>) {
  const [all, setAll] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const id = useId();

  // Folded, the list may end above the window.
  useLayoutEffect(() => {
    if (pressed.current && !all) button.current?.scrollIntoView({ block: 'nearest' });
    pressed.current = false;
  }, [all]);

  const more =
    items.length > limit ? `Показать ${every} ${noun} (${formatNumber(items.length)})` : `Показать ${noun} целиком`;
  const label = all ? `Свернуть ${noun}` : more;
  return (
    <Root>
      <div id={id}>{children(all ? items : items.slice(0, limit), all)}</div>
      {items.length > limit || cut ? (
        <Button
          ref={button}
          variant="quiet"
          size="sm"
          icon={all ? <ChevronUp /> : <ChevronDown />}
          aria-label={of === undefined ? undefined : `${label}: ${of}`}
          aria-expanded={all}
          aria-controls={id}
          onClick={() => {
            pressed.current = true;
            setAll(!all);
          }}
        >
          {label}
        </Button>
      ) : null}
    </Root>
  );
}
