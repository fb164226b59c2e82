import { Square } from 'lucide-react';
import { styled } from 'styled-components';

import { ModelMark } from '../../../patterns/evidence/ModelMark.tsx';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';

export interface ModelStreamProps {
  /** The message that is being answered; it goes back into the field when that fails. */
  message: string;
  /** The model's name. */
  model: string;
  /** Text so far; empty before its first word. */
  text: string;
  /** The person goes on without it. */
  onStop: () => void;
}

const Root = styled.section`
  display: grid;
  gap: ${spaces[3]}px;
  justify-items: start;

  & > p {
    max-width: 65ch;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > p:first-child {
    justify-self: end;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

/**
 * Shows a model's words as they come, with its mark and a way to stop it. They are read out once complete, as any message of the
 * log is.
 */
export function ModelStream({ message, model, text, onStop }: ModelStreamProps) {
  return (
    <Root aria-label="Отвечает модель">
      <p>{message}</p>
      {text === '' ? null : <p data-streaming="">{text}</p>}
      <ModelMark madeBy={{ model, read: '' }} />
      <Button size="sm" icon={<Square />} onClick={onStop}>
        Остановить
      </Button>
    </Root>
  );
}
