import { describe, expect, it } from 'vitest';

import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import type { Incoming, Conversation } from '#src/domain/fieldwork/path.ts';
import { FORGOTTEN } from '#src/domain/fieldwork/places/closed.ts';
import { THANKS_TEXT } from '#src/domain/fieldwork/texts.ts';
import { viewOf, type Around } from '#src/domain/respond/view.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

const CHOICE = { kind: 'choice' as const, options: [{ key: 'yes', text: 'Да' }, { key: 'no', text: 'Нет' }], isMultiple: true, mayBeSkipped: false }; // prettier-ignore
const SCRIPT = scriptOf(question('choice', CHOICE), question('open', { mayBeSkipped: false, whyTimes: 2 }));
const AT = '2026-06-01T12:00:00.000Z';

const AROUND: Around = {
  version: 3,
  company: 'Смена',
  problem: '',
  replaced: false,
  reward: null,
  isLimited: false,
  takesVoice: true,
  movedTo: null,
  telegram: 'https://t.me/smena_bot?start=t',
  closed: null,
  closing: 'Можно закончить до пятницы.',
};

type Deed = 'agree' | 'decline' | 'stop' | 'withdraw' | 'back' | 'skip';

/** A conversation after deeds; anything else is an answer, the key of an option or words. */
function after(...deeds: readonly string[]): Conversation {
  return deeds.reduce<Conversation>((now, deed, index) => {
    const on = { id: `m-${index}`, at: AT };
    const isDeed = ['agree', 'decline', 'stop', 'withdraw', 'back', 'skip'].includes(deed);
    const given = ['yes', 'no'].includes(deed) ? { text: '', options: [deed] } : { text: deed, options: undefined };
    const incoming: Incoming = isDeed ? { type: deed as Deed, ...on } : { type: 'answer', ...on, given, isWhole: true };
    return hear(SCRIPT, now, incoming).conversation;
  }, NEW_CONVERSATION);
}

const view = (conversation: Conversation, around: Partial<Around> = {}) =>
  viewOf(SCRIPT, conversation, { ...AROUND, ...around });

const TALKS = {
  new: after(),
  declined: after('decline'),
  begun: after('agree'),
  second: after('agree', 'yes'),
  why: after('agree', 'yes', 'Дорого'),
  back: after('agree', 'no', 'back'),
  stopped: after('agree', 'yes', 'stop'),
  done: after('agree', 'yes', 'Дорого', 'Цена', 'Курс'),
  withdrawn: after('agree', 'yes', 'withdraw'),
};

