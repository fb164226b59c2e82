import { useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { innerQuotes } from '../../domain/core/format.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea, type TextAreaProps } from '../../ui/field/TextArea.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useAdvice, type Judge } from './useAdvice.ts';

export interface QuestionFieldProps extends Omit<TextAreaProps, 'value' | 'onChange' | 'ref'> {
  /** The question as it is typed. */
  value: string;
  /** Owner of the question where a page has several lists, for the names of the buttons: «этапа 2». */
  owner?: string | undefined;
  /** How long typing has to rest before the question is judged, ms. Default 800. */
  rest?: number | undefined;
  /** Judges the question. Default: by the shipped model. */
  judge?: Judge | undefined;
  /** Called with the text as it is to be. */
  onType: (text: string) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

const Line = styled.div`
  & > p {
    margin-block-start: ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px ${spaces[2]}px;
  }
  & > div > button {
    max-width: 100%;
    height: auto;
    min-height: 32px;
    padding-block: ${spaces[1]}px;
    text-align: start;
    white-space: normal;
  }
`;

/**
 * The field of a question. When typing has rested and the question could be asked better, a line below says so, with a wording to
 * start from; it can be taken, given back by Ctrl + Z, or dismissed for this question (R150).
 */
export function QuestionField({ value, owner, rest, judge, onType, ...field }: QuestionFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [taken, setTaken] = useState<{ readonly was: string; readonly now: string } | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const { advice, isOut } = useAdvice(value, rest, judge);
  const isTaken = taken !== null && taken.now === value;
  const which = `${String(field.label).toLowerCase()}${owner ? ` ${owner}` : ''}`;
  const put = (text: string) => {
    onType(text);
    area.current?.focus();
  };
  const giveBack = () => {
    if (!taken) return;
    put(taken.was);
    setTaken(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    field.onKeyDown?.(event);
    if (!isTaken || event.code !== 'KeyZ' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey))
      return;
    // The browser's own undo knows nothing of words that were put there.
    event.preventDefault();
    event.stopPropagation();
    giveBack();
  };
  return (
    <Root>
      <TextArea
        {...field}
        ref={area}
        value={value}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onType(target.value)}
      />
      <Line aria-live="polite">
        {isTaken ? (
          <>
            <p>Подставлено. Допишите своими словами.</p>
            <div>
              <Button variant="quiet" size="sm" onClick={giveBack}>
                <span>
                  Вернуть как было<VisuallyHidden>: {which}</VisuallyHidden>
                </span>
              </Button>
            </div>
          </>
        ) : advice && !isDismissed ? (
          <>
            <p>
              Похоже, {advice.label.toLowerCase()}: {advice.why}
            </p>
            <div>
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  setTaken({ was: value, now: advice.better });
                  put(advice.better);
                }}
              >
                <span>
                  Подставить: «<bdi>{innerQuotes(advice.better)}</bdi>»<VisuallyHidden>, {which}</VisuallyHidden>
                </span>
              </Button>
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  setDismissed(true);
                  area.current?.focus();
                }}
              >
                <span>
                  Скрыть подсказку<VisuallyHidden>: {which}</VisuallyHidden>
                </span>
              </Button>
            </div>
          </>
        ) : isOut ? (
          <p>Подсказки к вопросам сейчас недоступны. Вопрос не проверен; проверим, когда продолжите набор.</p>
        ) : null}
      </Line>
    </Root>
  );
}
