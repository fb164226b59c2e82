import { describe, expect, it } from 'vitest';

import {
  closingWords,
  dayAt,
  endingWords,
  finishingWords,
  whyClosed,
  type RoundNow,
} from '#src/domain/fieldwork/places/closed.ts';
import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import type { Incoming, Conversation } from '#src/domain/fieldwork/path.ts';
import { countRound, type CountedRespondent } from '#src/domain/fieldwork/counted.ts';
import type { Question, Script } from '#src/domain/fieldwork/script.ts';
import { NO_TRAIL, trailOf } from '#src/domain/fieldwork/trail.ts';
import { example } from '#tests/store/examples.ts';
import { question as openQuestion } from '#src/samples/scripts.ts';

const AT = '2026-06-01T12:00:00.000Z';
const question = (key: string, more: Partial<Question> = {}): Question => openQuestion(key, { text: key, ...more });
const YES_NO = [
  { key: 'yes', text: 'Да' },
  { key: 'no', text: 'Нет' },
];
const SCRIPT: Script = {
  title: '',
  welcome: '',
  consent: '',
  thanks: '',
  stages: [
    {
      title: '',
      questions: [
        question('choice', {
          kind: 'choice',
          options: YES_NO,
          branches: [{ when: { is: 'option', option: 'no' }, to: 'number' }],
        }),
        question('scale', { kind: 'scale' }),
        question('number', { kind: 'number' }),
      ],
    },
  ],
};

let made = 0;
const play = (...given: (string | 'stop' | 'skip' | 'back' | 'withdraw')[]): Conversation =>
  given.reduce<Conversation>(
    (now, text) => {
      const id = `m${(made += 1)}`;
      const isWish = ['stop', 'skip', 'back', 'withdraw'].includes(text);
      const incoming = (
        isWish
          ? { type: text, id, at: AT }
          : { type: 'answer', id, at: AT, isWhole: true, given: { text, options: undefined } }
      ) as Incoming;
      return hear(SCRIPT, now, incoming).conversation;
    },
    hear(SCRIPT, NEW_CONVERSATION, { type: 'agree', id: `m${(made += 1)}`, at: AT }).conversation,
  );

const person = (
  state: CountedRespondent['state'],
  conversation: Conversation,
  more: Partial<CountedRespondent> = {},
) => ({
  state,
  isInvited: true,
  isUnwritten: false,
  isBounced: false,
  segment: '',
  openedAt: new Date(AT),
  beganAt: new Date(AT),
  finishedAt: state === 'finished' ? new Date(AT) : null,
  leftAt: null,
  trail: trailOf(SCRIPT, conversation),
  script: SCRIPT as Script | null,
  paid: 0,
  ...more,
});

const minutes = (after: number) => ({ finishedAt: new Date(Date.parse(AT) + after * 60_000), paid: 300 });

