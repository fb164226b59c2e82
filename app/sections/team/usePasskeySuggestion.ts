import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Outcome } from '#src/domain/core/outcome.ts';

import { enterByPasskey, suggestsPasskeys } from '#store/team/passkeys.ts';
import type { SignInAnswer } from '#store/team/signInApi.ts';

/** An offer to the browser that goes on. */
interface Offer {
  readonly end: () => void;
  /** Settles when nothing of it goes on any more. */
  readonly ended: Promise<void>;
}

/**
 * Lets the browser offer its passkeys in the field of the address, while it is asked for.
 * @param isAsked whether it is
 * @param onAnswer called with what came of the one that was chosen
 * @returns runs the ordinary way in by a passkey: a browser waits for one at a time, so the offer ends, and begins anew when it failed
 */
export function usePasskeySuggestion(
  isAsked: boolean,
  onAnswer: (answer: SignInAnswer) => Promise<void>,
): (way: () => Promise<Outcome>) => Promise<Outcome> {
  const offer = useRef<Offer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!isAsked || isBusy) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const make = async (): Promise<void> => {
      if (!(await suggestsPasskeys()) || signal.aborted) return;
      const answer = await enterByPasskey(signal);
      // A user who chose no passkey has not failed, and a challenge that waited too long is requested anew.
      if (signal.aborted || (!answer.ok && answer.problem !== 'wrong')) return;
      await answered(answer);
    };
    const end = (): void => controller.abort();
    offer.current = { end, ended: make() };
    return end;
  }, [isAsked, isBusy]);
  return async (way) => {
    setBusy(true);
    // At once, and to its end: a challenge that still comes for the offer would take the place of the one that is asked for now.
    offer.current?.end();
    await offer.current?.ended;
    const outcome = await way();
    if (!outcome.ok) setBusy(false);
    return outcome;
  };
}
