import { shortName } from '../core/attachment/refusalMessage.ts';
import { counted, NBSP, quoted } from '../core/format.ts';
import { becauseLine } from './followUps.ts';
import type { Interview, InterviewFile, Proposal, ChatFileSummary } from './interview.ts';
import { CHAT_CARDS } from '../boards/cards.ts';
import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';

export const GREETING_LINE =
  `Здравствуйте! Я${NBSP}помогу собрать Product Vision Board: задам девять вопросов о${NBSP}продукте и${NBSP}сложу ответы в${NBSP}одну доску. ` +
  `Для${NBSP}начала поделитесь ссылкой на${NBSP}сайт вашей компании или продукта.`;

/** The bot asks again for a link (R26). */
export const LINK_AGAIN_LINE = 'Пожалуйста, поделитесь ссылкой на сайт вашей компании или продукта...';

/** Said with {@link LINK_AGAIN_LINE} when the message was an e-mail address. */
export const MAIL_LINE = `Это адрес почты, а${NBSP}нужен адрес сайта — например, company.example.`;

/** Said with {@link LINK_AGAIN_LINE} from the second time on, so that a user without a site can continue. */
export const NO_SITE_LINE = `Подойдёт и${NBSP}страница в${NBSP}соцсети или в${NBSP}магазине приложений. А${NBSP}если сайта нет, так и${NBSP}напишите: «сайта нет».`;

/** There is no site: the chat goes on without a link. */
export const WITHOUT_SITE_LINE =
  `Хорошо, обойдёмся без${NBSP}сайта. Если есть материалы о${NBSP}продукте, загрузите их: PDF, PPTX, DOCX или TXT, до${NBSP}5${NBSP}файлов. ` +
  `А${NBSP}затем напишите пару слов о${NBSP}компании — и${NBSP}перейдём к${NBSP}вопросам.`;

/** The link is taken; asks about materials. It says that the site is not opened, because it is not. */
export const UPLOAD_LINE =
  `Спасибо, ссылку записал. Сам сайт я${NBSP}не${NBSP}открываю. Если есть материалы о${NBSP}продукте, загрузите их: PDF, PPTX, DOCX или TXT, до${NBSP}5${NBSP}файлов. ` +
  `А${NBSP}затем напишите пару слов о${NBSP}компании — и${NBSP}перейдём к${NBSP}вопросам.`;

/** The link is taken, and its page is being read. */
export const READING_LINE =
  `Спасибо, ссылку записал: открою её и${NBSP}прочитаю страницу. Если есть материалы о${NBSP}продукте, загрузите их: PDF, PPTX, DOCX или TXT, до${NBSP}5${NBSP}файлов. ` +
  `А${NBSP}затем напишите пару слов о${NBSP}компании — и${NBSP}перейдём к${NBSP}вопросам.`;

/** The page behind the link was read, or was not. */
export function pageLine(page: { readonly address: string; readonly problem: string }, found: number): string {
  if (page.problem !== '') return `Страницу ${page.address} прочитать не${NBSP}вышло: ${page.problem}`;
  return found === 0
    ? `Прочитал страницу ${page.address}: ответов на${NBSP}вопросы в${NBSP}ней не${NBSP}нашёл.`
    : `Прочитал страницу ${page.address}: в${NBSP}ней ${counted(found, ['ответ', 'ответа', 'ответов'])}, предложу ${found === 1 ? 'его' : 'их'} к${NBSP}вопросам.`;
}

/** Returns the line that the description of the company answers questions, too. */
export function heardLine(found: number): string {
  return `Из${NBSP}ваших слов возьму ${counted(found, ['ответ', 'ответа', 'ответов'])}: предложу ${found === 1 ? 'его' : 'их'}, когда дойдём.`;
}

/** No file could be used; the rest is filled by dialogue (R25). */
export const DIALOGUE_LINE = `Хорошо, остальное заполним в${NBSP}диалоге.`;

export const CREATION_LINE = `Спасибо! Все девять ответов есть. Создаю ваш Vision Board...`;

/** The same where questions were left out. */
export function creationLine(answered: number): string {
  if (answered === CHAT_FIELDS.length) return CREATION_LINE;
  if (answered === 0)
    return `Ответов нет: записать на${NBSP}доску нечего, на${NBSP}ней всё остаётся как${NBSP}было. Вернуться к${NBSP}любому вопросу можно и${NBSP}сейчас.`;
  return `Спасибо! Ответов ${answered} из${NBSP}${CHAT_FIELDS.length}, остальное — «Не${NBSP}указано». Создаю ваш Vision Board...`;
}

