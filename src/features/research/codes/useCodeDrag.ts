import { useEffect, useMemo, useRef, useState } from 'react';

import { dropPlace, type CodeDrop } from '../../../domain/research/codes/codeMoves.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { CodePlace } from './codeTask.ts';

/** Callbacks of a row about a drag. A stable object. */
export interface CodeDrag {
  /** A row was taken. */
  readonly onStart: (id: string) => void;
  /** Called when the dragged code is held over a row. */
  readonly onOver: (id: string, drop: CodeDrop) => void;
  /** It was let go over the row it was held over last. */
  readonly onDrop: () => void;
  /** It is held no more, wherever it was let go. */
  readonly onEnd: () => void;
}

/** The row that something is held over, and how it would be laid upon it. */
export interface HeldOver {
  readonly id: string;
  readonly drop: CodeDrop;
}

/**
 * Drags codes to another place with the mouse: the menu and the keys do the same.
 * @param onPut called with the code and the place where it was dropped; never with a place where it may not go
 */
export function useCodeDrag(
  codes: readonly Code[],
  onPut: (code: Code, place: CodePlace) => void,
): { readonly drag: CodeDrag; readonly over: HeldOver | null } {
  const [over, setOver] = useState<HeldOver | null>(null);
  const latest = useRef({ codes, onPut });
  useEffect(() => {
    latest.current = { codes, onPut };
  });
  const taken = useRef<string | null>(null);
  const place = useRef<CodePlace | null>(null);
  const drag = useMemo((): CodeDrag => {
    const end = () => {
      taken.current = null;
      place.current = null;
      setOver(null);
    };
    return {
      onStart: (id) => {
        taken.current = id;
      },
      onOver: (id, drop) => {
        const wanted = taken.current === null ? null : dropPlace(latest.current.codes, taken.current, id, drop);
        place.current = wanted;
        setOver((now) => (wanted === null ? null : now?.id === id && now.drop === drop ? now : { id, drop }));
      },
      onDrop: () => {
        const code = latest.current.codes.find(({ id }) => id === taken.current);
        if (code && place.current) latest.current.onPut(code, place.current);
        end();
      },
      onEnd: end,
    };
  }, []);
  return { drag, over };
}
