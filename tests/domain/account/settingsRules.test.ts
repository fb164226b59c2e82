import { describe, expect, it } from 'vitest';

import { NBSP } from '#src/domain/core/format.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { applyOp } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { botSettings, channels } from '#src/samples/settings.ts';
import {
  BOT_TONE_LABELS,
  botFormOf,
  changeChannel,
  channelBadge,
  channelViews,
  checkBot,
  checkChannelValue,
  checkChannelOn,
  embedCode,
  saveBot,
  type ChannelView,
} from '#src/domain/account/settingsRules.ts';

const view = (id: string) => channelViews(channels, 'c', null).find((one) => one.id === id) as ChannelView;
const fieldsOf = (ops: Op[]) => ops.flatMap((op) => (op.op === 'set' ? [op.fields] : []))[0];
const made = (ops: Op[]) =>
  ops.reduce<StoredRecord | undefined>((record, op) => applyOp(record, op, '2026-01-01T00:00:00.000Z'), undefined);

describe('channels', () => {
  it('of the sample stand in their fixed states, and say that they are a sample', () => {
    const views = channelViews(channels, 'c', null);
    expect(views.map((one) => `${one.id} ${channelBadge(one)}`)).toEqual([
      'telegram Активен',
      'whatsapp Настройка',
      'widget Активен',
      'voice Выключен',
    ]);
    expect(views.every(({ isSample }) => isSample)).toBe(true);
  });

  it('that nobody has reached are not active: the badge says that the settings are saved', () => {
    const off = channelViews([], 'c', null);
    const typed = { telegram: '1:A', whatsapp: '8 900 123-45-67', widget: 'example.com', voice: 'sip.example.com' };
    for (const view of [...off, ...channelViews(channels, 'c', null)]) {
      const [op] = changeChannel(true, { ...view, state: 'off' }, 'save', typed[view.id]);
      const after = { ...view, ...(op?.op === 'set' ? op.fields : {}) } as ChannelView;
      expect(`${view.id}: ${channelBadge(after)}`).toBe(`${view.id}: Настройки сохранены`);
    }
    // Opened from a file, which has no token.
    expect(channelBadge({ id: 'telegram', state: 'setup', value: '', isSample: false })).toBe('Настройка');
  });

  it('of an empty workspace are off, and the widget has its code where a server answers it', () => {
    const views = channelViews([], 'моя "компания"', 'https://research.example.com');
    expect(views.map(({ state }) => state)).toEqual(['off', 'off', 'off', 'off']);
    expect(views.flatMap(({ code }) => code ?? [])).toEqual([
      '<script src="https://research.example.com/w.js" data-orientir="моя &quot;компания&quot;" async></script>',
    ]);
    expect(channelViews([], 'c', null).flatMap(({ code }) => code ?? [])).toEqual([]);
  });

  it.each([
    ['telegram', '123456789:AAE-x_1', true],
    ['telegram', '123456789', false],
    ['telegram', 'токен', false],
    ['whatsapp', '8 (900) 123-45-67', true],
    ['whatsapp', '12345', false],
    ['voice', 'sip.example.com', true],
    ['voice', 'sip:robot@sip.example.com:5060', true],
    ['voice', 'почта.рф', true],
    ['voice', 'sip:robot:пароль@sip.example.com', false],
    ['voice', 'http://example.com', false],
  ] as const)('%s takes «%s»: %s', (id, value, takes) => {
    expect(checkChannelValue(id, value) === undefined).toBe(takes);
  });

  it('are on only with something to reach them by', () => {
    expect(checkChannelOn('telegram', ' ')).toMatch(/Токен бота/);
    expect(checkChannelOn('widget', '')).toMatch(/хотя бы один сайт/);
    expect(() => changeChannel(true, view('voice'), 'save', '')).toThrow(RangeError);
    // One that is on cannot be left without its token.
    expect(() => changeChannel(true, view('telegram'), 'save', '')).toThrow(RangeError);
  });

  it('are saved and switched off; what was stored stays, and the sample is at its end', () => {
    expect(fieldsOf(changeChannel(true, view('whatsapp'), 'save', '8 900 123-45-67'))).toEqual({
      value: '+79001234567',
      isSample: false,
    });
    expect(fieldsOf(changeChannel(true, view('voice'), 'save', ' sip.example.com '))).toEqual({
      value: 'sip.example.com',
      state: 'setup',
      isSample: false,
    });
    expect(fieldsOf(changeChannel(true, view('telegram'), 'off', 'что угодно'))).toEqual({
      state: 'off',
      isSample: false,
    });
    expect(made(changeChannel(false, channelViews([], 'c', null)[0] as ChannelView, 'save', '1:A'))).toMatchObject({
      id: 'telegram',
      state: 'setup',
    });
    expect(changeChannel(true, view('telegram'), 'save', view('telegram').value)).toEqual([]);
  });

  it('that answer stop being active when they are given another value', () => {
    const answers: ChannelView = { id: 'telegram', state: 'active', value: '1:A', isSample: false };
    expect(changeChannel(true, answers, 'save', '1:A')).toEqual([]);
    expect(fieldsOf(changeChannel(true, answers, 'save', '2:B'))).toEqual({ value: '2:B', state: 'setup' });
  });
});

