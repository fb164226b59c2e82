import { useEffect, useState } from 'react';

import type { Advice } from '../../domain/evidence/asking.ts';

/** How long typing has to rest before a question is judged, ms: longer than a pause between two words. */
export const REST = 800;

/** Judges a question. Rejects when what it takes cannot be fetched; the next question tries again. */
export type Judge = (question: string) => Promise<Advice | null>;

/** Judges questions by the shipped model; its code and weights come with the first one. */
export const judge: Judge = async (question) => {
  const [{ adviceFor }, { loadModel }] = await Promise.all([
    import('../../domain/evidence/asking.ts'),
    import('../../domain/evidence/loadModel.ts'),
  ]);
  return adviceFor(question, (await loadModel()).verdicts);
};

/** Judges whose failure has been reported since they last worked: a page of twenty questions says it once. */
const known = new WeakSet<Judge>();

/** Advice below a question. */
export interface ShownAdvice {
  /** How it could be asked better; null for a good one. */
  readonly advice: Advice | null;
  /** No hint can be given now, and this is where that is said. */
  readonly isOut: boolean;
}

const NOTHING: ShownAdvice = { advice: null, isOut: false };

async function tell(question: string, ask: Judge): Promise<ShownAdvice> {
  try {
    const advice = await ask(question);
    known.delete(ask);
    return { advice, isOut: false };
  } catch {
    const isOut = !known.has(ask);
    known.add(ask);
    return { advice: null, isOut };
  }
}

/**
 * Returns advice on a question, once typing has rested. A question without typing gets none, and a shown advice goes with the
 * next letter.
 * @param rest how long typing has to rest, ms
 */
export function useAdvice(question: string, rest: number = REST, ask: Judge = judge): ShownAdvice {
  const [first] = useState(question);
  const [told, setTold] = useState<ShownAdvice & { readonly of: string }>({ of: first, ...NOTHING });
  const isTold = told.of === question;
  useEffect(() => {
    if (isTold) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      void tell(question, ask).then((said) => {
        if (!left) setTold({ of: question, ...said });
      });
    }, rest);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [question, rest, isTold, ask]);
  return isTold ? told : NOTHING;
}
