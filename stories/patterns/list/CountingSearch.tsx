import { useState } from 'react';

import { FoundNote, type FoundNoteProps } from '#src/patterns/list/FoundNote.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';

/** A search that finds as many studies as there are figures typed: «3» finds three. */
export function CountingSearch({ asked, noun }: FoundNoteProps) {
  const [query, setQuery] = useState(asked);
  return (
    <>
      <TextField
        label="Сколько найти"
        hint="Слышно только в программе чтения с экрана"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <FoundNote asked={query} count={query === '' ? null : Number(query)} noun={noun} />
    </>
  );
}
