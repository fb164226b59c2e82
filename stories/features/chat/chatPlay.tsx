import { useEffect, useState } from 'react';
import { fn, screen, within } from 'storybook/test';

import type { Interview } from '#src/domain/chat/interview.ts';
import { CHAT_CARDS } from '#src/domain/boards/cards.ts';
import type { BoardChange } from '#src/domain/chat/interviewBoard.ts';
import { ready } from '#src/domain/core/loadable.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { ChatScreen, type ChatScreenProps } from '#src/features/chat/ChatScreen.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';

import { answered, ANSWERS, interviewAfter, say, TOLD, TOLD_WITH_FILE } from './sampleChat.ts';
import { type ChatField } from '#src/domain/boards/fields.ts';

/** Event that a test sends when the bot has replied. */
export const REPLIED = 'bot-replied';

/** Keeps the draft, as the app does; after a stored message the bot types until the test stops it. */
export function Demo(props: ChatScreenProps) {
  const [draft, setDraft] = useState(props.draft);
  const [typing, setTyping] = useState(props.typing);
  useEffect(() => {
    const stop = () => setTyping(false);
    window.addEventListener(REPLIED, stop);
    return () => window.removeEventListener(REPLIED, stop);
  }, []);
  return (
    <ChatScreen
      {...props}
      draft={draft}
      typing={typing}
      onDraftChange={(text) => {
        props.onDraftChange(text);
        setDraft(text);
      }}
      onSend={async (text) => {
        const outcome = await props.onSend(text);
        if (outcome.ok) setTyping(true);
        return outcome;
      }}
    />
  );
}

/** Beginning anew was asked for in words; the question about it goes when it is put away. */
export function AskedToRestart(props: ChatScreenProps) {
  const [isAsked, setIsAsked] = useState(true);
  return <Demo {...props} wantsRestart={isAsked} onRestartSeen={() => setIsAsked(false)} />;
}

/** An act that the storage does. */
export const act = () => fn<() => Promise<Outcome>>(() => Promise.resolve(DONE));

export const field = () => screen.getByRole('textbox', { name: 'Сообщение' });

export const send = () => screen.getByRole('button', { name: 'Отправить' });

export const log = () => within(screen.getByRole('log'));

/** The place where files are dropped; null when it is not there. */
export const uploader = () => screen.queryByRole('region', { name: 'Загрузка данных' });

/** The step of the interview that is marked; null after the last. */
export const currentStep = () => document.querySelector('[aria-current="step"]');

/** An interview with a file that answers the question asked. */
export const withFile = interviewAfter(...TOLD_WITH_FILE);

/** An interview with all nine answers. */
export const finished = interviewAfter(...answered(9));

/** An interview with markup, a very long answer and a word without spaces. */
export const hostile = interviewAfter(
  ...TOLD,
  say('<img src=x onerror="document.title=1"> <b>Видение</b>\nи вторая строка'),
  say('Люди бросают курс на третьей неделе. '.repeat(541).slice(0, 20_000)),
  say('ы'.repeat(300)),
);

/** Shared args of all stories of ChatScreen; each story changes its own. */
export const chatArgs = {
  interview: ready<Interview | null>(interviewAfter()),
  typing: false,
  draft: '',
  onDraftChange: fn(),
  picked: '',
  onPickedChange: fn(),
  renderPicker: null,
  proposals: [],
  wantsRestart: false,
  onRestartSeen: fn(),
  onTakeAnyway: act(),
  onExplain: act(),
  onLater: act(),
  onSkip: act(),
  files: [],
  result: null,
  renderSection: (field: ChatField) => (
    <TextArea label={CHAT_CARDS.find((one) => one.field === field)?.title} defaultValue={ANSWERS[field]} />
  ),
  visionHref: '/vision',
  onSend: fn<(text: string) => Promise<Outcome>>(() => Promise.resolve(DONE)),
  onAccept: act(),
  onDismiss: act(),
  onGoBack: fn<(field: ChatField) => Promise<Outcome>>(() => Promise.resolve(DONE)),
  onKeep: act(),
  onRestart: act(),
  onChooseFiles: fn(),
  onCancelFile: fn(),
  onRemoveFile: fn(),
  onDownload: fn(() => Promise.resolve()),
  inviteHref: '/profile?section=teams',
  changes: [] as readonly BoardChange[],
  onReplace: fn((_fields: readonly ChatField[], _texts: Interview['answers']): Promise<Outcome> =>
    Promise.resolve(DONE),
  ),
  onLeaveBoard: fn((): Promise<Outcome> => Promise.resolve(DONE)),
  onShare: fn((): Promise<'alone' | undefined> => Promise.resolve(undefined)),
  onEdit: fn(() => Promise.resolve()),
  onRetry: fn(),
};
