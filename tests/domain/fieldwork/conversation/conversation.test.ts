import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { FINISH_DAYS, whyClosed } from '#src/domain/fieldwork/places/closed.ts';
import { isOpenAt } from '#src/domain/fieldwork/commands.ts';
import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import type { Outgoing } from '#src/domain/fieldwork/conversation/replies.ts';
import {
  type Incoming,
  askedNow,
  pathOf,
  progressOf,
  standingBefore,
  type Conversation,
} from '#src/domain/fieldwork/path.ts';
import { conversationSchema } from '#src/domain/fieldwork/schema.ts';
import {
  questionOf,
  questionsOf,
  type Question,
  type QuestionKind,
  type Script,
} from '#src/domain/fieldwork/script.ts';

import { example } from '#tests/store/examples.ts';
import { ANSWER_EXAMPLES, YES_NO } from '#tests/support/answerExamples.ts';
import { question as open, scriptOf } from '#src/samples/scripts.ts';

const SEED = 20260601;
const AT = '2026-06-01T12:00:00.000Z';

/** Plays a respondent's input; returns the state of the conversation, and the replies to each. */
function play(
  script: Script,
  incoming: readonly Incoming[],
): { conversation: Conversation; outgoing: readonly Outgoing[][] } {
  let conversation = NEW_CONVERSATION;
  const outgoing = incoming.map((one) => {
    const heard = hear(script, conversation, one);
    conversation = heard.conversation;
    return [...heard.outgoing];
  });
  return { conversation, outgoing };
}

let made = 0;
const id = (): string => `m-${(made += 1)}`;
const agree = (): Incoming => ({ type: 'agree', id: id(), at: AT });
const words = (text: string, more: Partial<Extract<Incoming, { type: 'answer' }>> = {}): Incoming => ({
  type: 'answer',
  id: id(),
  at: AT,
  given: { text },
  isWhole: true,
  ...more,
});
const press = (text: string, ...options: string[]): Incoming => words(text, { given: { text, options } });
const wish = (type: 'stop' | 'resume' | 'withdraw' | 'back' | 'skip' | 'decline' | 'asAnswer'): Incoming => ({
  type,
  id: id(),
  at: AT,
});
const ask = (question: string, why = 0): Outgoing => ({ say: 'ask', place: { question, why } });
const texts = ({ said }: Conversation): string[] => said.map(({ text }) => text);

/** Words that are kept, and the place of each. */
const filed = (talk: Conversation) => talk.said.map((one) => [one.text, one.place?.question, one.place?.why]);

