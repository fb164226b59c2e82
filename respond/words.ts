import { NBSP } from '../src/domain/core/format.ts';
import {
  ADDED_WORDS,
  ANSWER_FIELD,
  ANSWER_WORD,
  COPIES_WORDS,
  ELSEWHERE_WORDS,
  ERASED_WORDS,
  LATER_WORDS,
  WISH_WORDS,
} from '../src/domain/fieldwork/words.ts';
import type { Sent, View } from '../src/domain/respond/view.ts';
import type { PageTrouble } from './conversation.ts';

/**
 * Texts of the page itself, the same as in every other channel where those have them; the interviewer's words come with the view.
 */
export const WORDS = {
  agree: WISH_WORDS.agree,
  decline: WISH_WORDS.decline,
  answer: ANSWER_WORD,
  sending: 'Отправляем…',
  skip: WISH_WORDS.skip,
  /** The same of a question that was answered: the answer goes. */
  skipAnswered: `Убрать ответ и${NBSP}пропустить`,
  back: WISH_WORDS.back,
  later: LATER_WORDS,
  stop: 'Остановиться',
  withdraw: `Отозвать согласие и${NBSP}удалить ответы`,
  resume: WISH_WORDS.resume,
  copy: 'Скопировать',
  copied: 'Скопировано',
  notCopied: `Браузер не${NBSP}дал скопировать: выделите и${NBSP}скопируйте сами`,
  close: 'Вернуться',
  field: ANSWER_FIELD,
  loading: 'Открываем…',
  reconsider: 'Прочитать ещё раз',
  another: 'Ответить другому человеку',
  telegram: `Ответить в${NBSP}Telegram`,
} as const;

const PRESS_WAITS = 'Нажатое отправится само';

/** What has not happened yet, and that it is sent by itself. */
const WAITING: Readonly<Record<Sent['type'], string>> = {
  answer: 'Ответ отправится сам',
  agree: 'Согласие отправится само',
  decline: 'Отказ отправится сам',
  stop: `Вопросы ещё не${NBSP}прекращены: просьба отправится сама`,
  withdraw: `Ваши ответы ещё не${NBSP}удалены: просьба отправится сама`,
  skip: PRESS_WAITS,
  back: PRESS_WAITS,
  resume: PRESS_WAITS,
  asAnswer: PRESS_WAITS,
};

const TROUBLES: Readonly<Record<PageTrouble, (waiting: string) => string>> = {
  offline: (waiting) => `Нет связи. ${waiting}, когда связь появится.`,
  busy: (waiting) => `Сейчас много ответов сразу. ${waiting} через несколько секунд.`,
  server: (waiting) => `Сервер не${NBSP}отвечает. ${waiting}, когда он ответит.`,
};

/** Says why something is not through, and what becomes of it. */
export const troubleWords = (why: PageTrouble, type: Sent['type']): string =>
  `${TROUBLES[why](WAITING[type])}${type === 'stop' || type === 'withdraw' ? ` Не${NBSP}закрывайте страницу.` : ''}`;

/** The same while nothing waits to be sent. */
export const OPENING_TROUBLES: Readonly<Record<PageTrouble, string>> = {
  offline: 'Нет связи. Страница откроется сама, когда связь появится.',
  busy: `Сейчас много обращений сразу. Страница откроется сама через несколько секунд.`,
  server: `Сервер не${NBSP}отвечает. Страница откроется сама, когда он ответит.`,
};

/** Shown while a question is open and the network is gone. */
export const WRITE_ON = `Нет связи. Пишите дальше: набранное не${NBSP}пропадёт.`;

/** The server did not take what was sent. */
export const REFUSED = `Сервер не${NBSP}принял этот ответ. Он${NBSP}остался здесь: измените его и${NBSP}отправьте снова.`;

/** …because the page was opened before an update, and cannot load itself anew. */
export const OUTDATED = `Эта страница открыта до${NBSP}обновления опроса, и${NBSP}сервер её${NBSP}уже не${NBSP}понимает. Скопируйте набранное и${NBSP}обновите страницу.`;

/** The answer that was sent took the place of one from elsewhere. */
export const REPLACED = `На${NBSP}прошлый вопрос уже ответили в${NBSP}другой вкладке или на${NBSP}другом устройстве. Ваш новый ответ встал на${NBSP}место прежнего.`;

/** The press was about a question that the conversation has left elsewhere. */
export const PASSED = `Разговор продолжился в${NBSP}другой вкладке или на${NBSP}другом устройстве. Нажатая здесь кнопка ничего не${NBSP}изменила.`;

/** Text typed for a question that was left behind elsewhere. */
export const LEFTOVER = {
  title: 'Неотправленное',
  text: 'Разговор продолжился в другой вкладке или на другом устройстве. Здесь осталось неотправленное:',
  replaces: `Если вы${NBSP}уже ответили там, этот ответ встанет на${NBSP}место прежнего.`,
  yes: 'Отправить и это',
  no: 'Не нужно',
} as const;

/** Said of what was typed and not kept. */
export const UNKEPT = {
  title: `Это не${NBSP}записано`,
  text: `Вы${NBSP}набрали это, но отправить уже нельзя. Скопируйте, если пригодится.`,
  stopped: `Вы${NBSP}набрали это и${NBSP}не${NBSP}отправили. Продолжите${NBSP}— и${NBSP}оно будет в${NBSP}поле.`,
} as const;

