import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDeferredValue, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

import type { TouchpointCard } from '../../domain/tactics/journeyCard.ts';
import { AlsoHere } from '../../patterns/AlsoHere.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSnapTrack } from './journey/useSnapTrack.ts';
import { Bar, Position, Root, Segment, Segments, Slide, Track } from './CjmCarousel.styles.ts';

export interface CjmCarouselProps {
  /** The stage's touchpoints, in order. The same array while nothing changed. */
  cards: readonly TouchpointCard[];
  /** Name of the carousel: «Точки касания этапа Activation». */
  label: string;
  /** Index of the card that is in front; one out of range counts as the nearest. */
  current: number;
  /** Called with the index that a button, a key, a swipe or the keyboard's focus asks for; a swipe when it has come to rest. */
  onCurrentChange: (index: number) => void;
  /** Draws the content of a card; its name should be a heading. */
  renderCard: (card: TouchpointCard) => ReactNode;
}

/** Returns the card that a key leads to from the one in front; undefined for any other key. */
function keyTarget(key: string, current: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(count - 1, Math.max(0, target));
}

/**
 * Touchpoints side by side, one in front. It is the browser's own scrolling with snap points: swipe, wheel, search in page and
 * screen readers work as anywhere, every card stays in the page and can be read. A library (Embla) would move cards by
 * transforms, hide the ones beside from screen readers, and leave keys and names to us all the same.
 */
export function CjmCarousel({ cards, label, current: asked, onCurrentChange, renderCard }: CjmCarouselProps) {
  const count = cards.length;
  const current = Math.min(Math.max(0, asked), count - 1);
  // The cards out of sight come a moment later, so that the one in front is there at once.
  const complete = useDeferredValue(true, false);
  const track = useSnapTrack(cards, current, onCurrentChange);
  const card = cards[current];
  if (card === undefined) return null;

  const positionOf = (index: number): string => `${index + 1} из ${count}`;
  const go = (index: number): void => {
    if (index !== current) onCurrentChange(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = keyTarget(event.key, current, count);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  // A press must not move what is pressed, so only the focus that comes by keyboard brings a card to the front.
  const onFocus = (index: number) => (event: FocusEvent<HTMLElement>) => {
    if (event.target.matches(':focus-visible')) go(index);
  };

  return (
    <Root aria-label={label} data-tone={card.stage}>
      <Bar>
        <output>
          {positionOf(current)}: {card.name}
        </output>
        <IconButton
          variant="secondary"
          label="Предыдущая точка"
          icon={<ChevronLeft />}
          aria-disabled={current === 0}
          onClick={() => go(Math.max(0, current - 1))}
        />
        <IconButton
          variant="secondary"
          label="Следующая точка"
          icon={<ChevronRight />}
          aria-disabled={current === count - 1}
          onClick={() => go(Math.min(count - 1, current + 1))}
        />
      </Bar>
      <Track ref={track} aria-label="Карточки, листаются стрелками" tabIndex={0} onKeyDown={onKeyDown}>
        {cards.map((one, index) => (
          <Slide
            key={one.id}
            aria-label={`${positionOf(index)}: ${one.name}`}
            data-current={index === current ? '' : undefined}
            onFocus={onFocus(index)}
          >
            <Position>
              <span aria-hidden>
                <Badge tone={index === current ? one.stage : 'neutral'}>{positionOf(index)}</Badge>
              </span>
              {index === current ? <AlsoHere kind="touchpoint" id={one.id} place="corner" /> : null}
            </Position>
            {complete || Math.abs(index - current) <= 1 ? renderCard(one) : null}
          </Slide>
        ))}
      </Track>
      <Segments aria-label="Какая карточка впереди">
        {cards.map((one, index) => (
          <li key={one.id}>
            <Segment
              type="button"
              aria-label={`${positionOf(index)}: ${one.name}`}
              aria-current={index === current ? 'true' : undefined}
              data-tooltip={one.name}
              onClick={() => go(index)}
            />
          </li>
        ))}
      </Segments>
    </Root>
  );
}
