import { styled } from 'styled-components';

import type { HistoryEntry, HistoryLine } from '../../domain/history/lines.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Needs } from '../../ui/context/rights.ts';
import { MarkedWords } from '../../patterns/evidence/MarkedWords.tsx';

/** A change as it is shown: with its person and its moment in words. */
export interface ShownEntry extends HistoryEntry {
  /** «Анна Смирнова», «Вы». */
  readonly who: string;
  /** «23 ноября 2026 г. в 14:05». */
  readonly when: string;
}

export interface HistoryItemProps {
  /** The change. */
  entry: ShownEntry;
  /** Current restoration: of which change, and which place of it, null for all. */
  restoring: { readonly seq: number; readonly key: string | null } | null;
  /** The least role that giving back asks for. */
  needs: Needs;
  /** Restores the value of a place before the change; null: all its places, or the record itself. */
  onRestore: (seq: number, key: string | null) => void;
}

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${spaces[2]}px ${spaces[3]}px;
  padding-block: ${spaces[4]}px;

  & + & {
    border-block-start: 1px solid var(--color-hairline);
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
    grid-column: 2;
    justify-items: start;
  }
`;

const Head = styled.h3`
  align-self: center;
  font-size: ${fontSizes.md};
  font-weight: 600;
  overflow-wrap: anywhere;

  & > span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[1]}px ${spaces[3]}px;
  align-items: start;
  width: 100%;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  & > h4 {
    align-self: center;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 500;
  }
  & > :nth-child(n + 3),
  & > div,
  & > p {
    grid-column: 1 / -1;
  }
  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const WHAT: Readonly<Record<HistoryEntry['what'], string>> = {
  made: 'создание',
  removed: 'удаление',
  restored: 'возвращение',
  changed: 'правка',
};

const NOTES: Readonly<Record<NonNullable<HistoryLine['note']>, string>> = {
  erased: 'Прежнее стёрто навсегда.',
  unknown: 'Что было раньше, не записано.',
  new: '',
};

/** One change of a record: who, when, and each field that it wrote, with the way back. */
export function HistoryItem({ entry, restoring, needs, onRestore }: HistoryItemProps) {
  const { seq, actor, who, when, what, lines } = entry;
  const isBusy = (key: string | null): boolean => restoring?.seq === seq && restoring.key === key;
  const back = lines.filter(({ canRestore }) => canRestore).length;
  // Several fields each have their own restore button; a single one uses that of the whole change.
  const only = lines.length === 1 && what !== 'removed' ? (lines[0]?.key ?? null) : null;
  return (
    <Root>
      <Avatar name={actor.name || who} size="sm" />
      <Head>
        {who}{' '}
        <span>
          · {WHAT[what]}&nbsp;· {when}
        </span>
      </Head>
      <div>
        {lines.map(({ key, label, words, note, canRestore }) => (
          <Field key={key}>
            <h4>{label}</h4>
            {canRestore && lines.length > 1 ? (
              <Button
                size="sm"
                variant="quiet"
                needs={needs}
                busy={isBusy(key)}
                aria-label={`Вернуть это значение: ${label}, ${when}`}
                onClick={() => onRestore(seq, key)}
              >
                Вернуть это значение
              </Button>
            ) : null}
            {words.length > 0 ? <MarkedWords words={words} /> : null}
            {note !== null && NOTES[note] !== '' ? <p>{NOTES[note]}</p> : null}
          </Field>
        ))}
        {back > 1 || (back === 1 && only !== null) || what === 'removed' ? (
          <Button
            size="sm"
            needs={needs}
            busy={isBusy(only)}
            aria-label={`${wayBack(what, only)}: ${when}`}
            onClick={() => onRestore(seq, only)}
          >
            {wayBack(what, only)}
          </Button>
        ) : null}
      </div>
    </Root>
  );
}

/**
 * Returns the label of restoring a whole change.
 * @param only the one field that it wrote; null for several, or for the record
 */
function wayBack(what: ShownEntry['what'], only: string | null): string {
  if (what === 'removed') return 'Вернуть запись';
  return only === null ? 'Вернуть всё как было' : 'Вернуть это значение';
}
