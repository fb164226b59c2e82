import { counted, plural, quoted, type PluralForms } from '../../core/format.ts';
import type { Stage } from '../../core/stage.ts';
import { stageOfTouchpoint } from '../../tactics/touchpoint.ts';
import type { SimilarPassages } from './groups.ts';
import type { FindingKind } from '../../core/findingKind.ts';
import { mattersOf } from './matters.ts';
import type { ComparedPassage } from './passage.ts';
import { tellingStems, wordsIn } from './stems.ts';

/** A hypothesis to begin with, for a person to edit; nothing in it is invented, the words are the respondents'. */
export interface FindingDraft {
  /** «Если …, то …, потому что …». */
  readonly text: string;
  readonly stage: Stage;
  /** The learning to begin an insight with: «О похожем рассказали 4 человека: «…»». */
  readonly insight: string;
  /** By its Russian name, of that stage. */
  readonly touchpoint: string;
  /** Passages in support, the most telling first. */
  readonly supporting: readonly ComparedPassage[];
  /** Passages against it, the surest first. */
  readonly opposing: readonly ComparedPassage[];
}

/** Code units of a quotation within a draft. */
const LONGEST_QUOTE = 90;
/** Least length of an independent clause, code units. */
const SHORTEST_CLAUSE = 30;

const PEOPLE: PluralForms = ['человек', 'человека', 'человек'];

/** How a draft of a kind says it: the change and the effect around a quotation, and what the people did. */
const FRAMES: Readonly<Record<FindingKind, { change: (quote: string) => string; effect: string; did: PluralForms }>> = {
  pain: {
    change: (quote) => `устранить трудность ${quote}`,
    effect: 'людям станет проще',
    did: ['о похожем рассказал', 'о похожем рассказали', 'о похожем рассказали'],
  },
  workaround: {
    change: (quote) => `предложить готовое решение вместо обходного пути ${quote}`,
    effect: 'выкручиваться самим людям придётся реже',
    did: ['похожим образом выкручивается', 'похожим образом выкручиваются', 'похожим образом выкручиваются'],
  },
  need: {
    change: (quote) => `закрыть потребность ${quote}`,
    effect: 'людям будет проще справиться со своей задачей',
    did: ['о том же говорит', 'о том же говорят', 'о том же говорят'],
  },
  money: {
    change: (quote) => `снизить затраты, о которых сказано ${quote}`,
    effect: 'людям будет проще согласиться на предложение',
    did: ['о таких затратах говорит', 'о таких затратах говорят', 'о таких затратах говорят'],
  },
  churn: {
    change: (quote) => `убрать причину ухода или отказа ${quote}`,
    effect: 'уходить и отказываться будут реже',
    did: ['похожую причину назвал', 'похожую причину назвали', 'похожую причину назвали'],
  },
  decider: {
    change: (quote) => `учесть, от кого зависит решение: ${quote},`,
    effect: 'согласие будет проще получить',
    did: ['о том же говорит', 'о том же говорят', 'о том же говорят'],
  },
  trigger: {
    change: (quote) => `предлагать решение тогда, когда появляется повод ${quote}`,
    effect: 'оно окажется кстати',
    did: ['похожий повод назвал', 'похожий повод назвали', 'похожий повод назвали'],
  },
  frequency: {
    change: (quote) => `подстроиться под привычку ${quote}`,
    effect: 'пользоваться решением будет удобнее',
    did: ['о похожей привычке говорит', 'о похожей привычке говорят', 'о похожей привычке говорят'],
  },
};

/** Where hypotheses of a kind belong when their matter says nothing else. */
const TOUCHPOINT_OF_KIND: Readonly<Record<FindingKind, string>> = {
  pain: 'Регулярное использование',
  workaround: 'Регулярное использование',
  need: 'Изучение функционала',
  money: 'Просмотр тарифов',
  churn: 'Предотвращение оттока',
  decider: 'Выбор тарифа',
  trigger: 'Осознанная потребность',
  frequency: 'Регулярное использование',
};

