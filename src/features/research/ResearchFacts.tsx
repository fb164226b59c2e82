import { styled } from 'styled-components';

import { formatDateRange, formatNumber } from '../../domain/core/format.ts';
import {
  participantCount,
  RESEARCH_STATUS_LABELS,
  RESEARCH_TYPE_LABELS,
  type Research,
} from '../../domain/research/research.ts';
import { TERMS } from '../../domain/terms.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';

export interface ResearchFactsProps {
  /** The study. */
  research: Pick<Research, 'type' | 'startDate' | 'endDate' | 'participants' | 'participantIds' | 'status' | 'author'>;
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, auto);
  gap: ${spaces[3]}px ${spaces[5]}px;
  justify-content: start;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A study in figures: of what kind it was, when, with how many people, how far it has come and whose it is. */
export function ResearchFacts({ research }: ResearchFactsProps) {
  const participants = participantCount(research);
  return (
    <Facts>
      <div>
        <dt>{TERMS.research.type}</dt>
        <dd>{RESEARCH_TYPE_LABELS[research.type]}</dd>
      </div>
      <div>
        <dt>{TERMS.together.period}</dt>
        <dd>{formatDateRange(research.startDate, research.endDate)}</dd>
      </div>
      <div>
        <dt>{TERMS.research.participants}</dt>
        <dd>{participants === null ? 'Не указано' : formatNumber(participants)}</dd>
      </div>
      <div>
        <dt>{TERMS.research.status}</dt>
        <dd>{RESEARCH_STATUS_LABELS[research.status]}</dd>
      </div>
      <div>
        <dt>{TERMS.research.author}</dt>
        <dd>{research.author || 'Не указан'}</dd>
      </div>
    </Facts>
  );
}
