import { SendHorizontal } from 'lucide-react';
import { useLayoutEffect, useRef, type Ref } from 'react';
import { styled } from 'styled-components';

import { hasWords } from '../../domain/chat/interview.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { useMissingRole, useTellMissingRole } from '../../ui/context/rights.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';

export interface MessageFieldProps {
  /** The text of the message, kept by the parent. */
  value: string;
  /** Called at every key. */
  onChange: (value: string) => void;
  /** Called with the current text, by «Отправить» or Enter; never with white space alone. */
  onSend: (text: string) => void;
  /** Nothing can be typed or sent: the bot is typing. The text stays, and the focus comes back afterwards. Default false. */
  disabled?: boolean;
  /** The message is being stored. Default false. */
  busy?: boolean;
  /** Why the last message could not be sent. Empty: it could. */
  error?: string;
  /** The text field, for focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px;
  align-items: end;

  & > [role='alert'],
  & > small {
    grid-column: 1 / -1;
  }
  & > button {
    min-height: 44px;
  }
  & textarea {
    max-height: 34dvh;
    resize: none;
  }
`;

const Keys = styled.small`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
  ${media.mobile} {
    display: none;
  }
`;

const Label = styled.span`
  ${media.mobile} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Where the person writes. Enter sends, Shift+Enter breaks the line (R26). */
export function MessageField(props: MessageFieldProps) {
  const { value, onChange, onSend, disabled = false, busy = false, error = '', ref } = props;
  const root = useRef<HTMLFormElement>(null);
  const wasOff = useRef(disabled || busy);
  const barred = useTellMissingRole(undefined);
  const isBarred = useMissingRole(undefined) !== null;
  const off = disabled || busy;
  const canSend = !off && hasWords(value);

  // A field that is switched off loses the focus. It gets it back, unless the person has gone elsewhere meanwhile: to the page, or to the
  // part around the field, goes what had it and left («Остановить»).
  useLayoutEffect(() => {
    const back = wasOff.current && !off;
    wasOff.current = off;
    if (back && root.current && document.activeElement?.contains(root.current)) {
      root.current.querySelector('textarea')?.focus({ preventScroll: true });
    }
  }, [off]);

  const send = () => {
    if (canSend && !barred()) onSend(value);
  };
  return (
    <Root
      ref={root}
      noValidate
      aria-label="Новое сообщение"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FormError message={error} />
      <TextArea
        ref={ref}
        label="Сообщение"
        hideLabel
        rows={1}
        placeholder="Введите ваш ответ..."
        enterKeyHint="send"
        autoComplete="off"
        value={value}
        disabled={off}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter that ends the composing of a character belongs to the keyboard.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Button variant="primary" type="submit" icon={<SendHorizontal />} disabled={!canSend}>
        <Label>Отправить</Label>
      </Button>
      {isBarred ? null : <Keys>Enter — отправить, Shift+Enter — новая строка</Keys>}
    </Root>
  );
}
