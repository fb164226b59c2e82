import type { ChatField } from '../boards/fields.ts';
import { NBSP, quoted } from '../core/format.ts';

/* The bot's help on a question for a user who asks about it, has no answer, or answers with a word. */

interface Help {
  /** The question in other words. */
  readonly means: string;
  /** An answer of a company that is made up. */
  readonly example: string;
  /** Details that make a word an answer. */
  readonly more: string;
}

const HELP: Readonly<Record<ChatField, Help>> = {
  vision: {
    means: `Видение — это как изменится жизнь людей через несколько лет, если продукт удастся. Не${NBSP}функции и${NBSP}не${NBSP}деньги, а${NBSP}то, ради чего всё затеяно.`,
    example: 'Хозяин маленькой кофейни может уехать в отпуск, и смены не разваливаются.',
    more: 'Что и для кого станет другим?',
  },
  targetGroup: {
    means: `Целевая аудитория — те, для${NBSP}кого продукт важнее всего: чем занимаются, сколько их, что у${NBSP}них общего. «Все» — это почти никто: назовите тех, кому нужнее.`,
    example: 'Хозяева кофеен с одной–пятью точками, которые сами составляют график смен.',
    more: 'Чем занимаются эти люди и чем отличаются от остальных?',
  },
  needs: {
    means: `Потребности — это что людям трудно, дорого или страшно без${NBSP}вас. Лучше всего их же словами: что они делают сейчас и${NBSP}на${NBSP}что жалуются.`,
    example: 'График живёт в общем чате, люди не выходят, и хозяин сам встаёт за стойку.',
    more: 'Что именно у них не получается и чего это им стоит?',
  },
  product: {
    means: `Расскажите, что человек держит в${NBSP}руках и${NBSP}что может сделать. Две-три возможности, без${NBSP}которых вас не${NBSP}выбрали бы.`,
    example: 'Приложение, где бариста сами разбирают смены, а хозяин видит, кто вышел и сколько ему платить.',
    more: 'Что с ним можно сделать и чем он не похож на другие?',
  },
  businessGoals: {
    means: `Бизнес-цели — что должно получиться у${NBSP}компании и${NBSP}к${NBSP}какому сроку: клиенты, выручка, доля рынка. Лучше с${NBSP}числом.`,
    example: '400 платящих точек к концу года, уходит не больше трёх процентов в месяц.',
    more: 'Сколько и к какому сроку?',
  },
  competitors: {
    means: `Конкурент — всё, чем люди обходятся сейчас: другие продукты, таблица, тетрадь, знакомый. Если похожих нет, назовите то, что вы заменяете.`,
    example: 'Таблицы и общий чат; из систем — те, что рассчитаны на сети ресторанов.',
    more: 'Чем пользуются сейчас и чем это их не устраивает?',
  },
  revenueStreams: {
    means: `Откуда приходят деньги: кто платит, за${NBSP}что и${NBSP}сколько. Если пока не${NBSP}зарабатываете, расскажите, как собираетесь.`,
    example: 'Точка платит 1 900 рублей в месяц; первые две недели бесплатно.',
    more: 'Кто платит, за что и сколько?',
  },
  costFactors: {
    means: `На${NBSP}что уходят деньги и${NBSP}что вырастет вместе с${NBSP}клиентами: люди, серверы, реклама, закупки. Суммы не${NBSP}обязательны.`,
    example: 'Зарплата пяти человек, серверы, поездки к клиентам.',
    more: 'Что стоит дороже всего?',
  },
  channels: {
    means: `Каналы — где человек впервые слышит о${NBSP}вас, где покупает и${NBSP}как получает продукт.`,
    example: 'По совету других хозяев, в сообществах бариста и через поставщиков кофе.',
    more: 'Где эти люди бывают и кому верят?',
  },
};

/** Returns the question in other words, with an example. */
export const explanationLine = (field: ChatField): string => `${HELP[field].means} Например: «${HELP[field].example}»`;

