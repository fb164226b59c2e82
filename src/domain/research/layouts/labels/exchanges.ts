import { fold } from '../../../core/format.ts';
import { asking } from '../judgeRoles.ts';
import type { Candidate, LabelCandidates } from './labelledLines.ts';
import { isTimedThroughout } from './labelSpeakers.ts';
import { isBlank, skipSpace, trimSpace } from '../lines.ts';
import { isGivenName } from './looseNames.ts';
import type { Label, SpeakerRole } from '../roles.ts';

/** Labels of a text in which names that come once are believed; in a longer one names come back. */
const MOST_HEADS = 16;
/** Least part of a talk's lines that labels begin: where nobody comes back, and where somebody does. */
const SHARE = 0.6;
const SHARE_BESIDE = 0.4;
/** Most people of a talk in which each speaks once. */
const MOST_ONCE = 4;

/** Words that head a part, a field or an answer of a form, and are nobody's name. */
const HEADS = new Set(
  (
    'кто что где куда откуда когда зачем почему как сколько чей какой какая какие для идея идеи факт факты тезис тезисы довод ' +
    'начало конец введение заключение знакомство разогрев разминка завершение прощание приветствие блок часть раздел глава ' +
    'модуль этап урок занятие тренинг день утро вечер неделя месяц год срок сроки цена цены стоимость оплата доставка возврат ' +
    'гарантия заказ адресат автор источник перевод издание издательство редактор расшифровал расшифровала записал записала ' +
    'подготовил подготовила составил составила провел провела повестка решили обсудили присутствовали отсутствовали ' +
    'договорились ответственный ответственные отзыв отзывы оценка рейтинг комментарии пояснение определение термин синоним ' +
    'антоним хобби работа семья дети доход образование профессия пол статус приоритет риск риски причина причины следствие ' +
    'способ способы метод методы инструмент инструменты материал материалы ингредиенты приготовление подача состав вес объем ' +
    'количество артикул модель бренд цвет размер страна сайт канал каналы аудитория сегмент сегменты боли потребность ' +
    'потребности возможности угрозы сила слабость сильные слабые было стало сначала потом затем далее наконец дальше сейчас раньше ' +
    'завтра сегодня вчера она они мы вы чтение письмо от кому копия миф правда ложь совет тест загадка отгадка вариант ' +
    'from to cc bcc subject date title author name note notes topic goal agenda summary price time place status source link ' +
    'description problem solution result results idea pros cons who what why when where how ' +
    'заголовок подзаголовок текст кнопка слайд экран кадр сцена голос'
  ).split(' '),
);
const ABSTRACT = /(?:ость|ение|ание|ация|яция|ство|итие|логия|мент)$/;

/** Opens what answers another's words. */
const REPLIES =
  /^(?:здравствуйте|здравствуй|добрый (?:день|вечер)|доброе утро|привет|спасибо|пожалуйста|ага|угу|согласен|согласна|понятно|ясно|хорошо|конечно|[аи] (?:я|мы|у меня|у нас|мне|нам|вы|ты|у вас|у тебя|вам|тебе))(?![\p{L}])/u;
/** Asks to tell, or asks in its last sentence. */
const ASKS =
  /\?[»")\s]*$|(?:^|[.!?…,] )\p{L}{0,14} ?(?:расскажите|расскажи|опишите|опиши|представьтесь|вспомните|поделитесь|поясните)(?!\p{L})/u;
const QUOTED = /^[«"„“][^»"”“]*[»"”“][.,;]?$/;
const ENDED = /[.!?…]$/;
/** Code units at the end of what is said that tell whether it asks. */
const TAIL = 300;

/** What a label begins. */
interface Said {
  readonly label: Label;
  readonly start: number;
  readonly words: string;
  readonly bodyStart: number;
  readonly end: number;
}

const isPerson = ({ key, isName, isLower, strong, weak }: Label): boolean =>
  isName && !isLower && !strong && !weak && !HEADS.has(key) && !ABSTRACT.test(key) && !/^\+?[\d\s]+$/.test(key);

const asks = ({ words }: Said): boolean => ASKS.test(fold(words.slice(-TAIL)));

/** Whether one asks and the other answers, or replies to what was said. */
function isExchange(text: string, one: Said, next: Said): boolean {
  if (one.label.key === next.label.key || one.words === '' || next.words === '') return false;
  if (QUOTED.test(one.words) || QUOTED.test(next.words)) return false;
  if (asks(one)) return asking(text, next.bodyStart, next.end) < 0.5;
  const isSentence = ENDED.test(one.words) && /\s/.test(one.words);
  return isSentence && REPLIES.test(fold(next.words.slice(0, TAIL))) && ENDED.test(next.words);
}

/** Where the talk ends that a text holds: at a line drawn across, or with the text. */
function talkEnd(text: string, { others }: LabelCandidates, from: number): number {
  const drawn = others.find(
    ({ kind, start }) => kind === 'apart' && start > from && /^[-*_]{3}/.test(text.slice(start)),
  );
  return drawn?.start ?? text.length;
}

/** Lines of a range that are not blank. */
function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let start = from; start < to;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 || found > to ? to : found;
    if (!isBlank(text, start, end)) count += 1;
    start = end + 1;
  }
  return count;
}

