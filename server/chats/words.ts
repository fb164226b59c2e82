import { NBSP, quoted } from '../../src/domain/core/format.ts';

/* Messages of the bot apart from the interview itself. */

/** Greeting for a person who comes without an invitation. */
export const helloText = (company: string): string =>
  `Здравствуйте! Этот бот проводит интервью${company.trim() === '' ? '' : ` компании ${quoted(company)}`}. Чтобы начать, откройте ссылку из${NBSP}приглашения.`;

/** Message for a person who comes by a link that leads nowhere. */
export const UNKNOWN_LINK = `По${NBSP}этой ссылке интервью не${NBSP}нашлось: возможно, приглашение отозвали. Попросите того, кто вас пригласил, прислать новую.`;

/** Answer to anything in an unknown chat: no respondent was here, or they are forgotten. */
export const NO_TALK = `В${NBSP}этом чате сейчас нет интервью. Если вы${NBSP}отзывали согласие, ваши ответы удалены и${NBSP}о${NBSP}вас здесь ничего не${NBSP}осталось. Чтобы начать, откройте ссылку из${NBSP}приглашения.`;
/** Shown on a button in such a chat. */
export const NO_TALK_BUTTON = 'Этого интервью здесь больше нет.';

/** Said once of a message that was changed after it was sent. */
export const EDITED = `Исправленное сообщение не${NBSP}перечитывается. Пришлите исправление новым сообщением.`;

/** Answer to a message in the chat of a respondent who has continued on the page meanwhile. */
export const MOVED = `После этого чата вы${NBSP}отвечали на${NBSP}странице, поэтому это сообщение не${NBSP}записано. Сейчас вопрос такой:`;

/** Shown on a button that belongs to what is behind. */
export const OLD_BUTTON = `Этот вопрос уже позади.`;
export const NOTHING_TICKED = 'Отметьте хотя бы один вариант.';

/** Said of a message that holds nothing that could be kept. */
export const UNREADABLE = `Такое сообщение прочитать не${NBSP}получится. Ответьте словами, голосом, снимком или файлом PDF.`;
/** Said of what is written or sent where nothing more is taken. */
export const NOT_KEPT = `Это сообщение не${NBSP}записано.`;
/** Said of what would make a conversation longer than one may be. */
export const TOO_LONG_TALK = `Это сообщение не${NBSP}записано: разговор вышел длиннее, чем помещается. Всё сказанное до${NBSP}него сохранено.`;
/** Said of a file of a kind that is not taken. */
export const WRONG_FILE = `Файл такого вида не${NBSP}принимается. Подойдут запись голоса, снимок или PDF.`;
/** Said where answers are not recorded. */
export const NO_VOICE = `В${NBSP}этом интервью отвечают словами: напишите, пожалуйста, то${NBSP}же${NBSP}самое.`;
/** Said of a file that is too long. */
export const tooLong = (name: string): string =>
  `${name === '' ? 'Файл' : `Файл ${quoted(name)}`} больше 20${NBSP}МБ, такой Telegram не${NBSP}передаёт. Пришлите файл поменьше или ответьте словами.`;
/** Said of a file that did not come through. */
export const NOT_FETCHED = `Файл не${NBSP}дошёл. Пришлите его ещё раз, пожалуйста.`;
