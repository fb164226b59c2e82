import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { NBSP } from '#src/domain/core/format.ts';
import { commandIn } from '#src/domain/fieldwork/commands.ts';
import { NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import { offersOf } from '#src/domain/fieldwork/offers.ts';
import type { Question, Script } from '#src/domain/fieldwork/script.ts';
import { play, type Move } from '#src/domain/fieldwork/trial.ts';
import { answerHint, listedOptions, marksOf, scaleWords, WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { question as asked } from '#src/samples/scripts.ts';

const scriptOf = (...questions: Question[]): Script => ({
  title: 'Разговор',
  welcome: 'Привет',
  consent: 'Согласие',
  thanks: 'Спасибо',
  stages: [{ title: 'Этап', questions }],
});
const wish = (which: keyof typeof WISH_WORDS): Move => ({ is: 'wish', wish: which });
const said = (question: string, text: string, why = 0): Move => ({ is: 'answer', text, place: { question, why } });
const texts = (script: Script, ...moves: Move[]) => play(script, moves).lines.map(({ text }) => text);

describe('a conversation that is played', () => {
  const script = scriptOf(asked('a', { whyTimes: 1 }), asked('b', { kind: 'scale', mayBeSkipped: false }));

  it('says what the engine says, in the words of the interviewer', () => {
    expect(
      texts(script, wish('agree'), said('a', 'Дорого'), said('a', 'Кризис', 1), said('b', 'шесть'), said('b', '4')),
    ).toEqual([
      'Привет',
      'Согласие',
      'Даю согласие',
      'Вопрос a?',
      'Дорого',
      'Почему так?',
      'Кризис',
      'Вопрос b?',
      'шесть',
      `Пришлите число от${NBSP}1 до${NBSP}5.`,
      '4',
      'Спасибо',
    ]);
    expect(play(script, [wish('agree'), said('a', 'Дорого')])).toMatchObject({
      step: 'asking',
      progress: 0,
      asked: { place: { question: 'a', why: 1 }, text: 'Почему так?' },
      offers: ['skip', 'back', 'stop'],
    });
  });

  it('leaves out the answer to a question that is gone, and says nothing of what is forgotten', () => {
    const moves = [wish('agree'), said('a', 'Раз'), said('a', 'Два', 1)];
    expect(texts(scriptOf(asked('b')), ...moves)).toEqual(['Привет', 'Согласие', 'Даю согласие', 'Вопрос b?']);
    expect(texts(script, ...moves, wish('withdraw'))).toEqual([expect.stringMatching(/^Согласие отозвано/)]);
  });

  it('offers only what comes to something: each wish that is offered changes where it stands', () => {
    const anyMove = fc.constantFrom(
      ...(['agree', 'decline', 'skip', 'back', 'stop', 'resume'] as const).map(wish),
      said('a', 'Слова'),
      said('a', 'Слова', 1),
      said('b', '3'),
      said('b', 'много'),
    );
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 15 }), (moves) => {
        const before = play(script, moves);
        for (const offer of before.offers) {
          const after = play(script, [...moves, wish(offer)]);
          expect([after.step, after.asked]).not.toEqual([before.step, before.asked]);
        }
      }),
      { seed: 20261123, numRuns: 500 },
    );
  });
});

describe('the words of the interviewer', () => {
  it('on a button do typed what the button does, where it is offered', () => {
    const typed = (['stop', 'back', 'skip'] as const).map((which) => commandIn(WISH_WORDS[which], 'asking'));
    expect(typed).toEqual(['stop', 'back', 'skip']);
    expect(commandIn(WISH_WORDS.resume, 'stopped')).toBe('resume');
    expect(commandIn(WISH_WORDS.withdraw, 'stopped')).toBe('withdraw');
    expect([commandIn(WISH_WORDS.agree, 'consent'), commandIn(WISH_WORDS.decline, 'consent')]).toEqual([
      'agree',
      'decline',
    ]);
    expect(offersOf(scriptOf(asked('a')), NEW_CONVERSATION)).toEqual(['agree', 'decline']);
  });

  it('tell how a question is answered', () => {
    expect(answerHint(asked('a'), 0)).toBe('');
    expect(answerHint(asked('a', { kind: 'number' }), 1)).toBe('');
    expect(answerHint(asked('a', { kind: 'choice' }), 0)).toBe('Выберите один вариант.');
    expect(answerHint(asked('a', { kind: 'choice', isMultiple: true }), 0)).toBe('Можно выбрать несколько.');
    expect(answerHint(asked('a', { kind: 'scale' }), 0)).toBe(`От${NBSP}1 до${NBSP}5.`);
    const scale = { from: 0, to: 2, fromLabel: ' нет ', toLabel: '' };
    expect(scaleWords(scale)).toBe(`0${NBSP}— нет`);
    expect(marksOf(scale)).toEqual([0, 1, 2]);
    expect(marksOf({ ...scale, from: 3 })).toEqual([]);
    expect(
      listedOptions({
        options: [
          { key: 'a', text: 'Да' },
          { key: 'b', text: 'Нет' },
        ],
      }),
    ).toBe('1. Да\n2. Нет');
  });
});
