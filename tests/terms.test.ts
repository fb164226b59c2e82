import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

import { TERMS } from '#src/domain/terms.ts';
import { KIND_WORDS } from '#src/domain/kindWords.ts';

/** One thing has one name: labels of fields come from the dictionary, on screens, in forms and in files. */

const ROOT = path.resolve(import.meta.dirname, '..');
const PLACES = ['src/features', 'src/patterns', 'files/writing'];
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Components that a field is entered or chosen in. */
const FIELDS =
  /^(TextField|TextArea|Select|NumberField|DateField|PickList|EditableList|CanvasFieldInput|PhoneField|Checkbox)$/;

/**
 * Words in the place of a field's label that name no field: a search, a choice of how to act, a file's content, fields of
 * something that is never stored by itself. A word more here needs a look at whether the dictionary has one already.
 */
const NO_FIELDS: ReadonlySet<string> = new Set([
  // Places in a scenario, by their numbers: which stage, which branch, where it leads.
  'Этап …',
  'Варианты вопроса …',
  'Условие …',
  'Число …',
  'Куда ведёт переход … вопроса …',
  'Чьи комментарии',
  // What is chosen of a file: encodings by their programs, chats of an account.
  'UTF-8 — принятая сейчас всюду',
  'Windows-1251 — русская Windows',
  'KOI8-R — старые почта и Unix',
  'CP866 — DOS и старые учётные программы',
  'Mac Cyrillic — старый Mac',
  'UTF-16, старший байт первым',
  'UTF-32, старший байт первым',
  'Кодировка',
  'Какие чаты взять',
  // An address that is copied by hand.
  'Ссылка',
  // The speakers behind a card, and the link to all touchpoints.
  'Чьи слова',
  'Точки касания',
  // Whom a persona was written from, among everybody.
  'Участники исследований',
  // A text of a model before it is taken.
  'Предложение модели',
  // Question about a project that is there already.
  'Этот проект уже есть',
  // Fate of a removed product's contents.
  'Что с ними станет',
  // Parts of a score, which is counted and no field of a record.
  'За',
  'Против',
  'Слова вместе',
  'Эксперименты',
  'Доказанность',
  // From when on, whose and which lines of what was done.
  'За какое время',
  'С даты',
  'Действие',
  'Кто',
  // Parts of a card's table, as they are edited; and the origin of a card's text.
  'Над таблицей',
  'Слова для карточки',
  'Под таблицей',
  'Название столбца …',
  'Откуда текст',
  'Кто менял последним',
  'Обновлено',
  // Searches.
  'Поиск по имени или email',
  'Поиск контактов',
  'Поиск: …',
  'Найти в тексте',
  // A word that is looked for to be hidden.
  'Скрыть ещё слово',
  'Найти во всех материалах',
  'Во всех исследованиях',
  // Keys of typing: who has which.
  'Говорящие',
  'Где искать',
  'Экран, запись, слова из текста или действие',
  // Bands of a number.
  'Размер',
  // Contents of a table, and their order.
  'Столбцы',
  'Порядок кодов',
  'Какие находки',
  'Кто сказал',
  'Порядок столбцов',
  // How to act, and what to act upon.
  'Останется код',
  'Собрать',
  'Порядок',
  'Чьи цитаты',
  'Удалить и расшифровку: …',
  'Какие операции',
  'В карточку',
  'Место в карточке',
  'Столбец',
  'Чтобы подтвердить, введите «…»',
  'Сообщение',
  'Инсайт',
  'Добавить в гипотезы',
  'Добавлено',
  'В бэклоге',
  'Телефоны',
  'Поиск',
  // Which sheets of a file are read.
  'Взять лист …',
  // A letter, a file and its columns.
  'Кому:',
  'Тема:',
  'Текст:',
  'Лист',
  'Колонка с телефонами',
  'Колонка с именами Telegram',
  // Numbers that are counted, and calculators that store nothing.
  'Текущий баланс',
  'Прогноз',
  'Расход в',
  'месяц',
  'Итого:',
  'В…том числе НДС ……%:',
  'Всего к…оплате:',
  'A: участников',
  'A: сработало',
  'B: участников',
  'B: сработало',
  'Что обещала гипотеза',
  'Конверсия сейчас',
  'Изменение',
  'Мощность',
  'Значимость',
  'Достигнуто, %',
  // Parts of a field, one of several, in a form that asks for them one by one.
  'Первый продукт',
  'Продукт …',
  'Статус продукта …',
  'Вопросы этапа …',
  'Чего хотим достичь',
  'Фактор …',
  'Примечание',
  // Kinds of contacts; how many people a row has.
  'Телефон',
  'Персоны',
  // Columns of a sheet that say whose part or whose side a row is.
  'О файле',
  'Карточка',
  'Текст',
  'Изменено',
  'Фактор',
  'Цель. …',
  'Плательщик',
  'ИНН плательщика',
  // The picture of the introduction.
  'Срок',
  'Успех',
  'Цель',
  'Результат',
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** The text of a literal with Russian words; null for anything else. */
function wordsOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'JSXExpressionContainer') return wordsOf(node.expression);
  const quasis = node.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : [];
  const text =
    node.type === 'Literal' || node.type === 'JSXText' ? node.value : quasis.map(({ value }) => value.cooked).join('…');
  return typeof text === 'string' && CYRILLIC.test(text) ? text.trim() : null;
}

