import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { formatMoment, NBSP } from '#src/domain/core/format.ts';
import { refused, DONE, type Outcome } from '#src/domain/core/outcome.ts';
import type { BotStanding } from '#src/domain/fieldwork/bot.ts';
import type { ChannelAct, ChannelView } from '#src/domain/account/settingsRules.ts';
import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';

import { botQuery } from './botQuery.ts';
import { PROBLEM_WORDS } from './problems.ts';
import { useStore } from '#store/StoreContext.ts';
import { connectBot, disconnectBot } from '#store/team/apis/botApi.ts';

const REFUSALS = {
  wrong: 'Telegram не знает такого бота. Скопируйте токен целиком из @BotFather.',
  taken: 'Этот бот уже говорит за другую компанию. Заведите отдельного в @BotFather.',
  other: 'Telegram не ответил, токен не сохранён. Попробуйте через минуту.',
} as const;

const OFF: ChannelView = { id: 'telegram', state: 'off', value: '', isSample: false };

/** The channel of Telegram as the server tells it: its token is there alone. */
function telegramView(bot: BotStanding | null | undefined): ChannelView {
  if (bot === undefined) return { ...OFF, told: 'Узнаём у сервера, подключён ли бот…' };
  const state = bot === null ? 'off' : bot.state === 'active' ? 'active' : 'setup';
  const told =
    bot === null
      ? 'Токен хранит сервер и никому не показывает.'
      : bot.problem === ''
        ? `Отвечает @${bot.username}, проверено ${formatMoment(bot.checkedAt)}. Чтобы сменить бота, вставьте другой${NBSP}токен.`
        : `@${bot.username}: ${bot.problem}`;
  return { ...OFF, state, told };
}

/** The company's bot of Telegram, as its server has it. */
export interface CompanyBot {
  /** The channel as it is shown; null in a company of this browser alone, where its record tells. */
  readonly view: ChannelView | null;
  /** Connects it by its token, or disconnects it. */
  readonly onAct: (act: ChannelAct, token: string) => Promise<Outcome>;
}

/** Asks the server for the company's bot. */
export function useBot(): CompanyBot {
  const { companyId } = useStore();
  const isShared = useSharedCompany();
  const { data, refetch } = useQuery({ ...botQuery(companyId), enabled: isShared === true });
  return {
    view: useMemo(
      () => (isShared === false ? null : telegramView(data?.ok === true ? data.value : undefined)),
      [isShared, data],
    ),
    async onAct(act, token) {
      if (act === 'off') {
        const answer = await disconnectBot(companyId, fetch);
        if (!answer.ok) return refused(PROBLEM_WORDS[answer.problem.kind]);
      } else {
        const done = await connectBot(companyId, token.trim(), fetch);
        if (done !== 'done') return refused(REFUSALS[done]);
      }
      await refetch();
      return DONE;
    },
  };
}