describe('the bot', () => {
  it('has its three tones', () => {
    expect(Object.values(BOT_TONE_LABELS)).toEqual(['Дружелюбный', 'Профессиональный', 'Неформальный']);
  });

  it('needs a name, and is stored field by field', () => {
    expect(checkBot({ ...botFormOf(null), name: ' ' })).toHaveProperty('name');
    expect(checkBot({ ...botFormOf(null), personality: 'а'.repeat(5001) })).toHaveProperty('personality');
    expect(saveBot(botSettings, botFormOf(botSettings))).toEqual([]);
    expect(fieldsOf(saveBot(botSettings, { ...botFormOf(botSettings), tone: 'casual' }))).toEqual({ tone: 'casual' });
    expect(made(saveBot(null, { ...botFormOf(null), name: ' Аня ' }))).toMatchObject({ id: 'bot', name: 'Аня' });
    expect(() => saveBot(null, { ...botFormOf(null), name: '' })).toThrow(RangeError);
  });
});

describe('what a field of a channel says', () => {
  const TOKEN = 'Токен выглядит так: 123456789:AAExample. Скопируйте его целиком из @BotFather';
  const SERVER = 'Введите адрес сервера, например sip.example.com';
  const PASSWORD = `Уберите пароль из${NBSP}адреса: здесь он не${NBSP}хранится`;

  it.each([
    ['telegram', ' 1:a-B_9 ', undefined],
    ['telegram', '', undefined],
    ['telegram', 'x1:a', TOKEN],
    ['telegram', '1:a b', TOKEN],
    ['telegram', '1:', TOKEN],
    ['voice', 'sip:robot@sip.example.com:5060', undefined],
    ['voice', 'SIPS:sip.example.com', undefined],
    ['voice', 'sip.example.com/путь', SERVER],
    ['voice', 'sip:robot:secret@sip.example.com', PASSWORD],
    ['voice', 'robot:@sip.example.com', PASSWORD],
    ['voice', 'robot:a@sip.example.com', PASSWORD],
    ['widget', 'example.com\n*.example.org', undefined],
    ['widget', 'что', `Это${NBSP}не${NBSP}адрес сайта: что. Нужен, например, example.com`],
  ] as const)('%s: «%s»', (id, value, says) => {
    expect(checkChannelValue(id, value)).toBe(says);
  });

  it('is «Настройки сохранены» only of one’s own settings, and of a token that is here', () => {
    const one: ChannelView = { id: 'telegram', state: 'setup', value: '1:a', isSample: false };
    const saved = 'Настройки сохранены';
    expect(channelBadge(one)).toBe(saved);
    expect(channelBadge({ ...one, value: '' })).not.toBe(saved);
    expect(channelBadge({ ...one, isSample: true })).not.toBe(saved);
    expect(channelBadge({ ...one, state: 'active' })).toBe('Активен');
    expect(channelBadge({ ...one, state: 'off' })).not.toBe(saved);
    expect(channelBadge({ ...one, id: 'widget', value: '' })).not.toBe(saved);
  });
});

it('the widget’s code holds whatever the company is called', () => {
  expect(embedCode('a&b"<c>&"<', 'https://x.example.com')).toBe(
    '<script src="https://x.example.com/w.js" data-orientir="a&amp;b&quot;&lt;c>&amp;&quot;&lt;" async></script>',
  );
});

it('a widget is stored with its sites, one a line, and keeps them when it is off', () => {
  const widget: ChannelView = { id: 'widget', state: 'off', value: '', isSample: false };
  expect(changeChannel(true, widget, 'save', 'example.com, example.org')).toEqual([
    {
      op: 'set',
      kind: 'channel',
      id: 'widget',
      fields: { value: 'example.com\nexample.org', state: 'setup' },
    },
  ]);
  expect(changeChannel(true, { ...widget, state: 'setup', value: 'example.com' }, 'off', 'код')).toEqual([
    { op: 'set', kind: 'channel', id: 'widget', fields: { state: 'off' } },
  ]);
});

const channel = (id: 'telegram' | 'whatsapp'): ChannelView => ({ id, state: 'off', value: '', isSample: false });

it('a number is stored as a number, any other value as it was typed', () => {
  expect(fieldsOf(changeChannel(true, channel('whatsapp'), 'save', ' 8 (900) 123-45-67 '))).toEqual({
    value: '+79001234567',
    state: 'setup',
  });
  expect(fieldsOf(changeChannel(true, channel('telegram'), 'save', ' 89001234567:a '))).toEqual({
    value: '89001234567:a',
    state: 'setup',
  });
});

describe('the bot', () => {
  const stored = { name: 'Бот', tone: 'casual', personality: 'Спокойный' } as const;

  it('begins with the product’s name', () => {
    expect(botFormOf(null)).toEqual({ name: 'Ориентир', tone: 'friendly', personality: '' });
    expect(botFormOf(stored)).toEqual(stored);
  });

  it.each([
    [{ name: ' Анна ' }, { name: 'Анна' }],
    [{ tone: 'friendly' }, { tone: 'friendly' }],
    [{ personality: ' Весёлый\n' }, { personality: 'Весёлый' }],
    [{ name: ' Бот ', personality: ' Спокойный ' }, null],
  ] as const)('stores of %j what differs', (typed, fields) => {
    expect(saveBot(stored, { ...stored, ...typed })).toEqual(
      fields === null ? [] : [{ op: 'set', kind: 'botSettings', id: 'bot', fields }],
    );
  });
});