describe('a conversation with a respondent', () => {
  it('asks for consent first, keeps nothing before it, and remembers to what it was given', () => {
    const script = scriptOf(open('a'));
    const { conversation, outgoing } = play(script, [{ type: 'open' }, words('Я уже всё рассказал'), agree()]);
    expect(outgoing).toEqual([[{ say: 'consent' }], [{ say: 'before' }], [ask('a')]]);
    expect(conversation).toMatchObject({ said: [], consent: { at: AT, text: script.consent } });
  });

  it('asks one question after another, and thanks at the end', () => {
    const { conversation, outgoing } = play(scriptOf(open('a'), open('b')), [agree(), words('Раз'), words('Два')]);
    expect(outgoing).toEqual([[ask('a')], [ask('b')], [{ say: 'thanks' }]]);
    expect([conversation.step, texts(conversation)]).toEqual(['done', ['Раз', 'Два']]);
  });

  it('waits for silence where an answer comes in several messages', () => {
    const parts = { isWhole: false };
    const { conversation, outgoing } = play(scriptOf(open('a'), open('b')), [
      agree(),
      words('Ну', parts),
      words('если честно, не пользуюсь', parts),
      { type: 'silence' },
      { type: 'silence' },
    ]);
    expect(outgoing).toEqual([[ask('a')], [], [], [ask('b')], []]);
    expect(conversation.said.map(({ place }) => place?.question)).toEqual(['a', 'a']);
  });

  it('asks why so often as was wished, and not after «не знаю» or what was skipped', () => {
    const script = scriptOf(open('a', { whyTimes: 2 }), open('b', { whyTimes: 2 }), open('c'));
    const { outgoing } = play(script, [
      agree(),
      words('Дорого'),
      words('Бюджет урезали'),
      words('Кризис'),
      words('Не знаю.'),
      wish('skip'),
    ]);
    expect(outgoing.flat()).toEqual([ask('a'), ask('a', 1), ask('a', 2), ask('b'), ask('c'), { say: 'thanks' }]);
  });

  it('takes a branch by an option, a number, or a skipped question, and only onwards', () => {
    const script = scriptOf(
      open('a', { kind: 'choice', options: YES_NO, branches: [{ when: { is: 'option', option: 'no' }, to: 'd' }] }),
      open('b', {
        kind: 'scale',
        branches: [
          { when: { is: 'atMost', number: 2 }, to: 'd' },
          { when: { is: 'atLeast', number: 5 }, to: null },
        ],
      }),
      open('c', { branches: [{ when: { is: 'skipped' }, to: null }] }),
      open('d', { kind: 'number', branches: [{ when: { is: 'atLeast', number: 0 }, to: 'a' }] }),
    );
    const asked = (...given: Incoming[]) =>
      play(script, [agree(), ...given])
        .outgoing.flat()
        .map((one) => (one.say === 'ask' ? one.place.question : one.say));
    expect(asked(words('нет'), words('12'))).toEqual(['a', 'd', 'thanks']);
    expect(asked(press('Да', 'yes'), words('2'), words('1 000,5'))).toEqual(['a', 'b', 'd', 'thanks']);
    expect(asked(words('1'), words('5'))).toEqual(['a', 'b', 'thanks']);
    expect(asked(words('ДА'), words('3'), wish('skip'))).toEqual(['a', 'b', 'c', 'thanks']);
  });

  it('says what it does not understand, keeps it, and the question stands', () => {
    const script = scriptOf(open('a', { kind: 'scale' }), open('b', { kind: 'contact' }));
    const { conversation, outgoing } = play(script, [
      agree(),
      words('наверное, шесть'),
      words('6'),
      words('4'),
      words('звоните'),
      words('a@b.example'),
    ]);
    expect(outgoing.map(([one]) => one?.say)).toEqual(['ask', 'unread', 'unread', 'ask', 'unread', 'thanks']);
    expect(texts(conversation)).toHaveLength(5);
    expect(outgoing[1]).toMatchObject([{ problem: 'Пришлите число от\u00A01 до\u00A05.' }]);
  });

  it('goes back, takes the new answer and the way that follows from it, and asks nothing again that was answered', () => {
    const script = scriptOf(
      open('a', { kind: 'choice', options: YES_NO, branches: [{ when: { is: 'option', option: 'no' }, to: 'c' }] }),
      open('b'),
      open('c'),
    );
    const { conversation, outgoing } = play(script, [
      agree(),
      press('Нет', 'no'),
      words('Про третье'),
      wish('back'),
      wish('back'),
      press('Да', 'yes'),
      words('Про второе'),
    ]);
    expect(outgoing.slice(3).flat()).toEqual([ask('c'), ask('a'), ask('b'), { say: 'thanks' }]);
    expect(texts(conversation)).toEqual(['Нет', 'Про третье', 'Да', 'Про второе']);
    expect(pathOf(script, conversation).map(({ question }) => question)).toEqual(['a', 'b', 'c']);
  });

  it('stops at a word, goes on where it stood, and forgets everything at another', () => {
    const script = scriptOf(open('a'), open('b'));
    const given = [agree(), words('Раз'), words('/stop'), words('Ещё кое-что'), words('продолжить')];
    const { conversation, outgoing } = play(script, given);
    expect(outgoing.slice(2)).toEqual([[{ say: 'stopped' }], [{ say: 'unkept' }], [ask('b')]]);
    expect(texts(conversation)).toEqual(['Раз']);
    const gone = play(script, [
      ...given,
      words('Удалите все мои ответы'),
      words('да'),
      words('Хотя вот ещё'),
      wish('resume'),
    ]);
    expect(gone.conversation).toMatchObject({ step: 'withdrawn', said: [], settled: [], consent: null });
    expect(gone.outgoing.slice(6)).toEqual([[{ say: 'withdrawn' }], [{ say: 'withdrawn' }], []]);
  });

  it('says that it does not keep what is said where it may not, and takes it when it is sent again where it may', () => {
    const script = scriptOf(open('a'), open('b'));
    const early = words('Раньше времени');
    expect(hear(script, NEW_CONVERSATION, early)).toMatchObject({ refusal: 'before', outgoing: [{ say: 'before' }] });
    const { conversation } = play(script, [agree(), words('Раз')]);
    const late = words('Два');
    expect(hear(script, conversation, late, true)).toEqual({ conversation, outgoing: [], refusal: 'closed' });
    const { conversation: stopped } = hear(script, conversation, wish('stop'));
    const refused = hear(script, stopped, late);
    expect(refused).toEqual({ conversation: stopped, outgoing: [{ say: 'unkept' }], refusal: 'stopped' });
    const { conversation: again } = hear(script, refused.conversation, wish('resume'));
    expect(texts(hear(script, again, late).conversation)).toEqual(['Раз', 'Два']);
    // A respondent may withdraw from a closed round, too; answers taken before stay taken.
    expect(hear(script, conversation, wish('withdraw'), true).conversation.step).toBe('withdrawn');
    const { conversation: kept } = hear(script, again, late);
    expect(hear(script, kept, late, true)).toEqual({ conversation: kept, outgoing: [], refusal: null });
  });

  it.each(['стоп', 'Удалить', 'назад'])('asks about «%s» that answers an open question before it is obeyed', (word) => {
    const script = scriptOf(open('a'), open('b'), open('c'));
    const given = [agree(), words('Раз'), words(word)];
    const { conversation, outgoing } = play(script, given);
    expect(conversation).toMatchObject({ step: 'asking', unsure: { text: word }, said: [{ text: 'Раз' }] });
    expect(outgoing.at(-1)).toMatchObject([{ say: 'sure', unsure: { text: word } }]);
    const sure = outgoing.at(-1);
    expect(hear(script, conversation, { type: 'open' }).outgoing).toEqual(sure);
    expect(hear(script, conversation, { type: 'silence' }).conversation).toBe(conversation);
    const wished = { стоп: 'stop', Удалить: 'withdraw', назад: 'back' }[word] as 'stop' | 'withdraw' | 'back';
    const obeyed = play(script, [agree(), words('Раз'), wish(wished)]);
    for (const yes of [words('Да'), words(word), wish(wished)]) {
      const after = hear(script, conversation, yes).conversation;
      expect([after.step, texts(after), askedNow(script, after)]).toEqual([
        obeyed.conversation.step,
        texts(obeyed.conversation),
        askedNow(script, obeyed.conversation),
      ]);
      expect(after.unsure).toBeUndefined();
    }
    for (const no of [words('нет'), words('Это ответ'), wish('asAnswer')]) {
      const after = hear(script, conversation, no);
      expect(after).toMatchObject({ outgoing: [ask('c')], conversation: { said: [{}, { text: word, place: { question: 'b' } }] } }); // prettier-ignore
      expect(after.conversation.unsure).toBeUndefined();
    }
    // More words make an answer of it, of which it is a part; a press that is not about it does not.
    const on = hear(script, conversation, words('вот что мы говорим')).conversation;
    expect(on.said.map(({ text, place }) => [text, place?.question])).toEqual([['Раз', 'a'], [word, 'b'], ['вот что мы говорим', 'b']]); // prettier-ignore
    const skipped = hear(script, conversation, wish('skip'));
    expect(skipped.conversation).toMatchObject({ unsure: { text: word }, said: [{ text: 'Раз' }, { text: '' }] });
    expect(skipped.outgoing).toEqual([ask('c'), ...(sure ?? [])]);
  });

  it('files what is typed on at what is asked, and closes nothing of it by the word that was asked about', () => {
    const script = scriptOf(open('a', { whyTimes: 2 }), open('b'));
    const [parts, place] = [{ isWhole: false }, { question: 'a', why: 0 }];
    const given = [agree(), words('стоп', parts), words('Дорого', { place }), words('Бюджет', parts), words('урезали')];
    const { conversation, outgoing } = play(script, given);
    expect(outgoing.map((all) => all.filter(({ say }) => say === 'ask'))).toEqual([[ask('a')], [], [ask('a', 1)], [], [ask('a', 2)]]); // prettier-ignore
    expect(filed(conversation)).toEqual([
      ['Дорого', 'a', 0],
      ['стоп', 'a', 0],
      ['Бюджет', 'a', 1],
      ['урезали', 'a', 1],
    ]);
    // A word that is an answer after all leads off the branch of a skipped question: what was asked there is answered.
    const branch = { when: { is: 'skipped' as const }, to: 'c' };
    const branching = scriptOf(open('a', { branches: [branch] }), open('b'), open('c'));
    const led = play(branching, [agree(), words('стоп'), wish('skip'), words('Про третье'), words('Про второе')]);
    expect(led.outgoing.slice(2).map(([one]) => one)).toEqual([ask('c'), ask('b'), { say: 'thanks' }]);
    expect(filed(led.conversation)).toEqual([
      ['', 'a', 0],
      ['стоп', 'a', 0],
      ['Про третье', 'c', 0],
      ['Про второе', 'b', 0],
    ]);
  });

  it.each([
    ['a scale', open('q', { kind: 'scale' }), '4'],
    ['a number', open('q', { kind: 'number' }), '4'],
    ['a choice', open('q', { kind: 'choice', options: [...YES_NO] }), '1'],
    ['a contact', open('q', { kind: 'contact' }), 'anna@example.com'],
    ['words', open('q'), 'Дорого'],
    ['why', open('q', { whyTimes: 1 }), 'Дорого'],
  ])('asks about a wish in a person’s own words at %s, and does nothing before it is told', (_, asked, good) => {
    const script = scriptOf(asked, open('z'));
    const before = asked.whyTimes > 0 ? [agree(), words('Раз')] : [agree()];
    const { conversation: start } = play(script, before);
    const ofNow = askedNow(script, start);
    for (const [text, meant, step] of [
      ['Удалите меня, пожалуйста', 'withdraw', 'withdrawn'],
      ['не хочу больше', 'stop', 'stopped'],
      ['стоп пожалуйста', 'stop', 'stopped'],
    ] as const) {
      const { conversation, outgoing } = hear(script, start, words(text));
      expect(outgoing).toMatchObject([{ say: 'sure', unsure: { text, wish: meant } }]);
      expect(conversation).toMatchObject({ step: 'asking', said: start.said });
      for (const yes of [words('да'), words(text), wish(meant)])
        expect(hear(script, conversation, yes).conversation.step).toBe(step);
      // An answer after all: where that is none the question is asked anew, with its buttons.
      const no = hear(script, conversation, words('нет'));
      const isOpen = asked.kind === 'open';
      expect(no.outgoing.at(-1)).toEqual(isOpen ? ask('z') : { say: 'ask', place: ofNow });
      expect(no.outgoing.map(({ say }) => say)).toEqual(isOpen ? ['ask'] : ['unread', 'ask']);
      expect(no.conversation.unsure).toBeUndefined();
      expect(texts(no.conversation).at(-1)).toBe(text);
      const on = hear(script, conversation, words(good)).conversation;
      expect(texts(on).slice(-2)).toEqual([text, good]);
      expect(on.step).toBe('asking');
    }
  });

  it('takes an option for an answer though it reads as a wish, and a wish before consent for a refusal', () => {
    const options = ['Пользуюсь', 'Не хочу больше'].map((text) => ({ key: text, text }));
    const script = scriptOf(open('a', { kind: 'choice', options }), open('b'));
    const { conversation } = play(script, [agree(), words('не хочу больше')]);
    expect(conversation.said).toMatchObject([{ meaning: { is: 'options', options: ['Не хочу больше'] } }]);
    expect(play(script, [words('не хочу больше, удалите меня')]).conversation.step).toBe('declined');
    // Whoever has stopped is told the word that erases; a round that is over asks about nothing.
    const stopped = play(script, [agree(), wish('stop')]).conversation;
    expect(hear(script, stopped, words('удалите меня пожалуйста'))).toMatchObject({ conversation: stopped, outgoing: [{ say: 'unkept' }] }); // prettier-ignore
    expect(hear(script, conversation, words('удалите меня пожалуйста'), true)).toMatchObject({ conversation, refusal: 'closed' }); // prettier-ignore
  });

  it('says shortly that consent is missing, whatever is typed before it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Привет', 'Сколько это займёт?', '5', 'назад', 'пропустить', 'продолжить'),
        (text) => {
          const heard = hear(scriptOf(open('a')), NEW_CONVERSATION, words(text));
          expect(heard).toEqual({ conversation: NEW_CONVERSATION, outgoing: [{ say: 'before' }], refusal: 'before' });
        },
      ),
    );
  });

  it('has nothing to stop behind the last question, and says so (R495)', () => {
    const { conversation: done } = play(scriptOf(open('a')), [agree(), words('Раз', { isWhole: true })]);
    expect(done.step).toBe('done');
    for (const how of [wish('stop'), words('/stop')])
      expect(hear(scriptOf(open('a')), done, how)).toMatchObject({ conversation: { step: 'done' }, outgoing: [{ say: 'over' }] }); // prettier-ignore
    const typed = hear(scriptOf(open('a')), done, words('стоп')).conversation;
    expect(typed.unsure?.wish).toBe('stop');
    const decided = hear(scriptOf(open('a')), typed, words('да'));
    expect(decided).toMatchObject({ conversation: { step: 'done', said: done.said }, outgoing: [{ say: 'over' }] });
    expect(decided.conversation.unsure).toBeUndefined();
  });

  it('obeys at once what no words could answer, and a command with a stroke', () => {
    const script = scriptOf(open('a', { kind: 'scale' }), open('b'));
    expect(play(script, [agree(), words('стоп')]).conversation.step).toBe('stopped');
    expect(play(script, [agree(), words('4'), words('/stop')]).conversation.step).toBe('stopped');
    expect(play(script, [agree(), words('4'), wish('stop'), words('удалить')]).conversation.step).toBe('withdrawn');
  });

  it.each(['удалить', 'удалите все мои данные'])(
    'asks about «%s» wherever it is typed, for nobody can take it back',
    (text) => {
      const script = scriptOf(open('a', { kind: 'scale' }), open('b'));
      const asked = play(script, [agree(), words(text)]);
      expect(asked.conversation).toMatchObject({ step: 'asking', unsure: { wish: 'withdraw' } });
      expect(hear(script, asked.conversation, words('да')).conversation.step).toBe('withdrawn');
      expect(play(script, [agree(), words('/удалить')]).conversation.step).toBe('withdrawn');
    },
  );

  it.each(['конечно', 'Да, конечно!', 'готова', 'я согласен'])('takes «%s» for consent', (text) => {
    expect(play(scriptOf(open('a')), [words(text)]).conversation.step).toBe('asking');
  });

  it('a wish must be all that is said, a press is never one', () => {
    const script = scriptOf(open('a'), open('b', { kind: 'choice', options: [{ key: 's', text: 'Стоп' }] }));
    const { conversation } = play(script, [agree(), words('Стоп-кран сорвало, и мы встали'), press('Стоп', 's')]);
    expect(conversation.step).toBe('done');
  });

  it('silence after going back is no answer; words to a place that there is none of answer what is asked', () => {
    const script = scriptOf(open('a'), open('b'));
    const given = [
      agree(),
      words('Раз', { isWhole: false }),
      { type: 'silence' } as const,
      wish('back'),
      { type: 'silence' } as const,
    ];
    const { conversation, outgoing } = play(script, given);
    expect(outgoing.slice(3)).toEqual([[ask('a')], []]);
    expect(askedNow(script, conversation)).toEqual({ question: 'a', why: 0 });
    const nowhere = words('Иначе', { place: { question: 'a', why: 3 } });
    expect(play(script, [...given, nowhere]).conversation.said.at(-1)?.place).toEqual({ question: 'a', why: 0 });
  });

  it('keeps what is said behind the last question as that, though somebody has gone back meanwhile', () => {
    const script = scriptOf(open('a'), open('b'));
    const more = words('И вот ещё', { place: null });
    const { conversation, outgoing } = play(script, [agree(), words('Раз'), words('Два'), wish('back'), more]);
    expect(conversation).toMatchObject({ step: 'asking', said: [{}, {}, { text: 'И вот ещё', place: null }] });
    expect([outgoing.at(-1), askedNow(script, conversation)?.question]).toEqual([[{ say: 'added' }], 'b']);
  });

  it('takes what is said after the end, and what two devices say of one question', () => {
    const script = scriptOf(open('a'), open('b'));
    const place = { question: 'a', why: 0 };
    const { conversation, outgoing } = play(script, [
      agree(),
      words('С телефона', { place }),
      words('С ноутбука', { place }),
      words('Два'),
      words('И вот ещё'),
    ]);
    expect(outgoing).toEqual([[ask('a')], [ask('b')], [], [{ say: 'thanks' }], [{ say: 'added' }]]);
    expect(conversation.said.map((one) => one.place?.question ?? null)).toEqual(['a', 'a', 'b', null]);
  });

  it('knows which answer another corrects, and what only adds to one', () => {
    const script = scriptOf(open('a'), open('b', { kind: 'choice', options: YES_NO }), open('c'));
    const [part, place] = [{ isWhole: false }, { question: 'a', why: 0 }];
    const replaced = (...given: Incoming[]) => {
      const { said } = play(script, [agree(), ...given]).conversation;
      return said.map(({ replaces }) => said.find((one) => one.id === replaces)?.text ?? null);
    };
    // Messages of one answer, and those not understood, replace none.
    expect(replaced(words('Раз', part), words('и ещё', part), { type: 'silence' })).toEqual([null, null]);
    expect(replaced(words('Раз'), words('Может быть'), words('Да'))).toEqual([null, null, null]);
    // Gone back, with a mistake on the way; in several messages; by skipping, and after that.
    expect(replaced(words('Раз'), words('Да'), wish('back'), words('Может'), words('Нет'))).toEqual([null, null, null, 'Да']); // prettier-ignore
    expect(replaced(words('Раз'), wish('back'), words('Два', part), words('Три', part))).toEqual([null, 'Раз', null]);
    expect(replaced(words('Раз'), wish('back'), wish('skip'), wish('back'), words('Два'))).toEqual([null, 'Раз', '']);
    // Two devices, of which one knows nothing of the other; what a chat adds to a question behind it is no correction.
    expect(replaced(words('С телефона', { place }), words('С ноутбука', { place }))).toEqual([null, 'С телефона']);
    expect(replaced(words('Раз'), words('и ещё', { ...part, place }))).toEqual([null, null]);
  });

  it('the very same answer again corrects nothing, leads on, and is known when it is delivered again, however late', () => {
    const choice = open('b', { kind: 'choice', options: YES_NO, mayBeSkipped: true });
    const script = scriptOf(open('a', { whyTimes: 1 }), choice, open('c', { mayBeSkipped: true }));
    const [place, part] = [{ question: 'a', why: 0 }, { isWhole: false }];
    const silence = { type: 'silence' } as const;
    const told = (...given: Incoming[]) => {
      const { conversation, outgoing } = play(script, [agree(), ...given]);
      return [texts(conversation), outgoing.at(-1)];
    };
    const before = [words('Раз'), words('Потому'), press('Да', 'yes')];
    const again = words(' Раз ');
    const back = [wish('back'), wish('back')];
    expect(told(words('Раз'), wish('back'), words(' Раз '))).toEqual([['Раз'], [ask('a', 1)]]);
    expect(told(...before, wish('back'), press('Да', 'yes'))).toEqual([['Раз', 'Потому', 'Да'], [ask('c')]]);
    expect(told(...before, wish('back'), press('Нет', 'no'))[0]).toEqual(['Раз', 'Потому', 'Да', 'Нет']);
    expect(told(...before, wish('skip'), wish('back'), wish('skip'))[0]).toEqual(['Раз', 'Потому', 'Да', '']);
    // From a second device: nobody is led past what is asked of it still.
    expect(told(words('Раз'), words('Раз', { place }))).toEqual([['Раз'], []]);
    expect(play(script, [agree(), words('Раз'), words('Раз', { place })]).conversation.settled).toEqual([place]);
    // There and back again is a correction, twice.
    const twice = [words('Раз'), wish('back'), words('Два'), wish('back'), words('Раз'), words('Раз', { place })];
    expect(told(...twice)[0]).toEqual(['Раз', 'Два', 'Раз']);
    // In a chat: until they are silent more of it may come, and that is no correction either; several messages are one answer.
    const chat = [words('Раз', part), silence, wish('back'), words('раз', part), silence];
    expect(told(...chat)[0]).toEqual(['Раз', 'раз']);
    const same = [words('Раз', part), silence, wish('back'), words('Раз', part)];
    expect(told(...same, silence)).toEqual([['Раз'], [ask('a', 1)]]);
    const more = play(script, [agree(), ...same, words('и два', part), silence]).conversation;
    expect(more.said.map(({ text, replaces }) => [text, replaces])).toEqual([['Раз', undefined], ['и два', undefined]]); // prettier-ignore
    const parts = [words('Раз', part), words('и два', part), silence, wish('back')];
    expect(told(...parts, words('Раз\nи два', part), silence)).toEqual([['Раз', 'и два'], [ask('a', 1)]]);
    // Several messages again: kept as they came, and together they correct nothing.
    const corrected = (...given: Incoming[]) => {
      const { conversation } = play(script, [agree(), ...parts, ...given, silence]);
      return conversation.said.map((one) => standingBefore(conversation, one).map(({ text }) => text));
    };
    expect(corrected(words('Раз', part), words('и два', part))).toEqual([[], [], [], []]);
    expect(corrected(words('Раз', part), words('и три', part))).toEqual([[], [], ['Раз', 'и два'], []]);
    // However much is heard in between.
    const much = Array.from({ length: 60 }, agree);
    expect(told(words('Раз'), words('Потому'), ...back, again, ...much, again)).toEqual([['Раз', 'Потому'], []]);
  });
});

