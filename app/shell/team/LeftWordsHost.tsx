import { useEffect, useState } from 'react';

import { LeftWords, type LeftWord } from '#src/features/shell/LeftWords.tsx';

import { useStore } from '#store/StoreContext.ts';
import { copyText } from '../../shared/copyText.ts';
import { watchTyped, type TypedField } from './typedFields.ts';

/** A field as it stood when access ended. */
interface Held extends LeftWord {
  readonly field: TypedField;
}

let held = 0;

/** The field's name as it is read, without the mark of a required one. */
const labelOf = (field: TypedField): string =>
  (field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.placeholder).replace(/\s*\*$/, '');

function hold(field: TypedField): Held {
  held += 1;
  return { field, id: String(held), label: labelOf(field), text: field.value, isSecret: field.type === 'password' };
}

/**
 * Keeps typed text that was not saved when access to the open company ended: the screens go with its records, and their forms with
 * them. It hears of the end before they are drawn without.
 */
export function LeftWordsHost() {
  const store = useStore();
  const [found, setFound] = useState<readonly Held[]>([]);
  const [words, setWords] = useState<readonly LeftWord[]>([]);
  useEffect(() => {
    const isOver = () => {
      const sync = store.sync();
      return sync.mode === 'team' && sync.connection === 'noAccess';
    };
    let wasOver = isOver();
    const typed = watchTyped();
    const stopListening = store.onSync(() => {
      if (isOver() && !wasOver) setFound(typed.unsaved().map(hold));
      wasOver = isOver();
    });
    return () => {
      stopListening();
      typed.stop();
    };
  }, [store]);
  useEffect(() => {
    // A form that can still be sent, one of the person's own data, keeps what is in it.
    const left = found.filter(({ field }) => !field.isConnected || field.readOnly);
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- only the drawn page tells which fields are left to the person
    if (left.length > 0) setWords((before) => [...before, ...left]);
  }, [found]);
  return (
    <LeftWords
      words={words}
      onCopy={copyText}
      onDismiss={() => {
        setWords([]);
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    />
  );
}
