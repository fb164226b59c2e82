import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { NBSP } from '#src/domain/core/format.ts';
import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import type { Incoming, Conversation, SaidFile } from '#src/domain/fieldwork/path.ts';
import type { Script } from '#src/domain/fieldwork/script.ts';
import { INTERVIEWER, transcriptOf } from '#src/domain/fieldwork/transcript.ts';
import { turnsOf, turnText } from '#src/domain/research/transcript.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

const SEED = 20260601;
const BEGAN = Date.UTC(2026, 5, 1, 12);

const at = (after: number): string => new Date(BEGAN + after * 1000).toISOString();

/** A conversation in which these were said, each so many seconds after consent. */
function said(
  script: Script,
  answers: readonly { text: string; after: number; options?: string[]; file?: SaidFile; skips?: boolean }[],
): Conversation {
  const incoming: Incoming[] = [
    { type: 'agree', id: 'agree', at: at(0) },
    ...answers.map(({ text, after, options, file, skips }, index): Incoming => {
      const id = `m${index}`;
      if (skips) return { type: 'skip', id, at: at(after) };
      const given = { text, ...(options ? { options } : {}), ...(file ? { file } : {}) };
      return { type: 'answer', id, at: at(after), given, isWhole: true };
    }),
  ];
  return incoming.reduce((now, one) => hear(script, now, one).conversation, NEW_CONVERSATION);
}

/** Whether anything of a text is left that can be seen. */
const isSaid = (given: string): boolean => given.toWellFormed().replaceAll(/[\p{Cc}\s\u2028]/gu, '') !== '';

const read = (text: string) =>
  turnsOf(text).map((turn) => ({
    speaker: turn.speaker,
    role: turn.role,
    at: turn.at,
    text: turnText(text, turn).trim(),
  }));

/** A branch of a choice. */
const to = (option: string, key: string) => ({ when: { is: 'option' as const, option }, to: key });

