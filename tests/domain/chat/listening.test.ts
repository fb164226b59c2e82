import { describe, expect, it } from 'vitest';

import { askedField, phaseOf, type Interview } from '#src/domain/chat/interview.ts';
import {
  ANSWER_OR_COMMAND_LINE,
  LATER_LINE,
  linkHelpLine,
  PUT_OFF_LINE,
  SKIPPED_LINE,
  WAIT_LINE,
  WHICH_ANSWER_LINE,
} from '#src/domain/chat/helpLines.ts';
import { withoutAsides } from '#src/domain/chat/meaning/asides.ts';
import { LINK_AGAIN_LINE, WITHOUT_SITE_LINE, correctedLine, questionLine } from '#src/domain/chat/lines.ts';
import { hasNoSite } from '#src/domain/chat/meaning/noSite.ts';
import { stepInterview } from '#src/domain/chat/steps/stepInterview.ts';
import { CHAT_FIELDS } from '#src/domain/boards/fields.ts';

/* The assistant hears hasty people: no site, «потом», «щас», an answer put right in passing. */

let ids = 0;
const context = { at: '2026-11-21T09:00:00.000Z', newId: () => `m-${(ids += 1)}` };

/** The chat after some messages, and what the bot said to the last. */
function talk(messages: readonly string[], from: Interview | null = null) {
  let result = stepInterview(from, { type: 'start' }, context);
  for (const text of messages) result = stepInterview(result.next, { type: 'message', text }, context);
  const interview = result.next as Interview;
  return { interview, lines: result.said.map((key) => interview.messages[key]?.text ?? '') };
}

const BEGUN = ['smena.example', 'Делаем расписания'];

describe('without a site', () => {
  it.each(['нет', 'Сайта пока нет', 'у нас его нет', 'К сожалению, сайта у нас пока нет, извините.', 'нету', 'без сайта', 'ссылку пока не дам', 'лендинг не готов', 'мы ещё не сделали сайт', 'no website', 'пропустить', 'не дам', 'пока делаем сайт'])(
    '«%s» goes on',
    (words) => {
      const { interview, lines } = talk([words]);
      expect(lines).toEqual([WITHOUT_SITE_LINE]);
      expect(phaseOf(interview)).toBe('company');
      expect(interview.companyLink).toBe('');
      expect(askedField(talk(['Пекарня'], interview).interview)).toBe('vision');
    },
  ); // prettier-ignore

  it.each([
    'наш сайт',
    'сайт есть',
    'сайт есть, но не готова страница цен',
    'сайт делаем, вот он',
    'не скажу',
    'сайт напишу позднее',
  ])('«%s» does not say so', (words) => {
    expect(hasNoSite(words)).toBe(false);
    expect(talk([words]).lines).toEqual([LINK_AGAIN_LINE]);
  });

  it('who asks about it, or for a moment, is answered', () => {
    expect(talk(['а зачем вам мой сайт?']).lines).toEqual([linkHelpLine(false)]);
    expect(talk(['щас']).lines).toEqual([WAIT_LINE]);
  });
});

describe('a question that is put off', () => {
  const putOff = talk([...BEGUN, 'потом']);

  it('is left out for now', () => {
    expect(putOff.lines[0]).toBe(LATER_LINE);
    expect(askedField(putOff.interview)).toBe('targetGroup');
  });

  const others = CHAT_FIELDS.slice(1).map((field) => `ответ ${field}`);

  it('is asked again after the others, and answered', () => {
    const { interview, lines } = talk(others, putOff.interview);
    expect(lines[0]).toBe(PUT_OFF_LINE);
    expect(lines[1]).toContain(questionLine('vision'));
    expect(askedField(interview)).toBe('vision');
    const done = talk(['Люди не ждут'], interview).interview;
    expect(done.answers.vision).toBe('Люди не ждут');
    expect(phaseOf(done)).toBe('done');
  });

  it.each(['потом', 'пропустить'])('stays without an answer after «%s»', (words) => {
    const { interview, lines } = talk([...others, words], putOff.interview);
    expect(lines[0]).toBe(SKIPPED_LINE);
    expect(phaseOf(interview)).toBe('done');
    expect(interview.answers.vision).toBeUndefined();
  });

  it('is answered before, when the person goes back to it', () => {
    const back = talk(['вернись к видению', 'Люди не ждут'], putOff.interview).interview;
    expect(askedField(back)).toBe('targetGroup');
    expect(phaseOf(talk(others, back).interview)).toBe('done');
  });
});

