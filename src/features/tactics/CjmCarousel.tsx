import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDeferredValue, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { TouchpointCard } from '../../domain/tactics/journey.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSnapTrack } from './useSnapTrack.ts';

export interface CjmCarouselProps {
  /** The stage's touchpoints, in order. The same array while nothing changed. */
  cards: readonly TouchpointCard[];
  /** Name of the carousel: «Точки касания этапа Activation». */
  label: string;
  /** Index of the card that is in front; one out of range counts as the nearest. */
  current: number;
  /** Called with the index that a button, a key, a swipe or the keyboard's focus asks for; a swipe when it has come to rest. */
  onCurrentChange: (index: number) => void;
  /** What a card shows; its name should be a heading. */
  renderCard: (card: TouchpointCard) => ReactNode;
}

const Root = styled.div.attrs({ role: 'group', 'aria-roledescription': 'карусель' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${spaces[2]}px;

  & > output {
    flex: 1;
    min-width: 0;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
  & > [aria-disabled='true'] {
    cursor: default;
    opacity: 0.45;
  }
  ${media.print} {
    display: none;
  }
`;

/* The space after the last card lets it, too, come to the front. */
const Track = styled.div.attrs({ role: 'group' })`
  --slide: min(100%, 460px);
  --before: ${spaces[1]}px;
  position: relative;
  display: flex;
  align-items: stretch;
  gap: ${spaces[4]}px;
  /* Room for the focus ring, which the scroll would cut. */
  padding: ${spaces[1]}px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--before);
  scroll-snap-type: x mandatory;

  &::after {
    content: '';
    flex: 0 0 calc(100% - var(--slide) - var(--before) - ${spaces[4]}px);
  }
  &:focus-visible {
    border-radius: ${radii.block}px;
    outline-offset: -2px;
  }
  ${media.desktop} {
    /* A strip of the previous card shows where one came from. */
    --before: ${spaces[6]}px;
  }
  ${media.mobile} {
    --slide: calc(100% - 40px);
    --before: 18px;
    gap: ${spaces[2]}px;

    &::after {
      flex-basis: calc(100% - var(--slide) - var(--before) - ${spaces[2]}px);
    }
  }
  ${media.motion} {
    scroll-behavior: smooth;
  }
  ${media.print} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;

    &::after {
      display: none;
    }
  }
`;

const Slide = styled.div.attrs({ role: 'group', 'aria-roledescription': 'карточка' })`
  flex: 0 0 var(--slide);
  min-width: 0;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-block-start: 4px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  scroll-snap-align: start;
  scroll-snap-stop: always;

  &[data-current] {
    border-color: var(--tone-solid);
  }
`;

const Position = styled.div`
  margin-block-end: ${spaces[2]}px;
  font-variant-numeric: tabular-nums;
`;

const Segments = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(24px, 1fr));
  ${media.print} {
    display: none;
  }
`;

const Segment = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 24px;
  padding: 0 2px;
  border: 0;
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    flex: 1;
    height: 4px;
    border-radius: ${radii.pill}px;
    background: var(--color-edge);
    @media (forced-colors: active) {
      background: ButtonBorder;
    }
  }
  &:hover::before {
    background: var(--tone-solid);
  }
  &[aria-current]::before {
    height: 10px;
    background: var(--tone-solid);
  }
  ${media.mobile} {
    min-height: 44px;
  }
`;

/** What a key asks for, from the card in front; undefined for any other key. */
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
            <Position aria-hidden>
              <Badge tone={index === current ? one.stage : 'neutral'}>{positionOf(index)}</Badge>
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
