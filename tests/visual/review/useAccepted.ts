import { useState } from 'react';

import { accept, nameOf, type Accepted } from '../accepted.ts';
import type { Difference } from '../difference.ts';

/** Accepts differences with a word. Throws, in words for a person, when that could not be kept. */
export type Accept = (differences: readonly Difference[], word: string) => Promise<void>;

/** Whether the tool that made the page serves it: then it writes down what is accepted. */
const isServed = location.protocol !== 'file:';

async function ask(differences: readonly Difference[], word: string): Promise<Accepted> {
  const response = await fetch('/accept', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ names: differences.map(nameOf), word }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Accepted;
}

/**
 * What is accepted. A page from disk cannot write: there it is only in the page, until the person takes it away as a file.
 * @param first what was accepted when the page was made
 */
export function useAccepted(first: Accepted) {
  const [accepted, setAccepted] = useState(first);
  const keep: Accept = async (differences, word) => {
    if (!isServed) return setAccepted((present) => accept(present, differences, word));
    try {
      setAccepted(await ask(differences, word));
    } catch (error) {
      throw error instanceof TypeError
        ? new Error('Сравнение уже закрыто в терминале: запустите его снова.', { cause: error })
        : error;
    }
  };
  return { accepted, accept: keep, isUnwritten: !isServed && accepted !== first };
}
