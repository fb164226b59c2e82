import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { afterPress, type TextParagraph } from '../../../domain/chat/paragraphs.ts';
import type { TextRange } from '../../../domain/core/textRange.ts';
import { snapToWords } from '../../../domain/research/reading/wordSnap.ts';
import { radii, spaces } from '../../../theme/tokens.ts';
import { selectedIn } from './selectedIn.ts';

export interface PassageListProps {
  /** The whole text. */
  text: string;
  /** Its paragraphs, in order. */
  paragraphs: readonly TextParagraph[];
  /** Source of the text, used as the list's label. */
  label: string;
  /** Chosen range, as code units of the text; null for nothing. */
  chosen: TextRange | null;
  /** Another passage is chosen: by the pointer, letter by letter in whole words, or by whole paragraphs. */
  onChosenChange: (chosen: TextRange | null) => void;
  /** Enter was pressed while something is chosen. */
  onTake: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;
  max-width: 70ch;
`;

const Paragraph = styled.div`
  padding: ${spaces[1]}px ${spaces[3]}px;
  border-inline-start: 3px solid transparent;
  border-radius: ${radii.small}px;
  overflow-wrap: anywhere;
  cursor: text;
  /* Two hundred pages stand in the list: those out of sight are not laid out. */
  content-visibility: auto;
  contain-intrinsic-size: auto 3.1rem;

  &[data-heading='true'] {
    margin-block-start: ${spaces[3]}px;
    font-weight: 600;
  }
  &[aria-selected='true'] {
    border-inline-start-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  & > mark {
    background: var(--color-mark);
    color: inherit;
  }
`;

interface OptionProps {
  readonly text: string;
  readonly start: number;
  readonly isHeading: boolean;
  readonly index: number;
  /** Chosen part of it, from its own beginning; from -1: nothing. */
  readonly from: number;
  readonly to: number;
  readonly isCurrent: boolean;
}

/** One paragraph; drawn anew only when something of it changes. */
const Option = memo(function Option({ text, start, isHeading, index, from, to, isCurrent }: OptionProps) {
  const isChosen = from >= 0;
  const isWhole = from === 0 && to === text.length;
  return (
    <Paragraph
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option's own words can be selected letter by letter here
      role="option"
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      data-start={start}
      data-index={index}
      data-heading={isHeading}
    >
      {isChosen && !isWhole ? (
        <>
          {text.slice(0, from)}
          <mark>{text.slice(from, to)}</mark>
          {text.slice(to)}
        </>
      ) : (
        text
      )}
    </Paragraph>
  );
});

/** The paragraphs that a passage lies in; null for none. */
function within(paragraphs: readonly TextParagraph[], chosen: TextRange | null): TextRange | null {
  if (chosen === null) return null;
  const start = paragraphs.findIndex((one) => one.end > chosen.start);
  const end = paragraphs.findLastIndex((one) => one.start < chosen.end);
  return start < 0 || end < start ? null : { start, end };
}

/**
 * A text to pick a passage in. A pressed paragraph is chosen, and one beside it is added; words are selected by dragging. By keys: arrows
 * go from paragraph to paragraph, the space bar chooses, Shift with arrows chooses several, Enter takes them.
 */
export function PassageList({ text, paragraphs, label, chosen, onChosenChange, onTake }: PassageListProps) {
  const root = useRef<HTMLDivElement>(null);
  const anchor = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);

  const choose = (indexes: TextRange | null): void => {
    const first = indexes ? paragraphs[indexes.start] : undefined;
    const last = indexes ? paragraphs[indexes.end] : undefined;
    onChosenChange(first && last ? { start: first.start, end: last.end } : null);
  };
  const go = (index: number): void => {
    setCurrent(index);
    root.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  };
  const onPointerUp = ({ target, shiftKey }: { readonly target: EventTarget; readonly shiftKey: boolean }): void => {
    const selected = root.current ? selectedIn(root.current) : null;
    if (selected) {
      document.getSelection()?.removeAllRanges();
      onChosenChange(snapToWords(text, selected) ?? null);
      return;
    }
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (!pressed) return;
    const index = Number(pressed.dataset.index);
    setCurrent(index);
    if (shiftKey && anchor.current !== null) {
      choose({ start: Math.min(anchor.current, index), end: Math.max(anchor.current, index) });
      return;
    }
    anchor.current = index;
    choose(afterPress(within(paragraphs, chosen), index));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = paragraphs.length - 1;
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key];
    if (event.key === 'Enter' && chosen !== null) onTake();
    else if (event.key === ' ' || event.key === 'Enter') {
      anchor.current = current;
      choose(afterPress(within(paragraphs, chosen), current));
    } else if (next !== undefined) {
      const to = Math.min(last, Math.max(0, next));
      if (event.shiftKey) {
        anchor.current ??= current;
        choose({ start: Math.min(anchor.current, to), end: Math.max(anchor.current, to) });
      } else anchor.current = null;
      go(to);
    } else return;
    event.preventDefault();
  };

  return (
    <Root
      ref={root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select shows no paragraphs
      role="listbox"
      aria-label={label}
      aria-multiselectable
      tabIndex={-1}
      onPointerUp={onPointerUp}
      onKeyDown={onKeyDown}
    >
      {paragraphs.map(({ start, end, isHeading }, index) => {
        const from = chosen && chosen.start < end && chosen.end > start ? Math.max(0, chosen.start - start) : -1;
        return (
          <Option
            key={start}
            text={text.slice(start, end)}
            start={start}
            isHeading={isHeading}
            index={index}
            from={from}
            to={chosen && from >= 0 ? Math.min(end, chosen.end) - start : -1}
            isCurrent={index === current}
          />
        );
      })}
    </Root>
  );
}
