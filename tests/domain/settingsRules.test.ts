import { describe, expect, it } from 'vitest';

import type { Op } from '#src/domain/operation.ts';
import { applyOp } from '#src/domain/operation.ts';
import { botSettings, channels } from '#src/samples/settings.ts';
import {
  BOT_TONE_LABELS,
  botFormOf,
  changeChannel,
  CHANNEL_STATE_LABELS,
  channelViews,
  checkBot,
  checkChannelValue,
  checkConnection,
  embedCode,
  saveBot,
  type ChannelView,
} from '#src/domain/settingsRules.ts';

const view = (id: string) => channelViews(channels, 'c').find((one) => one.id === id) as ChannelView;
const fieldsOf = ([op]: Op[]) => (op?.op === 'set' ? op.fields : op?.op === 'create' ? op.record : undefined);

describe('channels', () => {
  it('stand as the specification says', () => {
    expect(channelViews(channels, 'c').map(({ id, state }) => `${id} ${CHANNEL_STATE_LABELS[state]}`)).toEqual([
      'telegram Активен',
      'whatsapp Настройка',
      'widget Активен',
      'voice Выключен',
    ]);
  });

  it('of an empty workspace are off, and the widget has its code', () => {
    const views = channelViews([], 'моя "компания"');
    expect(views.map(({ state }) => state)).toEqual(['off', 'off', 'off', 'off']);
    expect(views.find(({ id }) => id === 'widget')?.value).toBe(embedCode('моя "компания"'));
    expect(embedCode('"><script>')).not.toContain('"><script>');
  });

  it.each([
    ['telegram', '123456789:AAE-x_1', true],
    ['telegram', '123456789', false],
    ['telegram', 'токен', false],
    ['whatsapp', '8 (900) 123-45-67', true],
    ['whatsapp', '12345', false],
    ['voice', 'sip.example.ru', true],
    ['voice', 'sip:robot@sip.example.ru:5060', true],
    ['voice', 'почта.рф', true],
    ['voice', 'sip:robot:пароль@sip.example.ru', false],
    ['voice', 'http://example.ru', false],
  ] as const)('%s takes «%s»: %s', (id, value, takes) => {
    expect(checkChannelValue(id, value) === undefined).toBe(takes);
  });

  it('are connected only with something to connect with', () => {
    expect(checkConnection('telegram', ' ')).toMatch(/Токен бота/);
    expect(checkConnection('widget', '')).toBeUndefined();
    expect(() => changeChannel(true, view('voice'), 'connect', '')).toThrow(RangeError);
    // An active one cannot be left without its token.
    expect(() => changeChannel(true, view('telegram'), 'save', '')).toThrow(RangeError);
  });

  it('are saved, connected and switched off; what was typed stays', () => {
    expect(fieldsOf(changeChannel(true, view('whatsapp'), 'connect', '8 900 123-45-67'))).toEqual({
      value: '+79001234567',
      state: 'active',
    });
    expect(fieldsOf(changeChannel(true, view('voice'), 'save', ' sip.example.ru '))).toEqual({
      value: 'sip.example.ru',
      state: 'setup',
    });
    expect(fieldsOf(changeChannel(true, view('telegram'), 'off', 'что угодно'))).toEqual({ state: 'off' });
    expect(fieldsOf(changeChannel(true, view('whatsapp'), 'save', ''))).toEqual({ value: '', state: 'off' });
    expect(fieldsOf(changeChannel(false, channelViews([], 'c')[0] as ChannelView, 'connect', '1:A'))).toMatchObject({
      id: 'telegram',
      state: 'active',
    });
    expect(changeChannel(true, view('telegram'), 'save', view('telegram').value)).toEqual([]);
  });
});

describe('the bot', () => {
  it('has the three tones of the specification', () => {
    expect(Object.values(BOT_TONE_LABELS)).toEqual(['Дружелюбный', 'Профессиональный', 'Неформальный']);
  });

  it('needs a name, and is stored field by field', () => {
    expect(checkBot({ ...botFormOf(null), name: ' ' })).toHaveProperty('name');
    expect(checkBot({ ...botFormOf(null), personality: 'а'.repeat(5001) })).toHaveProperty('personality');
    expect(saveBot(botSettings, botFormOf(botSettings))).toEqual([]);
    expect(fieldsOf(saveBot(botSettings, { ...botFormOf(botSettings), tone: 'casual' }))).toEqual({ tone: 'casual' });
    const [created] = saveBot(null, { ...botFormOf(null), name: ' Аня ' });
    expect(created && applyOp(undefined, created, '2026-01-01T00:00:00.000Z')).toMatchObject({
      id: 'bot',
      name: 'Аня',
    });
    expect(() => saveBot(null, { ...botFormOf(null), name: '' })).toThrow(RangeError);
  });
});