describe('while a question is asked', () => {
  it('«щас» is waited for, and can be an answer all the same', () => {
    const { interview, lines } = talk([...BEGUN, 'сек, звонят']);
    expect(lines).toEqual([WAIT_LINE]);
    expect(interview.answers).toEqual({});
    expect(interview.again).toEqual({});
    const taken = stepInterview(interview, { type: 'takeAnyway' }, context).next;
    expect(taken?.answers.vision).toBe('сек, звонят');
  });

  it('an earlier answer is put right, and the question stays', () => {
    const told = [...BEGUN, 'Люди не ждут', 'Кофейни', 'поправь видение: Никто не ждёт'];
    const { interview, lines } = talk(told);
    expect(lines[0]).toBe(correctedLine('vision'));
    expect(interview.answers).toEqual({ vision: 'Никто не ждёт', targetGroup: 'Кофейни' });
    expect(askedField(interview)).toBe('needs');
    const last = talk(['в прошлом ответе опечатка, исправьте: Кофейни и пекарни'], interview).interview;
    expect(last.answers.targetGroup).toBe('Кофейни и пекарни');
    expect(askedField(last)).toBe('needs');
  });

  it.each(['Замените старую проводку: так мы говорим клиентам', 'Измени привычки: ешь медленнее', 'Поменяйте старый подход к клиентам: слушайте их'])(
    '«%s» is an answer',
    (words) => {
      expect(talk([...BEGUN, 'Люди не ждут', words]).interview.answers).toEqual({
        vision: 'Люди не ждут',
        targetGroup: words,
      });
    },
  ); // prettier-ignore

  it('after the end, a correction names its answer', () => {
    const done = talk([...BEGUN, ...CHAT_FIELDS.map((field) => `ответ ${field}`)]).interview;
    const unnamed = talk(['исправь: через соседей'], done);
    expect(unnamed.lines).toEqual([WHICH_ANSWER_LINE]);
    expect(unnamed.interview.answers).toEqual(done.answers);
    expect(talk(['исправь каналы: через соседей'], done).interview.answers.channels).toBe('через соседей');
  });

  it('an answer with the wish to go on is an answer', () => {
    expect(talk([...BEGUN, 'Найти врача рядом. Дальше.']).interview.answers.vision).toBe('Найти врача рядом.');
  });

  it('a command behind words that may be an answer is asked about', () => {
    const { interview, lines } = talk([...BEGUN, 'Найти врача рядом. Пропусти.']);
    expect(lines).toEqual([ANSWER_OR_COMMAND_LINE]);
    expect(interview.answers).toEqual({});
    const taken = stepInterview(interview, { type: 'takeAnyway' }, context).next;
    expect(taken?.answers.vision).toBe('Найти врача рядом.');
  });

  it('the same question is answered so', () => {
    expect(talk([...BEGUN, 'исправь видение: Никто не ждёт']).interview.answers.vision).toBe('Никто не ждёт');
  });
});

describe('the words of an answer', () => {
  it.each([
    ['ну типа чтобы весь вуз пользовался', 'чтобы весь вуз пользовался'],
    ['Ладно. Чтобы бухгалтер не сидел до ночи', 'Чтобы бухгалтер не сидел до ночи'],
    ['ну пусть будет так: без бумажек', 'без бумажек'],
    ['так я ж написала, лень всё взвешивать', 'лень всё взвешивать'],
    ['подпиской 199р, сказала же', 'подпиской 199р'],
    ['Благодарю, теперь понятно. Ремесло не умрёт', 'Ремесло не умрёт'],
    ['ну ок: Verme, Quinyx', 'Verme, Quinyx'],
  ])('are those of the board: %s', (said, answer) => {
    expect(withoutAsides(said)).toBe(answer);
  });

  it.each(['Хорошо знать своего клиента', 'Так называемые дачники', 'Короче очередь — больше покупок', 'Нужны те, кто платит', 'ну', 'Ладно.', 'Окей Гугл и Алиса', 'Вот уже десять лет — те же люди', 'Хорошо, когда врач видит всё', 'Так, чтобы никто не ждал'])(
    'stay: %s',
    (said) => {
      expect(withoutAsides(said)).toBe(said);
    },
  ); // prettier-ignore
});
