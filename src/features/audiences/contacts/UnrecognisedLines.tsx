import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';

import { readAddressed } from '../../../domain/audiences/contact.ts';
import type { Unrecognised } from '../../../domain/audiences/contactPreview.ts';
import { counted, formatNumber, NBSP } from '../../../domain/core/format.ts';
import type { ForeignNumber } from '../../../domain/core/phone/phoneRuns.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { lineKey, type DraftLine } from './contactDraft.ts';
import { MendedLine } from './MendedLine.tsx';

export interface UnrecognisedLinesProps {
  /** Tells phones outside +7 while a line is mended. Default: those are not recognised. */
  foreign: ForeignNumber | undefined;
  /** Lines that were not recognised, in their order. The same list while nothing changed. */
  lines: readonly Unrecognised<DraftLine>[];
  /** Takes the focus when the last line is dealt with. */
  home: RefObject<HTMLElement | null>;
  /** Called with what the person made of a line. */
  onMend: (line: Unrecognised<DraftLine>, text: string) => void;
  /** Takes a line out. */
  onRemove: (line: Unrecognised<DraftLine>) => void;
}

const Mending = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  padding-top: ${spaces[4]}px;
  border-top: 1px solid var(--color-hairline);

  & > p,
  & > div > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${spaces[3]}px ${spaces[5]}px;
    ${media.mobile} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & > button {
    justify-self: start;
  }
`;

/** Lines shown at first, and how many more each time: a field for each of thousands would stall the page. */
const LINES_SHOWN = 50;

const LINE_FORMS = ['строка', 'строки', 'строк'] as const;

/** Lines without a contact, each to be mended in its place or taken out; the focus goes on to the next. */
export function UnrecognisedLines({ foreign, lines: all, home, onMend, onRemove }: UnrecognisedLinesProps) {
  const fields = useRef(new Map<string, HTMLInputElement>());
  const left = useRef<number | null>(null);
  const [shown, setShown] = useState(LINES_SHOWN);
  // Lines dealt with leave at once, though the count takes a moment.
  const [gone, setGone] = useState<{ of: readonly DraftLine[]; keys: ReadonlySet<string> }>({
    of: all,
    keys: new Set(),
  });
  const hidden = gone.of === all ? gone.keys : new Set<string>();
  const lines = all.slice(0, shown + hidden.size).filter((line) => !hidden.has(lineKey(line)));
  const rest = all.length - hidden.size - lines.length;

  // Where a line was, the next one has the focus; after the last, the home.
  useLayoutEffect(() => {
    if (left.current === null) return;
    const next = lines[Math.min(left.current, lines.length - 1)];
    left.current = null;
    ((next && fields.current.get(lineKey(next))) ?? home.current)?.focus();
  });

  if (lines.length === 0) return null;
  const leave = (line: DraftLine, index: number, byFocus: boolean) => {
    if (byFocus) left.current = index;
    setGone({ of: all, keys: new Set(hidden).add(lineKey(line)) });
  };
  return (
    <Mending>
      <div>
        <h3>Не распознано</h3>
        <p>Строки можно поправить здесь или оставить: остальным контактам они не{NBSP}мешают.</p>
      </div>
      <ul aria-label="Нераспознанные строки">
        {lines.map((line, index) => (
          <MendedLine
            key={lineKey(line)}
            field={(field) => {
              if (field) fields.current.set(lineKey(line), field);
              else fields.current.delete(lineKey(line));
            }}
            foreign={foreign}
            line={line}
            onMend={(text, held) => {
              // A user who has left the line already has the focus elsewhere.
              if (text.trim() === '' || 'values' in readAddressed(text, line.type, foreign).reading)
                leave(line, index, held);
              onMend(line, text);
            }}
            onRemove={() => {
              leave(line, index, true);
              onRemove(line);
            }}
          />
        ))}
      </ul>
      {rest > 0 ? (
        <>
          <p>И ещё {counted(rest, LINE_FORMS)}.</p>
          <Button onClick={() => setShown(shown + LINES_SHOWN)}>
            Показать ещё {formatNumber(Math.min(rest, LINES_SHOWN))}
          </Button>
        </>
      ) : null}
    </Mending>
  );
}
