import type { ChatField } from '../boards/fields.ts';
import { fold, NBSP, OF_MONTHS, quoted } from '../core/format.ts';

/* Builds follow-ups: the next question in the person's own words, and one more about an answer that leaves something out. */

/** Most of an answer that a question repeats, code units. */
const MOST_REPEATED = 70;

/** The first thing that an answer says, short enough to be repeated; null when it cannot be told from the rest. */
export function gist(answer: string): string | null {
  const [line = ''] = answer.trim().split('\n');
  const first = line
    .split(/(?<=[.!?…])\s|[;:(]/)[0]
    ?.replace(/[\s.,;:!?…—–-]+$/, '')
    .trim();
  if (!first || first.length < 3) return null;
  if (first.length <= MOST_REPEATED) return first;
  const cut = first.slice(0, MOST_REPEATED);
  const comma = cut.lastIndexOf(',');
  const space = cut.lastIndexOf(' ');
  const end = comma > MOST_REPEATED / 2 ? comma : space;
  return end <= 0 ? null : `${cut.slice(0, end).replace(/[\s,]+$/, '')}…`;
}

type Answers = Readonly<Partial<Record<ChatField, string>>>;

/** Returns a question's addition in the words of earlier answers; empty when there is none. */
export function becauseLine(field: ChatField, answers: Answers): string {
  const said = (one: ChatField): string | null => {
    const words = gist(answers[one] ?? '');
    return words === null ? null : quoted(words);
  };
  const [vision, people, needs, product] = [said('vision'), said('targetGroup'), said('needs'), said('product')];
  switch (field) {
    case 'vision':
      return '';
    case 'targetGroup':
      return vision ? `Вы${NBSP}хотите: ${vision}. Кому это нужнее всего?` : '';
    case 'needs':
      return people ? `Вы${NBSP}назвали тех, для${NBSP}кого он: ${people}. Что им мешает сейчас?` : '';
    case 'product':
      return needs ? `Вы${NBSP}сказали о${NBSP}проблеме: ${needs}. Чем продукт её снимает?` : '';
    case 'businessGoals':
      return people
        ? `Например, сколько таких, как ${people}, должно стать клиентами и${NBSP}к${NBSP}какому сроку?`
        : '';
    case 'competitors':
      return needs ? `Как сейчас справляются с${NBSP}этим: ${needs}?` : '';
    case 'revenueStreams':
      return people ? `За${NBSP}что готовы платить ${people}?` : '';
    case 'costFactors':
      return product ? `Во${NBSP}что обходится то, что вы${NBSP}описали: ${product}?` : '';
    case 'channels':
      return people ? `Где бывают и${NBSP}кому верят ${people}?` : '';
  }
}

const EVERYBODY =
  /(?<![\p{L}])(?:все|всем|всех|каждый|каждому|кажд[\p{L}]{2,3}|любой|любому|люб[\p{L}]{2,3}|кто угодно|люди|широк[\p{L}]{2,3} аудитори[\p{L}]{1,3})(?![\p{L}])/u;
const NOBODY =
  /(?:нет|отсутств|не вид|не знаем)[\p{L}]* .{0,20}конкурент|конкурент[\p{L}]* .{0,12}нет|уникальн|аналогов .{0,12}нет|нет аналогов|(?:^|\s)никто(?:[\s.,]|$)/u;
const MONEY = /\d|рубл|₽|процент|%|бесплатн|коп(?:еек|ейк)|доллар|евро/;
/** Pattern of a month's name in any form; needs the flag `u`. */
export const MONTH_NAME = OF_MONTHS.map((month) =>
  month === 'мая' ? String.raw`(?<!\p{L})ма[йяею](?!\p{L})` : month.slice(0, -1),
).join('|');
const NUMBER_OR_TIME = new RegExp(
  String.raw`\d|вдвое|втрое|вдесятеро|удвоить|утроить|миллион|тысяч|процент|год|квартал|месяц|безубыт|окуп|${MONTH_NAME}`,
  'u',
);
const WISHED =
  /(?<![\p{L}])(?:нужн[\p{L}]{0,2}|хотят|не хватает)\s+(?:[\p{L}]+\s+){0,2}(?:приложени|сервис|платформ|бот|сайт|систем|инструмент|кнопк|интеграци)/u;

/**
 * One more question about an answer that leaves out what the board needs; null when it says enough. Asked once of an answer: what is
 * said to it is added.
 */
export function followUpOf(field: ChatField, answer: string): string | null {
  const text = fold(answer);
  const words = text.split(/\s+/).length;
  switch (field) {
    case 'targetGroup':
      return words <= 12 && EVERYBODY.test(text)
        ? `Так широко трудно попасть. Кому из${NBSP}них это нужно сильнее всего, кто заплатит первым?`
        : null;
    case 'needs':
      return WISHED.test(text)
        ? `Это уже решение. А${NBSP}что люди пытаются сделать, когда им этого не${NBSP}хватает? Что идёт не${NBSP}так?`
        : null;
    case 'competitors':
      return NOBODY.test(text)
        ? `Соперников может не${NBSP}быть, но чем-то люди обходятся. Что делают сейчас: таблица, знакомый, ничего?`
        : null;
    case 'revenueStreams':
      return MONEY.test(text) ? null : `Сколько это стоит клиенту, хотя бы примерно, и${NBSP}как часто он платит?`;
    case 'businessGoals':
      return NUMBER_OR_TIME.test(text)
        ? null
        : `Как вы${NBSP}поймёте, что цель достигнута: сколько и${NBSP}к${NBSP}какому сроку?`;
    default:
      return null;
  }
}

/** An answer with what was said to the question about it. */
export const withMore = (answer: string, more: string): string => {
  const said = answer.trimEnd();
  return `${said}${/[.!?…]$/.test(said) ? '' : '.'} ${more.trim()}`;
};

/** Answers that are claims about people: of these the bot asks once how they are known. */
export const CHALLENGED: ReadonlySet<ChatField> = new Set<ChatField>(['targetGroup', 'needs']);
