import { styled } from 'styled-components';

import { FAULTS, VERDICT_LABELS } from '../../../../../domain/evidence/asking.ts';
import { FINDING_KIND_LABELS } from '../../../../../domain/core/findingKind.ts';
import type { InterviewReview } from '../../../../../domain/evidence/review.ts';
import { counted, formatNumber, innerQuotes, NBSP } from '../../../../../domain/core/format.ts';
import type { Loadable } from '../../../../../domain/core/loadable.ts';
import type { TextRange } from '../../../../../domain/core/textRange.ts';
import { fontSizes, radii, spaces } from '../../../../../theme/tokens.ts';
import { Dialog } from '../../../../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../../../ui/Skeleton.tsx';

export interface ReviewDialogProps {
  /** Name of the material. */
  name: string;
  /** Its text, whose words are quoted. */
  text: string;
  /** Review of the interview; null when no one in the text is known to ask. */
  review: Loadable<InterviewReview | null>;
  /** A place in the text is to be shown; the dialog is to close. */
  onShow: (place: TextRange) => void;
  /** Reviews it again after a failure. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;

  & + & {
    margin-block-start: ${spaces[5]}px;
  }
  & > h3 {
    font-size: ${fontSizes.md};
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
  }
  & li > button {
    width: 100%;
    min-height: 32px;
    padding: ${spaces[1]}px 0;
    border: 0;
    background: none;
    color: var(--color-ink);
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--color-hairline);
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
  }
  & li > button:hover {
    color: var(--color-accent);
  }
`;

const Picture = styled.div`
  display: flex;
  height: 16px;
  overflow: hidden;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;

  & > span {
    background: var(--color-accent);
  }
`;

const percent = (share: number): string => `${formatNumber(Math.round(share * 100))}${NBSP}%`;
const WORDS = ['слово', 'слова', 'слов'] as const;
/** Longest quoted part of a passage, code units; the text holds the whole of it. */
const LONGEST = 240;

function Shares({ words }: Pick<InterviewReview, 'words'>) {
  const others = words.respondent + words.other;
  const share = words.interviewer / (words.interviewer + others);
  return (
    <Part aria-label="Кто сколько говорил">
      <h3>Кто сколько говорил</h3>
      <Picture aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </Picture>
      <p>
        Интервьюер: {percent(share)}, {counted(words.interviewer, WORDS)}. Собеседники: {percent(1 - share)},{' '}
        {counted(others, WORDS)}.
      </p>
    </Part>
  );
}

/** Findings on an interview that has an interviewer. */
function Review({
  review,
  text,
  onShow,
}: { readonly review: InterviewReview } & Pick<ReviewDialogProps, 'text' | 'onShow'>) {
  const { words, asked, worse, left } = review;
  const wordsOf = ({ start, end }: TextRange) => {
    const said = text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
    return said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
  };
  return (
    <>
      <Shares words={words} />
      <Part aria-label="Как спрашивали">
        <h3>Как спрашивали</h3>
        <ul>
          {(['good', ...FAULTS] as const).map((verdict) => (
            <li key={verdict}>
              {VERDICT_LABELS[verdict]}: {formatNumber(asked[verdict])}
            </li>
          ))}
        </ul>
      </Part>
      <Part aria-label="Можно было спросить лучше">
        <h3>Можно было спросить лучше</h3>
        {worse.length === 0 ? <p>Таких вопросов не нашлось.</p> : null}
        <ul>
          {worse.map(({ start, end, advice }) => (
            <li key={start}>
              <button type="button" onClick={() => onShow({ start, end })}>
                <bdi>{wordsOf({ start, end })}</bdi>
              </button>
              <p>
                {advice.label}: {advice.why}
              </p>
              <p>
                С чего начать: «<bdi>{innerQuotes(advice.better)}</bdi>»
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <Part aria-label="Осталось без вопроса">
        <h3>Осталось без вопроса</h3>
        <p>
          {left.length === 0
            ? 'Явных находок, мимо которых прошли, не нашлось.'
            : 'Похоже на явные находки, но разговор ушёл в сторону и к ним не вернулся.'}
        </p>
        <ul>
          {left.map(({ start, end, kind }) => (
            <li key={start}>
              <button type="button" onClick={() => onShow({ start, end })}>
                <bdi>{wordsOf({ start, end })}</bdi>
              </button>
              <p>{FINDING_KIND_LABELS[kind]}</p>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

/** «Разбор интервью»: who said how much, how the questions were asked, and what was left unasked-about (R151). */
export function ReviewDialog({ name, text, review, onShow, onRetry, onClose }: ReviewDialogProps) {
  return (
    <Dialog open size="lg" title="Разбор интервью" description={name} onOpenChange={onClose}>
      {review.state === 'loading' ? <Skeleton height={240} /> : null}
      {review.state === 'failed' ? (
        <ErrorState title="Разобрать не получилось" message={review.message} onRetry={onRetry} />
      ) : null}
      {review.state === 'ready' && review.value === null ? (
        <EmptyState title="Интервьюера в этом тексте нет" headingLevel={3}>
          Разбирают разговор, в котором один спрашивает, а другой отвечает. Если интервьюер есть, отметьте его среди
          говорящих.
        </EmptyState>
      ) : null}
      {review.state === 'ready' && review.value ? <Review review={review.value} text={text} onShow={onShow} /> : null}
    </Dialog>
  );
}
