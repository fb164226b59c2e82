import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { giveFocusBack, TOAST_CLASS } from './toastArea.ts';

export interface ToastMessageProps {
  /** Short statement of the event. */
  title: string;
  /** One or two lines more. */
  description?: string;
  /** Colour and shape of the sign. Default `info`. */
  tone?: 'info' | 'success' | 'error';
  /** One thing to do about it, «Отменить»; the toast goes away with it. */
  action?: { label: string; onAction: () => void };
  /** Takes the toast away. */
  onClose: () => void;
}

const SIGNS = { info: Info, success: CircleCheck, error: CircleAlert } as const;
const TONES = { info: 'blue', success: 'green', error: 'red' } as const;

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  column-gap: ${spaces[3]}px;
  width: 100%;

  & > svg {
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: var(--tone-solid);
  }
`;

const Text = styled.div`
  min-width: 0;
  padding-block: 1px;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-size: ${fontSizes.sm};
  font-weight: 600;
  line-height: 1.375rem;
`;

const Description = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;
`;

const Action = styled.div`
  margin-top: ${spaces[2]}px;
`;

const CloseBox = styled.div`
  margin: -${spaces[1]}px calc(2px - ${spaces[2]}px) -${spaces[1]}px 0;
  ${media.mobile} {
    margin: calc(2px - ${spaces[3]}px) -${spaces[3]}px calc(2px - ${spaces[3]}px) 0;
  }
`;

/** Content of a toast; put on the page by notify(). */
export function ToastMessage({ title, description, tone = 'info', action, onClose }: ToastMessageProps) {
  const root = useRef<HTMLDivElement>(null);
  // Before the toast leaves the page, so that focus never drops to the body, and a dialog that the action opens knows
  // where to return it.
  useLayoutEffect(() => {
    const toast = root.current?.closest(`.${TOAST_CLASS}`);
    return () => {
      if (toast?.contains(document.activeElement)) giveFocusBack();
    };
  }, []);
  const Sign = SIGNS[tone];
  return (
    <Root ref={root} data-tone={TONES[tone]}>
      <Sign aria-hidden />
      <Text>
        <Title>{title}</Title>
        {description ? <Description>{description}</Description> : null}
        {action ? (
          <Action>
            <Button
              size="sm"
              onClick={() => {
                action.onAction();
                onClose();
              }}
            >
              {action.label}
            </Button>
          </Action>
        ) : null}
      </Text>
      <CloseBox>
        <IconButton size="sm" label="Закрыть уведомление" icon={<X />} onClick={onClose} />
      </CloseBox>
    </Root>
  );
}
