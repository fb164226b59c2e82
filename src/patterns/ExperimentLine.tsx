import { styled } from 'styled-components';

import {
  EXPERIMENT_STATUS_LABELS,
  VERDICT_LABELS,
  verdictOf,
  type ExperimentSummary,
} from '../domain/experiments/experiment.ts';
import { media } from '../theme/media.ts';
import { spaces } from '../theme/tokens.ts';
import { Badge } from '../ui/Badge.tsx';
import { Link } from '../ui/Link.tsx';
import { STATUS_TONES, VERDICT_TONES } from './statusTones.ts';

export interface ExperimentLineProps {
  /** The experiment, in short. */
  experiment: Pick<ExperimentSummary, 'name' | 'status' | 'verdict'>;
  /** Where it is shown. */
  href: string;
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[2]}px;
  align-items: center;

  & > a {
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    & > a {
      display: flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

/** An experiment beside what it tests: its verdict once it has one, its status before, and the link to it. */
export function ExperimentLine({ experiment, href }: ExperimentLineProps) {
  const { name, status } = experiment;
  const verdict = verdictOf(experiment);
  return (
    <Root>
      {verdict ? (
        <Badge tone={VERDICT_TONES[verdict]}>{VERDICT_LABELS[verdict]}</Badge>
      ) : (
        <Badge tone={STATUS_TONES[status]}>{EXPERIMENT_STATUS_LABELS[status]}</Badge>
      )}
      <Link href={href}>{name}</Link>
    </Root>
  );
}
