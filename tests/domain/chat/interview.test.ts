import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Board } from '#src/domain/boards/board.ts';
import { linkIn } from '#src/domain/core/companyLink.ts';
import {
  answersOf,
  askedField,
  isFinished,
  phaseOf,
  progressOf,
  proposalsOf,
  uploaderShown,
  type WorkspacePlace,
  type Interview,
} from '#src/domain/chat/interview.ts';
import { INTERVIEW_ID } from '#src/domain/chat/interviewId.ts';
import { boardFromInterview } from '#src/domain/chat/boardFromInterview.ts';
import { boardChanges } from '#src/domain/chat/interviewBoard.ts';
import {
  AGAIN_LINE,
  COMPANY_HELP_LINE,
  editLine,
  LINK_BACK_LINE,
  NOWHERE_LINE,
  RESTART_LINE,
  SKIPPED_LINE,
  WHICH_LINE,
} from '#src/domain/chat/helpLines.ts';
import {
  askedLine,
  creationLine,
  CREATION_LINE,
  DECLINED_LINE,
  DIALOGUE_LINE,
  GREETING_LINE,
  KEPT_ALL_LINE,
  LEFT_LINE,
  LINK_AGAIN_LINE,
  MAIL_LINE,
  NO_SITE_LINE,
  REPLACED_LINE,
  REVIEW_LINE,
  REVISED_LINE,
  THANKS_LINE,
  UPLOAD_LINE,
  questionLine,
} from '#src/domain/chat/lines.ts';
import { removeFile } from '#src/domain/chat/steps/reading.ts';
import { stepInterview } from '#src/domain/chat/steps/stepInterview.ts';
import type { InterviewEvent, InterviewStepResult } from '#src/domain/chat/steps/interviewEvents.ts';
import { lookupOf, NEXT_LINE, nothingFoundLine, NOT_SEARCHED_LINE } from '#src/domain/chat/lookup.ts';
import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import { ordered } from '#src/domain/core/record.ts';
import { parseRecord } from '#src/domain/schemas.ts';
import { CHAT_FIELDS, type ChatField } from '#src/domain/boards/fields.ts';

const AT = '2026-11-21T09:00:00.000Z';
let ids = 0;
const context = { at: AT, newId: () => `m-${(ids += 1)}` };
const step = (interview: Interview | null, event: InterviewEvent): InterviewStepResult =>
  stepInterview(interview, event, context);

const say = (text: string): InterviewEvent => ({ type: 'message', text });
const file = (name: string, text: string | null, problem = ''): InterviewEvent => ({
  type: 'filesRead',
  files: [{ name, size: 1024, text, problem }],
});

/** Operations on the talk itself; what was read for it is a record of its own. */
const ofTalk = (ops: readonly Op[]): readonly Op[] => ops.filter(({ kind }) => kind === 'interview');

/** State before the first of some events. */
const before = (next: Interview | null): InterviewStepResult => ({
  ops: [],
  next,
  said: [],
  finishes: false,
  reviews: false,
  writes: [],
  draft: null,
  wantsRestart: false,
});

/** The chat after events, and what the bot said to the last. */
function run(events: readonly InterviewEvent[], from: Interview | null = null) {
  let result = before(from);
  for (const event of events) result = step(result.next, event);
  const interview = result.next as Interview;
  return { ...result, interview, lines: result.said.map((key) => interview.messages[key]?.text ?? '') };
}

const PLACE: WorkspacePlace = {
  kind: 'hypothesis',
  id: 'hypothesis-1',
  text: 'Открытая цена',
  note: '',
  href: '/experiments?backlog=1',
};
const begun = [{ type: 'start' } as const, say('https://smena.ru'), say('Делаем расписания')];
const answered = [...begun, ...CHAT_FIELDS.map((field) => say(`ответ ${field}`))];
const transcript = (interview: Interview) => ordered(interview.messages).map(({ text }) => text);

describe('the link', () => {
  it.each([
    ['https://smena.ru/o-nas?x=1', 'https://smena.ru/o-nas?x=1'],
    ['Наш сайт: smena.com.', 'smena.com'],
    ['smena.ru', 'smena.ru'],
    ['пример.рф', 'пример.рф'],
    ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd.xn--p1ai'],
    ['вот («stripe.io»)', 'stripe.io'],
    ['localhost.dev:8080/a', 'localhost.dev:8080/a'],
    ['почта a@smena.ru, сайт smena.ru', 'smena.ru'],
    ['a@mail.ru,smena.io', 'smena.io'],
    ['medium.com/@smena', 'medium.com/@smena'],
    ['https://user:pass@smena.ru', 'https://user:pass@smena.ru'],
    ['http', 'http'],
  ])('%s is one', (text, link) => {
    expect(linkIn(text)).toBe(link);
  });

  it.each([
    'info@smena.ru',
    'mailto:info@smena.com',
    'ivan@почта.рф',
    'привет.как дела',
    'бриф.pdf',
    'т.е. нет',
    '3.5',
    'нет сайта',
    '',
  ])('%s is none', (text) => {
    expect(linkIn(text)).toBeNull();
  });

  // A quadratic rule would take longer than a test may.
  it.each(['a.', '@', 'a@', 'xn--', '(.', 'ы'])('is looked for in 50,000 times %s', (unit) => {
    expect(linkIn(unit.repeat(50_000))).toBeNull();
  });
});

