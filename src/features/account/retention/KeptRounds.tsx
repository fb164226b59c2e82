import { styled } from 'styled-components';

import { counted, formatDateRange, formatNumber, NBSP } from '../../../domain/core/format.ts';
import type { KeptRound } from '../../../domain/fieldwork/keeping/expiring.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Link } from '../../../ui/Link.tsx';

/** A round of which something is kept, as it is listed. */
export interface RetainedRound extends KeptRound {
  /** Null where it is not there any more: what was said in it is kept all the same. */
  readonly round: { readonly title: string; readonly href: string } | null;
}

export interface KeptRoundsProps {
  /** Rounds, the one with the earliest term first. */
  rounds: readonly RetainedRound[];
}

const IN_TALKS = ['разговоре', 'разговорах', 'разговорах'] as const;

const Root = styled.ul`
  & > li {
    display: grid;
    gap: ${spaces[1]}px;
    padding-block: ${spaces[3]}px;
    border-block-start: 1px solid var(--color-hairline);
    overflow-wrap: anywhere;
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px ${spaces[3]}px;
    align-items: baseline;
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    & a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

/** Shows which data will be erased when its term comes, round by round: how much, and between which days. */
export function KeptRounds({ rounds }: KeptRoundsProps) {
  return (
    <Root>
      {rounds.map(({ roundId, round, talks, first, last, announced }) => (
        <li key={roundId}>
          <div>
            {round ? <Link href={round.href}>{round.title}</Link> : <span>Удалённый раунд</span>}
            {announced > 0 ? <Badge tone="yellow">Скоро: {formatNumber(announced)}</Badge> : null}
          </div>
          <p>
            {counted(talks, ['разговор', 'разговора', 'разговоров'])}, срок {formatDateRange(first, last)}
            {announced > 0 ? `; о${NBSP}${counted(announced, IN_TALKS)} предупреждены те, кто ведёт раунд` : ''}
          </p>
        </li>
      ))}
    </Root>
  );
}
