import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { formatMegabytes } from '../../domain/core/format.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** A file given to the chat, with what has become of it. */
export interface ChatFile {
  readonly id: string;
  readonly name: string;
  /** Bytes; 0 when they are not known. */
  readonly size: number;
  readonly state: 'reading' | 'read' | 'failed';
  /** How much of it is read, 0 to 1. */
  readonly progress: number;
  /** Why it could not be read, or a remark on one that was, in Russian; empty without. */
  readonly note: string;
}

export interface ChatFileListProps {
  /** Files in the order they were given. */
  files: readonly ChatFile[];
  /** Stops the reading of a file. */
  onCancel: (id: string) => void;
  /** Takes a file out that was read or could not be. */
  onRemove: (id: string) => void;
  /** The last file went by a button of its own, which went with it: the caller gives the focus a home. */
  onEmptied?: () => void;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${spaces[2]}px;
  align-items: center;
  padding: ${spaces[2]}px ${spaces[2]}px ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;

  & > div:first-child {
    min-width: 0;
  }
  &[data-state='failed'] {
    border-color: var(--color-danger);
  }
`;

const Name = styled.p`
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${spaces[2]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & > span {
    display: inline-flex;
    gap: ${spaces[1]}px;
    min-width: 0;
  }
  & svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-block-start: 2px;
  }
  & > [data-state='failed'] {
    color: var(--color-danger);
    font-weight: 500;
  }
`;

const Reading = styled.div`
  grid-column: 1 / -1;
  margin-block-start: ${spaces[2]}px;
  padding-inline-end: ${spaces[1]}px;
`;

/** Files of the chat: being read, read, or not and why. Taking one out leaves the focus on the next. */
export function ChatFileList({ files, onCancel, onRemove, onEmptied }: ChatFileListProps) {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<number | null>(null);
  const count = useRef(files.length);
  useLayoutEffect(() => {
    // The file goes when that is stored, maybe some drawings later.
    const isGone = files.length < count.current;
    count.current = files.length;
    if (left.current === null || !isGone) return;
    const rows = [...(list.current?.children ?? [])];
    if (rows.length === 0) onEmptied?.();
    else rows[Math.min(left.current, rows.length - 1)]?.querySelector('button')?.focus();
    left.current = null;
  });
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap={2} ref={list} aria-label="Файлы">
      {files.map(({ id, name, size, state, progress, note }, index) => (
        <Row key={id} data-state={state}>
          <div>
            <Name>{name}</Name>
            <State>
              {size > 0 ? <span>{formatMegabytes(size)}</span> : null}
              {state === 'read' ? (
                <span>
                  <CircleCheck aria-hidden /> Прочитан{note ? `. ${note}` : ''}
                </span>
              ) : null}
              {state === 'failed' ? (
                <span role="alert" data-state="failed">
                  <CircleAlert aria-hidden /> {note || 'Файл не прочитался'}
                </span>
              ) : null}
            </State>
          </div>
          {state === 'reading' ? (
            <Reading>
              <ProgressBar
                label={
                  <>
                    Читаем<VisuallyHidden> «{name}»</VisuallyHidden>
                  </>
                }
                value={progress}
                max={1}
                onCancel={() => {
                  left.current = index;
                  onCancel(id);
                }}
                cancelLabel="Отменить чтение"
              />
            </Reading>
          ) : (
            <IconButton
              size="sm"
              label={`Убрать файл ${name}`}
              icon={<X />}
              onClick={() => {
                left.current = index;
                onRemove(id);
              }}
            />
          )}
        </Row>
      ))}
    </Stack>
  );
}
