import { styled } from 'styled-components';

import { formatMoment, formatNumber } from '../../../domain/core/format.ts';
import {
  BACKUPS_TITLE,
  backupWords,
  ERASED_PLACE_WORDS,
  ERASED_PLACES,
  erasureDoer,
  erasureTitle,
  type Erasure,
} from '../../../domain/forgetting/erasures.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Link } from '../../../ui/Link.tsx';

export interface ErasureRowProps {
  /** Erased data. */
  erasure: Erasure;
  /** Name of the colleague who did it; empty for an automatic erasure. */
  doer: string;
  /** The round whose talks they were; null for none, and where it is not there any more. */
  round: { readonly title: string; readonly href: string } | null;
}

const Root = styled.li`
  display: grid;
  gap: ${spaces[2]}px;
  padding-block: ${spaces[4]}px;
  border-block-start: 1px solid var(--color-hairline);
  overflow-wrap: anywhere;

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${spaces[3]}px;
    align-items: baseline;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
  & > dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.25rem, 1fr));
    gap: ${spaces[2]}px ${spaces[4]}px;
    /* Numbers of a row stand on one line, also where what is over one of them takes two. */
    align-items: end;
  }
  & > dl > [data-whole] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0 ${spaces[2]}px;
    align-items: baseline;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    & > dl {
      grid-template-columns: 1fr 1fr;
    }
    & a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

/** Shows data erased for good: kind and time, by whom, and how much from which place; a dash where the number is unknown. */
export function ErasureRow({ erasure, doer, round }: ErasureRowProps) {
  return (
    <Root>
      <strong>{erasureTitle(erasure)}</strong>
      <p>
        <span>
          {erasureDoer(erasure, doer)} · {formatMoment(erasure.at)}
        </span>
        {round ? <Link href={round.href}>{round.title}</Link> : null}
      </p>
      <dl>
        {ERASED_PLACES.map((place) => {
          const count = erasure.places[place];
          return (
            <div key={place}>
              <dt>{ERASED_PLACE_WORDS[place]}</dt>
              <dd>{count === null ? '—' : formatNumber(count)}</dd>
            </div>
          );
        })}
        <div data-whole="">
          <dt>{BACKUPS_TITLE}:</dt>
          <dd>{backupWords(erasure)}</dd>
        </div>
      </dl>
    </Root>
  );
}
