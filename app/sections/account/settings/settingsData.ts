import { useMemo } from 'react';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { living } from '#src/domain/core/record.ts';
import type { BotSettings, Channel } from '#src/domain/account/settings.ts';
import { BOT_ID, botFormOf, channelViews, type ChannelView } from '#src/domain/account/settingsRules.ts';
import type { Settings } from '#src/features/account/settings/SettingsSection.tsx';

import { storeMessageText } from '#store/messages.ts';
import { hasServer } from '../../../shared/team/server.ts';
import { useAll, useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/** Records that the settings are shown from: what is stored is changed only as the person saw it. */
export interface SeenSettings {
  /** Channels that were ever set; none while they load. */
  readonly channels: readonly Channel[];
  /** The bot's settings; null while there are none. */
  readonly bot: BotSettings | null;
}

/**
 * The settings of the open company, and the records that they are shown from.
 * @param telegram the channel of Telegram where a server keeps it; null where its record tells
 */
export function useSettings(telegram: ChannelView | null): {
  settings: Loadable<Settings>;
  seen: SeenSettings;
} {
  const { companyId } = useStore();
  const channels = useAll('channel');
  const scenarios = useAll('scenario');
  const bot = useRecord('botSettings', BOT_ID);
  const settings = useMemo<Loadable<Settings>>(() => {
    const error = channels.error ?? scenarios.error ?? bot.error;
    if (channels.data && scenarios.data && bot.data !== undefined) {
      return ready({
        channels: channelViews(channels.data.items, companyId, hasServer() ? location.origin : null).map((view) =>
          view.id === telegram?.id ? telegram : view,
        ),
        bot: botFormOf(living(bot.data)),
        scenarios: scenarios.data.items,
        broken: channels.data.broken.length + scenarios.data.broken.length,
      });
    }
    return error ? failed(storeMessageText(error)) : LOADING;
  }, [channels.data, channels.error, scenarios.data, scenarios.error, bot.data, bot.error, companyId, telegram]);
  return { settings, seen: { channels: channels.data?.items ?? [], bot: living(bot.data) } };
}
