import { useLayoutEffect, useRef } from 'react';

import { Stack } from '../../ui/Stack.tsx';
import type { ChatFile } from './chatFile.ts';
import { ChatFileRow } from './ChatFileRow.tsx';

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
      {files.map((file, index) => (
        <ChatFileRow
          key={file.id}
          file={file}
          onCancel={() => {
            left.current = index;
            onCancel(file.id);
          }}
          onRemove={() => {
            left.current = index;
            onRemove(file.id);
          }}
        />
      ))}
    </Stack>
  );
}
