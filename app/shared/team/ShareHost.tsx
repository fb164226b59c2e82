import { useEffect, useRef, useState } from 'react';

import { standingNameWords } from '#src/domain/account/names/standingName.ts';
import { living } from '#src/domain/core/record.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { ShareDialog, type Sharing } from '#src/features/team/ShareDialog.tsx';

import { explain } from '../outcomes.ts';
import { showSuccess } from '../toast.ts';
import { joinByLink } from '#store/team/joinAndLeave.ts';
import { connectBot } from '#store/team/apis/botApi.ts';
import { shareCompany } from '#store/team/share.ts';
import { useRecord } from '#store/queries.ts';
import type { SharedBot } from '#store/team/sharedSecrets.ts';
import { useStore } from '#store/StoreContext.ts';
import { sharerOf } from './nameActions.ts';
import { NO_OWNER_LINK, PROBLEM_WORDS } from './problems.ts';
import { tokenIn } from './server.ts';

export interface ShareHostProps {
  /** The open company. */
  companyId: string;
  companyName: string;
  /** Who the server's owner is, by the profile of this browser; empty where its person has not said yet. */
  personName: string;
  /** Whether a part of it is up already. */
  isBegun: boolean;
  /** Called when it is up, with the id that it has now. */
  onShared: (companyId: string) => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const SHARED_WORDS: Readonly<Record<SharedBot, string>> = {
  none: 'Создайте ссылку и отправьте её коллеге.',
  connected: 'Бот Telegram подключён. Создайте ссылку и отправьте её коллеге.',
  left: 'Бот Telegram не подключён: введите его токен ещё раз в «Настройки» → «Telegram».',
};

/** «Открыть доступ команде» over the server. */
export function ShareHost({ companyId, companyName, personName, isBegun, onShared, onClose }: ShareHostProps) {
  const store = useStore();
  const bot = living(useRecord('channel', 'telegram').data ?? null);
  const [sharing, setSharing] = useState<Sharing>({ step: 'ready', isBegun });
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  // Said when it is up: a name that was typed on the way in and is not the one that stands.
  const standing = useRef('');
  const share = async (connectsBot: boolean): Promise<Outcome> => {
    const controller = new AbortController();
    stopper.current = controller;
    let hasBegun = isBegun;
    try {
      const result = await shareCompany({
        companyId,
        companyName,
        sharer: (id, name) => sharerOf(store, id, name),
        onBot: async (id, token) => connectsBot && (await connectBot(id, token, fetch)) === 'done',
        signal: controller.signal,
        onProgress: (done, total) => {
          hasBegun = true;
          setSharing({ step: 'uploading', done, total: Math.max(1, total) });
        },
      });
      if (result.kind === 'shared') {
        onShared(result.companyId);
        showSuccess('Доступ открыт', `${SHARED_WORDS[result.bot]} ${standing.current}`.trimEnd());
        return DONE;
      }
      if (result.kind === 'failed' && result.why === 'signedOut') {
        setSharing({ step: 'signIn' });
        return DONE;
      }
      setSharing({ step: 'ready', isBegun: hasBegun });
      return result.kind === 'failed' ? refused(PROBLEM_WORDS[result.why]) : DONE;
    } catch (error) {
      setSharing({ step: 'ready', isBegun: hasBegun });
      return refused(explain(error));
    }
  };
  const signIn = async (link: string, name: string, connectsBot: boolean): Promise<Outcome> => {
    try {
      const result = await joinByLink({ token: tokenIn(link), personName: name });
      if (result.kind === 'noLink') return refused(NO_OWNER_LINK);
      if (result.kind === 'failed') return refused(PROBLEM_WORDS[result.why]);
      standing.current = standingNameWords(name, result.personName);
      return await share(connectsBot);
    } catch (error) {
      return refused(explain(error));
    }
  };
  return (
    <ShareDialog
      companyName={companyName}
      personName={personName}
      sharing={sharing}
      hasBotToken={bot?.isSample === false && bot.value !== ''}
      onSignIn={signIn}
      onShare={share}
      onStop={() => stopper.current?.abort()}
      onClose={onClose}
    />
  );
}