describe('the figures of a round', () => {
  it('count everybody as far as they came, and where each stands', () => {
    const { questions, former, ...figures } = countRound(
      [
        person('invited', NEW_CONVERSATION, { openedAt: null, beganAt: null }),
        person('invited', NEW_CONVERSATION, { openedAt: null, beganAt: null, isUnwritten: true }),
        person('invited', NEW_CONVERSATION, { openedAt: null, beganAt: null, isBounced: true, segment: 'Москва' }),
        person('declined', NEW_CONVERSATION, { beganAt: null, segment: 'Москва' }),
        person('began', play('Да'), { leftAt: new Date(AT) }),
        person('stopped', play('Да', '4', 'stop')),
        // A respondent who is answering now has stopped nowhere.
        person('began', play('Да', '3'), { isInvited: false }),
        // Who took everything back, and whom the company has forgotten: paid for, and not collected.
        person('withdrawn', play('Да', 'withdraw'), minutes(50)),
        person('forgotten', NEW_CONVERSATION, { ...minutes(60), isInvited: false, segment: 'Москва' }),
        person('finished', play('Да', '5', '10'), minutes(3)),
        person('finished', play('Нет', '30'), minutes(10)),
        person('finished', play('Да', 'skip', '20'), minutes(4)),
      ],
      SCRIPT,
      { all: 9, given: 3 },
    );
    expect(figures).toEqual({
      invited: 8,
      unwritten: 1,
      bounced: 1,
      // Who came by the link is none of the invited.
      opened: 7,
      byLink: 2,
      began: 8,
      finished: 3,
      left: 1,
      standing: { invited: 3, opened: 0, began: 2, finished: 3, stopped: 1, declined: 1, withdrawn: 1, forgotten: 1 },
      medianMinutes: 4,
      segments: [
        { segment: '', invited: 7, finished: 3 },
        { segment: 'Москва', invited: 1, finished: 0 },
      ],
      spent: 1500,
      rewards: { all: 9, given: 3 },
    });
    expect(former).toEqual([]);
    expect(questions).toEqual([
      { key: 'choice', asked: 6, answered: 6, skipped: 0, left: 0, chosen: { yes: 5, no: 1 }, numbers: null },
      { key: 'scale', asked: 5, answered: 3, skipped: 1, left: 1, chosen: { 3: 1, 4: 1, 5: 1 }, numbers: null },
      {
        key: 'number',
        asked: 5,
        answered: 3,
        skipped: 0,
        left: 1,
        chosen: {},
        numbers: { least: 10, median: 20, most: 30 },
      },
    ]);
  });

  it('tell a changed question once more, with those who were asked it in those words', () => {
    const [stage] = SCRIPT.stages;
    const [choice, scale, number] = stage?.questions ?? [];
    if (!choice || !scale || !number) throw new Error('a question is missing');
    const asks = (...questions: Question[]): Script => ({ ...SCRIPT, stages: [{ title: '', questions }] });
    const third = [...YES_NO, { key: 'maybe', text: 'Не знаю' }];
    const now = asks({ ...choice, options: third }, { ...scale, whyTimes: 3, mayBeSkipped: false });
    const older = asks({ ...choice, text: 'Выберите' }, scale, number);
    const all = [
      person('began', play('Да', '4')),
      person('began', play('Нет')),
      person('began', play('Нет'), { script: older }),
      person('began', play('Да', '2'), { script: now }),
      // Their wording is no longer known: they are counted with those of now.
      person('began', play('Нет'), { script: null }),
    ];
    const { questions, former } = countRound(all, now, { all: 0, given: 0 });
    expect(questions).toMatchObject([
      { key: 'choice', asked: 2, answered: 2, chosen: { yes: 1, no: 1 } },
      // An unseen change of a question does not count.
      { key: 'scale', asked: 2, answered: 2, chosen: { 2: 1, 4: 1 } },
    ]);
    expect(former).toMatchObject([
      { key: 'choice', question: { text: 'choice', options: YES_NO }, asked: 2, chosen: { yes: 1, no: 1 } },
      { key: 'choice', question: { text: 'Выберите' }, asked: 1, chosen: { no: 1 } },
      // It is asked no more.
      { key: 'number', question: { text: 'number' }, asked: 3, answered: 0 },
    ]);
  });

  it('are nothing of nobody', () => {
    expect(countRound([], null, { all: 0, given: 0 })).toMatchObject({
      invited: 0,
      medianMinutes: null,
      questions: [],
    });
  });

  it('know nothing that was said', () => {
    const trail = trailOf({ ...SCRIPT, stages: [{ title: '', questions: [question('choice')] }] }, play('Тайна'));
    expect(JSON.stringify(trail)).not.toContain('Тайна');
    expect(trailOf(SCRIPT, NEW_CONVERSATION)).toEqual(NO_TRAIL);
  });

  it('do not tell of a question that somebody was led past once they took the answer back', () => {
    expect(Object.keys(trailOf(SCRIPT, play('Да', '4', 'back', 'back', 'Нет')).answers)).toEqual(['choice', 'number']);
  });
});

