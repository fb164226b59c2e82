import { useState } from 'react';
import { styled } from 'styled-components';

import type { Outcome } from '../../../../domain/core/outcome.ts';
import { spaces } from '../../../../theme/tokens.ts';
import { Button } from '../../../../ui/Button.tsx';

export interface LostWordsProps {
  /** Looks for the words in the text as it is now, and brings the mark there. */
  onFindAgain: () => Promise<Outcome>;
  /** Brings the mark to the words that are selected; undefined while none are. */
  onMoveHere: (() => Promise<Outcome>) | undefined;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;

  & > p {
    flex-basis: 100%;
  }
  & > [role='alert'] {
    color: var(--color-danger);
  }
`;

const SELECT_FIRST = 'Выделите в тексте новое место и нажмите «Указать место» ещё раз.';

/** Marked words that a replaced text has no more: found again by themselves, or put where a person says. */
export function LostWords({ onFindAgain, onMoveHere }: LostWordsProps) {
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const run = async (act: () => Promise<Outcome>) => {
    setIsBusy(true);
    const outcome = await act();
    setIsBusy(false);
    setSaid(outcome.ok ? '' : outcome.message);
  };
  return (
    <Root>
      <p>Текст заменили, и этих слов в нём нет.</p>
      <Button needs="Researcher" size="sm" disabled={isBusy} onClick={() => void run(onFindAgain)}>
        Найти заново
      </Button>
      <Button
        needs="Researcher"
        size="sm"
        disabled={isBusy}
        onClick={() => (onMoveHere ? void run(onMoveHere) : setSaid(SELECT_FIRST))}
      >
        Указать место
      </Button>
      {said === '' ? null : <p role="alert">{said}</p>}
    </Root>
  );
}