/* ── Whatever comes ──────────────────────────────────────────────────────────────────────────────────────────────── */

const KEYS = ['a', 'b', 'c', 'd', 'e'];
const anyKey = fc.constantFrom(...KEYS);
const anyCondition = fc.oneof(
  fc.record({ is: fc.constant('option' as const), option: fc.constantFrom('yes', 'no') }),
  fc.record({ is: fc.constantFrom('atLeast' as const, 'atMost' as const), number: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ is: fc.constant('skipped' as const) }),
);
const KINDS = Object.keys(ANSWER_EXAMPLES) as readonly QuestionKind[];
const anyQuestion = (key: string): fc.Arbitrary<Question> =>
  fc
    .record({
      kind: fc.constantFrom('open', 'open', ...KINDS),
      isMultiple: fc.boolean(),
      whyTimes: fc.integer({ min: 0, max: 2 }),
      mayBeSkipped: fc.boolean(),
      branches: fc.array(
        fc.record({ when: anyCondition, to: fc.oneof(anyKey, fc.constant('nowhere'), fc.constant(null)) }),
        { maxLength: 2 },
      ),
    })
    .map((more) => open(key, { ...more, options: ANSWER_EXAMPLES[more.kind].question.options }));
const anyScript = fc
  .integer({ min: 1, max: KEYS.length })
  .chain((count) => fc.tuple(...KEYS.slice(0, count).map(anyQuestion)))
  .map((questions) => scriptOf(...questions));

