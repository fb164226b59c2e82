import { useRef, useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { CatalogueStory } from 'virtual:catalogue';

import { NBSP } from '#src/domain/core/format.ts';
import { fontSizes, radii, spaces } from '#src/theme/tokens.ts';

import type { Part } from '../guide.ts';
import { FittedFrame } from './FittedFrame.tsx';
import { Words } from './words.tsx';

export interface AnatomyProps {
  /** The story that the parts are shown in. */
  story: CatalogueStory;
  /** The parts, in reading order. */
  parts: readonly Part[];
}

/** Where a part lies in the picture, px. */
interface Mark {
  readonly index: number;
  readonly left: number;
  readonly top: number;
}

/** Half the size of a mark, and the height of a line, px. */
const HALF = 10;
const LINE = 40;

const Picture = styled.div`
  position: relative;
  max-width: 770px;
  margin-block: ${spaces[4]}px;
`;

const Sign = styled.span`
  display: inline-grid;
  flex: none;
  place-content: center;
  width: ${2 * HALF}px;
  height: ${2 * HALF}px;
  border-radius: ${radii.pill}px;
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-size: ${fontSizes.xs};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1;

  &:empty {
    background: none;
  }
  &:empty::before {
    content: '—';
    color: var(--color-ink-soft);
  }
  ${Picture} > & {
    position: absolute;
    left: var(--left);
    top: var(--top);
    box-shadow: 0 0 0 2px var(--color-paper);
    pointer-events: none;
  }
`;

const List = styled.ol`
  max-width: 68ch;

  & > li {
    display: flex;
    gap: ${spaces[3]}px;
    align-items: baseline;
    margin-block: ${spaces[2]}px;
  }
  & b {
    font-weight: 600;
  }
`;

/** Whether two marks would cover each other. */
const meet = (one: Mark, other: Mark): boolean =>
  Math.abs(one.left - other.left) < 2 * HALF && Math.abs(one.top - other.top) < 2 * HALF;

/** Places of the parts in a story; a mark that would cover another is above its part, or in a row with the other. */
function marksIn(shown: Document, scale: number, parts: readonly Part[]): Mark[] {
  const marks: Mark[] = [];
  for (const [index, { at }] of parts.entries()) {
    // Storybook's own parts are in the same page, unseen.
    const box =
      at && [...shown.querySelectorAll(at)].map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
    if (!box) continue;
    // Beside the part, level with its first line.
    let mark: Mark = {
      index,
      left: Math.max(-HALF, box.left * scale - 2 * HALF - 4),
      top: Math.max(0, (box.top + Math.min(box.height, LINE) / 2) * scale - HALF),
    };
    const above: Mark = {
      index,
      left: box.left * scale + Math.min((box.width * scale) / 2, LINE / 2) - HALF,
      top: Math.max(-HALF, box.top * scale - 2 * HALF - 2),
    };
    const isFree = (one: Mark): boolean => !marks.some((other) => meet(one, other));
    if (!isFree(mark) && isFree(above)) mark = above;
    while (!isFree(mark)) mark = { ...mark, left: mark.left + 2 * HALF + 2 };
    marks.push(mark);
  }
  return marks;
}

/** Numbers of the parts that have a place in the picture, by their order in the list; the others have none. */
function numbersOf(parts: readonly Part[]): readonly (number | null)[] {
  let last = 0;
  return parts.map(({ at }) => (at === undefined ? null : (last += 1)));
}

/** The parts of a component: numbers beside them in the living story, and what each does. */
export function Anatomy({ story, parts }: AnatomyProps) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const seen = useRef('');
  const onDrawn = (shown: Document | null, scale: number) => {
    const next = shown ? marksIn(shown, scale, parts) : [];
    const text = JSON.stringify(next);
    if (text !== seen.current) setMarks(next);
    seen.current = text;
  };
  const numbers = numbersOf(parts);
  const isPictured = parts.some(({ at }) => at !== undefined);
  return (
    <>
      {isPictured ? (
        <Picture data-anatomy="">
          <FittedFrame story={story} onDrawn={onDrawn} />
          {marks.map(({ index, left, top }) => (
            <Sign
              key={index}
              aria-hidden
              data-decor="mark"
              style={{ '--left': `${left}px`, '--top': `${top}px` } as CSSProperties}
            >
              {numbers[index]}
            </Sign>
          ))}
        </Picture>
      ) : null}
      <List data-plain="">
        {parts.map(({ part, sense }, index) => (
          <li key={part}>
            <Sign aria-hidden>{numbers[index]}</Sign>
            <span>
              <b>{part}</b>
              {`${NBSP}— `}
              <Words>{sense}</Words>
            </span>
          </li>
        ))}
      </List>
      {isPictured && numbers.includes(null) ? <p>Без номера — то, чего на этой картинке не видно.</p> : null}
    </>
  );
}
