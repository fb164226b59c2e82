import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, layers, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { ChatEntry } from './ChatEntry.tsx';
import { placeInLog, type ChatLine } from './chatLines.ts';
import { useFollowEnd } from './scrolling/useFollowEnd.ts';
import type { ChatField } from '../../domain/boards/fields.ts';

export interface ChatLogProps {
  /** The messages in order. */
  lines: readonly ChatLine[];
  /** Whether the bot is typing: its indicator is at the end. Default false. */
  typing?: boolean;
  /** Answers cannot be changed now. Default false. */
  disabled?: boolean;
  /** Keeps the end in view as the chat grows; the app lets go of it when something else is to be looked at. Default true. */
  follow?: boolean;
  /** Whether the tail grows by itself, as a model's words do: the end stays in view. Default false. */
  growing?: boolean;
  /** «Изменить ответ» was pressed at the answer to this question. */
  onGoBack: (field: ChatField) => void;
  /** Shown by the bot after its last message: a proposal. Read out as a message is. */
  children?: ReactNode;
  /** Shown under the messages and not read out by itself: the uploader. */
  tail?: ReactNode;
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  align-content: start;
`;

const Day = styled.p`
  display: flex;
  align-items: center;
  gap: ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid var(--color-hairline);
  }
`;

const pulse = keyframes`
  50% { opacity: 0.25; }
`;

const Typing = styled.output`
  display: flex;
  align-items: center;
  gap: ${spaces[2]}px;
  min-height: 25px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};

  & > i {
    width: 6px;
    height: 6px;
    border-radius: ${radii.pill}px;
    background: var(--color-accent);
    ${media.motion} {
      animation: ${pulse} 1200ms ease-in-out infinite;
    }
  }
`;

// The end still counts as seen at this height above the edge of the window: the message field is there.
const End = styled.div`
  height: 1px;
  margin-block-start: -${spaces[4]}px;
  scroll-margin-block-end: var(--chat-foot, 140px);
`;

const Jump = styled.div`
  position: sticky;
  z-index: ${layers.bar};
  bottom: var(--chat-foot, 140px);
  display: flex;
  justify-content: center;
  height: 0;
  align-items: flex-end;

  & > button {
    flex: none;
    box-shadow: var(--shadow-float);
  }
  ${media.print} {
    display: none;
  }
`;

const isThere = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false;

/** The transcript: who said what and when, on paper rather than in bubbles. */
export function ChatLog(props: ChatLogProps) {
  const { lines, typing = false, disabled = false, follow = true, growing = false, onGoBack, children, tail } = props;
  const last = lines.at(-1);
  const { end, away, scrollToEnd } = useFollowEnd(
    {
      lastKey: last?.key ?? '',
      said: last !== undefined && !last.isBot,
      parts: `${typing} ${isThere(children)} ${isThere(tail)}`,
    },
    follow,
    growing,
  );

  // Growing text answers the words above it: the bot types below them.
  const typingLine = (
    <Typing data-typing={typing}>
      {typing ? (
        <>
          <i aria-hidden />
          ИИ печатает...
        </>
      ) : null}
    </Typing>
  );

  return (
    <Root>
      <Stack role="log" aria-live="polite" aria-label="Переписка с ассистентом">
        {lines.map((line, index) => {
          const { day, continues } = placeInLog(lines, index);
          return (
            <Fragment key={line.key}>
              {day === '' ? null : <Day>{day}</Day>}
              <ChatEntry line={line} continues={continues} disabled={disabled} onGoBack={onGoBack} />
            </Fragment>
          );
        })}
        {children}
      </Stack>
      {growing ? null : typingLine}
      {tail}
      {growing ? typingLine : null}
      <End ref={end} aria-hidden />
      {away && follow ? (
        <Jump>
          <Button needs={null} size="sm" icon={<ArrowDown />} onClick={scrollToEnd}>
            К последнему сообщению
          </Button>
        </Jump>
      ) : null}
    </Root>
  );
}