describe('welcome', () => {
  it('greets once', () => {
    const { interview, lines } = run([{ type: 'start' }]);
    expect(lines).toEqual([GREETING_LINE]);
    expect(phaseOf(interview)).toBe('link');
    expect(step(interview, { type: 'start' }).ops).toEqual([]);
  });

  it('asks again for a link, and helps', () => {
    const { interview, lines } = run([{ type: 'start' }, say('привет')]);
    expect(lines).toEqual([LINK_AGAIN_LINE]);
    expect(run([say('как дела')], interview).lines).toEqual([LINK_AGAIN_LINE, NO_SITE_LINE]);
    expect(run([say('info@smena.ru')], interview).lines).toEqual([LINK_AGAIN_LINE, MAIL_LINE]);
    expect(interview.completed).toEqual({});
  });

  it('stores the link, completes the step and shows the uploader', () => {
    const { interview, lines } = run([{ type: 'start' }, say('  smena.ru ')]);
    expect(interview).toMatchObject({ companyLink: 'smena.ru', completed: { welcome: true }, asking: null });
    expect(lines).toEqual([UPLOAD_LINE]);
    expect(uploaderShown(interview)).toBe(true);
  });
});

const linked = () => run([{ type: 'start' }, say('smena.ru')]).interview;

describe('before the first question', () => {
  const linked = run([{ type: 'start' }, say('smena.ru')]).interview;
  it.each([
    ['что писать?', COMPANY_HELP_LINE],
    ['назад', LINK_BACK_LINE],
    ['начать заново', RESTART_LINE],
  ])('«%s» is met, and says nothing of the company', (words, line) => {
    const met = run([say(words)], linked);
    expect(met.lines).toEqual([line]);
    expect(met.wantsRestart).toBe(line === RESTART_LINE);
    expect(phaseOf(met.interview)).toBe('company');
    expect(phaseOf(run([say('Кофе в офисы')], met.interview).interview)).not.toBe('company');
  });

  it.each(['дальше', 'не знаю', 'Продолжить без файлов'])('«%s» goes on', (words) => {
    expect(run([say(words)], linked).interview.asking).toBe('vision');
  });
});

describe('files', () => {
  const brief = 'Целевая аудитория\nВладельцы небольших кофеен в городах.';

  it('complete the step and are listed', () => {
    const { interview } = run([file('бриф.txt', brief)], linked());
    expect(transcript(interview)).toContain('Загружен файл: «бриф.txt»');
    expect(interview.completed).toEqual({ welcome: true, upload: true });
    expect(uploaderShown(interview)).toBe(true);
    expect(Object.values(interview.files)).toMatchObject([{ name: 'бриф.txt', isRead: true }]);
  });

  it('none: the rest is filled by dialogue, and the first question comes', () => {
    const { interview, lines } = run([say('Делаем расписания')], linked());
    expect(lines).toEqual([DIALOGUE_LINE, questionLine('vision')]);
    expect(interview).toMatchObject({ completed: { welcome: true, company: true, upload: true }, asking: 'vision' });
    expect(uploaderShown(interview)).toBe(false);
  });

  it('that were read are named as analysed, the others with the reason', () => {
    const { lines } = run(
      [
        file('бриф.txt', brief),
        file('План. Итог.pdf', null, 'Файл «План. Итог.pdf» защищён паролем. Снимите защиту и загрузите его ещё раз.'),
        file('слайды.pptx', null, 'В презентации нет текста.'),
        say('дальше'),
      ],
      linked(),
    );
    expect(lines[0]).toBe(
      'Проанализировал файл «бриф.txt»: что похоже на\u00A0ответ, предложу к\u00A0вопросу. Файл «План. Итог.pdf» защищён паролем. Файл «слайды.pptx»: В презентации нет текста.',
    );
    expect(lines[1]).toBe(questionLine('vision'));
  });

  it('that could not be read are never claimed to be analysed, nor proposed from', () => {
    const events = [file('секрет.pdf', null, 'Пароль.'), file('пусто.txt', ' \n\u200B'), say('дальше')];
    const { interview, lines } = run(events, linked());
    expect(transcript(interview).join()).not.toMatch(/Проанализировал|[Пп]рочитал \d/);
    expect(lines[0]).toMatch(/«секрет.pdf».*«пусто.txt».*диалоге/);
    expect(interview.proposals).toEqual({});
    // The list is made of the same: what it shows of a file is what the bot has told.
    expect(ordered(interview.files)).toMatchObject([
      { name: 'секрет.pdf', size: 1024, isRead: false, problem: 'Пароль.' },
      { name: 'пусто.txt', isRead: false, problem: expect.stringMatching(/нет текста/) },
    ]);
  });

  it('are five at most; the sixth is named and not taken', () => {
    const six = Array.from({ length: 6 }, (_, index) => ({ name: `${index}.txt`, size: 1, text: 'а', problem: '' }));
    const { interview, lines } = run([{ type: 'filesRead', files: six }], linked());
    expect(Object.keys(interview.files)).toHaveLength(5);
    expect(lines[0]).toContain('«5.txt»');
    // Five of five: nothing is said of more.
    expect(lines[1]).toContain('Больше файлов добавить нельзя');
    expect(lines.join(' ')).not.toContain('Можно добавить ещё');
    const more = run([file('ещё.txt', 'а')], interview);
    expect(more.lines).toHaveLength(1);
    expect(more.interview.files).toEqual(interview.files);
  });

  it('mean nothing before the link, after the end, and when there are none', () => {
    for (const interview of [run([{ type: 'start' }]).interview, run(answered).interview]) {
      expect(step(interview, file('бриф.txt', brief)).ops).toEqual([]);
    }
    expect(step(linked(), { type: 'filesRead', files: [] }).ops).toEqual([]);
  });

  it('that come late, while questions are asked, are used', () => {
    const { interview, lines } = run([...begun, say('видение'), file('бриф.txt', brief)]);
    expect(lines).toEqual([
      'Проанализировал файл «бриф.txt»: что похоже на\u00A0ответ, предложу к\u00A0вопросу.',
      askedLine('targetGroup', { vision: 'видение' }),
      expect.stringContaining('Нашёл в\u00A0файле «бриф.txt»: «Владельцы небольших кофеен в городах.» Подходит?'),
    ]);
    expect(proposalsOf(interview)).toHaveLength(1);
  });
});

