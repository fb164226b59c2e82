import { describe, expect, it } from 'vitest';

import type { TranscriptPassage } from '#src/domain/evidence/study/transcript.ts';
import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import type { Incoming, Conversation } from '#src/domain/fieldwork/path.ts';
import { saidToQuestions, type RoundTranscript } from '#src/features/fieldwork/round/saidTo.ts';
import type { Question, Script } from '#src/domain/fieldwork/script.ts';
import { INTERVIEWER, transcriptOf } from '#src/domain/fieldwork/transcript.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

const AT = '2026-06-01T12:00:00.000Z';
const open = (key: string, text: string): Question => question(key, { text, whyTimes: 1 });
const SCRIPT: Script = {
  title: '',
  welcome: '',
  consent: '',
  thanks: '',
  stages: [
    {
      title: '',
      questions: [open('day', 'Как прошёл день?\nВажно: честно'), open('twice', 'А ещё?'), open('again', 'А ещё?')],
    },
  ],
};

/** A transcript as the server files it: what each place was answered. */
function talk(
  interview: string,
  said: readonly (readonly [question: string, why: number, text: string])[],
): RoundTranscript {
  const conversation = {
    consent: { at: AT, text: '' },
    said: said.map(([question, why, text], index) => ({ id: `${index}`, at: AT, place: { question, why }, text, meaning: { is: 'words' }, file: null })), // prettier-ignore
  } as unknown as Conversation;
  const respondent = `Р${interview}`;
  return { interview, text: transcriptOf(SCRIPT, conversation, respondent), labels: [INTERVIEWER, respondent] };
}
function passage({ interview, text }: RoundTranscript, words: string, person = interview): TranscriptPassage {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`nobody says ${words}`);
  return { id: `${interview}:${start}`, interview, person, speaker: `Р${interview}`, start, end: start + words.length, text: words } as TranscriptPassage; // prettier-ignore
}

const one = talk('1', [['day', 0, 'Долго искал кнопку'], ['day', 1, 'Потому что её не видно'], ['twice', 0, 'Кнопка мала'], ['again', 0, 'Всё']]); // prettier-ignore
const two = talk('2', [['day', 0, 'Не нашёл кнопку'], ['twice', 0, 'Мелкая кнопка'], ['again', 0, 'Больше ничего']]); // prettier-ignore
const three = talk('3', [['day', 0, 'Кнопку показали']]);
const button = { id: 'g', passages: [passage(one, 'Долго искал кнопку'), passage(two, 'Не нашёл кнопку'), passage(two, 'Мелкая кнопка'), passage(three, 'Кнопку показали')] }; // prettier-ignore
const said = (
  talks: readonly RoundTranscript[],
  groups: readonly (typeof button)[] = [],
  apart: readonly string[] = [],
) => saidToQuestions(SCRIPT, talks, groups, new Set(apart));

describe('what people say alike to a question', () => {
  it('is of words that answer it, counted by people, and quotes two of them', () => {
    const all = said([one, two, three], [button]);
    expect(all.get('day')?.alike).toMatchObject([
      { id: 'g', people: 3, words: [{ materialId: '1', text: 'Долго искал кнопку' }, { materialId: '2' }] },
    ]);
    // One alone said it there.
    expect(all.get('twice')?.alike).toEqual([]);
  });

  it('is of this round alone, of two people at least, without what was taken out', () => {
    expect(said([one], [button]).get('day')?.alike).toEqual([]);
    expect(said([one, two], [button], [button.passages[1]?.id ?? '']).get('day')?.alike).toEqual([]);
    const same = { id: 'g', passages: [passage(one, 'Долго искал кнопку', 'анна'), passage(two, 'Не нашёл кнопку', 'анна')] }; // prettier-ignore
    expect(said([one, two], [same]).get('day')?.alike).toEqual([]);
    const why = { id: 'g', passages: [passage(one, 'её не видно'), passage(three, 'Кнопку показали')] };
    expect(said([one, three], [why]).get('day')?.alike).toMatchObject([{ people: 2 }]);
  });

  it('stands in the order of how many said it', () => {
    const few = { id: 'few', passages: [passage(two, 'нашёл кнопку'), passage(three, 'показали')] };
    expect(
      said([one, two, three], [few, button])
        .get('day')
        ?.alike.map(({ id }) => id),
    ).toEqual(['g', 'few']);
  });
});

describe('the last answers to a question', () => {
  it('are the newest three, each the first word of a person, at their place in the transcript', () => {
    const four = talk('4', [['day', 0, 'Хорошо']]);
    const { latest = [] } = said([one, two, three, four]).get('day') ?? {};
    expect(latest.map(({ text }) => text)).toEqual(['Хорошо', 'Кнопку показали', 'Не нашёл кнопку']);
    expect(said([one]).get('day')?.latest).toMatchObject([{ speaker: 'Р1', text: 'Долго искал кнопку' }]);
    const [last] = latest;
    expect(four.text.slice(last?.start, last?.end).trim()).toBe('Хорошо');
  });

  it('tell two questions in the same words apart', () => {
    const all = said([one, two]);
    expect(all.get('twice')?.latest.map(({ text }) => text)).toEqual(['Мелкая кнопка', 'Кнопка мала']);
    expect(all.get('again')?.latest.map(({ text }) => text)).toEqual(['Больше ничего', 'Всё']);
    expect(said([]).get('day')).toEqual({ alike: [], latest: [] });
  });
});

