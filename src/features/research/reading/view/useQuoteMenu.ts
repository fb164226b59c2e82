import { useState } from 'react';

import { fold } from '../../../../domain/core/format.ts';
import type { Outcome } from '../../../../domain/core/outcome.ts';
import type { Code } from '../../../../domain/research/code.ts';
import type { SelectedQuote } from '../../../../domain/research/reading/selectedQuote.ts';
import type { CodeChoice } from '../CodeField.tsx';
import { useChanged } from '../useChanged.ts';

/** Inputs that the menu asks for before acting on the selected words. */
export type QuoteMenuKind = 'code' | 'hypothesis' | 'insight' | 'link';

/** Words that were chosen, and what can be made of them at once. */
export interface QuoteMenuOf {
  /** Id of the material; with another one the question is closed. */
  readonly materialId: string;
  /** The chosen words, or null. */
  readonly quote: SelectedQuote | null;
  /** The company's codebook. */
  readonly codes: readonly Code[];
  readonly onQuote: (quote: SelectedQuote) => Promise<unknown>;
  readonly onCode: (quote: SelectedQuote, choice: CodeChoice) => Promise<Outcome>;
}

/** Menu over the text, and the actions on selected words that ask nothing. */
export interface QuoteMenu {
  readonly menu: QuoteMenuKind | null;
  /** Asks for what is needed; nothing happens while no words are chosen. */
  readonly open: (menu: QuoteMenuKind) => () => void;
  readonly close: () => void;
  /** Marks the words as a quotation. */
  readonly markQuote: () => void;
  readonly giveCode: (choice: CodeChoice) => Promise<Outcome>;
  /** The code that was given last, if there still is one of its name. */
  readonly lastCode: Code | undefined;
  readonly giveLastCode: () => void;
  /** Why the last thing was not done; empty when it was. */
  readonly refusal: string;
  readonly forgetRefusal: () => void;
}

export function useQuoteMenu({ materialId, quote, codes, onQuote, onCode }: QuoteMenuOf): QuoteMenu {
  const [menu, setMenu] = useState<QuoteMenuKind | null>(null);
  const [lastName, setLastName] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  useChanged(materialId, () => {
    setMenu(null);
    setRefusal('');
  });
  const lastCode = lastName === null ? undefined : codes.find((code) => fold(code.name) === fold(lastName));

  const giveCode = async (choice: CodeChoice): Promise<Outcome> => {
    if (!quote) return { ok: false, message: 'Выделите слова в тексте' };
    const outcome = await onCode(quote, choice);
    if (outcome.ok) setLastName('code' in choice ? choice.code.name : choice.name);
    return outcome;
  };
  return {
    menu,
    open: (wanted) => () => {
      setRefusal('');
      if (quote) setMenu(wanted);
    },
    close: () => setMenu(null),
    markQuote: () => {
      setRefusal('');
      if (quote) void onQuote(quote);
    },
    giveCode,
    lastCode,
    giveLastCode: () => {
      if (!lastCode || !quote) return;
      void giveCode({ code: lastCode }).then((outcome) => setRefusal(outcome.ok ? '' : outcome.message));
    },
    refusal,
    forgetRefusal: () => setRefusal(''),
  };
}
