import { useEffect, useRef, useState } from 'react';

import { counted, type PluralForms } from '../../domain/core/format.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface FoundNoteProps {
  /** The request: the words, the filters, in any form. A change of it is answered; the first one is not. */
  asked: string;
  /** How many were found, or null while that is not known. */
  count: number | null;
  /** Noun for the found items, for 1, 2–4 and 5. */
  noun: PluralForms;
}

/** Typing rests when no key came for so long, ms. */
const REST = 700;

/** Reads out what a search or a filter found, «Найдено: 3 исследования» or «Ничего не найдено», once typing rests. */
export function FoundNote({ asked, count, noun }: FoundNoteProps) {
  const answered = useRef(asked);
  const [note, setNote] = useState({ text: '', turn: 0 });
  useEffect(() => {
    if (count === null || asked === answered.current) return undefined;
    const timer = setTimeout(() => {
      answered.current = asked;
      const text = count === 0 ? 'Ничего не найдено' : `Найдено: ${counted(count, noun)}`;
      setNote(({ turn }) => ({ text, turn: turn + 1 }));
    }, REST);
    return () => clearTimeout(timer);
  }, [asked, count, noun]);
  return (
    <VisuallyHidden as="output">
      {/* The same words once more are a new answer. */}
      <span key={note.turn}>{note.text}</span>
    </VisuallyHidden>
  );
}