const anyPlace = fc.record({ question: fc.oneof(anyKey, fc.constant('nowhere')), why: fc.integer({ min: 0, max: 3 }) });
/** Mostly answers, for a conversation must come far before it can go wrong. */
const anyText = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('Дорого и долго', 'не знаю', '4', 'да', 'a@b.example') },
  { weight: 4, arbitrary: fc.constantFrom('12,5', 'нет', '1', '', '<b>жирно</b>') },
  { weight: 2, arbitrary: fc.constantFrom('назад', 'пропустить', 'продолжить') },
  { weight: 1, arbitrary: fc.constantFrom('стоп', 'удалить') },
);
type Unnamed<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never;
const anyIncoming: fc.Arbitrary<Unnamed<Incoming>> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      given: fc.record({ text: anyText }),
      isWhole: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      given: fc.record({ text: anyText }),
      isWhole: fc.boolean(),
      place: anyPlace,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      given: fc.record({ text: fc.constant('Да'), options: fc.subarray(['yes', 'no', 'nowhere']) }),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ type: 'silence' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'open' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom('back' as const, 'skip' as const, 'resume' as const, 'agree' as const, 'asAnswer' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('stop' as const, 'withdraw' as const, 'decline' as const) }),
  },
);
const named = (list: readonly Unnamed<Incoming>[]): Incoming[] =>
  list.map((one, index) =>
    one.type === 'open' || one.type === 'silence' ? one : ({ ...one, id: `n-${index}`, at: AT } as Incoming),
  );
