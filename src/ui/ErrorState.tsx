import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../theme/tokens.ts';
import { Button } from './Button.tsx';

export interface ErrorStateProps {
  /** Says what has failed. */
  title: ReactNode;
  /** Why, as far as known, and what to do. */
  message: ReactNode;
  /** Given: shows a button that tries again. */
  onRetry?: () => void;
  /** Text of that button. Default «Повторить». */
  retryLabel?: string;
  /** Further ways out beside the button. */
  extra?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${spaces[1]}px ${spaces[3]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-danger);
  border-radius: ${radii.block}px;
  background: var(--color-danger-soft);

  & > svg {
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: var(--color-danger);
  }
`;

const Title = styled.p`
  font-weight: 600;
  line-height: 1.5rem;
  overflow-wrap: anywhere;
`;

const Text = styled.div`
  grid-column: 2;
  max-width: 75ch;
  font-size: ${fontSizes.sm};
  line-height: 1.375rem;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  grid-column: 2;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  margin-top: ${spaces[2]}px;
`;

/** Something did not load or work: what, and how to try again. Read out as soon as it appears. */
export function ErrorState({ title, message, onRetry, retryLabel = 'Повторить', extra }: ErrorStateProps) {
  return (
    <Root role="alert">
      <CircleAlert aria-hidden />
      <Title>{title}</Title>
      <Text>{message}</Text>
      {onRetry || extra ? (
        <Actions>
          {onRetry ? <Button onClick={onRetry}>{retryLabel}</Button> : null}
          {extra}
        </Actions>
      ) : null}
    </Root>
  );
}