const to = (option: string, key: string) => ({ when: { is: 'option' as const, option }, to: key });

describe('what is said again of an earlier question', () => {
  const options = ['Да', 'Нет'].map((text) => ({ key: text, text }));
  const script = scriptOf(
    question('stove', { kind: 'choice', options, branches: [to('Нет', 'end')] }),
    question('which', { whyTimes: 1 }),
    question('end', { whyTimes: 1 }),
    question('rest'),
  );
  const answersOf = (...given: readonly (readonly [text: string, question?: string, why?: number])[]) => {
    const talk = given.reduce(
      (now, [text, of, why = 0], index) =>
        hear(script, now, {
          type: 'answer',
          id: `m${index}`,
          at: AT,
          given: { text },
          ...(of === undefined ? { isWhole: true } : { place: { question: of, why } }),
        }).conversation,
      hear(script, NEW_CONVERSATION, { type: 'agree', id: 'agree', at: AT }).conversation,
    );
    const heard = { interview: '6', text: transcriptOf(script, talk, 'Р6'), labels: [INTERVIEWER, 'Р6'] };
    const latest = saidToQuestions(script, [heard], [], new Set());
    const found = (key: string, first: string, second: string) => {
      const passages = [passage(heard, first, 'а'), passage(heard, second, 'б')];
      return saidToQuestions(script, [heard], [{ id: 'g', passages }], new Set()).get(key)?.alike.length;
    };
    return { of: (key: string) => latest.get(key)?.latest.map(({ text }) => text), found };
  };

  it('belongs to that, not to what was asked last', () => {
    const { of, found } = answersOf(['Да'], ['Чугунная'], ['Тепло'], ['Конец'], ['Так'], ['и добротно', 'which', 1]);
    expect([of('which'), of('end'), of('rest')]).toEqual([['Чугунная'], ['Конец'], []]);
    expect([found('which', 'Чугунная', 'и добротно'), found('end', 'Конец', 'и добротно')]).toEqual([1, 0]);
  });

  it('of a branch that was left answers nothing, until it is led back to', () => {
    expect(answersOf(['Да'], ['Чугунная'], ['Тепло'], ['Нет', 'stove']).of('which')).toEqual([]);
    expect(answersOf(['Да'], ['Чугунная'], ['Тепло'], ['Нет', 'stove'], ['Да', 'stove']).of('which')).toEqual([
      'Чугунная',
    ]);
  });
});

/** A talk as it is held: what is answered, one after another, and where one goes back. */
function held(...given: readonly string[]): RoundTranscript {
  const deeds: Incoming[] = given.map((text, index) =>
    text === '←'
      ? { type: 'back', id: `m${index}`, at: AT }
      : { type: 'answer', id: `m${index}`, at: AT, given: { text }, isWhole: true },
  );
  const talk = [{ type: 'agree', id: 'agree', at: AT } as const, ...deeds].reduce(
    (now, one) => hear(SCRIPT, now, one).conversation,
    NEW_CONVERSATION,
  );
  return { interview: '5', text: transcriptOf(SCRIPT, talk, 'Р5'), labels: [INTERVIEWER, 'Р5'] };
}

const texts = (talk: RoundTranscript, key: string) =>
  said([talk])
    .get(key)
    ?.latest.map(({ text }) => text);

describe('an answer that was corrected', () => {
  it('stands in the place of the one before, however far the talk had come', () => {
    // Corrected at once, before anything else was answered; then from two questions later.
    expect(texts(held('Прежний', '←', 'Исправлено'), 'day')).toEqual(['Исправлено']);
    const late = held('Прежний', 'Потому', 'Мала', '←', '←', '←', 'Исправлено', 'Иначе потому');
    expect([texts(late, 'day'), texts(late, 'twice')]).toEqual([['Исправлено'], ['Мала']]);
    // The answer to a follow-up belongs to its own question, corrected or not.
    const why = held('День', 'Потому', 'Мала', '←', '←', 'Совсем потому');
    expect([texts(why, 'day'), texts(why, 'twice')]).toEqual([['День'], ['Мала']]);
  });

  it('is like nobody’s with the words that were taken back', () => {
    const talk = held('Долго искал кнопку', '←', 'Искал страницу');
    const alike = { id: 'g', passages: [passage(two, 'Не нашёл кнопку'), passage(talk, 'Долго искал кнопку')] };
    expect(said([two, talk], [alike]).get('day')?.alike).toEqual([]);
    const kept = { id: 'g', passages: [passage(two, 'Не нашёл кнопку'), passage(talk, 'Искал страницу')] };
    expect(said([two, talk], [kept]).get('day')?.alike).toMatchObject([{ people: 2 }]);
  });

  it('ends with the questions: what is added belongs to none of them', () => {
    const talk = held('День', 'Потому', 'Мала', 'Потому', 'Всё', 'Потому', 'И ещё вот что');
    expect(texts(talk, 'again')).toEqual(['Всё']);
    const added = { id: 'g', passages: [passage(two, 'Больше ничего'), passage(talk, 'И ещё вот что')] };
    expect(said([two, talk], [added]).get('again')?.alike).toEqual([]);
  });
});