describe('what a respondent sees', () => {
  it.each([
    ['new', 'consent', { welcome: 'Здравствуйте!', consent: SCRIPT.consent }],
    // A respondent who has refused may read again what they have refused.
    ['declined', 'declined', { welcome: 'Здравствуйте!', consent: SCRIPT.consent }],
    ['begun', 'asking', { closing: AROUND.closing }],
    ['stopped', 'stopped', { closing: AROUND.closing }],
    ['done', 'done', { thanks: 'Спасибо!' }],
    ['withdrawn', 'withdrawn', {}],
  ] as const)('%s: only the words of this step', (name, step, words) => {
    const shown = view(TALKS[name]);
    expect(shown.step).toBe(step);
    expect(shown.words).toEqual({ welcome: '', consent: '', thanks: '', closed: '', closing: '', ...words });
    // Not what the team calls its scenario, and nothing that is left to be proven.
    expect([shown.title, shown.challenge]).toEqual(['Несколько вопросов', '']);
  });

  it.each([
    ['new', { goesOn: true, back: false, more: false, withdraw: false }],
    ['declined', { goesOn: false, back: false, more: false, withdraw: false }],
    ['begun', { goesOn: true, back: false, more: false, withdraw: true }],
    ['second', { goesOn: true, back: true, more: false, withdraw: true }],
    ['stopped', { goesOn: true, back: false, more: false, withdraw: true }],
    ['done', { goesOn: false, back: true, more: true, withdraw: true }],
    ['withdrawn', { goesOn: false, back: false, more: false, withdraw: false }],
  ] as const)('%s: what may be done is offered, and nothing else', (name, may) => {
    const { telegram, canGoBack, takesMore, mayWithdraw } = view(TALKS[name]);
    expect({ goesOn: telegram !== null, back: canGoBack, more: takesMore, withdraw: mayWithdraw }).toEqual(may);
    expect([AROUND.telegram, null]).toContain(telegram);
  });

  it.each(['new', 'begun', 'second', 'back', 'stopped'] as const)(
    '%s: where all is over it says why, and asks nothing',
    (name) => {
      const shown = view(TALKS[name], { closed: 'Опрос завершён.', closing: '' });
      expect(shown).toMatchObject({ step: 'closed', asked: null, unsure: null, canGoBack: false, takesMore: false, telegram: null }); // prettier-ignore
      expect(shown.words).toEqual({ welcome: '', consent: '', thanks: '', closed: 'Опрос завершён.', closing: '' });
      // Answers may be withdrawn all the same.
      expect(shown.mayWithdraw).toBe(name !== 'new');
    },
  );

  it('thanks whoever has finished in a round that is over, and tells them that it is', () => {
    const shown = view(TALKS.done, { closed: 'Опрос завершён.' });
    expect(shown).toMatchObject({ step: 'done', canGoBack: false, takesMore: false, mayWithdraw: true });
    expect(shown.words).toMatchObject({ thanks: 'Спасибо!', closed: 'Опрос завершён.' });
  });

  it('promises in its own words after the end only what is so', () => {
    const own = { ...SCRIPT, thanks: THANKS_TEXT };
    const thanksOf = (closed: string | null) => viewOf(own, TALKS.done, { ...AROUND, closed }).words.thanks;
    expect(thanksOf(null)).toBe(THANKS_TEXT);
    expect(thanksOf('Опрос завершён.')).not.toContain('напишите сюда');
    expect(THANKS_TEXT.startsWith(thanksOf('Опрос завершён.'))).toBe(true);
  });

  it('tells whom the company has forgotten that they are, and nobody who went by themselves that a round is over', () => {
    expect(view(TALKS.withdrawn, { closed: FORGOTTEN })).toMatchObject({ step: 'withdrawn', words: { closed: FORGOTTEN } }); // prettier-ignore
    expect(view(TALKS.withdrawn, { closed: 'Опрос завершён.' }).words.closed).toBe('');
    expect(view(TALKS.declined, { closed: 'Опрос завершён.' }).words.closed).toBe('');
  });
});

describe('the question that is asked', () => {
  it('is asked as it stands in the script', () => {
    expect(view(TALKS.begun).asked).toEqual({
      place: { question: 'choice', why: 0 },
      text: 'Вопрос choice?',
      kind: 'choice',
      options: CHOICE.options,
      isMultiple: true,
      scale: SCRIPT.stages[0]?.questions[0]?.scale,
      mayBeSkipped: false,
      after: null,
      answer: null,
    });
    expect(view(TALKS.second).asked).toMatchObject({ kind: 'open', mayBeSkipped: false, options: [], after: null });
  });

  it('why is answered in words, may be passed over, and stands under what it follows on', () => {
    expect(view(TALKS.why).asked).toMatchObject({
      place: { question: 'open', why: 1 },
      text: 'Почему так?',
      kind: 'open',
      options: [],
      isMultiple: false,
      mayBeSkipped: true,
      after: { question: 'Вопрос open?', answer: 'Дорого' },
    });
    const again = view(after('agree', 'yes', 'Дорого', 'Цена')).asked;
    expect(again?.after).toEqual({ question: 'Почему так?', answer: 'Цена' });
  });

  it('gone back to shows what was answered, its options as they were pressed', () => {
    expect(view(TALKS.back).asked).toMatchObject({
      place: { question: 'choice', why: 0 },
      answer: { options: ['no'] },
    });
    const words = view(after('agree', 'yes', 'Дорого', 'back')).asked;
    expect(words).toMatchObject({ place: { question: 'open', why: 0 }, answer: { text: 'Дорого', options: [] } });
  });

  it('grows with the questions that are behind', () => {
    const progress = [TALKS.new, TALKS.begun, TALKS.second, TALKS.why, TALKS.done].map((talk) => view(talk).progress);
    expect(progress).toEqual([0, 0, 0.5, 0.5, 1]);
  });

  it('is nothing that the script has no more', () => {
    const lost = { ...TALKS.back, back: { place: { question: 'gone', why: 0 }, said: 1 } };
    expect(view(lost).asked).toBeNull();
  });
});

it('words that may be a wish are shown to be asked about, without what only the server needs', () => {
  const unsure = { wish: 'stop' as const, id: 'm', at: AT, text: 'хватит', place: null, isWhole: true };
  expect(view({ ...TALKS.begun, unsure }).unsure).toEqual({ id: 'm', wish: 'stop', text: 'хватит' });
  expect(view(TALKS.begun).unsure).toBeNull();
});
