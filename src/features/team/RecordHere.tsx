import { useState } from 'react';
import { styled } from 'styled-components';

import { hereLine, shortNames, type PersonAtRecord } from '../../domain/sync/presence.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import type { AlsoHereProps } from '../../patterns/AlsoHere.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface RecordHereProps {
  /** The others who have the record open; those who type in it first. */
  people: readonly PersonAtRecord[];
  /** Place of the line; it takes no room in any of them. */
  place: AlsoHereProps['place'];
}

// Out of the flow: who comes and goes moves nothing that is being read, and takes no press.
const Line = styled.div`
  position: absolute;
  z-index: 1;
  /* It stands where its text begins: on a phone, that far from the edge. */
  max-width: min(100%, 24rem, calc(100vw - 2 * ${spaces[7]}px));
  overflow: hidden;
  padding-inline: ${spaces[2]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.pill}px;
  background: var(--color-paper);
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.25rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;

  &[data-place='edge'] {
    padding: 0;
    border: 0;
    background: none;
    line-height: 1rem;
    margin-block-start: -${spaces[4]}px;
  }
  &[data-place='gap'] {
    padding: 0;
    border: 0;
    background: none;
    margin-block-start: calc(-1 * ${spaces[5]}px + 2px);
  }
  &[data-place='corner'] {
    inset: auto 0 0 auto;
  }
  &[data-place='dialog'] {
    inset: auto ${spaces[5]}px -${spaces[2]}px auto;
  }
  ${media.print} {
    display: none;
  }
`;

const others = (count: number): string => (count > 0 ? ` и ещё ${count}` : '');

/** People in words for who hears the page: said once for each, when they come, and never for what they type. */
function useComing(people: readonly PersonAtRecord[]): string {
  const [told, setTold] = useState<{ readonly ids: ReadonlySet<string>; readonly words: string }>({
    ids: new Set(),
    words: '',
  });
  const come = people.filter(({ id }) => !told.ids.has(id));
  if (come.length === 0) return told.words;
  const words = `Кроме вас здесь: ${shortNames(people).join(', ')}`;
  setTold({ ids: new Set([...told.ids, ...come.map(({ id }) => id)]), words });
  return words;
}

/** Who else has the record open, and who types in it: a quiet line beside its title. */
export function RecordHere({ people, place }: RecordHereProps) {
  const line = hereLine(people);
  const coming = useComing(people);
  return (
    <>
      <VisuallyHidden as="output" data-here="">
        {line ? coming : ''}
      </VisuallyHidden>
      {line ? (
        <Line data-place={place} data-here="">
          {line.names.map((name, index) => (
            <span key={name}>
              {index === 0 ? '' : line.more > 0 ? ', ' : ' и '}
              <bdi>{name}</bdi>
            </span>
          ))}
          {others(line.more)}
          {line.isTyping ? (line.names.length > 1 ? ' пишут…' : ' пишет…') : ' тоже здесь'}
          {line.onlookers > 0 ? ` Здесь ещё ${line.onlookers}` : ''}
        </Line>
      ) : null}
    </>
  );
}
