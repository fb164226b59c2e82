import { useEffect, useRef } from 'react';

import type { ScriptPlace } from '#src/domain/fieldwork/path.ts';
import type { AnswerDraft } from '#respond/keep.ts';
import { createPage } from '#respond/page.ts';
import { PAGE_RULES } from '#respond/style/page.ts';
import type { PageState, ButtonWish } from '#respond/conversation.ts';

export interface ShownPageProps {
  /** State of the page. */
  state: PageState;
  /** A press that is no answer. */
  onWish: (type: ButtonWish) => void;
  /** An answer, and what it answers. */
  onAnswer: (place: ScriptPlace | null, draft: AnswerDraft) => void;
  /** Puts a text into the clipboard; resolves to whether that has happened. */
  onCopy: (text: string) => Promise<boolean>;
  /** Earlier typed text; none unless given. */
  draft?: AnswerDraft;
  /** Called with the fate of the text typed for a question that has been answered elsewhere. */
  onLeftover?: (isSent: boolean) => void;
  /** Who keeps an answer that is on its way. */
  unsent?: 'kept' | 'open';
  /** Whether it began by an open link on this device. */
  isByOpenLink?: boolean;
}

/** The respondents' page, which knows no React, in an element of its own: what is drawn here is what they get. */
export function ShownPage({
  state,
  onWish,
  onAnswer,
  onCopy,
  draft,
  onLeftover,
  unsent = 'kept',
  isByOpenLink = false,
}: ShownPageProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    const page = createPage(root.current, {
      wish: onWish,
      answer: onAnswer,
      copy: onCopy,
      upload: () => Promise.reject(new Error('nobody takes it')),
      draft: () => draft ?? null,
      keepDraft: () => undefined,
      unsent: () => (state.sending?.type === 'answer' ? unsent : null),
      address: () => 'https://orientir.example.com/i/kZ3vX0pQ8mR2tY6wB1nC5dF7',
      settleLeftover: (isSent) => onLeftover?.(isSent),
      mayBeginAnew: () => isByOpenLink,
      beginAnew: () => undefined,
    });
    page.show(state);
  }, [state, onWish, onAnswer, onCopy, draft, onLeftover, unsent, isByOpenLink]);
  return (
    <>
      <style>{PAGE_RULES}</style>
      <div className="respond" ref={root} />
    </>
  );
}
