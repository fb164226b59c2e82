import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { formatMegabytes } from '../domain/core/format.ts';
import { fontSizes, radii, spaces } from '../theme/tokens.ts';
import { IconButton } from '../ui/IconButton.tsx';

export interface AttachmentListProps {
  /** Name of the list for screen readers. */
  label: string;
  /** Chosen files; sizes in bytes, shown in MB with 2 decimals (R18). */
  files: readonly { readonly name: string; readonly size: number }[];
  /** Takes a file out, by its place. */
  onRemove: (index: number) => void;
  /** Nothing can be taken out now. Default false. */
  disabled?: boolean;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;

  & > li {
    display: flex;
    align-items: center;
    gap: ${spaces[3]}px;
    padding-inline-start: ${spaces[3]}px;
    border-radius: ${radii.small}px;
    background: var(--color-sunken);
    font-size: ${fontSizes.sm};
  }
  & > li > span:first-child {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > li > span:nth-child(2) {
    flex: none;
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  ${media.print} {
    & > li > span:first-child {
      white-space: normal;
    }
  }
`;

/** Files chosen for an upload. Taking one out leaves the focus on the next, so that several go by the keyboard alone. */
export function AttachmentList({ label, files, onRemove, disabled = false }: AttachmentListProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (removed.current === null) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    buttons[Math.min(removed.current, buttons.length - 1)]?.focus();
    removed.current = null;
  });
  if (files.length === 0) return null;
  return (
    <Root ref={list} aria-label={label}>
      {files.map((file, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files from two folders may share name and size
        <li key={`${index} ${file.name}`}>
          <span title={file.name}>{file.name}</span>
          <span>{formatMegabytes(file.size)}</span>
          <IconButton
            size="sm"
            variant="quiet"
            label={`Убрать файл ${file.name}`}
            icon={<X aria-hidden />}
            disabled={disabled}
            onClick={() => {
              removed.current = index;
              onRemove(index);
            }}
          />
        </li>
      ))}
    </Root>
  );
}