/** An example alone. */
export const exampleLine = (field: ChatField): string =>
  `Например, так ответил бы сервис для${NBSP}графика смен: «${HELP[field].example}» А${NBSP}как у${NBSP}вас?`;

/** Returns the reply to a user who has no answer. */
export const unknownLine = (field: ChatField): string =>
  `Это нормально. ${explanationLine(field)} Ответьте хотя бы предположением, а${NBSP}если сказать нечего, напишите «пропустить».`;

/** Returns the reply to a user who answered with a word. */
export const shortLine = (field: ChatField): string =>
  `Пока маловато для${NBSP}доски. ${HELP[field].more} Если это и${NBSP}есть ответ, нажмите «Записать как есть».`;

/** Said when the same question was met so twice. */
export const AGAIN_LINE = `Давайте не${NBSP}застревать: напишите «потом» — вернёмся к${NBSP}этому в${NBSP}конце, — «пропустить» или «Записать как есть».`;

/** The question is left without an answer. */
export const SKIPPED_LINE = `Пропускаем: на${NBSP}доске останется «Не${NBSP}указано». Вернуться можно в${NBSP}любой момент.`;

/** The question is put off. */
export const LATER_LINE = `Хорошо, вернёмся к${NBSP}этому вопросу в${NBSP}конце.`;

/** The questions that were put off begin. */
export const PUT_OFF_LINE = `Вернёмся к${NBSP}вопросу, который отложили.`;

/** The person needs a moment. */
export const WAIT_LINE = 'Хорошо, жду.';

/** The offered text is to be changed before it is taken. */
export const editLine = (wish: string): string =>
  `Хорошо. Текст теперь в${NBSP}поле ответа: поправьте его${wish === '' ? '' : ` (${quoted(wish)})`} и${NBSP}отправьте.`;

/** Beginning anew is confirmed by a button: it forgets all. */
export const RESTART_LINE = `Если начать сначала, переписка и${NBSP}ответы будут удалены, доска останется. Подтвердите это в${NBSP}окне «Начать интервью заново?».`;

/** There is nothing to go back to. */
export const NOWHERE_LINE = `Возвращаться пока некуда: это первый вопрос.`;

/** The offered passage is asked about: `where` says where it was found. */
export const fromLine = (where: string): string => `Это нашлось ${where}, слово в${NBSP}слово. Подходит?`;

export const WHICH_LINE = `Тут несколько вариантов: нажмите «Подходит» у${NBSP}нужного, напишите «первый» или «второй» — или свой ответ.`;

/** Words that may be an answer, and «пропустить» behind them. */
export const ANSWER_OR_COMMAND_LINE = `Не${NBSP}понял, ответ это или нет. Записать его — нажмите «Записать как есть»; оставить вопрос без${NBSP}ответа — «Пропустить».`;

/** An answer is to be corrected after the end, and none is named. */
export const WHICH_ANSWER_LINE = `Какой ответ исправить? Назовите вопрос: например, «исправь аудиторию: …».`;

/** The link is asked about, or somebody is. @param readsPage whether the page behind it is read */
export const linkHelpLine = (readsPage: boolean): string =>
  readsPage
    ? `Страницу по${NBSP}ссылке прочитаю и${NBSP}предложу готовые ответы. Сайта нет — напишите «сайта нет», и${NBSP}пойдём дальше.`
    : `Адрес запишу, чтобы было понятно, о${NBSP}каком продукте речь. Сайта нет — напишите «сайта нет», и${NBSP}пойдём дальше.`;

/** Asked back before the first question, where a few words about the company are waited for. */
export const COMPANY_HELP_LINE = `Хватит двух-трёх предложений: чем занимаетесь и${NBSP}для${NBSP}кого. Нечего добавить — напишите «дальше», и${NBSP}перейдём к${NBSP}вопросам.`;

/** Going back before the first question: the link is all that was said. */
export const LINK_BACK_LINE = `Назад отсюда${NBSP}— только к${NBSP}ссылке. Чтобы назвать другую, начните заново; а${NBSP}если она верна, напишите пару слов о${NBSP}компании.`;