const anyTalk = fc.array(anyIncoming, { maxLength: 40, size: 'max' }).map(named);
const agreed = (talk: readonly Incoming[]): Incoming[] => [{ type: 'agree', id: 'first', at: AT }, ...talk];

/** Date of a running round, by days since its start. */
const dayOf = (day: number): string => new Date(Date.parse('2026-06-01') + day * 86_400_000).toISOString().slice(0, 10);
const ROUND_NOW = { room: 'free' } as const;
const ROUND = example('round', {
  state: 'running',
  goal: 1,
  quotas: {},
  until: null,
  timeZone: 'UTC',
  deletedAt: null,
});
/** State of a round on a day, and the day on which it ended. */
const STANDS = { round: ROUND, hasStudy: true, day: 0, ended: null as number | null };
/** Changes of a round while a respondent answers. */
const anyFate = fc.constantFrom<{
  type: 'fate';
  days?: number;
  is: 'day' | 'end' | 'pause' | 'resume' | 'remove' | 'orphan';
}>(
  { type: 'fate', is: 'day', days: 1 },
  { type: 'fate', is: 'day', days: 1 },
  { type: 'fate', is: 'end' },
  { type: 'fate', is: 'end' },
  { type: 'fate', is: 'pause' },
  { type: 'fate', is: 'resume' },
  { type: 'fate', is: 'remove' },
  { type: 'fate', is: 'orphan' },
);
function after(now: typeof STANDS, { is, days = 0 }: { is: string; days?: number }): typeof STANDS {
  const day = now.day + days;
  const round = (fields: object, ended: number | null) => ({ ...now, day, round: { ...now.round, ...fields }, ended });
  if (is === 'end')
    return now.round.state === 'ended' ? now : round({ state: 'ended', endedAt: `${dayOf(day)}T21:00:00.000Z` }, day);
  if (is === 'pause') return round({ state: 'paused', endedAt: null }, null);
  if (is === 'resume') return round({ state: 'running', endedAt: null, deletedAt: null }, null);
  if (is === 'remove') return round({ deletedAt: AT }, now.ended);
  return is === 'orphan' ? { ...now, hasStudy: !now.hasStudy } : { ...now, day };
}