describe('a proposal', () => {
  const passage = 'Владельцы небольших кофеен в городах.';
  const offered = () =>
    run([
      { type: 'start' },
      say('smena.ru'),
      file('бриф.txt', `Целевая аудитория\n${passage}`),
      say('дальше'),
      say('видение'),
    ]);

  it('is offered with its question', () => {
    expect(offered().lines).toHaveLength(2);
    expect(offered().lines[1]).toContain(passage);
  });

  it.each<[string, InterviewEvent, string]>([
    ['accepted', { type: 'accept' }, passage],
    ['agreed to', say('Да!'), passage],
    ['answered otherwise', say('Дачники'), 'Дачники'],
  ])('%s', (_, event, expected) => {
    const { interview } = run([event], offered().interview);
    expect(interview.answers.targetGroup).toBe(expected);
    expect(interview.asking).toBe('needs');
  });

  it.each<[string, InterviewEvent]>([
    ['declined', { type: 'decline' }],
    ['refused', say('нет')],
  ])('%s: the question stays', (_, event) => {
    const { interview, lines } = run([event], offered().interview);
    expect(lines).toEqual([DECLINED_LINE]);
    expect(proposalsOf(interview)).toEqual([]);
    expect(interview.asking).toBe('targetGroup');
  });

  it('that is not there changes nothing', () => {
    const { interview } = run(begun);
    for (const type of ['accept', 'decline', 'keep'] as const) expect(step(interview, { type }).ops).toEqual([]);
    for (const type of ['accept', 'decline', 'keep'] as const) expect(step(null, { type }).ops).toEqual([]);
  });
});

/** The interview with a yes to all that it would write. */
const finished: readonly InterviewEvent[] = [...answered, { type: 'replace', fields: CHAT_FIELDS }];

describe('the nine questions', () => {
  it('come in order, each answer under its key; the last completes the details', () => {
    const { interview, lines, finishes, reviews, writes } = run(answered);
    expect(answersOf(interview)).toEqual(CHAT_FIELDS.map((field) => ({ field, answer: `ответ ${field}` })));
    const asked = transcript(interview).filter((text) => text.startsWith('Вопрос'));
    expect(asked).toEqual(CHAT_FIELDS.map((field) => askedLine(field, interview.answers)));
    for (const [index, field] of CHAT_FIELDS.entries()) expect(asked[index]).toContain(questionLine(field));
    expect(lines).toEqual([CREATION_LINE, REVIEW_LINE]);
    // Nothing is written before a yes.
    expect({ finishes, reviews, writes }).toEqual({ finishes: false, reviews: true, writes: [] });
    expect(progressOf(interview).every(({ completed }) => completed)).toBe(true);
    expect(isFinished(interview)).toBe(true);
  });

  it('are not finished before', () => {
    const { interview, finishes } = run(answered.slice(0, -1));
    expect(finishes).toBe(false);
    expect(progressOf(interview).map(({ completed }) => completed)).toEqual([true, true, true, false]);
  });

  it('then thank for any message', () => {
    const done = run(finished).interview;
    const { interview, lines, finishes } = run([say('спасибо')], done);
    expect(lines).toEqual([THANKS_LINE]);
    expect(finishes).toBe(false);
    expect(interview.answers).toEqual(done.answers);
  });

  it('then answer a question: from the board, and by places of the workspace', () => {
    const done = run(finished).interview;
    const cards = { vision: { content: 'Люди слышат людей' } };
    const board = { id: 'vision', cards } as unknown as Board;
    const asked = stepInterview(done, say('Какое у нас видение?'), { ...context, board });
    expect(asked.said).toEqual([]);
    expect(asked.next?.looksFor).toBe('Какое у нас видение?');
    const told = stepInterview(
      asked.next,
      { type: 'found', found: { places: [PLACE], more: 2 } },
      { ...context, board },
    );
    const [card, place] = told.said.map((key) => told.next?.messages[key]);
    expect(card?.text).toContain('Люди слышат людей');
    expect(card?.refs).toEqual([]);
    expect(place?.text).toMatch(/Ещё 2\sместа/);
    expect(place?.refs).toEqual([PLACE]);
    expect(told.next?.looksFor).toBe('');
    // Results that another tab brings after that get no answer.
    expect(step(told.next, { type: 'found', found: null }).ops).toEqual([]);
  });

  it.each(['Что дальше?', 'а что теперь делать', 'С чего начать?', 'спасибо, что дальше'])(
    'then tell where «%s» leads: nothing of that is looked up',
    (words) => {
      const { lines, interview } = run([say(words)], run(finished).interview);
      expect(lines).toEqual([NEXT_LINE]);
      expect(interview.looksFor).toBe('');
    },
  );

  it('then say what was looked for where nothing is found, and that it could not be looked for', () => {
    const asked = run([say('Что говорили про цену?')], run(finished).interview);
    expect(run([{ type: 'found', found: { places: [], more: 0 } }], asked.interview).lines).toEqual([
      nothingFoundLine(['цену']),
    ]);
    expect(run([{ type: 'found', found: null }], asked.interview).lines).toEqual([NOT_SEARCHED_LINE]);
  });

  it.each([
    ['Что респонденты говорили про цену?', ['респонденты', 'цену'], null],
    ['найди онбординг', ['онбординг'], null],
    ['А кто наши конкуренты?', ['конкуренты'], 'competitors'],
    ['Расскажи о персонах', ['персонах'], null],
  ])('«%s» looks for %j', (text, words, field) => {
    expect(lookupOf(text)).toEqual({ words, field });
  });

  it.each(['спасибо', 'отлично, всё понял', 'ок', '??', 'что?', 'Исправленное видение'])(
    '«%s» looks for nothing',
    (text) => {
      expect(lookupOf(text)).toBeNull();
    },
  );

  it('keep a long answer and markup as they are, without the white space around', () => {
    const long = 'ответ '.repeat(4000).trim();
    const html = '<script>alert(1)</script> & <b>жирно</b>';
    const { interview } = run([...begun, say(`\n ${long} \n`), say(html)]);
    expect(interview.answers).toEqual({ vision: long, targetGroup: html });
  });

  it.each(['', ' ', '\n\t', '\u00A0', '\u200B\uFEFF', '\u2800'])('take no message of white space: %j', (text) => {
    for (const interview of [null, run(begun).interview, run(answered).interview]) {
      expect(step(interview, say(text))).toMatchObject({
        ops: [],
        next: interview,
        said: [],
        finishes: false,
        reviews: false,
        writes: [],
      });
    }
  });

  it('are found again in a record that lost its question', () => {
    const lost = { ...run([...begun, say('видение')]).interview, asking: null };
    expect(askedField(lost)).toBe('targetGroup');
    expect(run([say('кофейни')], lost).interview.answers.targetGroup).toBe('кофейни');
  });
});