/** The same after an answer of a finished interview was changed. */
export const UPDATE_LINE = `Ответ обновлён. Обновляю ваш Vision Board...`;

/** Line shown with the changes that the answers would make to the board: none is written without a yes. */
export const REVIEW_LINE = `На${NBSP}доску пока ничего не${NBSP}записано: посмотрите по${NBSP}карточкам, что изменится, поправьте, если нужно, и${NBSP}решите, что записать.`;

/** The same in talks of before. */
export const FORMER_REVIEW_LINE = `Спасибо! Ответы есть. На${NBSP}доске «Видение» уже стоят другие тексты: посмотрите, что изменится, и${NBSP}решите, что заменить.`;

/** The person said which texts of the board are replaced. */
export const REPLACED_LINE = `Записываю выбранное. Прежние тексты останутся в${NBSP}истории карточек.`;

/** The person left the board as it was. */
export const LEFT_LINE = `Хорошо, доска осталась как была. Ответы сохранены в${NBSP}этой переписке.`;

/** Nothing was changed in a finished interview. */
export const KEPT_ALL_LINE = `Хорошо, оставил как${NBSP}было. Ваш Vision Board без${NBSP}изменений.`;

/** Reply to any message after the end. */
export const THANKS_LINE = `Спасибо! Vision Board уже готов. Если захотите что-то уточнить, вернитесь к${NBSP}нужному вопросу или исправьте текст прямо на${NBSP}доске.`;

/** The proposal is not wanted. */
export const DECLINED_LINE = `Хорошо, тогда напишите свой вариант.`;

export const KEPT_LINE = `Хорошо, оставил прежний ответ.`;

export const REVISED_LINE = 'Ответ обновлён.';

/** An earlier answer was changed in passing: says which. */
export const correctedLine = (field: ChatField): string =>
  `Ответ обновлён: ${CHAT_CARDS.find((card) => card.field === field)?.title ?? ''}.`;

/** Toast when the board is shown. */
export const BOARD_TOAST = 'Vision Board готов!';

/** A model has worded an answer: the person chooses. */
export const WORDING_LINE = 'Как записать ответ?';

const NEXT_SOURCE = '\n\nА ';

const QUESTIONS: Readonly<Record<ChatField, string>> = {
  vision: `Каково видение вашего продукта? Что изменится для${NBSP}людей, если всё получится?`,
  targetGroup: `Кто ваша целевая аудитория? Для${NBSP}каких людей или компаний вы${NBSP}делаете продукт?`,
  needs: `Какие потребности и${NBSP}проблемы аудитории решает продукт?`,
  product: `Что это за${NBSP}продукт? Назовите главные возможности и${NBSP}то, чем он отличается от${NBSP}других.`,
  businessGoals: `Каких бизнес-целей вы${NBSP}хотите достичь с${NBSP}этим продуктом?`,
  competitors: `Кто ваши конкуренты и${NBSP}чем пользуются люди сейчас, без${NBSP}вашего продукта?`,
  revenueStreams: `За${NBSP}счёт чего продукт зарабатывает или будет зарабатывать?`,
  costFactors: `Из${NBSP}чего складываются основные расходы?`,
  channels: `Через какие каналы клиенты узнают о${NBSP}продукте и${NBSP}получают его?`,
};

/** The question of a field, without its number. */
export function questionOf(field: ChatField): string {
  return QUESTIONS[field];
}

/** The question as the bot asks it: «Вопрос 2 из 9. …». */
export function questionLine(field: ChatField): string {
  const number = CHAT_FIELDS.indexOf(field) + 1;
  return `Вопрос ${number} из${NBSP}${CHAT_FIELDS.length}. ${QUESTIONS[field]}`;
}

/** The question with what it takes up of earlier answers. */
export function askedLine(field: ChatField, answers: Interview['answers']): string {
  return [questionLine(field), becauseLine(field, answers)].filter(Boolean).join(' ');
}

/** Returns the question of an answer that is to be changed, with the current answer. */
export function revisionLine(field: ChatField, answer: string): string {
  return `${questionLine(field)}\n\nСейчас записано: ${quoted(answer)}\n\nНапишите новый ответ или «оставить», если менять не${NBSP}нужно.`;
}

