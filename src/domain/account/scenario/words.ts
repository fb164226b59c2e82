import { formatNumber } from '../../core/format.ts';
import { isObject } from '../../core/record.ts';
import { QUESTION_KINDS, type QuestionKindFacts } from '../../fieldwork/questions/questionKinds.ts';
import type { QuestionKind } from '../../fieldwork/script.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const optionsText = (value: unknown): string =>
  listOf(value)
    .map(({ text }) => textOf(text))
    .join(' / ');

const end = (mark: unknown, label: unknown): string =>
  [typeof mark === 'number' ? formatNumber(mark) : '', textOf(label)].filter(Boolean).join(' ');

function scaleText(value: unknown): string {
  if (!isObject(value)) return '';
  return `${end(value.from, value.fromLabel)} … ${end(value.to, value.toLabel)}`;
}

/** A branch without the records around it: its option and its target are known by keys only. */
function branchText({ when, to }: Record<string, unknown>): string {
  const { is, number } = isObject(when) ? when : { is: '', number: 0 };
  const bound = typeof number === 'number' ? formatNumber(number) : '';
  const says: Readonly<Record<string, string>> = {
    option: 'выбран вариант',
    atLeast: `не меньше ${bound}`,
    atMost: `не больше ${bound}`,
    skipped: 'пропущен',
  };
  return `если ${says[textOf(is)] ?? ''} → ${to === null ? 'к концу' : 'к другому вопросу'}`;
}

const branchesText = (value: unknown): string => listOf(value).map(branchText).join('\n');

const kindFacts = (value: unknown): QuestionKindFacts | null =>
  typeof value === 'string' && Object.hasOwn(QUESTION_KINDS, value) ? QUESTION_KINDS[value as QuestionKind] : null;

/** A question of a scenario as a whole: its words, and what sets it apart from a plain open one. */
function questionText(question: Record<string, unknown>): string {
  const { text, kind, options, isMultiple, scale, whyTimes, mayBeSkipped, branches } = question;
  const facts = kindFacts(kind);
  return [
    textOf(text),
    facts === null || facts.isOpen ? '' : facts.label,
    facts?.hasOptions ? optionsText(options) : '',
    facts?.hasOptions && isMultiple === true ? 'можно несколько' : '',
    facts?.hasScale ? scaleText(scale) : '',
    typeof whyTimes === 'number' && whyTimes > 0 ? `спросить почему: ${whyTimes}` : '',
    mayBeSkipped === false ? 'пропустить нельзя' : '',
    branchesText(branches),
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * A value of a scenario's field as a person reads it in its history, or beside another's; null for one that needs no words of its own.
 * What is stored is not trusted.
 * @param field of the record, of a question, or the map's name for a question as a whole
 */
export function scenarioValueWords(field: string, value: unknown): string | null {
  switch (field) {
    case 'questions':
      if (!isObject(value)) return null;
      // One question, or the map of all of them as the record was made.
      return 'kind' in value && typeof value.kind === 'string'
        ? questionText(value)
        : Object.values(value).filter(isObject).map(questionText).join('\n');
    case 'kind':
      return kindFacts(value)?.label ?? null;
    case 'options':
      return optionsText(value);
    case 'scale':
      return scaleText(value);
    case 'branches':
      return branchesText(value);
    default:
      return null;
  }
}
