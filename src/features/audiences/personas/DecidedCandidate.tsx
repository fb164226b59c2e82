import { Check } from 'lucide-react';
import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';

export interface DecidedCandidateProps {
  /** Name of the persona it became or would have become. */
  name: string;
  /** Whom the quotes suggested. */
  who: string;
  /** Decision of a person. */
  decided: 'accepted' | 'rejected';
  /** The way back is being stored. */
  restoring: boolean;
  /** «Вернуть» of a rejected one. */
  onRestore: () => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px ${spaces[4]}px;
  align-items: center;
  min-height: 44px;
  overflow-wrap: anywhere;

  & > p {
    flex: 1 1 0;
    min-width: 120px;
  }
  & small {
    display: block;
    font-size: ${fontSizes.sm};
  }
  & > span {
    display: inline-flex;
    gap: ${spaces[1]}px;
    align-items: center;
    color: var(--tone-ink);
    font-weight: 500;
  }
  & > span > svg {
    width: 18px;
    height: 18px;
  }
  &[data-decided='rejected'] > p {
    color: var(--color-ink-soft);
  }
`;

/** A proposed persona that is decided about: one line, and the way back to a rejected one. */
export function DecidedCandidate({ name, who, decided, restoring, onRestore }: DecidedCandidateProps) {
  return (
    <Root data-decided={decided}>
      <p>
        {name}
        {decided === 'rejected' ? <small>Отклонена</small> : null}
      </p>
      {decided === 'accepted' ? (
        <span data-tone="green">
          <Check aria-hidden />
          Добавлена
        </span>
      ) : (
        <Button needs="Researcher" size="sm" aria-label={`Вернуть: ${who}`} busy={restoring} onClick={onRestore}>
          Вернуть
        </Button>
      )}
    </Root>
  );
}
