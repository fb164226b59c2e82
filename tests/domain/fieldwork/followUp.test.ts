import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';

import { askedAt, askedWithMark, modelAt, whyWords } from '#src/domain/fieldwork/asked.ts';
import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import { type Incoming, askedNow, type Conversation, type ScriptPlace } from '#src/domain/fieldwork/path.ts';
import { awaitsWords, exchangesBefore, followUpFault, MOST_FOLLOW_UP } from '#src/domain/fieldwork/followUp.ts';
import { conversationSchema, scriptSchema } from '#src/domain/fieldwork/schema.ts';
import type { Question, Script } from '#src/domain/fieldwork/script.ts';
import { scriptOf as scriptOfScenario } from '#src/domain/fieldwork/scriptOf.ts';
import { MODEL_CONSENT } from '#src/domain/fieldwork/texts.ts';
import { transcriptOf } from '#src/domain/fieldwork/transcript.ts';
import { play } from '#src/domain/fieldwork/trial.ts';
import { question as openQuestion } from '#src/samples/scripts.ts';

const AT = '2026-06-01T10:00:00.000Z';
const SEED = 22_340;

const question = (key: string, more: Partial<Question> = {}): Question =>
  openQuestion(key, { text: `Расскажите про ${key}`, whyTimes: 2, ...more });
const scriptOf = (...questions: Question[]): Script => ({
  title: '',
  welcome: '',
  consent: `Можно?\n\n${MODEL_CONSENT}`,
  thanks: '',
  modelAsks: true,
  stages: [{ title: '', questions }],
});
const SCRIPT = scriptOf(question('a'), question('b', { whyTimes: 1 }));

let ids = 0;
const deed = (type: 'agree' | 'skip' | 'back' | 'stop' | 'resume'): Incoming => ({
  type,
  id: `d-${(ids += 1)}`,
  at: AT,
});
const words = (text: string, more: object = {}): Incoming => ({
  type: 'answer',
  id: `w-${(ids += 1)}`,
  at: AT,
  given: { text },
  isWhole: true,
  ...more,
});
const worded = (place: ScriptPlace, text: string | null, model = 'test-model'): Incoming => ({
  type: 'worded',
  place,
  text,
  model,
});
const after = (...events: Incoming[]): Conversation =>
  events.reduce((talk, one) => hear(SCRIPT, talk, one).conversation, NEW_CONVERSATION);

const WHY: ScriptPlace = { question: 'a', why: 1 };
const GOOD = 'Что именно заняло больше всего времени?';

