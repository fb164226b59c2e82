import { styled } from 'styled-components';

import { formatNumber, NBSP } from '../../../domain/core/format.ts';
import { media } from '../../../theme/media.ts';
import { radii, spaces } from '../../../theme/tokens.ts';
import { Card } from '../../../ui/Card.tsx';
import type { Round } from '../../../domain/fieldwork/kinds.ts';
import { FIGURE_LABELS } from './figureLabels.ts';
import { RoundFacts, type RoundFactsProps } from './RoundFacts.tsx';

export interface RoundFiguresProps extends RoundFactsProps {
  /** Round with its goal, quotas and state. */
  round: RoundFactsProps['round'] & Pick<Round, 'state'>;
}

const Steps = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  margin: 0;
`;

const Step = styled.div`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr) 7rem;
  gap: ${spaces[3]}px;
  align-items: center;

  & > dt {
    color: var(--color-ink-soft);
  }
  & > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  & > dd:last-child {
    text-align: end;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > dd:nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

const Bar = styled.span`
  display: block;
  width: var(--part);
  height: 12px;
  border-radius: ${radii.pill}px;
  background: var(--color-accent);
`;

/** Returns how far a bar goes, per cent: uninvited respondents are beyond those who were asked, and the bar is full. */
const filled = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(100, (part / whole) * 100));

/** The share of those before, in words; nothing where there are none, or fewer: then it is no share of theirs (R233). */
const share = (part: number, whole: number): string =>
  part > whole || whole === 0 ? '' : ` · ${Math.round((part / whole) * 100)}${NBSP}%`;

/** How far those came who were asked, and what it took. Every number is written: the bars only picture them. */
export function RoundFigures(props: RoundFiguresProps) {
  const { invited, unwritten, bounced, opened, byLink, began, finished } = props.figures;
  const asked = unwritten + bounced + invited + byLink;
  const waits = props.round.state === 'ended' ? FIGURE_LABELS.neverInvited : FIGURE_LABELS.unwritten;
  const steps = [
    ...(unwritten === 0 ? [] : [{ label: waits, count: unwritten, before: 0 }]),
    ...(bounced === 0 ? [] : [{ label: FIGURE_LABELS.bounced, count: bounced, before: 0 }]),
    { label: FIGURE_LABELS.invited, count: invited, before: 0 },
    { label: FIGURE_LABELS.opened, count: opened, before: invited },
    ...(byLink === 0 ? [] : [{ label: FIGURE_LABELS.byLink, count: byLink, before: 0 }]),
    { label: FIGURE_LABELS.began, count: began, before: opened + byLink },
    { label: FIGURE_LABELS.finished, count: finished, before: began },
  ];
  return (
    <Card as="section" aria-label="Как идёт раунд">
      <Steps>
        {steps.map(({ label, count, before }) => (
          <Step key={label}>
            <dt>{label}</dt>
            <dd aria-hidden="true">
              <Bar style={{ '--part': `${filled(count, asked)}%` } as React.CSSProperties} />
            </dd>
            <dd>
              {formatNumber(count)}
              {share(count, before)}
            </dd>
          </Step>
        ))}
      </Steps>
      <RoundFacts {...props} />
    </Card>
  );
}
