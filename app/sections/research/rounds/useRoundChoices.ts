import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { activePlan } from '#src/domain/account/invoice.ts';
import { living } from '#src/domain/core/record.ts';
import { ready, type Loadable } from '#src/domain/core/loadable.ts';
import { keptMonths, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import type { RoundPlanDialogProps } from '#src/features/fieldwork/round/RoundPlanDialog.tsx';

import { ownTimeZone } from './roundActions.ts';
import { accountHref, scenarioHref } from '../../../routing/hrefs.ts';
import { askWays } from '#store/team/signInApi.ts';
import { toLoadable, useAll, useRecord, useSummaries } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { botQuery } from '../../../shared/team/botQuery.ts';

/** Returns the choices of a round's form, and the price of an interview under the company's plan. */
export function useRoundChoices(): Pick<
  RoundPlanDialogProps,
  | 'scenarios'
  | 'audiences'
  | 'hasMail'
  | 'bot'
  | 'hasWidget'
  | 'scenarioHref'
  | 'settingsHref'
  | 'timeZone'
  | 'keepsMonths'
> & { readonly price: number } {
  const scenarios = useAll('scenario');
  const audiences = useSummaries('audience');
  const channels = useAll('channel').data?.items;
  const transactions = useAll('transaction').data?.items;
  const settings = useRecord('researchSettings', RESEARCH_SETTINGS_ID).data;
  const { companyId } = useStore();
  const bot = useQuery(botQuery(companyId)).data;
  const ways = useQuery({ queryKey: ['waysIn'], queryFn: askWays }).data;
  const offered = useMemo<Loadable<readonly { readonly id: string; readonly name: string }[]>>(() => {
    const read = toLoadable({ data: scenarios.data?.items, error: scenarios.error });
    if (read.state !== 'ready') return read;
    return ready(read.value.filter(({ status }) => status === 'active').map(({ id, title }) => ({ id, name: title })));
  }, [scenarios.data, scenarios.error]);
  const plan = activePlan(transactions ?? []);
  return {
    scenarios: offered,
    audiences: toLoadable({ data: audiences.data?.items, error: audiences.error }),
    hasMail: ways?.ok === true && ways.value.letters,
    bot: bot?.ok === true && bot.value?.state === 'active' ? bot.value.username : null,
    hasWidget: channels?.some(({ id, state, isSample }) => id === 'widget' && state !== 'off' && !isSample) ?? false,
    scenarioHref: scenarioHref(null),
    settingsHref: accountHref('settings'),
    timeZone: ownTimeZone(),
    keepsMonths: settings === undefined ? undefined : keptMonths(living(settings)),
    price: plan ? plan.plan.perInterview : 0,
  };
}