const asked = () => run(begun).interview;

describe('what is no answer', () => {
  it.each<[string, RegExp]>([
    ['не знаю', /^Это нормально\. .*Например: «/s],
    ['А что вы имеете в виду?', /^Видение — это .*Например: «/s],
    ['приведите пример', /^Например, так ответил бы/],
    ['ок', /^Пока маловато/],
  ])('«%s» is met, and stays out of the answers', (text, line) => {
    const { interview, lines } = run([say(text)], asked());
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
    expect(interview).toMatchObject({ answers: {}, asking: 'vision', unclear: { field: 'vision', text } });
  });

  it('is an answer all the same where the person says so', () => {
    const { interview } = run([say('всем'), { type: 'takeAnyway' }], asked());
    expect(interview).toMatchObject({ answers: { vision: 'всем' }, asking: 'targetGroup', unclear: null, again: {} });
    expect(step(interview, { type: 'takeAnyway' }).ops).toEqual([]);
  });

  it('is explained twice, then the way on is shown', () => {
    expect(run([say('не знаю'), say('не знаю'), say('не знаю')], asked()).lines).toEqual([AGAIN_LINE]);
  });

  it.each<[string, InterviewEvent]>([
    ['said', say('пропустить')],
    ['pressed', { type: 'skip' }],
  ])('a question that is left out, %s, is «Не указано», asked no more, and can be gone back to', (_, event) => {
    const { interview, lines } = run([event], asked());
    expect(lines).toEqual([SKIPPED_LINE, questionLine('targetGroup')]);
    expect(interview).toMatchObject({ skipped: { vision: true }, asking: 'targetGroup' });
    const back = run([{ type: 'goBack', field: 'vision' }, say('Кофе без очередей')], interview).interview;
    expect(back).toMatchObject({ skipped: {}, answers: { vision: 'Кофе без очередей' }, asking: 'targetGroup' });
    const all = run(
      CHAT_FIELDS.slice(1).map((field) => say(`ответ ${field}`)),
      interview,
    );
    expect(all).toMatchObject({ reviews: true, writes: [] });
    expect(Object.keys(all.interview.unwritten)).toEqual(CHAT_FIELDS.slice(1));
    expect(all.lines).toEqual([creationLine(8), REVIEW_LINE]);
  });

  it('words lead back as buttons do; anew is confirmed where it always is', () => {
    const middle = run([say('Кофе без очередей'), say('Хозяева кофеен')], asked()).interview;
    expect(run([say('назад')], middle).interview.asking).toBe('targetGroup');
    expect(run([say('вернись к видению')], middle).interview.asking).toBe('vision');
    expect(run([say('назад')], asked()).lines).toEqual([NOWHERE_LINE]);
    expect(step(middle, say('начать сначала'))).toMatchObject({
      wantsRestart: true,
      next: { answers: middle.answers },
    });
    expect(run([say('хочу изменить ответ про конкурентов')], run(answered).interview).interview.asking).toBe(
      'competitors',
    );
  });
});

