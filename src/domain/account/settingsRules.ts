import { normalisePhone, phoneProblem } from '../core/phone/phone.ts';
import { NBSP } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import type { BotSettings, Channel, ChannelId } from './settings.ts';
import { checkSites, storedSites } from './widgetSites.ts';

/* ── Channels ────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Channels in the order of their cards (R57). */
export const CHANNEL_IDS: readonly ChannelId[] = ['telegram', 'whatsapp', 'widget', 'voice'];

/** Badges of channels (R57); a channel of one's own that is set up has another, see {@link channelBadge}. */
export const CHANNEL_STATE_LABELS: Readonly<Record<Channel['state'], string>> = {
  active: 'Активен',
  setup: 'Настройка',
  off: 'Выключен',
};

/** Name and input texts of a channel. */
export interface ChannelTexts {
  readonly name: string;
  readonly about: string;
  /** Label of its field. */
  readonly field: string;
  readonly hint: string;
}

export const CHANNEL_TEXTS: Readonly<Record<ChannelId, ChannelTexts>> = {
  telegram: {
    name: 'Telegram',
    about: 'Бот пишет респондентам в Telegram',
    field: 'Токен бота',
    hint: 'Его выдаёт @BotFather; в файл рабочего пространства не попадает',
  },
  whatsapp: {
    name: 'WhatsApp',
    about: `Разговор в${NBSP}WhatsApp`,
    field: 'Номер телефона',
    hint: `Например, +7${NBSP}900${NBSP}123-45-67`,
  },
  widget: {
    name: 'Веб-виджет',
    about: `Окно разговора на${NBSP}вашем сайте`,
    field: 'Сайты, где он стоит',
    hint: `По${NBSP}одному в${NBSP}строке, например example.com; на${NBSP}других он не${NBSP}откроется`,
  },
  voice: {
    name: 'Голосовые звонки',
    about: 'Робот звонит и задаёт вопросы',
    field: 'SIP-сервер',
    hint: 'Например, sip.example.com или sip:robot@sip.example.com:5060',
  },
};

/** Texts about the widget's code. */
export const WIDGET_CODE = {
  field: 'Код для вставки',
  hint: 'Вставьте его перед закрывающим тегом body',
  /** In a browser alone no server can answer the widget. */
  noServer: `Виджету нужен сервер: вопросы он берёт оттуда. Код появится здесь, когда Ориентир открыт с${NBSP}сервера, а${NBSP}компания доступна команде.`,
} as const;

/** A channel as a person sees it, stored or not. */
export type ChannelView = Pick<Channel, 'id' | 'state' | 'value' | 'isSample'> & {
  /** The widget's code for a company's site; none where no server would answer it. */
  readonly code?: string;
  /** The last answer, or the current problem; given where a server keeps the channel, and its token with it. */
  readonly told?: string;
};

/** Returns the text of a channel's badge: «Активен» only for one that answered, else that its settings are saved (R57). */
export function channelBadge({ state, value, isSample }: ChannelView): string {
  // From a workspace file a channel comes without its token: there is nothing that would be saved.
  const isSaved = state === 'setup' && !isSample && value !== '';
  return isSaved ? 'Настройки сохранены' : CHANNEL_STATE_LABELS[state];
}

/**
 * Returns the code that a company puts on its site to show the widget.
 * @param origin of the server that the widget asks
 */
