import { counted } from '../core/format.ts';
import type { ForeignPart, RefiFindings, RefiProject } from './project.ts';

const HYPOTHESES = ['гипотеза', 'гипотезы', 'гипотез'] as const;

/**
 * Returns a project's content in words: «2 текста, 3 кода, 4 отрывка, 1 участник»; insights and hypotheses where there are some.
 */
export function projectInWords({
  texts,
  codes,
  cases,
  insights,
  hypotheses,
}: Pick<RefiProject, 'texts' | 'codes' | 'cases' | 'insights' | 'hypotheses'>): string {
  const passages = texts.reduce((sum, text) => sum + text.passages.length, 0);
  return [
    counted(texts.length, ['текст', 'текста', 'текстов']),
    counted(codes.length, ['код', 'кода', 'кодов']),
    counted(passages, ['отрывок', 'отрывка', 'отрывков']),
    counted(cases.length, ['участник', 'участника', 'участников']),
    ...(insights.length > 0 ? [counted(insights.length, ['инсайт', 'инсайта', 'инсайтов'])] : []),
    ...(hypotheses.length > 0 ? [counted(hypotheses.length, HYPOTHESES)] : []),
  ].join(', ');
}

/** Names of foreign parts, for use with a number. */
const FOREIGN_FORMS: Readonly<Record<ForeignPart, readonly [string, string, string]>> = {
  pdf: ['PDF', 'PDF', 'PDF'],
  picture: ['картинка', 'картинки', 'картинок'],
  recording: ['запись', 'записи', 'записей'],
  note: ['заметка', 'заметки', 'заметок'],
  link: ['связь', 'связи', 'связей'],
  set: ['набор', 'набора', 'наборов'],
  graph: ['граф', 'графа', 'графов'],
  variable: ['переменная', 'переменные', 'переменных'],
  casePassage: ['отрывок участника', 'отрывка участников', 'отрывков участников'],
  coding: ['пометка не на словах', 'пометки не на словах', 'пометок не на словах'],
  textWithoutWords: ['документ без текста', 'документа без текста', 'документов без текста'],
};

/** Returns the parts kept for the way back, in words: «2 картинки, 1 граф»; empty for none. */
export function foreignInWords(foreign: RefiFindings['foreign']): string {
  return (Object.keys(FOREIGN_FORMS) as ForeignPart[])
    .flatMap((part) => (foreign[part] ? [counted(foreign[part], FOREIGN_FORMS[part])] : []))
    .join(', ');
}

/** Why hypotheses do not come in, a sentence; none when all do. */
function hypothesesInWords(lost: RefiFindings['lostHypotheses']): string[] {
  if (lost === 0) return [];
  if (lost === 'newer') {
    return ['Гипотезы записала более новая версия программы: обновите страницу, иначе загрузим всё, кроме них.'];
  }
  const which = lost === 'all' ? 'Гипотезы повреждены' : `${counted(lost, HYPOTHESES)} в файле повреждены`;
  return [`${which}: не загружаем; остальное загрузим.`];
}

const named = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ');

/** Returns what was imported with changes, a sentence each; none when all was imported as written. */
export function lossesInWords({
  outside,
  moved,
  unknownCodes,
  lostHypotheses,
  missingTexts,
  laidOutTexts,
  repeated,
}: Omit<RefiFindings, 'foreign'>): string[] {
  const OF_PASSAGES = ['отрывок', 'отрывка', 'отрывков'] as const;
  return [
    ...(outside > 0 ? [`${counted(outside, OF_PASSAGES)} вне своего текста: не загружаем.`] : []),
    ...(moved > 0 ? [`${counted(moved, OF_PASSAGES)} стоит рядом со своими словами: поставим на слова.`] : []),
    ...(unknownCodes > 0
      ? [`Кодов нет в проекте у ${counted(unknownCodes, ['отрывка', 'отрывков', 'отрывков'])}: загрузим без них.`]
      : []),
    ...hypothesesInWords(lostHypotheses),
    ...(repeated > 0
      ? [
          `Тот же код на тех же словах дважды: ${counted(repeated, ['повтор', 'повтора', 'повторов'])}, отметка останется одна.`,
        ]
      : []),
    ...(missingTexts.length > 0 ? [`Файла нет в проекте: ${named(missingTexts)}.`] : []),
    ...(laidOutTexts.length > 0 ? [`Слова есть только в документе с оформлением: ${named(laidOutTexts)}.`] : []),
  ];
}
