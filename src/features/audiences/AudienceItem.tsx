import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { AudienceSummary } from '../../domain/audiences/audience.ts';
import type { Counted } from '../../domain/audiences/figures.ts';
import { counted } from '../../domain/core/format.ts';
import { CountedSummary } from '../../patterns/list/CountedSummary.tsx';
import type { Tone } from '../../theme/tokens.ts';
import { CommentsButton } from '../../patterns/CommentsButton.tsx';
import { AccordionItem } from '../../ui/accordion/AccordionItem.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AUDIENCE_STAGE_TONES } from './stageTones.ts';

export interface AudienceItemProps {
  /** The audience, in short, with what is counted of it. */
  audience: Counted<AudienceSummary>;
  /** The details; drawn only while the item is open. */
  children: ReactNode;
}

interface Mark {
  readonly text: string;
  readonly tone: Tone;
}

/** A touchpoint may have any length; the audience's name needs the room more. */
const Cut = styled.span`
  display: inline-flex;
  min-width: 0;
  max-width: 220px;
`;

/** How many badges a row has at most, the one that counts the rest included. */
const MOST = 3;

/** Stages and touchpoints by turns, so that the first ones show both kinds. */
function marksOf({ funnelStages, touchpoints }: AudienceSummary): Mark[] {
  return Array.from({ length: Math.max(funnelStages.length, touchpoints.length) }, (_, index) => {
    const stage = funnelStages[index];
    const touchpoint = touchpoints[index];
    return [
      ...(stage === undefined ? [] : [{ text: stage, tone: AUDIENCE_STAGE_TONES[stage] }]),
      ...(touchpoint === undefined ? [] : [{ text: touchpoint, tone: 'neutral' as const }]),
    ];
  }).flat();
}

/** An audience in the list: name, description, respondents, and its stages and touchpoints (R44). */
export const AudienceItem = memo(function AudienceItem({ audience, children }: AudienceItemProps) {
  const marks = marksOf(audience);
  const shown = marks.length > MOST ? marks.slice(0, MOST - 1) : marks;
  const rest = marks.slice(shown.length);
  return (
    <AccordionItem
      value={audience.id}
      headingLevel={3}
      title={audience.name}
      summary={
        <CountedSummary
          count={counted(audience.respondents, ['респондент', 'респондента', 'респондентов'])}
          text={audience.description}
        />
      }
      badges={
        <>
          <CommentsButton variant="row" kind="audience" id={audience.id} of={audience.name} />
          {shown.map(({ text, tone }) => (
            <Cut key={`${tone} ${text}`}>
              <Badge tone={tone}>{text}</Badge>
            </Cut>
          ))}
          {rest.length > 0 ? (
            <Badge>
              <span aria-hidden>+{rest.length}</span>
              <VisuallyHidden>
                ещё {rest.length}: {rest.map(({ text }) => text).join(', ')}
              </VisuallyHidden>
            </Badge>
          ) : null}
        </>
      }
    >
      {children}
    </AccordionItem>
  );
});
