import type { Keyed, StoredRecord } from './record.ts';

/** Respondent channels (specification §2 «Settings»). */
export type ChannelId = 'telegram' | 'whatsapp' | 'widget' | 'voice';

/** A channel; its id is the channel's name. Badges: Telegram active, WhatsApp in setup, widget active, voice off. */
export interface Channel extends StoredRecord {
  readonly id: ChannelId;
  readonly state: 'active' | 'setup' | 'off';
  /** Bot token, phone number, embed code or SIP server. Masked, and out of exports, where it is a secret (decision 28). */
  readonly value: string;
}

/** How the assistant speaks to respondents; one record, id `bot`. */
export interface BotSettings extends StoredRecord {
  readonly name: string;
  readonly tone: 'friendly' | 'professional' | 'casual';
  readonly personality: string;
}

/** A dialogue scenario (specification §3 «Scenario»). */
export interface Scenario extends StoredRecord {
  readonly title: string;
  readonly description: string;
  readonly status: 'active' | 'draft';
  /** Stages of the talk, each with its questions. */
  readonly stages: Keyed<{ readonly title: string; readonly questions: readonly string[] }>;
  /** Minutes, shortest and longest. */
  readonly duration: readonly [number, number];
  /** Questions, fewest and most. */
  readonly questionCount: readonly [number, number];
}
