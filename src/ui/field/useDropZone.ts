import { useRef, useState, type DragEvent } from 'react';

/** A zone that files are dragged over and dropped on. */
export interface DropZone {
  /** Files are over it, and would be taken. */
  readonly over: boolean;
  /** Spread over the zone. */
  readonly handlers: Readonly<
    Record<'onDragEnter' | 'onDragLeave' | 'onDragOver' | 'onDrop', (event: DragEvent) => void>
  >;
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Returns the dropped files and folders apart: a browser gives a folder among the files, as one that cannot be read. */
function dropped({ items }: DataTransfer) {
  const files: File[] = [];
  const folders: FileSystemEntry[] = [];
  for (const item of items) {
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    if (entry?.isDirectory) folders.push(entry);
    else if (file) files.push(file);
  }
  return { files, folders };
}

/**
 * Takes files that are dropped on a zone.
 * @param disabled takes nothing
 * @param onFolders takes the folders among them. Default: they come as files that cannot be read
 */
export function useDropZone(
  disabled: boolean,
  onDrop: (files: readonly File[]) => void,
  onFolders?: (folders: readonly FileSystemEntry[]) => void,
): DropZone {
  // Enter and leave fire for every element passed over; the zone is left when as many are left as were entered.
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  const enter = (event: DragEvent, by: 1 | -1) => {
    if (disabled || !hasFiles(event)) return;
    event.preventDefault();
    depth.current += by;
    setOver(depth.current > 0);
  };
  return {
    over,
    handlers: {
      onDragEnter: (event) => enter(event, 1),
      onDragLeave: (event) => enter(event, -1),
      onDragOver: (event) => {
        if (!disabled && hasFiles(event)) event.preventDefault();
      },
      onDrop: (event) => {
        if (!hasFiles(event)) return;
        // Also when disabled: the browser would otherwise leave the page for the file.
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        if (disabled) return;
        if (!onFolders) {
          onDrop([...event.dataTransfer.files]);
          return;
        }
        const { files, folders } = dropped(event.dataTransfer);
        if (files.length > 0) onDrop(files);
        if (folders.length > 0) onFolders(folders);
      },
    },
  };
}
