import { CircleCheck, FlaskConical, LayoutGrid, Lightbulb, Quote, type LucideIcon } from 'lucide-react';

/** A step on the way from a respondent's words to a decision. */
export type IntroStep = 'quote' | 'hypothesis' | 'experiment' | 'decision' | 'board';

/** Name and text of a step. */
export interface IntroStepInfo {
  readonly step: IntroStep;
  /** Name, one word. */
  readonly name: string;
  /** Result of the step, over its caption. */
  readonly title: string;
  /** The same as a line of the picture, once the step lies behind. */
  readonly line: string;
  /** Actions in the step, a sentence or two. */
  readonly caption: string;
  readonly icon: LucideIcon;
}

/** The five steps, in order. The story in the pictures is made up, and says so. */
export const INTRO_STEPS: readonly IntroStepInfo[] = [
  {
    step: 'quote',
    name: 'Цитата',
    title: 'Всё начинается со\u00A0слов',
    line: '«Три часа переписываю интервью…»',
    caption:
      'Загрузите расшифровку и выделите слова, в\u00A0которых есть смысл. Они остаются связаны с\u00A0исследованием и\u00A0местом в\u00A0тексте.',
    icon: Quote,
  },
  {
    step: 'hypothesis',
    name: 'Гипотеза',
    title: 'Слова становятся гипотезой',
    line: 'Цитаты рядом с\u00A0выводом ускорят отчёт',
    caption: 'Из\u00A0слов респондента получается гипотеза: с\u00A0этапом воронки, точкой касания и\u00A0важностью.',
    icon: Lightbulb,
  },
  {
    step: 'experiment',
    name: 'Эксперимент',
    title: 'Гипотезу проверяет эксперимент',
    line: 'Отчёт с\u00A0цитатами для\u00A0половины команд',
    caption: 'Гипотеза становится экспериментом. У\u00A0него есть план, срок, ответственный и\u00A0критерий успеха.',
    icon: FlaskConical,
  },
  {
    step: 'decision',
    name: 'Вывод',
    title: 'Эксперимент приводит к\u00A0выводу',
    line: 'Подтверждено: +31\u00A0% при\u00A0цели +25\u00A0%',
    caption:
      'Результат сравнивается с\u00A0целью, и\u00A0гипотеза получает вывод: подтверждена, опровергнута или\u00A0без\u00A0вывода.',
    icon: CircleCheck,
  },
  {
    step: 'board',
    name: 'Доска',
    title: 'Вывод становится решением',
    line: 'Ценность продукта',
    caption:
      'Решение встаёт на\u00A0доску видения и\u00A0стратегии. От\u00A0каждой строки можно вернуться к\u00A0словам человека, с\u00A0которых всё началось.',
    icon: LayoutGrid,
  },
];