describe('the next question', () => {
  it('takes up what was said, and asks once about what was left out', () => {
    const { lines } = run([say('Кофе без очередей'), say('Всем, кто пьёт кофе')], run(begun).interview);
    expect(lines[0]).toMatch(/^Так широко/);
    expect(lines[1]).toContain(questionLine('needs'));
    expect(lines[1]).toContain('«Всем, кто пьёт кофе»');
  });
});

describe('several sources', () => {
  const one = file('бриф.txt', 'Конкуренты\nТаблицы и общий чат в мессенджере.');
  const other = file('питч.txt', 'Конкуренты\nДве большие системы учёта смен.');
  const upTo = CHAT_FIELDS.slice(0, CHAT_FIELDS.indexOf('competitors')).map((field) => say(`ответ ${field}`));
  const offered = (...first: readonly InterviewEvent[]) =>
    run([{ type: 'start' }, say('smena.ru'), ...first, say('о нас'), ...upTo]);

  it('that disagree stand side by side; the one that is named is taken', () => {
    const { interview, lines } = offered(one, other);
    expect(proposalsOf(interview).map(({ file: name }) => name)).toEqual(['бриф.txt', 'питч.txt']);
    expect(lines.at(-1)).toMatch(/^Нашёл разное — .*«бриф\.txt».*«питч\.txt».*Что верно\?$/s);
    expect(run([{ type: 'accept', index: 1 }], interview).interview.answers.competitors).toBe(
      'Две большие системы учёта смен.',
    );
    expect(run([say('да')], interview)).toMatchObject({ lines: [WHICH_LINE], interview: { asking: 'competitors' } });
  });

  it('stand under the answer that was taken from them', () => {
    const taken = run([{ type: 'accept', index: 1 }], offered(one, other).interview).interview;
    expect(ordered(taken.messages).findLast(({ isBot }) => !isBot)?.picked).toBe('из\u00A0файла «питч.txt»');
  });

  it('are chosen between by words, too: one, the last, both, one that is to be changed', () => {
    const { interview } = offered(one, other);
    const [first, second] = ['Таблицы и общий чат в мессенджере.', 'Две большие системы учёта смен.'];
    expect(run([say('лучше второй')], interview).interview.answers.competitors).toBe(second);
    expect(run([say('последний')], interview).interview.answers.competitors).toBe(second);
    expect(run([say('третий')], interview)).toMatchObject({
      lines: [WHICH_LINE],
      interview: { asking: 'competitors' },
    });
    expect(step(interview, say('оба'))).toMatchObject({ draft: `${first}\n${second}` });
    const changed = run([say('второй, но без смен')], interview);
    expect(changed).toMatchObject({ draft: second, lines: [editLine('но без смен')] });
    // Which of them is to be changed was not said.
    expect(run([say('да, но короче')], interview)).toMatchObject({ draft: null, lines: [WHICH_LINE] });
  });

  it('that say the same are one', () => {
    expect(
      proposalsOf(offered(one, file('копия.txt', 'Конкуренты\nТаблицы и общий чат, в мессенджере')).interview),
    ).toHaveLength(1);
  });

  it('«да, но…» puts the text into the field', () => {
    const { interview } = offered(one);
    const { draft, said } = step(interview, say('да, но добавь тетрадь'));
    expect(draft).toBe('Таблицы и общий чат в мессенджере.');
    expect(said).toHaveLength(1);
  });

  it('what is said of the company, and the page of the link, answer too', () => {
    const told = run([
      { type: 'start' },
      say('smena.ru'),
      say('Мы помогаем хозяевам кофеен. Зарабатываем на подписке за 990 рублей.'),
    ]);
    expect(told.interview.proposals.revenueStreams?.[0]).toMatchObject({ from: 'message', file: '' });
    const page = { address: 'smena.ru', text: 'Наша миссия\nКофе без очередей для каждого.', problem: '' };
    const reading = { ...context, readsPages: true };
    const linked = stepInterview(run([{ type: 'start' }]).interview, say('smena.ru'), reading).next;
    expect(linked).toMatchObject({ awaitsPage: true, companyLink: 'smena.ru' });
    const read = run([{ type: 'pageRead', page }], linked);
    expect(read.lines).toEqual(['Прочитал страницу smena.ru: в\u00A0ней 1\u00A0ответ, предложу его к\u00A0вопросам.']);
    // Another tab has brought it.
    expect(step(read.interview, { type: 'pageRead', page }).ops).toEqual([]);
    expect(run([say('о нас')], read.interview).lines.at(-1)).toContain('на\u00A0странице smena.ru');
    const failed = run([{ type: 'pageRead', page: { ...page, text: null, problem: 'Сайт не ответил.' } }], linked);
    expect(failed.lines).toEqual(['Страницу smena.ru прочитать не\u00A0вышло: Сайт не ответил.']);
  });
});

