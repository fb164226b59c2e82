import type { Shape } from '../core/schema.ts';
import type { botSettingsSchema, channelSchema, scenarioSchema } from './schema.ts';

/** A respondent channel (R57); its id is the channel's name. */
export type Channel = Shape<typeof channelSchema>;
/** Respondent channels (R57). */
export type ChannelId = Channel['id'];
/** How the assistant speaks to respondents; one record, id `bot`. */
export type BotSettings = Shape<typeof botSettingsSchema>;
export type Scenario = Shape<typeof scenarioSchema>;