const holds = (property: fc.IProperty<[Script, Incoming[]]>): void => {
  fc.assert(property, { seed: SEED, numRuns: 1500 });
};
/** Wishes that a text can be, told by themselves: not by the words of the code. */
const WISHES = new Set(['стоп', 'назад', 'пропустить', 'продолжить', 'удалить']);

/** Those that are no answer where the conversation is. */
const OBEYED: Readonly<Partial<Record<string, readonly string[]>>> = {
  asking: ['стоп', 'удалить', 'назад', 'пропустить'],
  done: ['стоп', 'удалить'],
};

/**
 * Returns what an input means for words that were asked about before it: whether it decides that, and the id of the words it
 * makes an answer.
 */
function unsureBy(
  { unsure, step }: Pick<Conversation, 'unsure' | 'step'>,
  one: Incoming,
): { readonly isDecided: boolean; readonly kept: string | null } {
  if (!unsure || step === 'stopped' || !('id' in one)) return { isDecided: false, kept: null };
  // An answer to the question that it names, and another wish, leave the doubt as it is.
  const isHere = one.type === 'answer' && one.place === undefined;
  const typed = isHere && !one.given.options ? one.given.text : '';
  const isYes = one.type === unsure.wish || typed === 'да' || (typed !== '' && typed === unsure.text);
  const isNo = one.type === 'asAnswer' || typed === 'нет';
  const isMore = isHere && (one.given.options !== undefined || !OBEYED[step]?.includes(typed));
  return { isDecided: isYes || isNo, kept: !isYes && (isNo || isMore) ? unsure.id : null };
}

