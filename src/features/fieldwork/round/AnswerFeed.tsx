import { styled } from 'styled-components';

import { formatMoment, quoted } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { AnswerPage, AnswerRow } from '../../../domain/fieldwork/figures.ts';
import { ModelMark } from '../../../patterns/evidence/ModelMark.tsx';
import { fontSizes, spaces, widths } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

export interface AnswerFeedProps {
  /** Answers, newest first. */
  answers: Loadable<AnswerPage>;
  /** Reads on. */
  onMore: () => void;
  /** Reads again what failed. */
  onRetry: () => void;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  max-width: ${widths.reading};
  margin-block-end: ${spaces[4]}px;

  & > li {
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & p {
    white-space: pre-wrap;
  }
`;

/** Returns the earlier text of a corrected answer; a recording has no words. */
function correctedWords({ text, isSkipped }: NonNullable<AnswerRow['was']>): string {
  if (isSkipped) return 'исправлено, вопрос был пропущен';
  return text.trim() === '' ? 'исправлено' : `исправлено, было ${quoted(text.trim())}`;
}

/** Lists the latest answers, newest first, each under the question and a code name. */
export function AnswerFeed({ answers, onMore, onRetry }: AnswerFeedProps) {
  if (answers.state === 'loading') return <Skeleton height={240} />;
  if (answers.state === 'failed')
    return <ErrorState title="Ответы не прочитаны" message={answers.message} onRetry={onRetry} />;
  const { items, more } = answers.value;
  if (items.length === 0) {
    return <EmptyState title="Ответов пока нет">Они появятся здесь, как только кто-нибудь ответит.</EmptyState>;
  }
  return (
    <>
      <List aria-label="Ответы, новые сверху">
        {items.map(({ id, codeName, asked, model, text, isSkipped, was, notTaken, at }) => (
          <li key={id}>
            <small>
              {codeName} · {formatMoment(at)}
            </small>
            {asked === '' ? null : <small>{asked}</small>}
            {model === '' ? null : <ModelMark madeBy={{ model, read: '' }} />}
            <p dir="auto">{isSkipped ? 'Пропустил вопрос' : text}</p>
            {was ? <small>{correctedWords(was)}</small> : null}
            {notTaken === '' ? null : <small>не принято: {notTaken}</small>}
          </li>
        ))}
      </List>
      {more ? (
        <Button size="sm" onClick={onMore}>
          Показать ещё
        </Button>
      ) : null}
    </>
  );
}
