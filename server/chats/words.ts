import { NBSP, quoted } from '../../src/domain/core/format.ts';

/* Messages of the bot apart from the interview itself. */

/** Greeting for a person who comes without an invitation. */
export const helloText = (company: string): string =>
  `Здравствуйте! Этот бот проводит интервью${company.trim() === '' ? '' : ` компании ${quoted(company)}`}. Чтобы начать, откройте ссылку из${NBSP}приглашения.`;

/** Message for a person who comes by a link that leads nowhere. */
export const UNKNOWN_LINK = `По${NBSP}этой ссылке интервью не${NBSP}нашлось: возможно, приглашение отозвали. Попросите того, кто вас пригласил, прислать новую.`;

/** Answer to a person who comes by the link of a respondent who talks in another chat: a personal link is one person's. */
export const TALKS_ELSEWHERE = `Это интервью уже идёт в${NBSP}другом чате Telegram. Продолжить его, остановить или удалить сказанное можно там: напишите в${NBSP}том чате «стоп» или «удалить». Если тот чат не${NBSP}ваш или его больше нет, попросите новую ссылку у${NBSP}того, кто вас пригласил.`;
/** Said in a chat whose interview, in which nothing was answered, was opened in another one. */
export const OPENED_ELSEWHERE = `Это интервью открыли по${NBSP}той${NBSP}же ссылке в${NBSP}другом чате, и${NBSP}теперь оно там. Здесь ничего не${NBSP}записано. Если это были не${NBSP}вы, откройте свою ссылку ещё раз.`;

/**
 * Said in a chat that comes to talk of another interview.
 * @param address of the former one in Telegram; null where it is not asked there any more
 */
export const formerTalk = (address: string | null): string =>
  `Теперь в${NBSP}этом чате другое интервью. Сказанное в${NBSP}прежнем сохранено; чтобы вернуться к${NBSP}нему, остановить его или удалить ответы, ${address === null ? 'откройте его ссылку ещё раз' : `откройте ${address}`}`;

/** Answer to anything in an unknown chat: no respondent was here, or they are forgotten. */
export const NO_TALK = `В${NBSP}этом чате сейчас нет интервью. Если вы${NBSP}отзывали согласие, ваши ответы удалены. Чтобы начать, откройте ссылку из${NBSP}приглашения.`;
/** Shown on a button in such a chat. */
export const NO_TALK_BUTTON = 'Этого интервью здесь больше нет.';

/** Said once of a message that was changed after it was sent. */
export const EDITED = `Исправленное сообщение не${NBSP}перечитывается. Пришлите исправление новым сообщением.`;

/** Answer to a message in the chat of a respondent who has continued on the page meanwhile. */
export const MOVED = `После этого чата вы${NBSP}отвечали на${NBSP}странице, поэтому это сообщение не${NBSP}записано. Сейчас вопрос такой:`;

/** Shown on a button that belongs to what is behind. */
export const OLD_BUTTON = `Этот вопрос уже позади.`;
export const NOTHING_TICKED = 'Отметьте хотя бы один вариант.';

/** Said of a message that holds nothing that could be kept. @param isOpen whether the question takes files, too */
export const unreadable = (isOpen: boolean, takesVoice: boolean): string =>
  `Такое сообщение прочитать не${NBSP}получится. Ответьте словами${isOpen ? `${takesVoice ? ', голосом' : ''}, снимком или файлом PDF` : ' или кнопкой'}.`;
/** Said of what is written or sent where nothing more is taken. */
export const NOT_KEPT = `Это сообщение не${NBSP}записано.`;
/** Said behind why nothing more is taken to who wishes to leave in their own words. */
export const HOW_TO_WITHDRAW = `Чтобы удалить сказанное, напишите «удалить».`;
/** Said of what would make a conversation longer than one may be. */
export const TOO_LONG_TALK = `Это сообщение не${NBSP}записано: разговор вышел длиннее, чем помещается. Всё сказанное до${NBSP}него сохранено.`;
/** Said of a file of a kind that is not taken. */
export const wrongFile = (takesVoice: boolean): string =>
  `Файл такого вида не${NBSP}принимается. Подойдут ${takesVoice ? 'запись голоса, ' : ''}снимок или PDF.`;
/** Said where answers are not recorded. */
export const NO_VOICE = `В${NBSP}этом интервью отвечают словами: напишите, пожалуйста, то${NBSP}же${NBSP}самое.`;
/** Said of a file that is too long. */
export const tooLong = (name: string): string =>
  `${name === '' ? 'Файл' : `Файл ${quoted(name)}`} больше 20${NBSP}МБ, такой Telegram не${NBSP}передаёт. Пришлите файл поменьше или ответьте словами.`;
/** Said of a file that did not come through. */
export const NOT_FETCHED = `Файл не${NBSP}дошёл. Пришлите его ещё раз, пожалуйста.`;
