import { X } from 'lucide-react';
import { styled } from 'styled-components';

import { formatMegabytes } from '../domain/format.ts';
import { fontSizes, radii, spaces } from '../theme/tokens.ts';
import { IconButton } from '../ui/IconButton.tsx';

export interface AttachmentListProps {
  /** Name of the list for screen readers. */
  label: string;
  /** Chosen files; sizes in bytes, shown in MB with 2 decimals (specification §5). */
  files: readonly { readonly name: string; readonly size: number }[];
  /** Takes a file out, by its place. */
  onRemove: (index: number) => void;
  /** Nothing can be taken out now. Default false. */
  disabled?: boolean;
}

const Root = styled.ul`
  display: grid;
  gap: ${spaces[1]}px;

  & > li {
    display: flex;
    align-items: center;
    gap: ${spaces[3]}px;
    padding-inline-start: ${spaces[3]}px;
    border-radius: ${radii.small}px;
    background: var(--color-sunken);
    font-size: ${fontSizes.sm}px;
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
`;

/** Files chosen for an upload. */
export function AttachmentList({ label, files, onRemove, disabled = false }: AttachmentListProps) {
  if (files.length === 0) return null;
  return (
    <Root aria-label={label}>
      {files.map((file, index) => (
        <li key={`${file.name} ${file.size}`}>
          <span title={file.name}>{file.name}</span>
          <span>{formatMegabytes(file.size)}</span>
          <IconButton
            size="sm"
            variant="quiet"
            label={`Убрать файл ${file.name}`}
            icon={<X aria-hidden />}
            disabled={disabled}
            onClick={() => onRemove(index)}
          />
        </li>
      ))}
    </Root>
  );
}
