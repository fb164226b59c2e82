import { useMemo } from 'react';

import { sourcesOf, type Interview } from '#src/domain/chat/interview.ts';
import type { ChatScreenProps } from '#src/features/chat/ChatScreen.tsx';
import { onDemand } from '#src/ui/onDemand.ts';

import { CHAT_DRAFT, CHAT_PICKED } from '../../shared/drafts/chatDraft.ts';
import { useKeptDraft } from '../../shared/useDraft.ts';

/** Few pick: its code comes with the first press. */
const PickerHost = onDemand(() => import('./PickerHost.tsx').then((module) => module.PickerHost));

/** The message that is written: what it says, and where its words were picked. */
interface Message {
  readonly shown: Pick<ChatScreenProps, 'draft' | 'onDraftChange' | 'picked' | 'onPickedChange'>;
  /** Puts a text into the field. */
  readonly setDraft: (text: string) => void;
  /** Returns the message to send. */
  readonly typed: (text: string) => { readonly text: string; readonly picked?: string };
}

/**
 * The message that is not sent yet, as the browser keeps it.
 * @param chat see `chatKeyOf`
 */
export function useMessage(chat: string): Message {
  const [draft, setDraft] = useKeptDraft(CHAT_DRAFT, chat);
  const [picked, setPicked] = useKeptDraft(CHAT_PICKED, chat);
  return {
    shown: {
      draft: draft ?? '',
      onDraftChange: (text) => {
        setDraft(text);
        // Where they were picked goes with the words.
        if (text.trim() === '') setPicked('');
      },
      picked: picked ?? '',
      onPickedChange: setPicked,
    },
    setDraft,
    typed: (text) => ({ text, ...(picked ? { picked } : {}) }),
  };
}

/** Returns the picker of an answer in the texts of an interview; null where there are none. */
export function usePicker(interview: Interview | null | undefined): ChatScreenProps['renderPicker'] {
  return useMemo(() => {
    const sources = interview ? sourcesOf(interview) : [];
    return sources.length > 0 ? (pick) => <PickerHost {...pick} sources={sources} /> : null;
  }, [interview]);
}