describe('going back', () => {
  const middle = () => run([...begun, say('видение'), say('кофейни')]).interview;

  it('asks again, shows the present answer, then goes on where it was', () => {
    const back = run([{ type: 'goBack', field: 'vision' }], middle());
    expect(back.lines[0]).toContain(questionLine('vision'));
    expect(back.lines[0]).toContain('«видение»');
    const { interview } = run([say('новое')], back.interview);
    expect(interview.answers).toEqual({ vision: 'новое', targetGroup: 'кофейни' });
    expect(interview.asking).toBe('needs');
  });

  it.each<[string, InterviewEvent]>([
    ['kept', { type: 'keep' }],
    ['told to keep', say('Оставить')],
    ['led to the open question', { type: 'goBack', field: 'needs' }],
  ])('%s, leaves the answer', (_, event) => {
    const { interview } = run([{ type: 'goBack', field: 'vision' }, event], middle());
    expect(interview).toMatchObject({ answers: middle().answers, asking: 'needs' });
  });

  it('after the end finishes again', () => {
    const back = run([...finished, { type: 'goBack', field: 'channels' }]);
    expect(isFinished(back.interview)).toBe(false);
    expect(progressOf(back.interview)[3]?.completed).toBe(true);
    const changed = run([say('реклама')], back.interview);
    expect(changed).toMatchObject({ finishes: false, reviews: true, lines: [REVISED_LINE, REVIEW_LINE] });
    expect(isFinished(changed.interview)).toBe(true);
    expect(run([{ type: 'keep' }], back.interview)).toMatchObject({ finishes: false, lines: [KEPT_ALL_LINE] });
  });

  it('to a question that was not asked, or before the first, changes nothing', () => {
    expect(step(middle(), { type: 'goBack', field: 'channels' }).ops).toEqual([]);
    expect(step(middle(), { type: 'goBack', field: 'needs' }).ops).toEqual([]);
    const linked = run([{ type: 'start' }, say('smena.ru')]).interview;
    expect(step(linked, { type: 'goBack', field: 'vision' }).ops).toEqual([]);
  });
});

it('starting over forgets all, and can be undone', () => {
  const before = run(answered).interview;
  const { ops, interview } = run([{ type: 'restart' }], before);
  expect(interview).toMatchObject({ companyLink: '', completed: {}, answers: {}, asking: null, files: {} });
  expect(transcript(interview)).toEqual([GREETING_LINE]);
  let record = before;
  const inverse = ops.map((op) => {
    const back = invertOp(record, op);
    record = applyOp(record, op, AT) as Interview;
    return back;
  });
  expect(
    inverse
      .toReversed()
      .flat()
      .reduce((state, op) => applyOp(state, op, AT) as Interview, record),
  ).toEqual(before);
});

describe('any events', () => {
  const text = fc.oneof(
    fc.constantFrom('smena.ru', 'a@b.ru', 'да', 'нет', 'оставить', ' ', '', 'привет', '<b>x</b>'),
    fc.constantFrom('пропустить', 'назад', 'не знаю', 'в смысле?', 'пример', 'начать сначала', 'вернись к аудитории'),
    fc.string({ unit: 'grapheme' }),
  );
  const event: fc.Arbitrary<InterviewEvent> = fc.oneof(
    { weight: 6, arbitrary: text.map(say) },
    fc.constantFrom<InterviewEvent>({ type: 'start' }, { type: 'accept' }, { type: 'decline' }, { type: 'keep' }),
    fc.constantFrom<InterviewEvent>({ type: 'skip' }, { type: 'takeAnyway' }, { type: 'explain' }),
    fc
      .record({
        address: fc.webUrl(),
        text: fc.option(fc.constant('Миссия: кофе без очередей.')),
        problem: fc.string(),
      })
      .map((page): InterviewEvent => ({ type: 'pageRead', page })),
    fc.constantFrom(...CHAT_FIELDS).map((field): InterviewEvent => ({ type: 'goBack', field })),
    fc.constantFrom<InterviewEvent>(
      { type: 'found', found: null },
      { type: 'found', found: { places: [], more: 0 } },
      { type: 'found', found: { places: [PLACE], more: 3 } },
      say('кто наши конкуренты?'),
      say('что говорили о цене?'),
    ),
    fc
      .array(
        fc.record({
          name: fc.string(),
          size: fc.nat(),
          text: fc.option(fc.constantFrom('Конкуренты\nТаблицы и общий чат.', 'Миссия: кофе без очередей.', ' ')),
          problem: fc.constantFrom('', 'Пароль.'),
        }),
        { maxLength: 7 },
      )
      .map((files): InterviewEvent => ({ type: 'filesRead', files })),
  );

  it('take no address of another place from a record', () => {
    const record = run(answered).interview;
    const [key = ''] = Object.keys(record.messages);
    for (const href of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '']) {
      const message = { ...record.messages[key], refs: [{ ...PLACE, href }] };
      const read = parseRecord('interview', { ...record, messages: { ...record.messages, [key]: message } });
      expect(read.ok).toBe(false);
    }
  });

  it('never get stuck: a link and plain answers always lead to the end, each question answered or left out by a wish', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let interview: Interview | null = null;
        const order: ChatField[] = [];
        const gone = new Set<ChatField>();
        for (const each of [
          ...events,
          say('smena.ru'),
          say('о нас'),
          ...Array.from({ length: 11 }, () => say('Хозяева кофеен')),
        ]) {
          const before: Interview | null = interview;
          const result = step(before, each);
          interview = result.next;
          // The operations are what happened, and the record keeps its shape.
          const applied = ofTalk(result.ops).reduce<Interview | undefined>(
            (record, op) => applyOp(record, op, AT) as Interview,
            before ?? undefined,
          );
          expect(applied ?? null).toEqual(interview);
          if (!interview) continue;
          expect(parseRecord('interview', interview).ok).toBe(true);
          for (const field of CHAT_FIELDS) {
            if (before?.answers[field] === undefined && interview.answers[field] !== undefined) order.push(field);
            expect(interview.answers[field]?.trim()).not.toBe('');
          }
          // Whatever the person sends is answered, a question about the workspace once it was looked up.
          const isAnswered = result.said.length > 0 || interview.looksFor !== '';
          expect(result.ops.length > 0 ? isAnswered : result.said.length === 0).toBe(true);
          const { answers, skipped } = interview;
          const settled = CHAT_FIELDS.filter((field) => answers[field] !== undefined || skipped[field]);
          // Questions are settled in their order; one that was left out is open again only after a step back to it.
          if (each.type === 'goBack') gone.add(each.field);
          const reached = CHAT_FIELDS.slice(0, CHAT_FIELDS.findLastIndex((field) => settled.includes(field)) + 1);
          expect(reached.filter((field) => !settled.includes(field) && !gone.has(field))).toEqual([]);
          for (const field of CHAT_FIELDS) expect(answers[field] !== undefined && skipped[field]).not.toBe(true);
          expect(Object.keys(interview.files).length).toBeLessThanOrEqual(5);
        }
        expect(new Set(order).size).toBe(order.length);
        expect(interview && isFinished(interview)).toBe(true);
        // Messages are in the order in which they were made.
        const keys = ordered((interview as Interview).messages).map(({ key }) => Number(key.slice(2)));
        expect(keys).toEqual(keys.toSorted((a, b) => a - b));
      }),
      { numRuns: 150 },
    );
  });
});

