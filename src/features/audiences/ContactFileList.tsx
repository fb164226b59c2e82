import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { spaces } from '../../theme/tokens.ts';
import { ContactFileItem } from './contacts/ContactFileItem.tsx';
import type { ContactFile, ContactReading } from './contacts/contactDraft.ts';
import { ContactTableChoice } from './contacts/ContactTableChoice.tsx';

export interface ContactFileListProps {
  /** Name of the list for screen readers. */
  label: string;
  /** Chosen files. */
  files: readonly ContactFile[];
  /** How far those that are being read have come, by id. */
  progress: Readonly<Record<number, { readonly done: number; readonly total: number }>>;
  /** Nothing can be changed now. Default false. */
  disabled?: boolean;
  /** Stops the reading of a file. */
  onCancel: (id: number) => void;
  /** Reads a file once more. */
  onRetry: (id: number) => void;
  /** Takes a file out. */
  onRemove: (id: number) => void;
  /** Called when the person chooses another sheet, or what a column is. */
  onReadingChange: (id: number, reading: ContactReading) => void;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
`;

/** Chosen files of contacts: how far each has been read, why it was not, and what its columns are. */
export function ContactFileList(props: ContactFileListProps) {
  const { label, files, progress, disabled = false, onCancel, onRetry, onRemove, onReadingChange } = props;
  const rows = useRef(new Map<number, HTMLLIElement>());
  const wanted = useRef<{ row: number; act: 'remove' | 'go' } | null>(null);

  // The pressed button leaves the page; the focus goes to what took its place.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { row, act } = wanted.current;
    wanted.current = null;
    const next = files[Math.min(row, files.length - 1)];
    const button = (next && rows.current.get(next.id))?.querySelector<HTMLElement>(
      act === 'remove' ? '[data-act=remove]' : '[data-part=body] button',
    );
    button?.focus();
  });

  if (files.length === 0) return null;
  return (
    <Root aria-label={label}>
      {files.map((one, row) => {
        const { id, file, reading } = one;
        const leaving = (act: 'remove' | 'go', done: (id: number) => void) => () => {
          wanted.current = { row, act };
          done(id);
        };
        return (
          <ContactFileItem
            key={id}
            ref={(item) => {
              if (item) rows.current.set(id, item);
              else rows.current.delete(id);
            }}
            file={one}
            progress={progress[id] ?? { done: 0, total: 1 }}
            disabled={disabled}
            onCancel={leaving('go', onCancel)}
            onRetry={leaving('go', onRetry)}
            onRemove={leaving('remove', onRemove)}
          >
            {reading.state === 'read' ? (
              <ContactTableChoice
                name={file.name}
                reading={reading}
                disabled={disabled}
                onChange={(next) => onReadingChange(id, next)}
              />
            ) : null}
          </ContactFileItem>
        );
      })}
    </Root>
  );
}
