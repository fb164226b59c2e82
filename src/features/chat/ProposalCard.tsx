import { styled } from 'styled-components';

import { shortName } from '../../domain/core/attachment.ts';
import { NBSP } from '../../domain/core/format.ts';
import type { Proposal } from '../../domain/chat/interview.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FoldedText } from './FoldedText.tsx';

export interface ProposalCardProps {
  /** The passage and the file it stands in. */
  proposal: Proposal;
  /** Nothing can be pressed now. Default false. */
  disabled?: boolean;
  /** The passage is the answer. */
  onAccept: () => void;
  /** The passage goes to the message field, to be changed there. */
  onEdit: () => void;
  /** The person writes an answer of their own. */
  onDismiss: () => void;
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
  & > blockquote {
    padding-inline-start: ${spaces[4]}px;
    border-inline-start: 3px solid var(--color-accent);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
`;

/** An answer that was found in a file, in the file's own words; nothing is taken without the person. */
export function ProposalCard({ proposal, disabled = false, onAccept, onEdit, onDismiss }: ProposalCardProps) {
  return (
    <Card as="section" aria-label="Ответ из файла">
      <Content>
        <p>
          Нашёл в{NBSP}файле «{shortName(proposal.file)}»:
        </p>
        <blockquote>
          <FoldedText text={proposal.text} />
        </blockquote>
        <div>
          <Button variant="primary" disabled={disabled} onClick={onAccept}>
            Подходит
          </Button>
          <Button disabled={disabled} onClick={onEdit}>
            Изменить
          </Button>
          <Button variant="quiet" disabled={disabled} onClick={onDismiss}>
            Напишу сам
          </Button>
        </div>
      </Content>
    </Card>
  );
}