/** The board after answers were put on it. */
const after = (board: Board | null, given: Interview['answers'], at = AT): Board =>
  boardFromInterview({ id: INTERVIEW_ID, answers: given }, board, { ...context, at }).reduce(
    (record, op) => applyOp(record ?? undefined, op, at) as Board,
    board,
  ) as Board;

const answers = () => run(answered).interview.answers;

describe('the board', () => {
  it('is made of nine cards', () => {
    const board = after(null, answers());
    expect(board.id).toBe('vision');
    expect(Object.keys(board.cards)).toEqual([...CHAT_FIELDS]);
    expect(parseRecord('board', board).ok).toBe(true);
  });

  it('keeps other cards, and the texts it replaces', () => {
    const card = { content: 'прежнее', editedAt: AT, position: 'a0009i' };
    const board: Board = {
      ...after(null, answers()),
      cards: { keyMetrics: card, vision: card, needs: { ...card, content: ' ' } },
    };
    const next = after(board, answers());
    expect(next.cards.keyMetrics).toEqual(card);
    expect(next.cards.vision).toEqual({ content: 'ответ vision', editedAt: AT, position: 'a0009i' });
    expect(Object.values(next.history)).toMatchObject([{ field: 'vision', content: 'прежнее', until: AT }]);
    expect(boardFromInterview({ id: INTERVIEW_ID, answers: answers() }, next, context)).toEqual([]);
  });

  it('remembers the last twenty texts of a card, and comes back when it was removed', () => {
    let board = after(null, answers());
    for (let index = 0; index < 25; index += 1) board = after(board, { vision: `текст ${index}` });
    const history = ordered(board.history);
    expect(history.map(({ content }) => content)).toEqual(
      Array.from({ length: 20 }, (_, index) => `текст ${index + 4}`),
    );
    expect(after({ ...board, deletedAt: AT }, answers()).deletedAt).toBeNull();
  });
});

it('a file can be taken out, with what was found in it', () => {
  const text = 'Наша целевая аудитория — продакт-менеджеры небольших команд, которые сами говорят с пользователями.';
  const { interview } = run([...begun.slice(0, 2), file('бриф.txt', text), file('второй.txt', null, 'не прочитан')]);
  expect(Object.keys(interview.proposals).length).toBeGreaterThan(0);
  const [{ key } = { key: '' }] = ordered(interview.files);
  const left = ofTalk(removeFile(interview, key)).reduce(
    (record, op) => applyOp(record, op, AT) as Interview,
    interview,
  );
  expect(Object.values(left.files).map(({ name }) => name)).toEqual(['второй.txt']);
  expect(left.proposals).toEqual({});
  expect(removeFile(left, key)).toEqual([]);
});

it('of two files of one name one is taken out, and what was found stays with the other', () => {
  const text = 'Наша целевая аудитория — продакт-менеджеры небольших команд, которые сами говорят с пользователями.';
  const { interview } = run([...begun.slice(0, 2), file('бриф.txt', text), file('бриф.txt', text)]);
  const [{ key } = { key: '' }] = ordered(interview.files);
  const left = ofTalk(removeFile(interview, key)).reduce(
    (record, op) => applyOp(record, op, AT) as Interview,
    interview,
  );
  expect(Object.keys(left.files)).toHaveLength(1);
  expect(left.proposals).toEqual(interview.proposals);
});

const card = (content: string) => ({ content, editedAt: AT, position: 'a0009i' });

/** The chat over this board, after events. */
const over = (events: readonly InterviewEvent[], from: Interview | null, there: Board | null) => {
  let result = before(from);
  for (const event of events) result = stepInterview(result.next, event, { ...context, board: there });
  const interview = result.next as Interview;
  return { ...result, interview, lines: result.said.map((key) => interview.messages[key]?.text ?? '') };
};