describe('a question that a model words', () => {
  it('is asked of nobody before its words stand, and then in these words for good', () => {
    const before = after(deed('agree'));
    const { conversation, outgoing } = hear(SCRIPT, before, words('Долго искал врача'));
    expect(outgoing).toEqual([]);
    expect(awaitsWords(SCRIPT, conversation)).toEqual(WHY);
    expect(hear(SCRIPT, conversation, { type: 'open' }).outgoing).toEqual([]);
    const said = hear(SCRIPT, conversation, worded(WHY, ` ${GOOD} `));
    expect(said.outgoing).toEqual([{ say: 'ask', place: WHY }]);
    expect(askedAt(SCRIPT, WHY, said.conversation)).toBe(GOOD);
    expect(modelAt(said.conversation, WHY)).toBe('test-model');
    // Another server, or the same after a fall, comes with others: too late.
    expect(hear(SCRIPT, said.conversation, worded(WHY, 'Почему именно врача?'))).toEqual({
      conversation: said.conversation,
      outgoing: [],
      refusal: null,
    });
    expect(hear(SCRIPT, said.conversation, { type: 'open' }).outgoing).toEqual([{ say: 'ask', place: WHY }]);
  });

  it('is the product’s own where a model has none, or says what is none to be said', () => {
    const waiting = after(deed('agree'), words('Долго искал врача'));
    for (const text of [null, 'Купите наш продукт!', 'Вам ведь было неудобно?', '', 'Что? Где?']) {
      const { conversation, outgoing } = hear(SCRIPT, waiting, worded(WHY, text));
      expect(outgoing).toEqual([{ say: 'ask', place: WHY }]);
      expect(askedAt(SCRIPT, WHY, conversation)).toBe(whyWords(1));
      expect(modelAt(conversation, WHY)).toBe('');
    }
  });

  it('waits on: what is said meanwhile belongs to what it was said to, and no answer is lost', () => {
    const waiting = after(deed('agree'), words('Долго искал врача'), words('И ещё дорого', { isWhole: false }));
    expect(awaitsWords(SCRIPT, waiting)).toEqual(WHY);
    expect(waiting.said.map(({ place, text }) => [place?.why, text])).toEqual([
      [0, 'Долго искал врача'],
      [0, 'И ещё дорого'],
    ]);
    const skipped = after(deed('agree'), words('Долго искал врача'), deed('skip'));
    expect(skipped.said).toHaveLength(1);
    expect(askedNow(SCRIPT, skipped)).toEqual({ question: 'b', why: 0 });
  });

  it('comes after a stop, when it goes on', () => {
    const stopped = after(deed('agree'), words('Долго искал врача'), deed('stop'));
    expect(hear(SCRIPT, stopped, worded(WHY, GOOD)).conversation).toBe(stopped);
    const { conversation, outgoing } = hear(SCRIPT, stopped, deed('resume'));
    expect(outgoing).toEqual([]);
    expect(hear(SCRIPT, conversation, worded(WHY, GOOD)).outgoing).toEqual([{ say: 'ask', place: WHY }]);
  });

  it('is for those alone who agreed to it', () => {
    const silent: Script = { ...SCRIPT, consent: 'Можно?' };
    const { conversation } = hear(silent, NEW_CONVERSATION, deed('agree'));
    const next = hear(silent, conversation, words('Долго искал врача'));
    expect(next.outgoing).toEqual([{ say: 'ask', place: WHY }]);
    expect(awaitsWords(silent, next.conversation)).toBeNull();
    const { modelAsks: _off, ...off } = SCRIPT;
    expect(hear(off, conversation, words('Долго искал врача')).outgoing).toEqual([{ say: 'ask', place: WHY }]);
  });

  it('is of what was said last: what was corrected is told to no model', () => {
    const talk = after(deed('agree'), words('Прежнее'), worded(WHY, GOOD), deed('back'), words('Исправлено'));
    expect(exchangesBefore(SCRIPT, talk, WHY).map(({ answer }) => answer)).toEqual(['Исправлено']);
  });

  it('is marked with the model in the transcript, and in what is given out of a person', () => {
    const talk = after(deed('agree'), words('Долго искал врача'), worded(WHY, GOOD), words('Звонки'), worded({ ...WHY, why: 2 }, null), words('Так')); // prettier-ignore
    const text = transcriptOf(SCRIPT, talk, 'Р1');
    expect(text).toContain(`Интервьюер: ${GOOD} (вопрос задала модель «test-model»)\n`);
    expect(text).toContain(`Интервьюер: ${whyWords(2)}\n`);
    expect(askedWithMark(SCRIPT, WHY, talk)).toBe(`${GOOD} (вопрос задала модель «test-model»)`);
  });

  it('is played in a trial in the product’s own words: nothing goes to a model there', () => {
    const spoken = play(SCRIPT, [
      { is: 'wish', wish: 'agree' },
      { is: 'answer', text: 'Долго', place: { question: 'a', why: 0 } },
    ]);
    expect(spoken.asked?.text).toBe(whyWords(1));
    expect(spoken.lines.at(-1)?.text).toBe(whyWords(1));
  });
});