/** Touchpoints that a matter speaks for. */
const TOUCHPOINT_OF_MATTER: Readonly<Record<string, string>> = {
  поддержка: 'Взаимодействие с поддержкой',
  вход: 'Регистрация',
  настройка: 'Онбординг',
  обучение: 'Онбординг',
  инструктаж: 'Онбординг',
  'первый раз': 'Первое взаимодействие (демо/триал)',
  выбор: 'Поиск решения',
  реклама: 'Знакомство с сервисом',
  доверие: 'Знакомство с сервисом',
  интерфейс: 'Изучение функционала',
  оплата: 'Оплата/подключение',
  списание: 'Апгрейд/продление',
  цена: 'Просмотр тарифов',
  комиссия: 'Просмотр тарифов',
  скрытое: 'Выбор тарифа',
  бюджет: 'Выбор тарифа',
  обновление: 'Обновления и новые функции',
  отзывы: 'Социальное распространение',
};
/** Share of a group's passages that have to name a matter for it to decide. */
const MATTER_SHARE = 0.5;
/** Kinds that determine their touchpoint by themselves. */
const PLACED: readonly FindingKind[] = ['churn', 'trigger', 'decider'];

function touchpointOf({ passages, kind }: SimilarPassages): string {
  if (PLACED.includes(kind)) return TOUCHPOINT_OF_KIND[kind];
  const named = passages.map(({ text }) => new Set(mattersOf(wordsIn(text))));
  const counts = Object.keys(TOUCHPOINT_OF_MATTER).map(
    (matter) => [matter, named.filter((matters) => matters.has(matter)).length] as const,
  );
  const [matter, count] = counts.reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const);
  return (count / passages.length >= MATTER_SHARE && TOUCHPOINT_OF_MATTER[matter]) || TOUCHPOINT_OF_KIND[kind];
}

/** Words that only open a sentence. */
const OPENING =
  /^(?:[-–—…\s]+|(?:ну|да|нет|ага|угу|вот|так|а|и|но|значит|слушайте|смотрите|короче)(?:[,.…]\s*|\s+(?=[а-яё])))+/iu;
const CLOSING = /[\s.,;:…–—-]+$/u;

/** Returns words of a passage short enough for a sentence: its sentence nearest to the group's matter, cut at a clause. */
export function excerptOf(text: string, others: readonly string[] = []): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  const stems = new Set(others.flatMap((other) => tellingStems(wordsIn(other))));
  const sentences = flat.split(/(?<=[.!?…])\s+(?=[«"„]?[\p{Lu}\d])/u);
  const near = (sentence: string): number => {
    const own = new Set(tellingStems(wordsIn(sentence)));
    return [...own].filter((stem) => stems.has(stem)).length + Math.min(own.size, 8) / 8;
  };
  const best = sentences.reduce((most, one) => (near(one) > near(most) ? one : most));
  const opened = best.replace(OPENING, '');
  const words = (opened.length < SHORTEST_CLAUSE ? best : opened).replace(CLOSING, '');
  if (words.length <= LONGEST_QUOTE) return words;
  const head = words.slice(0, LONGEST_QUOTE);
  const clause = Math.max(...[', ', '; ', ': ', ' — ', ' – ', '. '].map((mark) => head.lastIndexOf(mark)));
  const cut = clause >= SHORTEST_CLAUSE ? clause : head.lastIndexOf(' ');
  return `${head.slice(0, cut).replace(CLOSING, '')}…`;
}

/** A hypothesis that a group suggests, at the touchpoint that fits best. The same group always gives the same. */
export function draftOf(group: SimilarPassages): FindingDraft {
  const { name, passages, people, kind, contradictions } = group;
  const frame = FRAMES[name.kind ?? kind];
  const texts = passages.map(({ text }) => text);
  const quote = (passage: ComparedPassage): string =>
    quoted(
      excerptOf(
        passage.text,
        texts.filter((text) => text !== passage.text),
      ),
    );
  const another = passages.find(({ person }) => person !== name.person);
  const did = `${plural(people.length, frame.did)} ${counted(people.length, PEOPLE)}`;
  const example = another ? `, например: ${quote(another)}` : '';
  const touchpoint = touchpointOf(group);
  return {
    text: `Если ${frame.change(quote(name))}${frame.change('').endsWith(',') ? '' : ','} то ${frame.effect}, потому что ${did}${example}`,
    insight: `${did.charAt(0).toUpperCase()}${did.slice(1)}: ${quote(name)}`,
    stage: stageOfTouchpoint(touchpoint) ?? 'retention',
    touchpoint,
    supporting: passages,
    opposing: contradictions.map(({ against }) => against),
  };
}
