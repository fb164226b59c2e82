import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import type { ChatField } from '../../domain/interview.ts';
import { CHAT_CARDS } from '../../domain/boardRules.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, layers, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { clockOf, dayOf, type ChatLine } from './chatLines.ts';
import { FoldedText } from './FoldedText.tsx';

export interface ChatLogProps {
  /** The messages in order. */
  lines: readonly ChatLine[];
  /** The bot is typing: its indicator stands at the end. Default false. */
  typing?: boolean;
  /** Answers cannot be changed now. Default false. */
  disabled?: boolean;
  /** Keeps the end in view as the chat grows; the app lets go of it when something else is to be looked at. Default true. */
  follow?: boolean;
  /** «Изменить ответ» was pressed at the answer to this question. */
  onGoBack: (field: ChatField) => void;
  /** What the bot shows after its last message: a proposal. Read out as a message is. */
  children?: ReactNode;
  /** What stands under the messages and is not read out by itself: the uploader. */
  tail?: ReactNode;
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  align-content: start;
`;

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
`;

const Day = styled.p`
  display: flex;
  align-items: center;
  gap: ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs}px;
  line-height: 18px;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid var(--color-hairline);
  }
`;

const Line = styled.article`
  min-width: 0;
  justify-self: start;
  max-width: 65ch;

  &[data-continues='true'] {
    margin-block-start: -${spaces[2]}px;
  }
  &[data-by='person'] {
    justify-self: end;
    max-width: min(85%, 62ch);
  }
`;

const Who = styled.header`
  display: flex;
  gap: ${spaces[2]}px;
  margin-block-end: ${spaces[1]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs}px;
  line-height: 18px;

  & > b {
    color: var(--color-accent);
    font-weight: 600;
  }
  & > time {
    font-variant-numeric: tabular-nums;
  }
  &[data-by='person'] {
    justify-content: flex-end;
    & > b {
      color: var(--color-ink);
    }
  }
`;

const Body = styled.div`
  &[data-by='person'] {
    padding: ${spaces[2]}px ${spaces[4]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
    background: var(--color-surface);
  }
`;

const Change = styled.div`
  display: flex;
  justify-content: flex-end;
  /* Twice the class: the button brings its own colours. The word ends where the answer's block does. */
  && > button {
    padding-inline: 0;
    background: transparent;
    color: var(--color-ink-soft);
    font-weight: 400;
  }
  && > button:hover:not(:disabled) {
    color: var(--color-accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
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
  font-size: ${fontSizes.sm}px;

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

// So far above the edge of the window the end still counts as seen: the message field stands there.
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
`;

const NAMES: ReadonlyMap<ChatField, string> = new Map(CHAT_CARDS.map(({ field, title }) => [field, title]));

const isThere = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false;

/** The transcript: who said what and when, on paper rather than in bubbles. */
export function ChatLog(props: ChatLogProps) {
  const { lines, typing = false, disabled = false, follow = true, onGoBack, children, tail } = props;
  const end = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const seen = useRef(true);
  const last = lines.at(-1);

  useEffect(() => {
    const target = end.current;
    if (!target) return undefined;
    // The end may lie a little below the window before the person counts as having scrolled up.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const below = !entry.isIntersecting && entry.boundingClientRect.top > 0;
        seen.current = !below;
        setAway(below);
      },
      { rootMargin: '0px 0px 24px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  // What the person has just said is looked at, wherever they were.
  const lastKey = last?.key ?? '';
  const said = last !== undefined && !last.isBot;
  const parts = `${typing} ${isThere(children)} ${isThere(tail)}`;
  const known = useRef({ lastKey: '', parts: '' });
  useLayoutEffect(() => {
    const before = known.current;
    if (before.lastKey === lastKey && before.parts === parts) return;
    known.current = { lastKey, parts };
    const spoke = said && before.lastKey !== lastKey;
    if (follow && (seen.current || spoke)) end.current?.scrollIntoView({ block: 'end' });
  });

  return (
    <Root>
      <Lines role="log" aria-live="polite" aria-label="Переписка с ассистентом">
        {lines.map((line, index) => {
          const previous = lines[index - 1];
          const day = dayOf(line.timestamp);
          const newDay = day !== '' && (previous === undefined || dayOf(previous.timestamp) !== day);
          const time = clockOf(line.timestamp);
          const continues =
            !newDay && previous?.isBot === line.isBot && clockOf(previous.timestamp) === time && !previous.field;
          const by = line.isBot ? 'bot' : 'person';
          const who = (
            <>
              <b>{line.isBot ? 'Ассистент' : 'Вы'}</b> {time ? <time dateTime={line.timestamp}>{time}</time> : null}
            </>
          );
          return (
            <Fragment key={line.key}>
              {newDay ? <Day>{day}</Day> : null}
              <Line data-by={by} data-continues={continues}>
                {continues ? <VisuallyHidden as="header">{who}</VisuallyHidden> : <Who data-by={by}>{who}</Who>}
                <Body data-by={by}>
                  <FoldedText text={line.text} />
                </Body>
                {line.field ? (
                  <Change>
                    <Button
                      variant="quiet"
                      size="sm"
                      disabled={disabled}
                      aria-label={`Изменить ответ: ${NAMES.get(line.field) ?? ''}`}
                      onClick={() => line.field && onGoBack(line.field)}
                    >
                      Изменить ответ
                    </Button>
                  </Change>
                ) : null}
              </Line>
            </Fragment>
          );
        })}
        {children}
      </Lines>
      <Typing data-typing={typing}>
        {typing ? (
          <>
            <i aria-hidden />
            ИИ печатает...
          </>
        ) : null}
      </Typing>
      {tail}
      <End ref={end} aria-hidden />
      {away && follow ? (
        <Jump>
          <Button
            size="sm"
            icon={<ArrowDown />}
            onClick={() => {
              end.current?.scrollIntoView({ block: 'end' });
            }}
          >
            К последнему сообщению
          </Button>
        </Jump>
      ) : null}
    </Root>
  );
}
