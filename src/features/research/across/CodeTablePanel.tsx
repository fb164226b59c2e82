import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { counted, innerQuotes } from '../../../domain/core/format.ts';
import type { Passage } from '../../../domain/research/research.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, layers, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { ShownPassage } from './codeTablePassages.ts';
import { PASSAGE_FORMS } from './codeTableView.ts';

export interface CodeTablePanelProps {
  /** Common topic of the passages: «Нехватка времени», «Цена и Доверие». */
  title: string;
  /** Whose they are: «Марина»; empty when they are of all. */
  of: string;
  /** How many there are in words beside their number: «3 человека»; empty when there is nothing to add. */
  note: string;
  /** The passages; none: they went meanwhile, and that is said. */
  passages: readonly ShownPassage[];
  /** Address of a passage in the reading view. */
  passageHref: (passage: Passage) => string;
  /** Called when it is to close; with Escape, too. */
  onClose: () => void;
}

const Root = styled.section`
  position: sticky;
  inset-block-start: calc(56px + ${spaces[3]}px);
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  align-self: start;
  max-height: calc(100dvh - 56px - ${spaces[5]}px);
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  & > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${spaces[2]}px;
    align-items: start;
    padding: ${spaces[3]}px;
    border-block-end: 1px solid var(--color-hairline);
  }
  & > header h2 {
    font-size: ${fontSizes.md};
    overflow-wrap: anywhere;
  }
  & > header p {
    grid-column: 1 / -1;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > div {
    overflow: auto;
    padding: ${spaces[3]}px;
  }
  @media (max-width: 1099.98px) {
    z-index: ${layers.bar};
    inset-block: auto 0;
    max-height: 45dvh;
    border-color: var(--color-edge);
  }
  ${media.print} {
    position: static;
    max-height: none;
    & > div {
      overflow: visible;
    }
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  margin-block-end: ${spaces[3]}px;

  & q {
    display: block;
    quotes: none;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-block;
    min-height: 24px;
    font-size: ${fontSizes.sm};
  }
  ${media.mobile} {
    & a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

/** How many passages are shown at first, and by how many more. */
const STEP = 50;

/** The passages of a cell, beside the table or below it; each leads to its place in the text. */
export function CodeTablePanel(props: CodeTablePanelProps) {
  const { title, of, note, passages, passageHref, onClose } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState(STEP);
  useEffect(() => {
    // A press on its cell opened the panel; if the address did, the focus does not move.
    const cell = document.activeElement;
    if (cell === null || cell === document.body) return;
    // Where the passages lie below they cover a part of the window: their cell stays in sight above them.
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const first = passages.slice(0, shown);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is in it
    <Root
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          <bdi>{title}</bdi>
          {of === '' ? null : (
            <>
              {' — '}
              <bdi>{of}</bdi>
            </>
          )}
        </h2>
        <IconButton size="sm" label="Закрыть цитаты" tooltip="Закрыть" icon={<X />} onClick={onClose} />
        <p>{[counted(passages.length, PASSAGE_FORMS), note].filter(Boolean).join(', ')}</p>
      </header>
      {/* Scrolled by keys through what is in it: its links take the focus. */}
      <div>
        {passages.length === 0 ? (
          <output>Здесь больше нет цитат: код или отметки убрали, или этих людей скрывают фильтры.</output>
        ) : (
          <List aria-labelledby={id}>
            {first.map(({ mark, who, study, codes, words }) => (
              <li key={mark.id}>
                <q>
                  «<bdi>{innerQuotes(mark.text)}</bdi>»
                </q>
                <p>{[who, study].filter(Boolean).join(' · ')}</p>
                <p>{codes.map(({ name }) => name).join(', ')}</p>
                <Link href={passageHref(mark)} aria-label={`Открыть в тексте: ${words}`}>
                  Открыть в тексте
                </Link>
              </li>
            ))}
          </List>
        )}
        {passages.length > shown ? (
          <Button size="sm" onClick={() => setShown(shown + STEP)}>
            Показать ещё {Math.min(STEP, passages.length - shown)}
          </Button>
        ) : null}
      </div>
    </Root>
  );
}