const nameOf = (node: unknown): string =>
  isNode(node) ? String((node.name as string | undefined) ?? node.value ?? '') : '';

/** Names of records: columns may be headed by them. */
const RECORD_WORDS: ReadonlySet<string> = new Set(Object.values(KIND_WORDS).map(({ label }) => label));

const TERM_WORDS = new Set(Object.values(TERMS).flatMap((fields) => Object.values<string>(fields)));

/** Labels of fields that are written out instead of being taken from the dictionary. */
function writtenOut(node: Node, element = ''): string[] {
  const found: (string | null)[] = [];
  let inside = element;
  if (node.type === 'JSXElement') inside = nameOf((node.openingElement as Node).name);
  if (node.type === 'JSXAttribute' && nameOf(node.name) === 'label' && FIELDS.test(element))
    found.push(wordsOf(node.value));
  if (node.type === 'JSXText' && element === 'dt') found.push(wordsOf(node));
  if (node.type === 'Property' && nameOf(node.key) === 'header') {
    const words = wordsOf(node.value);
    if (words !== null && !RECORD_WORDS.has(words)) found.push(words);
  }
  if (node.type === 'JSXAttribute' && nameOf(node.name) === 'title' && /^(Line|Part)$/.test(element)) {
    found.push(wordsOf(node.value));
  }
  // A filter: what it filters by is a field.
  if (node.type === 'ObjectExpression') {
    const values = new Map((node.properties as Node[]).map((property) => [nameOf(property.key), property.value]));
    if (values.has('options') && values.has('value')) found.push(wordsOf(values.get('label')));
  }
  // A pair of a label and a value: what lists of facts are made of.
  if (node.type === 'ArrayExpression') {
    const [label, value, ...more] = node.elements as (Node | null)[];
    if (value && more.length === 0 && !['Literal', 'TemplateLiteral'].includes(value.type)) found.push(wordsOf(label));
  }
  // A list of labels by field.
  if (node.type === 'VariableDeclarator' && nameOf(node.id).endsWith('LABELS') && isNode(node.init)) {
    const properties = node.init.type === 'ObjectExpression' ? (node.init.properties as Node[]) : [];
    found.push(...properties.map((property) => wordsOf(property.value)));
  }
  // In any place: words that only a field has; single words of headings.
  if (node.type === 'Literal' || node.type === 'JSXText') {
    const words = wordsOf(node);
    const isHeading = node.type === 'JSXText' && /^(h3|h4|legend)$/.test(element);
    if (words !== null && TERM_WORDS.has(words) && (isHeading || words.includes(' '))) found.push(words);
  }
  return [
    ...found.filter((words): words is string => words !== null && !NO_FIELDS.has(words)),
    ...childrenOf(node).flatMap((child) => writtenOut(child, inside)),
  ];
}

const labelsIn = (file: string, source: string): string[] => [
  ...new Set(writtenOut(parseSync(file, source).program as unknown as Node)),
];

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
    .sort();
}

describe('the dictionary of fields', () => {
  it('is where every label of a field comes from', () => {
    const own = PLACES.flatMap(filesUnder).flatMap((file) =>
      labelsIn(file, readFileSync(path.join(ROOT, file), 'utf8')).map((words) => `${file}: «${words}»`),
    );
    // Take the label from src/domain/terms.ts, or add it to NO_FIELDS when it names no field.
    expect(own).toEqual([]);
  });

  it('is missed wherever a label is written out', () => {
    const cases = [
      '<dt>Рисковое допущение</dt>',
      '<TextArea label="Рисковое допущение" value={value} />',
      '<TextArea label={`Рисковое допущение`} value={value} />',
      "const COLUMNS = [{ header: 'Рисковое допущение', width: 40 }];",
      "const facts = [['Рисковое допущение', experiment.riskiestAssumption]];",
      "const LABELS = { riskiestAssumption: 'Рисковое допущение' };",
      `<h4>${TERMS.experiment.riskiestAssumption}</h4>`,
      "const choice = { name: 'status', label: 'Состояние', options, value };",
      `<Line title="${TERMS.hypothesis.context}" text={text} />`,
    ];
    expect(cases.filter((source) => labelsIn('case.tsx', source).length !== 1)).toEqual([]);
    expect(labelsIn('case.tsx', '<dt>{TERMS.experiment.riskiestAssumption}</dt>')).toEqual([]);
  });

  it('never calls two fields of a record the same', () => {
    for (const [kind, fields] of Object.entries(TERMS)) {
      const words = Object.values<string>(fields).map((word) => `${kind}: ${word}`);
      expect(words).toEqual([...new Set(words)]);
    }
  });
});
