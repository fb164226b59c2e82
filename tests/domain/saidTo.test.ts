import { describe, expect, it } from 'vitest';

import type { TalkPassage } from '#src/domain/evidence/study/talk.ts';
import type { Conversation } from '#src/domain/fieldwork/path.ts';
import { saidToQuestions, type RoundTalk } from '#src/features/fieldwork/round/saidTo.ts';
import type { Question, Script } from '#src/domain/fieldwork/script.ts';
import { transcriptOf } from '#src/domain/fieldwork/transcript.ts';
import { question } from '#src/samples/scripts.ts';

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
function talk(interview: string, said: readonly (readonly [question: string, why: number, text: string])[]): RoundTalk {
  const conversation = {
    consent: { at: AT, text: '' },
    said: said.map(([question, why, text], index) => ({ id: `${index}`, at: AT, place: { question, why }, text, meaning: { is: 'words' }, file: null })), // prettier-ignore
  } as unknown as Conversation;
  return { interview, text: transcriptOf(SCRIPT, conversation, `Р${interview}`) };
}
function passage({ interview, text }: RoundTalk, words: string, person = interview): TalkPassage {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`nobody says ${words}`);
  return { id: `${interview}:${start}`, interview, person, speaker: `Р${interview}`, start, end: start + words.length, text: words } as TalkPassage; // prettier-ignore
}

const one = talk('1', [['day', 0, 'Долго искал кнопку'], ['day', 1, 'Потому что её не видно'], ['twice', 0, 'Кнопка мала'], ['again', 0, 'Всё']]); // prettier-ignore
const two = talk('2', [['day', 0, 'Не нашёл кнопку'], ['twice', 0, 'Мелкая кнопка'], ['again', 0, 'Больше ничего']]); // prettier-ignore
const three = talk('3', [['day', 0, 'Кнопку показали']]);
const button = { id: 'g', passages: [passage(one, 'Долго искал кнопку'), passage(two, 'Не нашёл кнопку'), passage(two, 'Мелкая кнопка'), passage(three, 'Кнопку показали')] }; // prettier-ignore
const said = (talks: readonly RoundTalk[], groups: readonly (typeof button)[] = [], apart: readonly string[] = []) =>
  saidToQuestions(SCRIPT, talks, groups, new Set(apart));

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
