import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../domain/core/format.ts';
import { RESEARCH_STATUS_LABELS, RESEARCH_TYPE_LABELS, type ResearchSummary } from '../../domain/research/research.ts';
import { CountedSummary } from '../../patterns/list/CountedSummary.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { CommentsButton } from '../../patterns/CommentsButton.tsx';
import { AccordionItem } from '../../ui/accordion/AccordionItem.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { RESEARCH_STATUS_TONES } from './researchTones.ts';

/** Words of a material in which the search found its query. */
export interface ShownTextHit {
  readonly materialId: string;
  /** A stretch of the text around the match. */
  readonly snippet: string;
  /** Match within the snippet. */
  readonly from: number;
  readonly to: number;
}

export interface ResearchItemProps {
  /** The study, in short. */
  study: ResearchSummary;
  /** Where its materials hold the words that are searched for, if they do. */
  hit?: ShownTextHit;
  /** The details; drawn only while the item is open. */
  children: ReactNode;
}

const Hit = styled.span`
  display: block;
  margin-block-start: ${spaces[1]}px;
  overflow: hidden;
  font-size: ${fontSizes.sm};
  text-overflow: ellipsis;
  white-space: nowrap;

  & mark {
    color: var(--color-ink);
  }
  ${media.mobile} {
    white-space: normal;
  }
  ${media.print} {
    white-space: normal;
  }
`;

/** A study in the list: title, description, participants, and its status, type and author (R32). */
export const ResearchItem = memo(function ResearchItem({ study, hit, children }: ResearchItemProps) {
  return (
    <AccordionItem
      value={study.id}
      headingLevel={3}
      title={study.title}
      summary={
        <CountedSummary
          count={
            study.participants === null
              ? 'Участники не указаны'
              : counted(study.participants, ['участник', 'участника', 'участников'])
          }
          text={study.description}
        />
      }
      note={
        hit ? (
          <Hit>
            В материалах: …{hit.snippet.slice(0, hit.from)}
            <mark>{hit.snippet.slice(hit.from, hit.to)}</mark>
            {hit.snippet.slice(hit.to)}…
          </Hit>
        ) : null
      }
      status={<Badge tone={RESEARCH_STATUS_TONES[study.status]}>{RESEARCH_STATUS_LABELS[study.status]}</Badge>}
      badges={
        <>
          <CommentsButton variant="row" kind="research" id={study.id} of={study.title} />
          <Badge>{RESEARCH_TYPE_LABELS[study.type]}</Badge>
          {study.author ? <Badge>{study.author}</Badge> : null}
        </>
      }
    >
      {children}
    </AccordionItem>
  );
});
