import { normalisePhone, phoneProblem } from './contact.ts';
import { NBSP } from './format.ts';
import type { Op } from './operation.ts';
import type { BotSettings, Channel, ChannelId } from './settings.ts';

/* ── Channels ────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Channels in the order of the specification (§2 «Settings»). */
export const CHANNEL_IDS: readonly ChannelId[] = ['telegram', 'whatsapp', 'widget', 'voice'];

/** Badges of channels (specification §4). */
export const CHANNEL_STATE_LABELS: Readonly<Record<Channel['state'], string>> = {
  active: 'Активен',
  setup: 'Настройка',
  off: 'Выключен',
};

/** What a channel is called and what is typed into it. */
export interface ChannelTexts {
  readonly name: string;
  readonly about: string;
  /** Label of its field. */
  readonly field: string;
  readonly hint: string;
}

/** Texts of channels. */
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
    field: 'Код для вставки',
    hint: `Вставьте его перед закрывающим тегом body. Окно появится, когда у${NBSP}Ориентира будет сервер`,
  },
  voice: {
    name: 'Голосовые звонки',
    about: 'Робот звонит и задаёт вопросы',
    field: 'SIP-сервер',
    hint: 'Например, sip.example.ru или sip:robot@sip.example.ru:5060',
  },
};

/** A channel as a person sees it, stored or not. */
export type ChannelView = Pick<Channel, 'id' | 'state' | 'value'>;

/** The code that puts the widget on a company's site. */
export function embedCode(companyId: string): string {
  const safe = companyId.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<script src="https://widget.example.ru/orientir.js" data-company="${safe}" async></script>`;
}

/** All four channels, those that were never stored too: they are off, the widget with its code. */
export function channelViews(stored: readonly ChannelView[], companyId: string): readonly ChannelView[] {
  return CHANNEL_IDS.map((id) => {
    const channel = stored.find((one) => one.id === id);
    const value = id === 'widget' ? embedCode(companyId) : '';
    return channel && (id !== 'widget' || channel.value !== '')
      ? { id, state: channel.state, value: channel.value }
      : { id, state: channel?.state ?? 'off', value };
  });
}

/** Most signs of a channel's value. */
export const MAX_CHANNEL_VALUE = 500;

const HOST = String.raw`(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)*[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?`;
const SIP = new RegExp(String.raw`^(?:sips?:)?(?:[\w.+-]+@)?${HOST}(?::\d{1,5})?$`, 'iu');

/** Why a value cannot be stored for a channel, in Russian; undefined when it can. An empty one can: the channel is then off. */
export function checkChannelValue(id: ChannelId, value: string): string | undefined {
  const text = value.trim();
  if (text === '' || id === 'widget') return undefined;
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
  return SIP.test(text) ? undefined : 'Введите адрес сервера, например sip.example.ru';
}

/** Why a channel cannot be connected with a value; undefined when it can. */
export function checkConnection(id: ChannelId, value: string): string | undefined {
  if (value.trim() === '' && id !== 'widget') return `Заполните поле «${CHANNEL_TEXTS[id].field}»`;
  return checkChannelValue(id, value);
}

/** A value as it is stored: without the spaces around it, a phone as +7XXXXXXXXXX. */
export function storedValue(id: ChannelId, value: string): string {
  const text = value.trim();
  return id === 'whatsapp' ? (normalisePhone(text) ?? text) : text;
}

/** Operations that bring a channel to a state; they create it when it was never stored, and are none when nothing changes. */
function channelOps(isStored: boolean, before: ChannelView, value: string, state: Channel['state']): Op[] {
  const { id } = before;
  if (!isStored) return [{ op: 'create', kind: 'channel', id, record: { id, value, state } }];
  const fields = { ...(before.value === value ? {} : { value }), ...(before.state === state ? {} : { state }) };
  return Object.keys(fields).length === 0 ? [] : [{ op: 'set', kind: 'channel', id, fields }];
}

/** What is done with a channel: its value is stored, it is connected with it, or switched off and keeps it. */
export type ChannelAct = 'save' | 'connect' | 'off';

/**
 * Operations of an act on a channel. Saving leaves an active channel active and sets one that was off up; saving nothing
 * switches it off.
 * @param isStored whether the channel has a record
 * @throws RangeError when the value does not pass {@link checkConnection} (connecting, or saving an active one) or
 * {@link checkChannelValue}
 */
export function changeChannel(isStored: boolean, channel: ChannelView, act: ChannelAct, typed: string): Op[] {
  const { id, state } = channel;
  if (act === 'off') return channelOps(isStored, channel, channel.value, 'off');
  const wanted = id === 'widget' ? channel.value : typed;
  const problem = act === 'connect' || state === 'active' ? checkConnection(id, wanted) : checkChannelValue(id, wanted);
  if (problem !== undefined) throw new RangeError(problem);
  const value = storedValue(id, wanted);
  if (act === 'connect') return channelOps(isStored, channel, value, 'active');
  return channelOps(isStored, channel, value, state === 'active' ? 'active' : value === '' ? 'off' : 'setup');
}

/* ── Bot ─────────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Tones in the specification's order (§2 «Settings»). */
export const BOT_TONES: readonly BotSettings['tone'][] = ['friendly', 'professional', 'casual'];

/** Labels of tones. */
export const BOT_TONE_LABELS: Readonly<Record<BotSettings['tone'], string>> = {
  friendly: 'Дружелюбный',
  professional: 'Профессиональный',
  casual: 'Неформальный',
};

/** The form of the bot's settings. */
export type BotForm = Pick<BotSettings, 'name' | 'tone' | 'personality'>;

/** Id of the one record of the bot's settings. */
export const BOT_ID = 'bot';

/** Most signs of the bot's name and of its description. */
export const MAX_BOT_NAME = 100;
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
  if (!stored) return [{ op: 'create', kind: 'botSettings', id: BOT_ID, record: { id: BOT_ID, ...next } }];
  const fields = {
    ...(next.name === stored.name ? {} : { name: next.name }),
    ...(next.tone === stored.tone ? {} : { tone: next.tone }),
    ...(next.personality === stored.personality ? {} : { personality: next.personality }),
  };
  return Object.keys(fields).length === 0 ? [] : [{ op: 'set', kind: 'botSettings', id: BOT_ID, fields }];
}
