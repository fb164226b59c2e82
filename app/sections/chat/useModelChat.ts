import { use, useCallback, useEffect, useRef, useState } from 'react';

import type { InterviewEvent } from '#src/domain/chat/steps/interviewEvents.ts';
import type { ModelStreamProps } from '#src/features/chat/answering/ModelStream.tsx';

import { isShared } from '../../shared/team/isShared.ts';
import type { Store } from '#store/port.ts';
import { DatabaseContext } from '#store/StoreContext.ts';

/** Model's streaming answer, and the function that stops it. */
export type ChatStream = ModelStreamProps;

/**
 * Has the company's model answer a message, in a shared company that has one. What is asked is loaded with the first message. A model
 * that has failed is not asked again before the screen is left.
 * @param productId what it is about
 */
export function useModelChat(
  store: Store,
  productId: string,
): {
  readonly stream: ChatStream | null;
  /** The event that a message becomes: with what the model says to it, or as it is. */
  readonly ask: (event: InterviewEvent & { type: 'message' }) => Promise<InterviewEvent>;
} {
  const database = use(DatabaseContext);
  const [stream, setStream] = useState<ChatStream | null>(null);
  const hasFailed = useRef(false);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const ask = useCallback(
    async (event: InterviewEvent & { type: 'message' }): Promise<InterviewEvent> => {
      if (hasFailed.current) return event;
      const stopper = new AbortController();
      asking.current = stopper;
      const shown = { message: event.text, onStop: () => stopper.abort() };
      try {
        if (!(await isShared(store))) return event;
        const { chatWithModel } = await import('./modelChat.ts');
        const talked = await chatWithModel(store, event.text, {
          productId,
          signal: stopper.signal,
          database,
          onAsked: (model) => setStream({ ...shown, model, text: '' }),
          onText: (text) => setStream((now) => now && { ...now, text }),
        });
        const { note: _note, type: _type, ...typed } = event;
        if (talked.kind === 'said') return { ...typed, type: 'modelReply', reply: talked.reply };
        if (talked.kind === 'answered') return { ...typed, type: 'modelAnswer', reply: talked.reply };
        if (talked.note === undefined) return event;
        hasFailed.current = true;
        return { ...event, note: talked.note };
      } catch {
        // The code that asks the model did not load: the talk continues without it.
        return event;
      } finally {
        asking.current = null;
        setStream(null);
      }
    },
    [store, productId, database],
  );
  return { stream, ask };
}