/** Returns a text with what it says in braces where places are limited (R492), and without it where they are not. */
export const placed = (text: string, isLimited: boolean): string => text.replace(/\{(.*)\}/, isLimited ? '$1' : '');

/** The ends of a conversation: heading and what it means. */
export const ENDINGS: Readonly<Record<Exclude<View['step'], 'consent' | 'asking'>, { title: string; text: string }>> = {
  done: { title: 'Готово', text: '' },
  declined: {
    title: `Хорошо, вопросов не${NBSP}будет`,
    text: `Ни${NBSP}одного ответа не${NBSP}записано, и${NBSP}писать вам больше не${NBSP}будем. Страницу можно закрыть.`,
  },
  stopped: {
    title: `Вы${NBSP}остановились`,
    text: `Всё, что вы${NBSP}сказали, сохранено. Продолжить можно по${NBSP}этому же адресу, пока опрос идёт{ и${NBSP}в${NBSP}нём есть место}.`,
  },
  withdrawn: {
    title: `Согласие отозвано, ответы удалены`,
    text: `${ELSEWHERE_WORDS} ${COPIES_WORDS} Больше мы${NBSP}вам об${NBSP}этом исследовании не${NBSP}напишем. Страницу можно закрыть.`,
  },
  closed: { title: 'Сейчас вопросов нет', text: '' },
};

/** The same of one who stopped in a round that is over for others: until when they may come back stands beside it. */
export const STOPPED_CLOSING = `Всё, что вы${NBSP}сказали, сохранено. Продолжить можно по${NBSP}этому же адресу{, если место не${NBSP}займут другие}.`;

/** Title when the company has forgotten a respondent who has withdrawn nothing. */
export const FORGOTTEN_TITLE = 'Ваши ответы удалены';

export const GONE = {
  title: `Ссылка не${NBSP}действует`,
  text: `Адрес скопирован не${NBSP}целиком, или приглашение отменили. Попросите новую ссылку у${NBSP}того, кто её прислал.`,
} as const;

/** The field behind the last question. */
export const MORE = {
  title: 'Хотите что-нибудь добавить?',
  send: 'Отправить',
  told: ADDED_WORDS,
} as const;

/** What withdrawing does, before it is done. */
const WITHDRAWING = `Согласие будет отозвано. ${ERASED_WORDS} ${COPIES_WORDS} Вернуть ответы будет нельзя.`;

/** Question about text that may be a wish, and the button that fulfils it. */
export const SURE: Readonly<Record<NonNullable<View['unsure']>['wish'], { yes: string; note: string }>> = {
  stop: { yes: 'Остановиться', note: `Вопросов больше не${NBSP}будет, сказанное останется.` },
  withdraw: { yes: 'Удалить мои ответы', note: WITHDRAWING },
  back: { yes: `Вернуться к${NBSP}прошлому вопросу`, note: '' },
  skip: { yes: 'Пропустить вопрос', note: '' },
};

/** Said of an answer that is on its way still: this browser keeps it, or the open page alone. */
export const UNSENT = {
  kept: `Последний ответ ещё не${NBSP}отправлен. Он${NBSP}сохранён в${NBSP}этом браузере и${NBSP}уйдёт сам, когда появится связь и${NBSP}эта страница будет открыта здесь. Остальные ответы сохранены.`,
  open: `Последний ответ ещё не${NBSP}отправлен, а${NBSP}хранить его этому браузеру негде: не${NBSP}закрывайте страницу, пока он${NBSP}не${NBSP}уйдёт. Остальные ответы сохранены.`,
} as const;

/** Action done after the current message. */
export const NEXT = {
  stop: ` Потом вопросы прекратятся: не${NBSP}закрывайте страницу.`,
  withdraw: ` Потом ваши ответы удалим: не${NBSP}закрывайте страницу.`,
} as const;

export const DIALOGS = {
  later: {
    title: 'Продолжить позже',
    saved: `Всё, что вы${NBSP}ответили, уже сохранено.`,
    text: `Откройте этот адрес снова, и${NBSP}разговор продолжится с${NBSP}этого вопроса, пока опрос идёт{ и${NBSP}в${NBSP}нём есть место}.`,
    closing: `Откройте этот адрес снова, и${NBSP}разговор продолжится с${NBSP}этого вопроса{, если место не${NBSP}займут другие}.`,
    label: 'Адрес этой страницы',
    copy: 'Скопировать адрес',
    note: `По${NBSP}этому адресу видно ваш разговор: не${NBSP}пересылайте его другим.`,
    close: `Вернуться к${NBSP}вопросу`,
  },
  stop: {
    title: 'Остановиться?',
    text: `Вопросов больше не${NBSP}будет. То, что вы${NBSP}уже сказали, останется. Передумаете${NBSP}— продолжите по${NBSP}этому же адресу{, если место не${NBSP}займут}.`,
    yes: 'Остановиться',
    no: `Вернуться к${NBSP}вопросу`,
  },
  withdraw: {
    title: `Удалить ваши ответы?`,
    text: WITHDRAWING,
    yes: 'Удалить мои ответы',
    no: `Не${NBSP}удалять`,
  },
} as const;
