import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import type { Interview } from '../../domain/chat/interview.ts';
import { CHAT_CARDS } from '../../domain/boards/cards.ts';
import { MISSING_ANSWER } from '../../domain/chat/interviewBoard.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Card } from '../../ui/Card.tsx';
import { LatinText } from '../../ui/LatinText.tsx';
import { FoldedText } from './FoldedText.tsx';
import type { ChatField } from '../../domain/boards/fields.ts';
import { ResultHead, type ResultHeadProps } from './ResultHead.tsx';

export interface ResultCardProps extends Omit<ResultHeadProps, 'editing'> {
  /** The answers; a missing or blank one reads «Не указано». */
  answers: Interview['answers'];
  /** The sections are drawn by `renderSection`. Default false. */
  editing?: boolean;
  /** Draws a section, heading included, while the board is being edited. */
  renderSection: (field: ChatField) => ReactNode;
  /** The card, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

// Hairlines between the sections are the grid's own gaps, so that the sheet is ruled whatever the number of columns.
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
  overflow: clip;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-hairline);

  &[data-editing='true'] {
    gap: ${spaces[4]}px;
    overflow: visible;
    border-color: transparent;
    background: none;
  }
  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Section = styled.section`
  min-width: 0;
  padding: ${spaces[4]}px;
  background: var(--color-surface);

  & > h3 {
    margin-block-end: ${spaces[2]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const Missing = styled.p`
  color: var(--color-ink-soft);
  font-style: italic;
`;

/** The finished Vision Board: nine sections, with what can be done with it (R28). */
export function ResultCard(props: ResultCardProps) {
  const { answers, editing = false, renderSection, visionHref, inviteHref, onDownload, onShare, onEdit, ref } = props;
  return (
    <Card as="section" ref={ref} aria-label="Vision Board">
      <ResultHead
        editing={editing}
        visionHref={visionHref}
        inviteHref={inviteHref}
        onDownload={onDownload}
        onShare={onShare}
        onEdit={onEdit}
      />
      <Grid data-editing={editing}>
        {CHAT_CARDS.map(({ field, title }) => {
          if (editing) return <div key={field}>{renderSection(field)}</div>;
          const answer = answers[field]?.trim() ?? '';
          return (
            <Section key={field} aria-label={title}>
              <h3>
                <LatinText text={title} />
              </h3>
              {answer ? <FoldedText markdown text={answer} of={title} /> : <Missing>{MISSING_ANSWER}</Missing>}
            </Section>
          );
        })}
      </Grid>
    </Card>
  );
}
