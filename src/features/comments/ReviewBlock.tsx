import { useId, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import type { Review } from '../../domain/comments/kinds.ts';
import { checkAnswer, checkAsk, reviewWords, type ReviewAnswer } from '../../domain/comments/review.ts';
import { whenWords } from '../../domain/comments/when.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { REVIEW_TONES } from '../../patterns/statusTones.ts';
import { useFocusHome } from '../../patterns/useFocusHome.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Row } from '../../ui/Row.tsx';
import { aboutOf, type ReviewActs, type CommentAuthor, type CommentMember } from './commentsView.ts';

export interface ReviewBlockProps extends ReviewActs {
  /** Reviews of the place, the last asked first. */
  reviews: readonly Review[];
  /** Who looks. */
  me: CommentAuthor;
  /** Members of the company now. */
  members: readonly CommentMember[];
  /** The present moment. */
  now: Date;
}

const Root = styled.section`
  display: grid;
  gap: ${spaces[2]}px;
  padding: ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  & p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & form {
    display: grid;
    gap: ${spaces[2]}px;
  }
  & ol {
    display: grid;
    gap: ${spaces[3]}px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** One review in words: its state, the question, the answer. */
function Told({ review, now }: { review: Review; now: Date }) {
  return (
    <>
      <div>
        <Badge tone={REVIEW_TONES[review.state]}>{reviewWords(review)}</Badge>
      </div>
      <small>
        Спрашивает <bdi>{review.askedByName}</bdi>, {whenWords(review.createdAt, now)}
        {review.at === null ? null : <>; ответ: {whenWords(review.at, now)}</>}
      </small>
      {review.question === '' ? null : <p dir="auto">{review.question}</p>}
      {review.word === '' ? null : (
        <p>
          <strong>Ответ:</strong> <bdi>{review.word}</bdi>
        </p>
      )}
    </>
  );
}

/** The open form: a request for a review, or an answer to one. */
type Filled = 'ask' | ReviewAnswer | null;

/** Who was asked to look at the record and what came of it; the way to ask, and to answer. */
export function ReviewBlock({ reviews, me, members, now, onAsk, onAnswer, onWithdraw }: ReviewBlockProps) {
  const [filled, setFilled] = useState<Filled>(null);
  const [reviewerId, setReviewerId] = useState('');
  const [words, setWords] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  const home = useRef<HTMLButtonElement>(null);
  useFocusHome(root, home);
  const [current, ...earlier] = reviews;
  const isAsked = current?.state === 'asked';
  const mayAnswer = isAsked && (current.reviewerId === me.id || me.mayModerate);
  const begin = (next: Filled): void => {
    setFilled(next);
    setProblems({});
    setFailure('');
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || filled === null) return;
    const wrong =
      filled === 'ask' ? checkAsk({ reviewerId, question: words }) : checkAnswer({ answer: filled, word: words });
    setProblems(wrong);
    if (Object.keys(wrong).length > 0 || (filled !== 'ask' && !current)) return;
    setBusy(true);
    const outcome =
      filled === 'ask' || !current
        ? await onAsk({ reviewerId, question: words })
        : await onAnswer(current, { answer: filled, word: words });
    setBusy(false);
    if (!outcome.ok) return setFailure(outcome.message);
    setWords('');
    return begin(null);
  };
  const others = members.filter(({ id }) => id !== me.id);
  return (
    <Root ref={root} aria-labelledby={headingId}>
      <h3 id={headingId}>Проверка</h3>
      {current ? <Told review={current} now={now} /> : null}
      {filled === null ? (
        <Row>
          {mayAnswer ? (
            <>
              <Button ref={home} needs="Viewer" size="sm" variant="primary" onClick={() => begin('accepted')}>
                Принять
              </Button>
              <Button needs="Viewer" size="sm" onClick={() => begin('returned')}>
                Вернуть
              </Button>
            </>
          ) : null}
          {isAsked ? (
            current.askedBy === me.id || me.mayModerate ? (
              <Button needs="Researcher" size="sm" variant="quiet" onClick={() => onWithdraw(current)}>
                Отменить просьбу
              </Button>
            ) : null
          ) : others.length > 0 ? (
            <Button ref={home} needs="Researcher" size="sm" onClick={() => begin('ask')}>
              {current ? 'Попросить ещё раз' : 'Попросить проверить'}
            </Button>
          ) : (
            <small>Проверить пока некому: в компании вы одни.</small>
          )}
        </Row>
      ) : (
        <form onSubmit={(event) => void send(event)} noValidate>
          {filled === 'ask' ? (
            <Select
              label={TERMS.review.reviewerName}
              required
              value={reviewerId}
              error={problems.reviewerId}
              placeholder="Выберите"
              options={others.map((member) => ({
                value: member.id,
                label: aboutOf(member) === '' ? member.name : `${member.name} (${aboutOf(member)})`,
              }))}
              onValueChange={setReviewerId}
            />
          ) : null}
          <TextArea
            needs="Viewer"
            label={filled === 'ask' ? TERMS.review.question : TERMS.review.word}
            required={filled === 'returned'}
            rows={2}
            value={words}
            error={problems.question ?? problems.word}
            onChange={(event) => setWords(event.target.value)}
          />
          <FormError message={failure} />
          <Row>
            <Button needs="Viewer" type="submit" size="sm" variant="primary" busy={busy}>
              {filled === 'ask' ? 'Попросить' : filled === 'accepted' ? 'Принять' : 'Вернуть'}
            </Button>
            <Button needs={null} size="sm" disabled={busy} onClick={() => begin(null)}>
              Отмена
            </Button>
          </Row>
        </form>
      )}
      {earlier.length > 0 ? (
        <Disclosure summary={`Прежние проверки: ${earlier.length}`}>
          <ol>
            {earlier.map((review) => (
              <li key={review.id}>
                <Told review={review} now={now} />
              </li>
            ))}
          </ol>
        </Disclosure>
      ) : null}
    </Root>
  );
}