export function embedCode(companyId: string, origin: string): string {
  const safe = companyId.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<script src="${origin}/w.js" data-orientir="${safe}" async></script>`;
}

/**
 * All four channels, those that were never stored too: they are off.
 * @param origin of the server that the product is open from; null for none
 */
export function channelViews(
  stored: readonly ChannelView[],
  companyId: string,
  origin: string | null,
): readonly ChannelView[] {
  return CHANNEL_IDS.map((id) => {
    const { state, value, isSample } = stored.find((one) => one.id === id) ?? OFF;
    const hasCode = id === 'widget' && origin !== null;
    return { id, state, value, isSample, ...(hasCode ? { code: embedCode(companyId, origin) } : {}) };
  });
}

const OFF = { state: 'off', value: '', isSample: false } as const;

/** Most signs of a channel's value. */
export const MAX_CHANNEL_VALUE = 500;

const HOST = String.raw`(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)*[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?`;
const SIP = new RegExp(String.raw`^(?:sips?:)?(?:[\w.+-]+@)?${HOST}(?::\d{1,5})?$`, 'iu');

/** Why a value cannot be stored for a channel, in Russian; undefined when it can. An empty one can: the channel is then off. */
export function checkChannelValue(id: ChannelId, value: string): string | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  if (id === 'widget') return checkSites(text);
  if (text.length > MAX_CHANNEL_VALUE) return `Не длиннее ${MAX_CHANNEL_VALUE}${NBSP}знаков`;
  if (id === 'telegram') {
    return /^\d+:[\w-]+$/.test(text)
      ? undefined
      : 'Токен выглядит так: 123456789:AAExample. Скопируйте его целиком из @BotFather';
  }
  if (id === 'whatsapp') return phoneProblem(text) ?? undefined;
  if (/:[^@/]*@/.test(text.replace(/^sips?:/i, ''))) {
    return `Уберите пароль из${NBSP}адреса: здесь он не${NBSP}хранится`;
  }
  return SIP.test(text) ? undefined : 'Введите адрес сервера, например sip.example.com';
}

/** Why a channel cannot be on with a value; undefined when it can. */
export function checkChannelOn(id: ChannelId, value: string): string | undefined {
  if (id === 'widget') return checkSites(value);
  if (value.trim() === '') return `Заполните поле «${CHANNEL_TEXTS[id].field}»`;
  return checkChannelValue(id, value);
}

/** A value as it is stored: without the spaces around it, a phone as +7XXXXXXXXXX, a site a line. */
export function storedValue(id: ChannelId, value: string): string {
  const text = value.trim();
  if (id === 'widget') return storedSites(text);
  return id === 'whatsapp' ? (normalisePhone(text) ?? text) : text;
}

/** Act on a channel: turned on with the value, or off with its earlier value kept. */
export type ChannelAct = 'save' | 'off';

/**
 * Returns operations of an act on a channel; none when nothing changes. A channel that a person saves is set up, not active: no
 * service has answered (R57).
 * @param isStored whether the channel has a living record
 * @throws RangeError when the value does not pass {@link checkChannelOn}
 */
export function changeChannel(isStored: boolean, channel: ChannelView, act: ChannelAct, typed: string): Op[] {
  const { id } = channel;
  if (act === 'save') {
    const problem = checkChannelOn(id, typed);
    if (problem !== undefined) throw new RangeError(problem);
  }
  const before = channel.value;
  const value = act === 'off' ? before : storedValue(id, typed);
  const answers = channel.state === 'active' && value === before;
  const state: Channel['state'] = act === 'off' ? 'off' : answers ? 'active' : 'setup';
  if (!isStored) {
    return [
      { op: 'ensure', kind: 'channel', id, defaults: { id, ...OFF } },
      { op: 'set', kind: 'channel', id, fields: { value, state } },
    ];
  }
  const fields = { ...(before === value ? {} : { value }), ...(channel.state === state ? {} : { state }) };
  if (Object.keys(fields).length === 0) return [];
  return [{ op: 'set', kind: 'channel', id, fields: { ...fields, ...(channel.isSample ? { isSample: false } : {}) } }];
}

/* ── Bot ─────────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Tones in the order the form offers them (R57). */
export const BOT_TONES: readonly BotSettings['tone'][] = ['friendly', 'professional', 'casual'];

export const BOT_TONE_LABELS: Readonly<Record<BotSettings['tone'], string>> = {
  friendly: 'Дружелюбный',
  professional: 'Профессиональный',
  casual: 'Неформальный',
};

/** The form of the bot's settings. */
export type BotForm = Pick<BotSettings, 'name' | 'tone' | 'personality'>;

/** Id of the one record of the bot's settings. */
export const BOT_ID = 'bot';

/** Most signs of the bot's name. */
export const MAX_BOT_NAME = 100;
/** Most signs of the description of the bot's character. */
export const MAX_PERSONALITY = 5000;

/** The form as it opens: what is stored, else the product's own name and the first tone. */
export function botFormOf(stored: BotForm | null): BotForm {
  if (!stored) return { name: 'Ориентир', tone: 'friendly', personality: '' };
  const { name, tone, personality } = stored;
  return { name, tone, personality };
}

/** Inline errors of the form by field; empty when it can be stored. */
export function checkBot({ name, personality }: BotForm): Partial<Record<keyof BotForm, string>> {
  const errors: Partial<Record<keyof BotForm, string>> = {};
  if (name.trim() === '') errors.name = 'Назовите бота';
  else if (name.trim().length > MAX_BOT_NAME) errors.name = `Не длиннее ${MAX_BOT_NAME}${NBSP}знаков`;
  if (personality.trim().length > MAX_PERSONALITY) errors.personality = `Не длиннее 5${NBSP}000${NBSP}знаков`;
  return errors;
}

/**
 * Operations that store the bot's settings: only what differs; none when nothing does.
 * @throws RangeError when the form does not pass {@link checkBot}
 */
export function saveBot(stored: BotForm | null, form: BotForm): Op[] {
  const [problem] = Object.values(checkBot(form));
  if (problem !== undefined) throw new RangeError(problem);
  const next: BotForm = { name: form.name.trim(), tone: form.tone, personality: form.personality.trim() };
  if (!stored) {
    return [
      { op: 'ensure', kind: 'botSettings', id: BOT_ID, defaults: { id: BOT_ID, ...botFormOf(null) } },
      { op: 'set', kind: 'botSettings', id: BOT_ID, fields: next },
    ];
  }
  const fields = {
    ...(next.name === stored.name ? {} : { name: next.name }),
    ...(next.tone === stored.tone ? {} : { tone: next.tone }),
    ...(next.personality === stored.personality ? {} : { personality: next.personality }),
  };
  return Object.keys(fields).length === 0 ? [] : [{ op: 'set', kind: 'botSettings', id: BOT_ID, fields }];
}