describe('the transcript of an interview', () => {
  it('tells who asked and who answered what, when, in words', () => {
    const script = scriptOf(
      question('a'),
      question('b', {
        kind: 'choice',
        isMultiple: true,
        options: [
          { key: 'x', text: 'Пешком' },
          { key: 'y', text: 'На метро' },
        ],
      }),
      question('c', { kind: 'scale', scale: { from: 1, to: 5, fromLabel: 'плохо', toLabel: 'хорошо' } }),
      question('d'),
      question('e'),
    );
    const file = { sha256: 'a'.repeat(64), name: 'ответ.webm', mime: 'audio/webm', bytes: 5 };
    const conversation = said(script, [
      { text: 'Раз.\nИ ещё раз.', after: 12 },
      { text: '', options: ['x', 'y'], after: 75 },
      { text: '4', after: 3 * 24 * 3600 },
      { text: '', skips: true, after: 3 * 24 * 3600 + 5 },
      { text: '', file, after: 3 * 24 * 3600 + 9 },
      { text: 'Забыл сказать', after: 3 * 24 * 3600 + 60 },
    ]);
    const text = transcriptOf(script, conversation, 'Р7');
    expect(text).toMatch(/^\[00:00:00\] Интервьюер: Вопрос a\?\n\n\[00:00:12\] Р7: Раз\./);
    const [asks, answers] = [
      { speaker: INTERVIEWER, role: 'interviewer' },
      { speaker: 'Р7', role: 'respondent' },
    ];
    const days = 3 * 24 * 3600;
    expect(read(text.replaceAll('\u2060', ''))).toMatchObject([
      { ...asks, at: 0, text: 'Вопрос a?' },
      { ...answers, at: 12, text: 'Раз.\nИ ещё раз.' },
      { ...asks, at: 12, text: 'Вопрос b?' },
      { ...answers, at: 75, text: '«Пешком», «На метро»' },
      { ...asks, at: 75 },
      { ...answers, at: days, text: '4 (от 1 — «плохо» до 5 — «хорошо»)' },
      { ...asks, at: days },
      { ...answers, at: days + 5, text: '(вопрос пропущен)' },
      { ...asks, at: days + 5 },
      { ...answers, at: days + 9, text: '(запись «ответ.webm»)' },
      { ...asks, at: days + 9, text: `${script.thanks} (вопросы кончились)`.trim() },
      { ...answers, at: days + 60, text: 'Забыл сказать' },
    ]);
  });

  it('marks what was corrected and what was not taken, behind it', () => {
    const script = { ...scriptOf(question('a'), question('b', { kind: 'contact' })), thanks: 'Спасибо!' };
    const incoming: Incoming[] = [
      { type: 'agree', id: 'agree', at: at(0) },
      { type: 'answer', id: '1', at: at(1), given: { text: 'Раз' }, isWhole: true },
      { type: 'back', id: '2', at: at(2) },
      { type: 'answer', id: '3', at: at(3), given: { text: 'Два' }, isWhole: true },
      { type: 'answer', id: '4', at: at(4), given: { text: '12' }, isWhole: true },
      { type: 'answer', id: '5', at: at(5), given: { text: 'a@example.com' }, isWhole: true },
      { type: 'answer', id: '6', at: at(6), given: { text: 'И ещё' }, isWhole: true },
    ];
    let talk = NEW_CONVERSATION;
    let before = '';
    for (const one of incoming) {
      talk = hear(script, talk, one).conversation;
      const text = transcriptOf(script, talk, 'Р1');
      expect(text.startsWith(before.trimEnd())).toBe(true);
      before = text;
    }
    expect(read(before).map(({ speaker, text }) => `${speaker}: ${text.replaceAll(NBSP, ' ')}`)).toEqual([
      'Интервьюер: Вопрос a?',
      'Р1: Раз',
      'Интервьюер: Вопрос a? (ответ исправлен)',
      'Р1: Два',
      'Интервьюер: Вопрос b?',
      'Р1: (контакт: виден тем, кому видны имена)',
      'Интервьюер: Не принято: не хватает цифр: в номере их 11, а здесь 2. Подойдёт телефон, почта или имя в Telegram.',
      'Р1: (контакт: виден тем, кому видны имена)',
      'Интервьюер: Спасибо! (вопросы кончились)',
      'Р1: И ещё',
    ]);
  });

  it('marks a branch that was left, and one that was led back to', () => {
    const script = {
      ...scriptOf(
        question('stove', {
          kind: 'choice',
          options: ['Да', 'Нет'].map((text) => ({ key: text, text })),
          branches: [to('Нет', 'heat')],
        }),
        question('which', { branches: [to('—', 'end')], whyTimes: 1 }),
        question('heat'),
        question('end'),
      ),
    };
    const answer = (text: string, place: string, why = 0): Incoming => {
      return { type: 'answer', id: `${text}-${place}`, at: at(1), given: { text }, place: { question: place, why }, isWhole: true }; // prettier-ignore
    };
    const incoming: Incoming[] = [
      { type: 'agree', id: 'agree', at: at(0) },
      answer('Да', 'stove'),
      answer('Чугунная', 'which'),
      answer('Тепло', 'which', 1),
      answer('Дровами', 'heat'),
      answer('Нет', 'stove'),
      answer('Всё', 'end'),
      { ...answer('Да', 'stove'), id: 'again' } as Incoming,
    ];
    let talk = NEW_CONVERSATION;
    let before = '';
    for (const one of incoming) {
      talk = hear(script, talk, one).conversation;
      const text = transcriptOf(script, talk, 'Р1');
      expect(text.startsWith(before.trimEnd())).toBe(true);
      before = text;
    }
    // What both branches ask stands.
    expect(read(before).map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
      'Интервьюер: Вопрос stove?',
      'Р1: «Да»',
      'Интервьюер: Вопрос which?',
      'Р1: Чугунная',
      'Интервьюер: Почему так?',
      'Р1: Тепло',
      'Интервьюер: Вопрос heat?',
      'Р1: Дровами',
      'Интервьюер: Вопрос stove? (ответ исправлен)',
      'Р1: «Нет»',
      'Интервьюер: Не в счёт, ответ оставленной ветви: Вопрос which?',
      'Интервьюер: Вопрос end?',
      'Р1: Всё',
      'Интервьюер: Вопрос stove? (ответ исправлен)',
      'Р1: «Да»',
      'Интервьюер: Снова в счёт, ответ этой ветви: Вопрос which?',
    ]);
  });

  it('names the question again before what is added to its answer later', () => {
    const script = scriptOf(question('a', { whyTimes: 1 }), question('b', { whyTimes: 1 }), question('c'));
    const incoming: Incoming[] = [
      { type: 'agree', id: 'agree', at: at(0) },
      ...['Раз', 'Потому', 'Два', 'Так'].map((text, index): Incoming => {
        return { type: 'answer', id: text, at: at(index + 1), given: { text }, isWhole: true };
      }),
      { type: 'answer', id: '5', at: at(5), given: { text: 'и вот' }, place: { question: 'a', why: 1 } },
      { type: 'answer', id: '6', at: at(6), given: { text: 'ещё раз' }, place: { question: 'a', why: 0 } },
    ];
    const talk = incoming.reduce((now, one) => hear(script, now, one).conversation, NEW_CONVERSATION);
    expect(read(transcriptOf(script, talk, 'Р1')).slice(-4)).toMatchObject([
      { text: 'Вопрос a? Почему так? (дополнение)' },
      { text: 'и вот' },
      { text: 'Вопрос a? (дополнение)' },
      { text: 'ещё раз' },
    ]);
  });

  it('keeps a contact that was left out of the words', () => {
    const script = scriptOf(question('a', { kind: 'contact' }));
    const said = ['Анна Лис', 'anna@example.com'].reduce(
      (talk, text, index) =>
        hear(script, talk, { type: 'answer', id: `${index}`, at: at(index + 1), given: { text }, isWhole: true })
          .conversation,
      hear(script, NEW_CONVERSATION, { type: 'agree', id: 'agree', at: at(0) }).conversation,
    );
    const text = transcriptOf(script, said, 'Р1');
    expect(text).not.toMatch(/Лис|example/);
    expect(text).toContain('Р1: (контакт: виден тем, кому видны имена)');
  });

  it('says nothing of a conversation in which nothing was said', () => {
    expect(transcriptOf(scriptOf(question('a')), NEW_CONVERSATION, 'Р1')).toBe('');
  });

  it('only grows: what was marked in it stands where it stood', () => {
    const script = scriptOf(question('a'), question('b'));
    const first = transcriptOf(script, said(script, [{ text: 'Раз', after: 1 }]), 'Р1');
    const more = said(script, [
      { text: 'Раз', after: 1 },
      { text: 'Два', after: 2 },
    ]);
    expect(transcriptOf(script, more, 'Р1').startsWith(first.trimEnd())).toBe(true);
  });

  it('is read back as it was said, whatever looks like a label, a time or another layout in it', () => {
    const piece = fc.constantFrom(
      'Интервьюер: ', 'Р7: ', 'Р1:', 'Мария: ', 'Важно: ', 'В: ', 'О: ', '[00:00:05] ', '12:30 ', '0:05', '1. ', '- ', '— ', '> ', '* ',
      '00:00:01,000 --> 00:00:02,000', 'WEBVTT', 'Мария\n', '\n', '\n\n', '\r\n', '\u2028', '\0', '# Глава', '---', 'И — Как',
      'Она начала запись', 'Transcribed by https://x', 'Сказал. Интервьюер: ага', 'Да? О: нет.', ' ', 'слова', 'Ёжик', '🙂', '\uD800', '«»', ':', '|', ',',
    ); // prettier-ignore
    const words = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 6 }),
        fc.array(words, { minLength: 6, maxLength: 6 }),
        (answers, asked) => {
          const script = scriptOf(...answers.map((_, at) => question(`q${at}`, { text: asked[at] ?? '' })));
          const conversation: Conversation = {
            ...NEW_CONVERSATION,
            step: 'done',
            consent: { at: new Date(BEGAN).toISOString(), text: '' },
            said: answers.map((text, at) => ({
              id: `m${at}`,
              place: { question: `q${at}`, why: 0 },
              at: new Date(BEGAN + (at + 1) * 7000).toISOString(),
              text,
              file: null,
              meaning: { is: 'text' },
            })),
          };
          const text = transcriptOf(script, conversation, 'Р7');
          let last = 0;
          const expected = answers.flatMap((given, at) => {
            if (!isSaid(given)) return [];
            const from = last;
            last = (at + 1) * 7;
            const question = isSaid(asked[at] ?? '') ? [{ speaker: INTERVIEWER, role: 'interviewer', at: from }] : [];
            return [...question, { speaker: 'Р7', role: 'respondent', at: last }];
          });
          const given = { интервьюер: { role: 'interviewer' as const }, р7: { role: 'respondent' as const } };
          expect(turnsOf(text, given).map(({ speaker, role, at }) => ({ speaker, role, at }))).toEqual(expected);
        },
      ),
      { seed: SEED, numRuns: 2000 },
    );
  });
});
