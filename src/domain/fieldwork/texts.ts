import { counted, NBSP, plural, quoted } from '../core/format.ts';
import { KEPT_MONTHS } from '../research/privacy/keeping.ts';

/** The asking side, as a respondent sees it. */
export interface Asker {
  /** Name of the company; '' where it has none yet. */
  readonly company: string;
  /** Months after the talk for which answers are kept. Default as for a round without a choice. */
  readonly keepsMonths?: number;
  /** Whether a model reads answers to ask about them. Default: none does. */
  readonly modelAsks?: boolean;
}

/** Said in every consent where a model reads answers: without it none is asked (152-FZ: consent is informed). */
export const MODEL_CONSENT = `Уточняющие вопросы может задавать автоматический помощник${NBSP}— языковая модель; её сервер может принадлежать другой организации. Модели передают вопрос и${NBSP}ваш ответ на${NBSP}него; имена и${NBSP}контакты в${NBSP}нём программа скрывает, но${NBSP}может узнать не${NBSP}все.`;

const nameOf = ({ company }: Asker): string =>
  company.trim() === '' ? 'Наша компания' : `Компания ${quoted(company)}`;

/** How long a talk takes: «от 10 до 15 минут». */
const minutes = ([from, to]: readonly [number, number]): string =>
  from === to
    ? `${to}${NBSP}${plural(to, ['минуту', 'минуты', 'минут'])}`
    : `от${NBSP}${from} до${NBSP}${to}${NBSP}${plural(to, ['минуты', 'минут', 'минут'])}`;

/**
 * The product's own words before consent is asked for.
 * @param duration minutes, shortest and longest, as they are estimated; null while that cannot be
 */
export function welcomeText(asker: Asker, duration: readonly [number, number] | null): string {
  const pause = `прерваться и${NBSP}вернуться можно, пока опрос идёт`;
  const takes = duration
    ? `Это займёт примерно ${minutes(duration)}, ${pause}`
    : `${pause.slice(0, 1).toUpperCase()}${pause.slice(1)}`;
  return [
    'Здравствуйте!',
    `${nameOf(asker)} хочет лучше понять, как всё устроено у${NBSP}вас, и${NBSP}просит ответить на${NBSP}несколько вопросов. ${takes}.`,
    `Правильных ответов нет: расскажите, как бывает на${NBSP}самом деле.`,
  ].join('\n\n');
}

/**
 * The product's own words of consent: who asks, what is kept and what for, who sees it, for how long, and how it is taken back
 * (Federal law 152-FZ, article 9: specific, informed, unambiguous).
 */
export function consentText(asker: Asker): string {
  const kept = counted(asker.keepsMonths ?? KEPT_MONTHS, ['месяца', 'месяцев', 'месяцев']);
  return [
    `${nameOf(asker)} просит вашего согласия на${NBSP}обработку персональных данных (статья${NBSP}9 закона №${NBSP}152-ФЗ).`,
    `Что: ваши ответы, время ответов, а${NBSP}также имя и${NBSP}контакт, по${NBSP}которому вас пригласили или который вы оставите сами.`,
    `Зачем: изучить опыт людей и${NBSP}улучшить продукт. Для рекламы эти данные не${NBSP}используют.`,
    `Что с${NBSP}ними делают: записывают, хранят, читают, сопоставляют с${NBSP}ответами других, удаляют. Ответы прочитают сотрудники, у${NBSP}которых есть доступ к${NBSP}исследованию; имя и${NBSP}контакт видят только те, кто ведёт исследование.`,
    ...(asker.modelAsks === true ? [MODEL_CONSENT] : []),
    `Сколько хранят: не${NBSP}дольше ${kept} после разговора, потом программа стирает ответы сама. Контакт, который был у${NBSP}компании до${NBSP}него, у${NBSP}неё остаётся.`,
    `Участие добровольное. Напишите «стоп», и${NBSP}вопросы прекратятся. Напишите «удалить», и${NBSP}согласие отозвано: всё, что вы сказали, будет удалено. Если слово может быть ответом на${NBSP}вопрос, сначала переспросим.`,
  ].join('\n\n');
}

/** Said while more is taken after the last question. */
const MORE = ` Если что-то вспомнится, напишите сюда ещё: это${NBSP}тоже прочитают.`;

/** The product's own words after the last question. */
export const THANKS_TEXT = `Спасибо, это${NBSP}всё! Ваши ответы записаны.${MORE}`;

/** Words after the last question where nothing more is taken: the product's own do not promise that it is. */
export const closedThanks = (thanks: string): string => thanks.replace(MORE, '');
