import { Fragment } from 'react';
import { styled } from 'styled-components';

import {
  counted,
  formatDate,
  formatDateRange,
  formatLongDate,
  formatMoney,
  formatNumber,
} from '#src/domain/core/format.ts';
import { fontSizes } from '#src/theme/tokens.ts';

import { Table } from './Table.tsx';
import { VOICE } from './voiceExamples.ts';

const Never = styled.s`
  color: var(--color-ink-soft);
  text-decoration-thickness: 1px;
`;

/** Our rules of writing, one by one: as in the product, and as it should not be. */
export function VoiceTable() {
  return (
    <Table
      label="Как мы пишем"
      head={['Правило', 'Так', 'Не так']}
      rows={VOICE.map(({ rule, yes, no }) => [rule, yes, <Never key="no">{no}</Never>])}
    />
  );
}

const Joint = styled.mark`
  padding: 0 1px;
  border-radius: 2px;
  background: var(--color-mark);
  color: var(--color-ink);
  font-size: ${fontSizes.xs};
`;

/** A text with its no-break spaces made visible. */
function Visible({ text }: { text: string }) {
  return text.split('\u00A0').map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <Joint>°</Joint> : null}
      {part}
    </Fragment>
  ));
}

const COUNTS = [1, 2, 5, 11, 21, 104, 1243];

/** Plural forms as the product makes them, for the numbers on which they usually go wrong. */
export function PluralTable() {
  return (
    <Table
      label="Формы числа"
      head={['Число', 'Гипотезы', 'Респонденты', 'Интервью']}
      rows={COUNTS.map((count) => [
        formatNumber(count),
        counted(count, ['гипотеза', 'гипотезы', 'гипотез']),
        counted(count, ['респондент', 'респондента', 'респондентов']),
        counted(count, ['интервью', 'интервью', 'интервью']),
      ])}
    />
  );
}

/** Dates, money and counts as the product writes them, with their no-break spaces in sight. */
export function FormatTable() {
  const rows: [string, string, string][] = [
    ['Дата в списке', 'formatDate', formatDate('2026-11-05')],
    ['Дата в тексте', 'formatLongDate', formatLongDate('2026-11-05')],
    ['Даты', 'formatDateRange', formatDateRange('2026-11-05', '2026-12-01')],
    ['Конца ещё нет', 'formatDateRange', formatDateRange('2026-11-05', null)],
    ['Деньги', 'formatMoney', formatMoney(147_000)],
    ['Число и предмет', 'counted', counted(1243, ['респондент', 'респондента', 'респондентов'])],
    ['Дробное число', 'formatNumber', formatNumber(12.5)],
  ];
  return (
    <Table
      label="Даты, деньги, числа"
      head={['Что', 'Функция', 'Как выглядит']}
      rows={rows.map(([what, name, text]) => [
        what,
        <code key="name">{name}</code>,
        <Visible key="text" text={text} />,
      ])}
    />
  );
}
