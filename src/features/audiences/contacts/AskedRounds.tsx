import { useId } from 'react';
import { styled } from 'styled-components';

import type { Loadable } from '../../../domain/core/loadable.ts';
import { fontSizes, spaces, type Tone } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Round that a contact was asked in. */
export interface AskedRound {
  readonly id: string;
  readonly title: string;
  /** Its page; null for one that is gone. */
  readonly href: string | null;
  /** When it was, and what came of it: «приглашён(а) 3 мая · ответил(а) 4 мая». */
  readonly note: string;
  /** State of the interview; null where the note says it. */
  readonly state: { readonly words: string; readonly tone: Tone } | null;
  /** The transcript; null while there is none. */
  readonly materialHref: string | null;
}

export interface AskedRoundsProps {
  /** Title of the list. */
  title: string;
  /** Rounds, the last first. */
  rounds: Loadable<readonly AskedRound[]>;
  /** Counted before them: «Приглашены 120». None by default. */
  figures?: readonly string[];
  /** Said when there are none. */
  emptyText: string;
  /** Asks again after a failure. */
  onRetry: () => void;
  /** Level of the heading; default 3. */
  headingLevel?: 3 | 4;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-items: start;
  overflow-wrap: anywhere;

  & > :is(h3, h4) {
    font-size: ${fontSizes.md};
  }
  & > p,
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > ul {
    display: grid;
    gap: ${spaces[2]}px;
    width: 100%;
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px ${spaces[3]}px;
    align-items: baseline;
  }
`;

/** Lists the rounds that a contact was asked in, with their states and transcripts. */
export function AskedRounds(props: AskedRoundsProps) {
  const { title, rounds, figures = [], emptyText, onRetry, headingLevel = 3 } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {figures.length > 0 ? <p>{figures.join(' · ')}</p> : null}
      {rounds.state === 'loading' ? <Skeleton height={44} /> : null}
      {rounds.state === 'failed' ? (
        <>
          <p>Раунды не прочитаны: {rounds.message}</p>
          <Button size="sm" onClick={onRetry}>
            Повторить
          </Button>
        </>
      ) : null}
      {rounds.state === 'ready' && rounds.value.length === 0 ? <p>{emptyText}</p> : null}
      {rounds.state === 'ready' && rounds.value.length > 0 ? (
        <ul>
          {rounds.value.map((round) => (
            <li key={round.id}>
              {round.href === null ? <span>{round.title}</span> : <Link href={round.href}>{round.title}</Link>}
              {round.state === null ? null : <Badge tone={round.state.tone}>{round.state.words}</Badge>}
              <small>{round.note}</small>
              {round.materialHref === null ? null : <Link href={round.materialHref}>Расшифровка</Link>}
            </li>
          ))}
        </ul>
      ) : null}
    </Root>
  );
}