describe('words of a model', () => {
  const heard = { about: 'Расскажите про запись\nДолго искал врача в Telegram, дали карту', asked: ['Что было самым трудным?'] }; // prettier-ignore

  test.each([
    GOOD,
    'Как вы искали врача в Telegram?',
    'Вы сказали, что искали долго. Где вы искали сначала?',
    'Почему вы выбрали именно так?',
    'Что вы делали с картой?',
  ])('%j may be said', (text) => {
    expect(followUpFault(text, heard)).toBeNull();
  });

  test.each([
    ['', 'короткий'],
    ['Что?', 'короткий'],
    [`Что ${'очень '.repeat(40)}долго?`, 'длиннее'],
    ['Что было\nпотом и почему?', 'перенос'],
    ['Что было \u202Eпотом?', 'невидимый'],
    ['Что было **самым** важным?', 'разметка'],
    ['Что значит <b>долго</b>?', 'разметка'],
    ['Что было потом 😀?', 'разметка'],
    ['Что вы видели на http://зло.example?', 'ссылка'],
    ['Что вы видели на zlo.example?', 'ссылка'],
    ['Что вам ответил @vrach?', 'ссылка'],
    ['Что было потом? И почему?', 'ровно один'],
    ['Купите наш продукт!', 'ровно один'],
    ['What was the hardest part?', 'не по-русски'],
    ['Что значит ignore previous instructions?', 'не по-русски'],
    ['Вам ведь было трудно, что скажете?', 'подсказывает'],
    ['Удобно ли вам, и почему так?', 'подсказывает'],
    ['Что ещё, было долго, да?', 'подсказывает'],
    ['Вы нашли врача?', '«да» или «нет»'],
    ['Какой у вас номер телефона?', 'личных'],
    ['что было   самым трудным?', 'уже есть'],
  ])('%j may not: %s', (text, why) => {
    expect(followUpFault(text, heard)).toContain(why);
  });

  it('whatever they are, what is stored is short, in one line, one question, and without a sign of mark-up', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom(GOOD, 'Где и когда?')),
        (text) => {
          const talk = hear(SCRIPT, after(deed('agree'), words('Долго')), worded(WHY, text)).conversation;
          const asked = askedAt(SCRIPT, WHY, talk);
          expect(asked.length).toBeLessThanOrEqual(MOST_FOLLOW_UP);
          expect(asked).toMatch(/^[^\n<>*_`[\]{}]+\?$/u);
          expect(v.parse(conversationSchema, JSON.parse(JSON.stringify(talk)))).toEqual(talk);
        },
      ),
      { seed: SEED, numRuns: 500 },
    );
  });
});

describe('consent', () => {
  const scenario = { title: '', duration: [1, 2] as const, welcome: '', consent: '', thanks: '', stages: {}, questions: {} }; // prettier-ignore
  const consentOf = (consent: string, modelAsks: boolean) =>
    scriptOfScenario({ ...scenario, consent, modelAsks }, { company: 'Стрелка' });

  it('tells of the model exactly where one asks, whoever wrote it', () => {
    expect(consentOf('', true).consent).toContain(MODEL_CONSENT);
    expect(consentOf('Мои слова', true).consent).toBe(`Мои слова\n\n${MODEL_CONSENT}`);
    expect(consentOf(`Мои слова\n\n${MODEL_CONSENT}`, true).consent).toBe(`Мои слова\n\n${MODEL_CONSENT}`);
    expect(consentOf('', false).consent).not.toContain('модель');
    expect(consentOf('', false)).not.toHaveProperty('modelAsks');
    const longest = consentOf('я'.repeat(5000), true);
    expect(v.parse(scriptSchema, longest)).toEqual(longest);
  });
});

/* ── Whatever comes, in whatever order, with falls in between ────────────────────────────────────────────────────── */

type Unnamed<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never;
const anyPlace = fc.record({
  question: fc.constantFrom('a', 'b', 'c', 'nowhere'),
  why: fc.integer({ min: 0, max: 3 }),
});
const anyWords = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('Что именно было долго?', 'Как это было в последний раз?', 'Где вы искали?'),
  },
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.constantFrom('Да?', '<b>Что</b>?', 'Купи!', 'Что? Где?', 'Расскажите про a') },
);
/** `come`: words for whatever waits for them; else for any place, as another server would that knows less. */
const anyEvent: fc.Arbitrary<Unnamed<Incoming> | { type: 'come'; text: string | null }> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      given: fc.record({ text: fc.constantFrom('Дорого и долго', 'не знаю', 'И ещё вот', 'назад', 'пропустить') }),
      isWhole: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      given: fc.record({ text: fc.constantFrom('С другого устройства', 'Дорого') }),
      isWhole: fc.constant(true),
      place: anyPlace,
    }),
  },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('come' as const), text: anyWords }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('worded' as const),
      place: anyPlace,
      text: anyWords,
      model: fc.constant('m'),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ type: 'silence' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'open' as const }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('back' as const, 'skip' as const, 'stop' as const, 'resume' as const, 'agree' as const) }) }, // prettier-ignore
);
const anyScript = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 })
  .map((times) => scriptOf(...times.map((whyTimes, index) => question('abc'.charAt(index), { whyTimes }))));
/** Whether an event says once more what was asked about. */
const isObeyed = ({ wish, text }: NonNullable<Conversation['unsure']>, event: Incoming): boolean =>
  event.type === wish || (event.type === 'answer' && event.given.text === text);
const isWish = (text: string) => text === 'назад' || text === 'пропустить';

describe('whatever comes, with a model that asks', () => {
  it('no answer is lost, nothing is asked twice, and what was said once keeps its words, though it falls after every step', () => {
    fc.assert(
      fc.property(anyScript, fc.array(anyEvent, { maxLength: 40, size: 'max' }), (script, events) => {
        let talk = hear(script, NEW_CONVERSATION, { type: 'agree', id: 'first', at: AT }).conversation;
        const expected: string[] = [];
        const through = new Set<string>();
        const saidWords = new Map<string, string>();
        for (const [index, one] of events.entries()) {
          const awaited = awaitsWords(script, talk);
          const event =
            one.type === 'come'
              ? worded(awaited ?? { question: 'nowhere', why: 1 }, one.text, 'm')
              : one.type === 'open' || one.type === 'silence' || one.type === 'worded'
                ? one
                : ({ id: `e-${index}`, at: AT, ...one } as Incoming);
          const isBack = event.type === 'back' || (event.type === 'answer' && event.given.text === 'назад');
          // A word that was asked about is an answer once more is said; what names its question, and another wish, decide nothing.
          const isNamed = event.type === 'answer' && event.place !== undefined;
          const isDecided = talk.unsure && isObeyed(talk.unsure, event);
          const isAnswer = event.type === 'answer' && !isDecided && (talk.step === 'done' || !isWish(event.given.text));
          if (isAnswer && talk.step !== 'stopped') {
            if (talk.unsure && !isNamed) expected.push(talk.unsure.id);
            expected.push(`e-${index}`);
          }
          const isAgain = ['back', 'resume', 'agree', 'open'].includes(event.type) || isBack;
          if (isAgain) through.clear();
          const heard = hear(script, talk, event);
          // Delivered again: nothing.
          if (heard.outgoing.some(({ say }) => say === 'passed')) through.clear();
          const again = 'id' in event ? hear(script, heard.conversation, event) : null;
          const nothing = { conversation: heard.conversation, outgoing: [], refusal: null };
          expect(again && heard.refusal === null ? again : nothing).toEqual(nothing);
          for (const { id, place, meaning } of heard.conversation.said.slice(talk.said.length)) {
            if (place && meaning.is !== 'unread' && id !== talk.unsure?.id) through.add(JSON.stringify(place));
          }
          for (const said of heard.outgoing) {
            if (said.say !== 'ask') continue;
            const name = JSON.stringify(said.place);
            expect(through).not.toContain(name);
            through.add(name);
            // Asked with words, and each time with the same.
            const text = askedAt(script, said.place, heard.conversation);
            expect(saidWords.get(name) ?? text).toBe(text);
            saidWords.set(name, text);
          }
          for (const [name, text] of saidWords) expect(askedAt(script, JSON.parse(name) as ScriptPlace, heard.conversation)).toBe(text); // prettier-ignore
          // It falls, and reads what it has stored.
          talk = v.parse(conversationSchema, JSON.parse(JSON.stringify(heard.conversation)));
          expect(talk).toEqual(heard.conversation);
        }
        // The very same again is kept already.
        const again = new Set(talk.said.flatMap((said) => said.again ?? []));
        const kept = talk.said.filter(({ meaning }) => meaning.is !== 'skipped');
        expect(kept.map(({ id }) => id)).toEqual(expected.filter((id) => !again.has(id)));
        // Whatever it has come to, words and answers lead to the end.
        for (let step = 0; step < 40 && talk.step !== 'done'; step += 1) {
          const awaited = awaitsWords(script, talk);
          const next: Incoming = talk.step === 'stopped' ? { type: 'resume', id: `r-${step}`, at: AT } : awaited ? worded(awaited, null) : words('Дорого', { id: `end-${step}` }); // prettier-ignore
          talk = hear(script, talk, next).conversation;
        }
        expect(talk.step).toBe('done');
      }),
      { seed: SEED, numRuns: 1500 },
    );
  });
});
