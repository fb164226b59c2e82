import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Wish } from '../../../domain/fieldwork/offers.ts';
import type { TrialConversation } from '../../../domain/fieldwork/trial.ts';
import { progressWords, WISH_WORDS } from '../../../domain/fieldwork/words.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { AnswerField, type GivenAnswer } from './AnswerField.tsx';

export interface ConversationViewProps {
  /** The conversation: what was said, and what is asked now. */
  spoken: TrialConversation;
  /** An answer to what is asked now. */
  onAnswer: (answer: GivenAnswer) => void;
  /** A wish about the conversation: a button that is offered. */
  onWish: (wish: Wish) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  align-content: start;
`;

const Log = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    justify-self: start;
    max-width: 92%;
    padding: ${spaces[2]}px ${spaces[3]}px;
    border-radius: ${radii.block}px;
    background: var(--color-sunken);
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > li[data-by='respondent'] {
    justify-self: end;
    background: var(--color-accent-soft);
  }
`;

const Now = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  scroll-margin-block: ${spaces[5]}px;
`;

const Wishes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
`;

const WHO = { interviewer: 'Интервьюер', respondent: 'Вы' } as const;

/**
 * A conversation with a respondent as bubbles, with what is asked now and the buttons of wishes. When what is asked changes, the
 * keyboard goes on with the new question, and its end is looked at.
 */
export function ConversationView({ spoken, onAnswer, onWish }: ConversationViewProps) {
  const { lines, step, asked, offers, progress } = spoken;
  const now = useRef<HTMLDivElement>(null);
  const place = asked ? `${asked.place.question}/${asked.place.why}` : step;
  const stand = `${place} ${lines.length}`;
  const known = useRef(stand);
  useLayoutEffect(() => {
    if (known.current === stand) return;
    known.current = stand;
    now.current?.scrollIntoView({ block: 'nearest' });
    // The pressed button is gone with its question: the focus goes on here.
    const active = document.activeElement;
    const isLost = active === null || active === document.body || now.current?.contains(active);
    if (!isLost) return;
    now.current?.querySelector<HTMLElement>('textarea, input, button')?.focus({ preventScroll: true });
  }, [stand]);
  const wishes = (
    <Wishes>
      {offers.map((wish) => (
        <Button
          key={wish}
          needs={null}
          size={asked ? 'sm' : 'md'}
          variant={wish === 'agree' || wish === 'resume' ? 'primary' : asked ? 'quiet' : 'secondary'}
          onClick={() => onWish(wish)}
        >
          {WISH_WORDS[wish]}
        </Button>
      ))}
    </Wishes>
  );
  return (
    <Root>
      {step === 'asking' || step === 'done' ? (
        <ProgressBar label="Сколько пройдено" value={progress} max={1} valueText={progressWords(progress)} />
      ) : null}
      <div role="log" aria-label="Разговор">
        <Log>
          {lines.map(({ key, by, text }) => (
            <li key={key} data-by={by}>
              <VisuallyHidden>{WHO[by]}: </VisuallyHidden>
              {text}
            </li>
          ))}
        </Log>
      </div>
      <Now ref={now}>
        {asked ? <AnswerField key={`${place} ${lines.length}`} asked={asked} onAnswer={onAnswer} /> : null}
        {wishes}
      </Now>
    </Root>
  );
}