function saidBy(text: string, heads: readonly Candidate[], until: number): Said[] {
  return heads.map(({ label, start, bodyStart }, index) => {
    const limit = heads[index + 1]?.start ?? until;
    const first = skipSpace(text, bodyStart, limit);
    const end = trimSpace(text, first, limit);
    return { label, start, bodyStart: first, end, words: text.slice(first, end) };
  });
}

/** Lines that may follow the only label of notes that end with somebody's words. */
const REST = 2;

/** Whether the only label of a text stands at the end of notes. */
function endsNotes(text: string, found: LabelCandidates, { start, bodyStart }: Candidate): boolean {
  const until = talkEnd(text, found, start);
  const labelled = found.candidates.filter((one) => one.start < until);
  const lineEnd = text.indexOf('\n', bodyStart);
  const rest = lineEnd < 0 ? 0 : countLines(text, lineEnd + 1, until);
  return labelled.length === 1 && rest <= REST && countLines(text, 0, start) > 0;
}

/**
 * Adds those who speak once under a given name: beside other speakers, or at the end of notes.
 * @param speakers by key; it is not changed
 */
function withGivenNames(
  text: string,
  found: LabelCandidates,
  speakers: ReadonlyMap<string, SpeakerRole>,
): ReadonlyMap<string, SpeakerRole> {
  const given = found.candidates.filter(
    ({ label, isInline }) => !isInline && !speakers.has(label.key) && isGivenName(label),
  );
  const [first] = given;
  if (!first || (speakers.size === 0 && !endsNotes(text, found, first))) return speakers;
  return new Map([...speakers, ...given.map(({ label }) => [label.key, 'other'] as const)]);
}

/**
 * Adds the people of a short talk who speak once: they ask, and another one answers at once. Notes and lists have labels, too, but
 * none replies to another; a guide asks, and nobody answers.
 * @param speakers by key, found by what comes back; it is not changed
 */
export function withExchanges(
  text: string,
  found: LabelCandidates,
  speakers: ReadonlyMap<string, SpeakerRole>,
): ReadonlyMap<string, SpeakerRole> {
  const candidates = isTimedThroughout(found.candidates)
    ? found.candidates.filter(({ label, isStamped }) => isStamped || speakers.has(label.key))
    : found.candidates;
  const timed = { ...found, candidates };
  return withGivenNames(text, timed, exchanging(text, timed, speakers));
}

function exchanging(
  text: string,
  found: LabelCandidates,
  speakers: ReadonlyMap<string, SpeakerRole>,
): ReadonlyMap<string, SpeakerRole> {
  const all = found.candidates.filter(({ isInline }) => !isInline);
  const [first] = all;
  const isNew = ({ label }: { readonly label: Label }) => !speakers.has(label.key) && isPerson(label);
  if (!first || all.length > MOST_HEADS || !all.some(isNew)) return speakers;
  const until = talkEnd(text, found, first.start);
  const said = saidBy(
    text,
    all.filter(({ start }) => start < until),
    until,
  );
  const speaks = (one: Said) => speakers.has(one.label.key) || isPerson(one.label);
  const pairs = said.slice(1).flatMap((next, index) => {
    const one = said[index];
    return one && speaks(one) && speaks(next) && isExchange(text, one, next) ? [[one, next] as const] : [];
  });
  const [begin] = pairs[0] ?? [];
  if (!begin) return speakers;
  const talk = said.filter((one) => one.start >= begin.start && speaks(one));
  const people = new Set(talk.map(({ label }) => label.key)).size;
  const lines = countLines(text, begin.start, until);
  const isBeside = speakers.size > 0;
  const asked = said.slice(0, -1).filter((one) => speaks(one) && asks(one)).length;
  const answered = pairs.filter(([one]) => asks(one)).length;
  // Questions in a row are a guide or a list of titles.
  if (asked - answered > (talk.length > people ? pairs.length : pairs.length - 1)) return speakers;
  if (talk.length < lines * (isBeside ? SHARE_BESIDE : SHARE)) return speakers;
  if (!isBeside && talk.length === people && people > MOST_ONCE) return speakers;
  const known = new Map(speakers);
  const isThroughout = talk.length >= lines * SHARE;
  const believed = isThroughout ? talk : pairs.flat();
  for (const { label } of believed) if (!known.has(label.key)) known.set(label.key, 'other');
  return known;
}