/** Ids by which the very same was said again: it is kept already. @param told what was said, by ids */
function saidAgain({ said }: Conversation, told: ReadonlyMap<string, string>): ReadonlySet<string> {
  const ids = said.flatMap(({ text, again = [] }) => again.map((one) => [one, text] as const));
  for (const [one, text] of ids) expect((told.get(one) ?? '').trim().endsWith(text.trim())).toBe(true);
  return new Set(ids.map(([one]) => one));
}
const toldIn = (talk: readonly Incoming[]): ReadonlyMap<string, string> =>
  new Map(talk.flatMap((one) => (one.type === 'answer' ? [[one.id, one.given.text] as const] : [])));

describe('whatever comes, in whatever order', () => {
  it('no answer after consent is lost, until everything is forgotten', () => {
    holds(
      fc.property(anyScript, anyTalk, (script, talk) => {
        let { conversation } = hear(script, NEW_CONVERSATION, agreed([])[0] as Incoming);
        const expected: string[] = [];
        for (const one of talk) {
          const { step } = conversation;
          const unsure = unsureBy(conversation, one);
          if (unsure.kept !== null) expected.push(unsure.kept);
          if (
            one.type === 'answer' &&
            !unsure.isDecided &&
            (step === 'asking' || step === 'done') &&
            (one.given.options ||
              !WISHES.has(one.given.text) ||
              (step === 'done' && one.given.text !== 'стоп' && one.given.text !== 'удалить') ||
              one.given.text === 'продолжить')
          ) {
            expected.push(one.id);
          }
          ({ conversation } = hear(script, conversation, one));
          if (conversation.step === 'withdrawn') expected.length = 0;
        }
        const kept = conversation.said.filter(({ meaning }) => meaning.is !== 'skipped');
        const again = saidAgain(conversation, toldIn(talk));
        expect(kept.map((one) => one.id)).toEqual(expected.filter((one) => !again.has(one)));
      }),
    );
  });

  it('what is not refused is kept, whatever becomes of the round meanwhile: by its end alone nobody who has begun is refused', () => {
    fc.assert(
      fc.property(
        anyScript,
        fc.array(fc.oneof(anyIncoming, anyFate), { maxLength: 40, size: 'max' }),
        (script, life) => {
          let now = STANDS;
          let { conversation } = hear(script, NEW_CONVERSATION, agreed([])[0] as Incoming);
          const promised = new Set<string>();
          const told = new Map<string, string>();
          life.forEach((one, index) => {
            if (one.type === 'fate') {
              now = after(now, one);
              return;
            }
            const [incoming] = named([one]).map((made) => ('id' in made ? { ...made, id: `l-${index}` } : made));
            if (!incoming) return;
            const closed = whyClosed(now.round, true, { ...ROUND_NOW, hasStudy: now.hasStudy, today: dayOf(now.day) });
            const isThere = now.round.deletedAt === null && now.hasStudy;
            const isInTime = now.ended === null || now.day <= now.ended + FINISH_DAYS;
            expect(closed === null).toBe(isThere && isInTime);
            const before = conversation;
            for (const [key, text] of toldIn([incoming])) told.set(key, text);
            const heard = hear(script, conversation, incoming, closed !== null);
            ({ conversation } = heard);
            expect(heard.refusal === null || conversation === before).toBe(true);
            const unsure = unsureBy(before, incoming);
            if (heard.refusal === null && unsure.kept !== null) promised.add(unsure.kept);
            const isWords = incoming.type === 'answer' && !WISHES.has(incoming.given.text) && !unsure.isDecided;
            if (isWords && heard.refusal === null) promised.add(incoming.id);
            if (conversation.step === 'withdrawn') promised.clear();
            const again = saidAgain(conversation, told);
            const kept = new Set([...conversation.said.map((said) => said.id), ...again]);
            expect([...promised].filter((id) => !kept.has(id))).toEqual([]);
          });
        },
      ),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('nothing is asked twice, nor what was answered already, unless the respondent went back or on in between', () => {
    holds(
      fc.property(anyScript, anyTalk, (script, talk) => {
        let conversation = NEW_CONVERSATION;
        const through = new Set<string>();
        for (const one of agreed(talk)) {
          const isAgain =
            ['back', 'resume', 'agree', 'open'].includes(one.type) ||
            conversation.unsure?.wish === 'back' ||
            (one.type === 'answer' && ['назад', 'продолжить'].includes(one.given.text)) ||
            // Another answer at a branch leads another way, and to all that depends on it; so does a word that was asked about
            // there, once it is an answer.
            (one.type === 'answer' && questionOf(script, one.place?.question ?? '')?.branches.length) ||
            // And it may be none where the question takes no words.
            (unsureBy(conversation, one).kept !== null &&
              (questionOf(script, conversation.unsure?.place?.question ?? '')?.branches.length ||
                !isOpenAt(script, conversation.unsure?.place ?? null)));
          if (isAgain) through.clear();
          const heard = hear(script, conversation, one);
          // A wish about another question is told so, and what is asked now.
          if (heard.outgoing.some(({ say }) => say === 'passed')) through.clear();
          const news = heard.conversation.said.slice(conversation.said.length);
          for (const { id: said, place, meaning } of news)
            // A word that was asked about is a part of what is still answered.
            if (place && meaning.is !== 'unread' && said !== conversation.unsure?.id)
              through.add(JSON.stringify(place));
          for (const said of heard.outgoing) {
            if (said.say !== 'ask') continue;
            expect(through).not.toContain(JSON.stringify(said.place));
            through.add(JSON.stringify(said.place));
          }
          ({ conversation } = heard);
        }
      }),
    );
  });

  it('what is delivered again changes nothing and is answered with nothing', () => {
    fc.assert(
      fc.property(
        anyScript,
        anyTalk,
        fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 10 }),
        (script, talk, again) => {
          let conversation = NEW_CONVERSATION;
          const past: (Incoming | null)[] = [];
          agreed(talk).forEach((one, index) => {
            const first = hear(script, conversation, one);
            ({ conversation } = first);
            // A refused input is heard anew: it may be taken by then.
            past.push(first.refusal === null ? one : null);
            for (const [after, which] of again) {
              const repeated = past[which];
              if (after !== index || !repeated || !('id' in repeated)) continue;
              const heard = hear(script, conversation, repeated);
              expect(heard.conversation).toEqual(conversation);
              expect(heard.outgoing).toEqual([]);
            }
          });
          expect(conversation).toEqual(play(script, agreed(talk)).conversation);
        },
      ),
      { seed: SEED, numRuns: 800 },
    );
  });

  it('can be stored and gone on with at any point', () => {
    holds(
      fc.property(anyScript, anyTalk, (script, talk) => {
        let conversation = NEW_CONVERSATION;
        for (const one of agreed(talk)) {
          const stored = v.parse(conversationSchema, JSON.parse(JSON.stringify(conversation)));
          expect(hear(script, stored, one)).toEqual(hear(script, conversation, one));
          ({ conversation } = hear(script, conversation, one));
        }
      }),
    );
  });

  it('whoever answers comes to the end, by questions of the script alone, and is never further than before', () => {
    fc.assert(
      fc.property(
        anyScript,
        fc.array(fc.constantFrom('да', 'нет', 'Дорого и долго'), { minLength: 20, maxLength: 20 }),
        (script, answers) => {
          let { conversation } = hear(script, NEW_CONVERSATION, agreed([])[0] as Incoming);
          let progress = progressOf(script, conversation);
          for (const [index, text] of answers.entries()) {
            const now = askedNow(script, conversation);
            if (!now) break;
            const kind = (now.why === 0 && questionOf(script, now.question)?.kind) || 'open';
            const good = kind === 'open' ? text : ANSWER_EXAMPLES[kind].said;
            ({ conversation } = hear(script, conversation, words(good, { id: `w-${index}` })));
            const next = progressOf(script, conversation);
            expect(next).toBeGreaterThanOrEqual(progress);
            progress = next;
          }
          expect([conversation.step, progress]).toEqual(['done', 1]);
          const all = questionsOf(script).map(({ key }) => key);
          for (const { question } of pathOf(script, conversation)) expect(all).toContain(question);
        },
      ),
      { seed: SEED, numRuns: 800 },
    );
  });
});