/** Where a passage was found: «в файле «Бриф.pdf»». */
export function sourceWords({ from, file }: Pick<Proposal, 'from' | 'file'>): string {
  switch (from) {
    case 'file':
      return `в${NBSP}файле «${shortName(file)}»`;
    case 'message':
      return `в${NBSP}ваших словах о${NBSP}компании`;
    case 'page':
      return `на${NBSP}странице ${file}`;
    case 'model':
      return `в${NBSP}словах модели ${file}`;
    case 'said':
      return `в${NBSP}вашем сообщении`;
  }
}

/** Returns the words above a passage that may be the answer. */
export function offerWords(proposal: Pick<Proposal, 'from' | 'file'>): string {
  if (proposal.from === 'model') return `Модель ${proposal.file} предлагает записать так:`;
  return proposal.from === 'said' ? 'Ваше сообщение, как есть:' : `Нашёл ${sourceWords(proposal)}:`;
}

/** Whether an answer was given, and only its wording is to be chosen. */
export const isWording = (proposals: readonly Proposal[]): boolean => proposals.some(({ from }) => from === 'model');

/** Returns the line with the findings for a question; the words between the inner quotes are the source's. */
export function proposalLine(proposals: readonly Proposal[]): string {
  const [first, ...others] = proposals;
  if (!first) return '';
  if (isWording(proposals)) return WORDING_LINE;
  if (others.length === 0) return `Нашёл ${sourceWords(first)}: ${quoted(first.text)} Подходит?`;
  const all = proposals.map((one) => `${sourceWords(one)}: ${quoted(one.text)}`).join(NEXT_SOURCE);
  return `Нашёл разное — ${all} Что верно?`;
}

const namesOf = (files: readonly Pick<InterviewFile, 'name'>[]): string =>
  files.map(({ name }) => `«${shortName(name)}»`).join(', ');

/** The person's message about the files that were given. */
export function uploadedLine(files: readonly Pick<InterviewFile, 'name'>[]): string {
  return `${files.length === 1 ? 'Загружен файл' : 'Загружены файлы'}: ${namesOf(files)}`;
}

/** Returns a problem with its file's name, whatever its original wording. */
function namedProblem({ name, problem }: ChatFileSummary): string {
  const quotedName = `«${shortName(name)}»`;
  if (problem.includes(quotedName)) return problem;
  return problem === '' ? `Файл ${quotedName} прочитать не${NBSP}удалось.` : `Файл ${quotedName}: ${problem}`;
}

/**
 * Said at once after an upload, while the files can still be replaced: what was read, what was not and why, what next.
 * @param isFull no more files can be given
 */
export function receivedLine(files: readonly ChatFileSummary[], isFull: boolean): string {
  const read = files.filter(({ isRead }) => isRead).length;
  const count = counted(read, ['файл', 'файла', 'файлов']);
  return [
    read === 0
      ? ''
      : read === files.length
        ? `Спасибо, прочитал ${count}.`
        : `Прочитал ${count} из${NBSP}${files.length}.`,
    ...files.filter(({ isRead }) => !isRead).map(namedProblem),
    isFull
      ? `Больше файлов добавить нельзя. Напишите пару слов о${NBSP}компании — и${NBSP}перейдём к${NBSP}вопросам.`
      : `Можно добавить ещё материалы или написать пару слов о${NBSP}компании — тогда перейдём к${NBSP}вопросам.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The first sentence of a problem: the reason without the advice, which comes too late once the uploader is hidden. */
function reasonOf(file: ChatFileSummary): string {
  const quotedName = `«${shortName(file.name)}»`;
  // The name may hold full stops of its own.
  const [reason = ''] = namedProblem(file)
    .replaceAll(quotedName, '\u0000')
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return reason.replaceAll('\u0000', quotedName);
}

/**
 * Returns the bot's summary of the files (R25): it claims to have analysed only those that were read; the others are named with
 * the reason.
 */
export function analysedLine(files: readonly ChatFileSummary[]): string {
  const read = files.filter(({ isRead }) => isRead);
  const unread = files.filter(({ isRead }) => !isRead);
  return [
    read.length > 0 &&
      `Проанализировал ${read.length === 1 ? 'файл' : 'файлы'} ${namesOf(read)}: что похоже на${NBSP}ответ, предложу к${NBSP}вопросу.`,
    ...unread.map(reasonOf),
    read.length === 0 && (unread.length > 0 ? `Остальное заполним в${NBSP}диалоге.` : DIALOGUE_LINE),
  ]
    .filter(Boolean)
    .join(' ');
}