describe('a round', () => {
  const now: RoundNow = { today: '2026-06-01', hasStudy: true, room: 'free' };
  const round = example('round', { state: 'running', script: SCRIPT, quotas: {}, goal: null, until: null });

  it.each([
    ['running', round, now, null],
    ['that is no round any more', null, now, 'завершён'],
    ['removed', { ...round, deletedAt: AT }, now, 'завершён'],
    ['without its study', round, { ...now, hasStudy: false }, 'завершён'],
    ['ended', { ...round, state: 'ended' as const }, now, 'завершён'],
    ['of the future', { ...round, state: 'draft' as const }, now, 'не начался'],
    ['without questions', { ...round, script: null }, now, 'не начался'],
    ['paused', { ...round, state: 'paused' as const }, now, 'приостановлен'],
    ['on its last day', { ...round, until: '2026-06-01' }, now, null],
    ['a day later', { ...round, until: '2026-05-31' }, now, 'Срок'],
    ['that is full', round, { ...now, room: 'full' as const }, 'поговорили'],
    ['whose places are others’', round, { ...now, room: 'taken' as const }, 'позже'],
  ])('%s', (_, of, at, why) => {
    const closed = whyClosed(of, false, at);
    expect(closed ?? 'open').toContain(why ?? 'open');
  });

  it('hears whoever has begun to their end: of what is paused always while they have their place, of what is over for three days', () => {
    const full = { ...round, state: 'paused' as const, goal: 1 };
    expect(whyClosed(full, true, { ...now, today: '2027-06-01' })).toBeNull();
    expect(whyClosed(full, true, { ...now, room: 'taken' })).toContain('Загляните');
    expect(whyClosed(full, true, { ...now, room: 'full' })).toContain('сохранено');
    const ended = { ...full, state: 'ended' as const, endedAt: '2026-06-01T20:59:00.000Z', timeZone: 'Europe/Moscow' };
    const on = (today: string, of: Parameters<typeof whyClosed>[0] = ended) => whyClosed(of, true, { ...now, today });
    expect([on('2026-06-01'), on('2026-06-04')]).toEqual([null, null]);
    expect(on('2026-06-05')).toContain('сохранено');
    // At midnight of its last day it is over by itself, and ended by a person later it is not over anew.
    const past = { ...ended, state: 'running' as const, until: '2026-05-30' };
    expect([on('2026-05-31', past), on('2026-06-02', past)]).toEqual([null, null]);
    expect(on('2026-06-03', past)).toContain('сохранено');
    expect(on('2026-06-03', { ...past, state: 'ended' })).toContain('сохранено');
    // A removed round takes no more answers at once; where its end is unknown no one is turned away.
    expect(on('2026-06-01', { ...ended, deletedAt: AT })).toContain('сохранено');
    expect(whyClosed(ended, true, { ...now, hasStudy: false })).toContain('сохранено');
    expect(on('2027-01-01', { ...ended, endedAt: null })).toBeNull();
  });

  it('tells until when it may be finished, to whoever answers and to whoever ends it', () => {
    const ended = { ...round, state: 'ended' as const, endedAt: '2026-06-01T21:30:00.000Z', timeZone: 'Europe/Moscow' };
    expect(closingWords(round, now.today)).toBe('');
    expect(closingWords(ended, now.today)).toContain('до\u00A05 июня 2026\u00A0г. включительно');
    const at = new Date('2026-06-01T12:00:00.000Z');
    const running = { ...round, timeZone: 'Europe/Moscow' };
    // It is on the page while a respondent answers and may, and no longer.
    const soon = new Date('2026-06-02T12:00:00.000Z');
    expect(finishingWords(ended, 1, soon)).toContain('может закончить до\u00A05 июня 2026\u00A0г. включительно');
    expect([finishingWords(running, 1, at), finishingWords(ended, 0, soon), finishingWords(ended, 1, new Date('2026-06-09T12:00:00.000Z'))]).toEqual(['', '', '']); // prettier-ignore
    const MAY = 'Кто уже начал, может закончить до\u00A04 июня';
    expect(endingWords(running, 1, at)).toContain(`Сейчас отвечает 1\u00A0человек. ${MAY}`);
    expect(endingWords(running, 3, at)).toContain('Сейчас отвечают 3\u00A0человека.');
    // Those who began and are silent may finish, though no one answers now.
    expect(endingWords(running, 0, at)).toContain(`Сейчас никто не отвечает. ${MAY}`);
    expect(endingWords(running, null, at)).toContain(`спрашивать не\u00A0будем. ${MAY}`);
    expect(endingWords({ ...running, until: '2026-05-01' }, 2, at)).toContain('вышло');
  });

  it('has the day of its own clock', () => {
    const late = new Date('2026-05-31T22:30:00.000Z');
    expect([dayAt(late, 'Europe/Moscow'), dayAt(late, 'UTC'), dayAt(late, 'Nowhere/Land')]).toEqual([
      '2026-06-01',
      '2026-05-31',
      '2026-05-31',
    ]);
  });
});
