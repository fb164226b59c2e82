import { useState } from 'react';
import { styled } from 'styled-components';

import { hasWords } from '../../domain/chat/interview.ts';
import { counted, NBSP } from '../../domain/core/format.ts';
import type { BoardChange } from '../../domain/chat/interviewBoard.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { ChatField } from '../../domain/boards/fields.ts';
import { ReviewedSection } from './ReviewedSection.tsx';

/** Answers as a person has put them right before they are written. */
export type ReviewedTexts = Readonly<Partial<Record<ChatField, string>>>;

export interface BoardReviewProps {
  /** Changes by the answers, at least one card; all are chosen at first. */
  changes: readonly BoardChange[];
  /** The answers are written to the chosen cards, in their order; `texts`: those that were put right. */
  onReplace: (fields: readonly ChatField[], texts: ReviewedTexts) => Promise<Outcome>;
  /** The board stays as it is. */
  onLeave: () => Promise<Outcome>;
}

const Head = styled.header`
  margin-block-end: ${spaces[4]}px;

  & > h2 {
    font-size: ${fontSizes.xl};
  }
  & > p {
    max-width: 70ch;
    margin-block-start: ${spaces[1]}px;
    color: var(--color-ink-soft);
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block-start: 1px solid var(--color-hairline);

  & > li {
    padding-block: ${spaces[3]}px;
    border-block-end: 1px solid var(--color-hairline);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  margin-block-start: ${spaces[4]}px;
`;

/**
 * Shows the changes of a finished interview to the board, side by side: nothing is written before a person agrees, card by card
 * (R30). The resulting text is marked.
 */
export function BoardReview({ changes, onReplace, onLeave }: BoardReviewProps) {
  const [left, setLeft] = useState<ReadonlySet<ChatField>>(new Set());
  const [busy, setBusy] = useState<'replace' | 'leave' | null>(null);
  const [error, setError] = useState('');
  const [texts, setTexts] = useState<ReviewedTexts>({});
  const chosen = changes
    .map(({ field }) => field)
    .filter((field) => !left.has(field) && (texts[field] === undefined || hasWords(texts[field])));
  const run = async (which: 'replace' | 'leave', act: () => Promise<Outcome>) => {
    setBusy(which);
    setError('');
    const outcome = await act();
    setBusy(null);
    if (!outcome.ok) setError(outcome.message);
  };
  const choose = (field: ChatField, wanted: boolean): void =>
    setLeft((before) => {
      const next = new Set(before);
      if (wanted) next.delete(field);
      else next.add(field);
      return next;
    });
  return (
    <Card as="section" aria-label="Что изменится на доске">
      <Head>
        <h2>Что изменится на{NBSP}доске</h2>
        <p>
          Пока не{NBSP}записано ничего. Отметьте карточки, в{NBSP}которые записать ответы, и{NBSP}поправьте их, если
          нужно; остальные останутся как есть. Прежние тексты сохранятся в{NBSP}истории карточек.
        </p>
      </Head>
      <List>
        {changes.map((change) => (
          <ReviewedSection
            key={change.field}
            change={change}
            text={texts[change.field] ?? change.after}
            replaced={!left.has(change.field)}
            disabled={busy !== null}
            onReplacedChange={(wanted) => choose(change.field, wanted)}
            onTextChange={(text) => setTexts((before) => ({ ...before, [change.field]: text }))}
          />
        ))}
      </List>
      <FormError message={error} />
      <Foot>
        <Button
          variant="primary"
          busy={busy === 'replace'}
          disabled={busy === 'leave' || chosen.length === 0}
          onClick={() => void run('replace', () => onReplace(chosen, texts))}
        >
          Записать {counted(chosen.length, ['карточку', 'карточки', 'карточек'])}
        </Button>
        <Button busy={busy === 'leave'} disabled={busy === 'replace'} onClick={() => void run('leave', onLeave)}>
          Оставить доску как есть
        </Button>
      </Foot>
    </Card>
  );
}
