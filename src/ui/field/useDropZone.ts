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

/**
 * Takes files that are dropped on a zone.
 * @param disabled takes nothing
 */
export function useDropZone(disabled: boolean, onDrop: (files: readonly File[]) => void): DropZone {
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
        if (!disabled) onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