const written = () => after(null, run(answered).interview.answers);

const board = (): Board => ({
  ...written(),
  cards: { vision: card('прежнее'), needs: card('ответ needs'), keyMetrics: card('х') },
});

describe('a board that has other texts', () => {
  it('is not written over: all that would change is shown, and waits', () => {
    const { interview, finishes, lines } = over(answered, null, board());
    expect(finishes).toBe(false);
    expect(lines).toEqual([CREATION_LINE, REVIEW_LINE]);
    const changes = boardChanges(interview, board());
    expect(changes.map(({ field }) => field)).toEqual(CHAT_FIELDS.filter((field) => field !== 'needs'));
    expect(changes[0]).toEqual({ field: 'vision', before: 'прежнее', after: 'ответ vision' });
    // Said again to a user who writes on; and read back as it is.
    expect(over([say('готово?')], interview, board()).lines).toEqual([REVIEW_LINE]);
    expect(parseRecord('interview', interview).ok).toBe(true);
  });

  it('takes what was chosen, and nothing else', () => {
    const { interview } = over(answered, null, board());
    const yes = over([{ type: 'replace', fields: ['vision', 'needs'] }], interview, board());
    expect(yes).toMatchObject({ finishes: true, writes: ['vision'], lines: [REPLACED_LINE] });
    expect(boardChanges(yes.interview, board())).toEqual([]);
    const cards = boardFromInterview(yes.interview, board(), context, yes.writes).flatMap((op) =>
      op.op === 'put' && op.map === 'cards' ? [op.key] : [],
    );
    expect(cards).toEqual(['vision']);
    expect(over([{ type: 'replace', fields: ['vision'] }], yes.interview, board()).ops).toEqual([]);
  });

  it('stays when it is to stay', () => {
    const { interview } = over(answered, null, board());
    const no = over([{ type: 'leaveBoard' }], interview, board());
    expect(no).toMatchObject({ finishes: false, writes: [], lines: [LEFT_LINE] });
    expect(boardChanges(no.interview, board())).toEqual([]);
  });

  it('takes what was put right before it is written; what was emptied stays as it was said', () => {
    const { interview } = over(answered, null, board());
    const texts = { vision: 'поправлено', channels: ' ' };
    const yes = over([{ type: 'replace', fields: ['vision', 'channels'], texts }], interview, board());
    expect(yes.writes).toEqual(['vision', 'channels']);
    expect(yes.interview.answers).toMatchObject({
      vision: 'поправлено',
      channels: 'ответ channels',
      needs: 'ответ needs',
    });
  });

  it('is asked about when it is empty, too; where it says the same there is nothing to ask', () => {
    const empty = over(answered, null, null);
    expect(empty).toMatchObject({ finishes: false, writes: [], lines: [CREATION_LINE, REVIEW_LINE] });
    expect(boardChanges(empty.interview, null)).toHaveLength(CHAT_FIELDS.length);
    expect(over(answered, null, written())).toMatchObject({ finishes: true, writes: [], lines: [CREATION_LINE] });
  });

  it('keeps what was written by hand when one answer is changed', () => {
    const { interview } = over(finished, null, null);
    const byHand: Board = { ...written(), cards: { ...written().cards, vision: card('исправлено на доске') } };
    const revise = [{ type: 'goBack', field: 'channels' } as const, say('реклама')];
    const one = over(revise, interview, byHand);
    expect(one).toMatchObject({ reviews: true, writes: [], lines: [REVISED_LINE, REVIEW_LINE] });
    expect(boardChanges(one.interview, byHand).map(({ field }) => field)).toEqual(['channels']);
    const asked = over([{ type: 'goBack', field: 'vision' } as const, say('новое')], interview, byHand);
    expect(asked).toMatchObject({ finishes: false, lines: [REVISED_LINE, REVIEW_LINE] });
    expect(boardChanges(asked.interview, byHand)).toEqual([
      { field: 'vision', before: 'исправлено на доске', after: 'новое' },
    ]);
  });
});

it('an interview of the first version is read', () => {
  const { files: _files, proposals: _proposals, ...old } = run(begun).interview;
  expect(parseRecord('interview', { ...old, v: 1 })).toMatchObject({
    ok: true,
    record: {
      files: {},
      proposals: {},
      unwritten: {},
      skipped: {},
      later: {},
      unclear: null,
      again: {},
      awaitsPage: false,
      keptPage: '',
      looksFor: '',
      v: 6,
    },
  });
  const file = { name: 'а.txt', isRead: true, problem: '', position: 'a' };
  const { unwritten: _unwritten, ...second } = { ...old, proposals: {}, files: { f: file } };
  expect(parseRecord('interview', { ...second, v: 2 })).toMatchObject({
    ok: true,
    record: { files: { f: { size: 0, isKept: false } } },
  });
  const passage = { file: 'а.txt', text: 'Хозяева кофеен', start: 0, end: 14 };
  const { skipped: _skipped, unclear: _unclear, again: _again, ...third } = run(begun).interview;
  const messages = Object.fromEntries(
    Object.entries(third.messages).map(([key, { refs: _refs, ...rest }]) => [key, rest]),
  );
  expect(parseRecord('interview', { ...third, messages, proposals: { targetGroup: passage }, v: 3 })).toMatchObject({
    ok: true,
    record: { proposals: { targetGroup: [{ ...passage, from: 'file' }] } },
  });
});
