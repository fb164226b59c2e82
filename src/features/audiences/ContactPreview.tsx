import { CircleHelp, Copy, UserPlus, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { shortName } from '../../domain/attachment.ts';
import {
  normalisePhone,
  normaliseTelegram,
  phoneProblem,
  showContact,
  telegramProblem,
  type ContactPreview as Sorted,
  type ContactType,
} from '../../domain/contact.ts';
import { counted, formatNumber, NBSP } from '../../domain/format.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { lineKey, type DraftLine } from './contactDraft.ts';

export interface ContactPreviewProps {
  /** What the lines are read as. */
  type: ContactType;
  /** What came of the lines; null before the first time. */
  preview: Sorted<DraftLine> | null;
  /** It is being made anew: what is shown is of a moment ago. */
  busy: boolean;
  /** Called with what the person made of an unrecognised line. */
  onMend: (line: DraftLine, text: string) => void;
  /** Takes an unrecognised line out. */
  onRemove: (line: DraftLine) => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  outline-offset: 2px;

  h3 {
    font-size: ${fontSizes.md}px;
    line-height: 24px;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px ${spaces[4]}px;

  & > h3 {
    flex: 1;
  }
  & > p,
  & > output {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
  }
`;

const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;

  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: ${spaces[1]}px ${spaces[3]}px;
    border-radius: ${radii.pill}px;
    background: var(--tone-soft);
    color: var(--tone-ink);
    font-size: ${fontSizes.sm}px;
    line-height: 22px;
  }
  & svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Fresh = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[5]}px;
  font-size: ${fontSizes.sm}px;
  font-variant-numeric: tabular-nums;

  & > li {
    overflow-wrap: anywhere;
  }
  & > li:last-child[data-more] {
    color: var(--color-ink-soft);
  }
`;

const Mending = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  padding-top: ${spaces[4]}px;
  border-top: 1px solid var(--color-hairline);

  & > p,
  & > div > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
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

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[1]}px;
  align-items: start;

  /* Beside the field, under its label. */
  & > button {
    margin-top: 24px;
  }
  & > button:last-child:not(:nth-child(2)) {
    grid-column: 1;
    justify-self: start;
    margin-top: 0;
  }
`;

/** New contacts shown as they will be stored. */
const FRESH_SHOWN = 6;
/** Unrecognised lines shown at first, and how many more each time: a field for each of thousands would stall the page. */
const LINES_SHOWN = 50;

const PROBLEMS = { phone: phoneProblem, telegram: telegramProblem } as const;
const NORMALISERS = { phone: normalisePhone, telegram: normaliseTelegram } as const;

interface MendedLineProps {
  type: ContactType;
  line: DraftLine;
  onMend: (text: string) => void;
  onRemove: () => void;
}

/** A line to mend. What was changed is taken over by Enter, by the button, and on leaving the line. */
function MendedLine({ type, line, onMend, onRemove }: MendedLineProps) {
  const [text, setText] = useState(line.text);
  const [before, setBefore] = useState(line.text);
  if (before !== line.text) {
    setBefore(line.text);
    setText(line.text);
  }
  const value = NORMALISERS[type](text);
  const place = `Строка ${formatNumber(line.line)}`;
  const name = line.source ? `${shortName(line.source.name, 40)}, строка ${formatNumber(line.line)}` : place;
  const commit = () => {
    if (text !== line.text) onMend(text);
  };
  return (
    <Line
      data-line
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) commit();
      }}
    >
      <TextField
        label={name}
        value={text}
        autoComplete="off"
        spellCheck={false}
        error={value === null ? PROBLEMS[type](text) : undefined}
        hint={value === null ? undefined : `Распознано: ${showContact({ type, value })}`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the form's: it would be sent.
          event.preventDefault();
          commit();
        }}
      />
      <IconButton label={`Убрать: ${name}`} icon={<X />} onClick={onRemove} />
      {value === null ? null : (
        <Button size="sm" onClick={commit}>
          Исправить
        </Button>
      )}
    </Line>
  );
}

/**
 * What will come of the lines before anything is stored (decision 25): how many are new, known already, not recognised; the
 * first new ones as they will be stored; and what was not recognised, to mend in place. It blocks nothing.
 */
export function ContactPreview({ type, preview, busy, onMend, onRemove }: ContactPreviewProps) {
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  const left = useRef<number | null>(null);
  const [shown, setShown] = useState(LINES_SHOWN);
  // Lines dealt with leave at once, though the count takes a moment.
  const [gone, setGone] = useState<{ of: Sorted<DraftLine> | null; keys: ReadonlySet<string> }>({
    of: null,
    keys: new Set(),
  });

  // Where a line was, the next one has the focus; after the last, the whole preview.
  useLayoutEffect(() => {
    if (left.current === null) return;
    const fields = root.current?.querySelectorAll<HTMLInputElement>('[data-line] input') ?? [];
    const next = fields[Math.min(left.current, fields.length - 1)] ?? root.current;
    left.current = null;
    next?.focus();
  });

  // Noughts while a file is still being read would say that there is nothing in it.
  const nothingYet = busy && preview?.fresh.length === 0 && preview.duplicates + preview.unrecognised.length === 0;
  if (preview === null || nothingYet) {
    return (
      <Root aria-labelledby={headingId} aria-busy={busy}>
        <Top>
          <h3 id={headingId}>Что распознано</h3>
          <output>Распознаём…</output>
        </Top>
      </Root>
    );
  }
  const { fresh, duplicates, unrecognised } = preview;
  const hidden = gone.of === preview ? gone.keys : new Set<string>();
  const lines = unrecognised.slice(0, shown + hidden.size).filter((line) => !hidden.has(lineKey(line)));
  const rest = unrecognised.length - hidden.size - lines.length;
  const leave = (line: DraftLine, index: number, byFocus: boolean) => {
    if (byFocus) left.current = index;
    setGone({ of: preview, keys: new Set(hidden).add(lineKey(line)) });
  };
  const mend = (line: DraftLine, index: number, text: string) => {
    if (text.trim() === '' || NORMALISERS[type](text) !== null) {
      // Whoever has left the line already has the focus elsewhere.
      leave(
        line,
        index,
        root.current?.querySelectorAll('[data-line]')[index]?.contains(document.activeElement) === true,
      );
    }
    onMend(line, text);
  };
  const figures = [
    {
      name: 'Новых',
      count: fresh.length,
      tone: fresh.length > 0 ? 'green' : 'neutral',
      icon: <UserPlus aria-hidden />,
    },
    { name: 'Дублей', count: duplicates, tone: 'neutral', icon: <Copy aria-hidden /> },
    {
      name: 'Не распознано',
      count: unrecognised.length,
      tone: unrecognised.length > 0 ? 'yellow' : 'neutral',
      icon: <CircleHelp aria-hidden />,
    },
  ];
  return (
    <Root ref={root} tabIndex={-1} aria-labelledby={headingId} aria-busy={busy}>
      <Top>
        <h3 id={headingId}>Что распознано</h3>
        {busy ? <p>Распознаём…</p> : null}
      </Top>
      <Figures aria-label="Сколько контактов">
        {figures.map(({ name, count, tone, icon }) => (
          <li key={name} data-tone={tone}>
            {icon}
            {name} <b>{formatNumber(count)}</b>
          </li>
        ))}
      </Figures>
      <VisuallyHidden as="output">
        {busy ? 'Распознаём…' : figures.map(({ name, count }) => `${name}: ${formatNumber(count)}`).join(', ')}
      </VisuallyHidden>
      {fresh.length > 0 ? (
        <Fresh aria-label="Новые контакты">
          {fresh.slice(0, FRESH_SHOWN).map((contact) => (
            <li key={contact.value}>{showContact(contact)}</li>
          ))}
          {fresh.length > FRESH_SHOWN ? <li data-more>и ещё {formatNumber(fresh.length - FRESH_SHOWN)}</li> : null}
        </Fresh>
      ) : null}
      {lines.length > 0 ? (
        <Mending>
          <div>
            <h3>Не распознано</h3>
            <p>Строки можно поправить здесь или оставить: остальным контактам они не{NBSP}мешают.</p>
          </div>
          <ul aria-label="Нераспознанные строки">
            {lines.map((line, index) => (
              <MendedLine
                key={lineKey(line)}
                type={type}
                line={line}
                onMend={(text) => mend(line, index, text)}
                onRemove={() => {
                  leave(line, index, true);
                  onRemove(line);
                }}
              />
            ))}
          </ul>
          {rest > 0 ? (
            <>
              <p>И ещё {counted(rest, ['строка', 'строки', 'строк'])}.</p>
              <Button onClick={() => setShown(shown + LINES_SHOWN)}>
                Показать ещё {formatNumber(Math.min(rest, LINES_SHOWN))}
              </Button>
            </>
          ) : null}
        </Mending>
      ) : null}
    </Root>
  );
}
