import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { enterByPasskey, suggestsPasskeys } from '../../workspace/team/passkeys.ts';
import type { SignInAnswer } from '../../workspace/team/signInApi.ts';

/**
 * Lets the browser offer its passkeys in the field of the address, while it is asked for.
 * @param isAsked whether it is
 * @param onAnswer called with what came of the one that was chosen
 * @returns runs the ordinary way in by a passkey: a browser waits for one at a time, so the offer ends, and begins anew after it
 */
export function usePasskeySuggestion(
  isAsked: boolean,
  onAnswer: (answer: SignInAnswer) => Promise<void>,
): <T>(way: () => Promise<T>) => Promise<T> {
  const offered = useRef<AbortController | null>(null);
  const [isBusy, setBusy] = useState(false);
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!isAsked || isBusy) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    offered.current = controller;
    void (async () => {
      if (!(await suggestsPasskeys()) || signal.aborted) return;
      const answer = await enterByPasskey(signal);
      // Whoever chose none has not failed, and a challenge that waited too long is asked for anew.
      if (signal.aborted || (!answer.ok && answer.problem !== 'wrong')) return;
      await answered(answer);
    })();
    return () => controller.abort();
  }, [isAsked, isBusy]);
  return async (way) => {
    // At once: the next picture would come after the browser was asked.
    offered.current?.abort();
    setBusy(true);
    const done = await way();
    setBusy(false);
    return done;
  };
}
