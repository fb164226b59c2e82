import { styled } from 'styled-components';

import { counted, formatDateRange, formatNumber } from '../../domain/core/format.ts';
import {
  participantCount,
  RESEARCH_STATUS_LABELS,
  RESEARCH_TYPE_LABELS,
  type Research,
} from '../../domain/research/research.ts';
import { TERMS } from '../../domain/terms.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { useMissing } from '../../ui/context/rights.ts';
import { Link } from '../../ui/Link.tsx';

export interface AskedAudience {
  /** Empty when it was removed. */
  readonly name: string;
  readonly href: string;
}

export interface ResearchFactsProps {
  /** The study. */
  research: Pick<
    Research,
    'type' | 'startDate' | 'endDate' | 'participants' | 'participantIds' | 'plannedTalks' | 'status' | 'author'
  >;
  /** How many conversations its materials hold; shown beside how many are planned. */
  held: number;
  /** The audience that was asked; null when none is named. */
  audience: AskedAudience | null;
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[3]}px ${spaces[5]}px;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
`;

/** A study in figures: of what kind it was, when, with how many people, how far it has come and whose it is. */
export function ResearchFacts({ research, held, audience }: ResearchFactsProps) {
  const participants = participantCount(research);
  const { plannedTalks } = research;
  const gone = useMissing('Удалена');
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
      {plannedTalks === null ? null : (
        <div>
          <dt>{TERMS.together.talks}</dt>
          <dd>
            {formatNumber(held)} из {counted(plannedTalks, ['разговора', 'разговоров', 'разговоров'])}
          </dd>
        </div>
      )}
      <div>
        <dt>{TERMS.research.status}</dt>
        <dd>{RESEARCH_STATUS_LABELS[research.status]}</dd>
      </div>
      <div>
        <dt>{TERMS.research.author}</dt>
        <dd>{research.author || 'Не указан'}</dd>
      </div>
      {audience ? (
        <div>
          <dt>{TERMS.research.audienceId}</dt>
          <dd>{audience.name === '' ? gone : <Link href={audience.href}>{audience.name}</Link>}</dd>
        </div>
      ) : null}
    </Facts>
  );
}
