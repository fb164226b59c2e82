import { describe, expect, it } from 'vitest';

import { tableSheets } from '#app/sections/research/across/tableWorkbook.ts';
import { codeGrid } from '#src/domain/research/across/codeGrid.ts';
import { codeEvidenceOf } from '#src/domain/research/across/codeEvidence.ts';
import { codePairs } from '#src/domain/research/across/codePairs.ts';
import { EVERYBODY } from '#src/domain/research/across/tableView.ts';
import { sources } from '#stories/features/research/across/sampleAcross.ts';

describe('the file of the table', () => {
  it('has what the screen has: rows, columns, counts; what nobody said stays empty', () => {
    const [sheet] = tableSheets({ grid: codeGrid(sources, EVERYBODY, 'participants'), pairs: null }, 'participants');
    expect(sheet?.name).toBe('Коды и участники');
    expect(sheet?.columns.map(({ header }) => header)).toEqual([
      'Код',
      'Внутри кода',
      'Людей',
      'Из',
      'Цитат',
      'Марина · Школы',
      'Олег · Вузы',
      'Р3',
    ]);
    expect(sheet?.rows).toEqual([
      ['Нехватка времени', '', 2, 3, 4, 3, 1, null],
      ['Отчёты руками', 'Нехватка времени', 1, 3, 2, 2, null, null],
      ['Цена', '', 3, 3, 3, 1, 1, 1],
      ['Ещё не встречалось ни у кого, и имя у него длинное', '', 0, 3, 0, null, null, null],
    ]);
  });

  it('names nobody whose name is hidden', () => {
    const grid = codeGrid({ ...sources, hidesNames: true }, EVERYBODY, 'participants');
    expect(JSON.stringify(tableSheets({ grid, pairs: null }, 'participants'))).not.toMatch(/Марина|Олег/);
  });

  it('says that a segment is not given', () => {
    const [sheet] = tableSheets({ grid: codeGrid(sources, EVERYBODY, 'segments'), pairs: null }, 'segments');
    expect(sheet?.columns.at(-1)?.header).toBe('Сегмент не указан');
  });

  it('has pairs of codes when they are shown', () => {
    const pairs = codePairs(sources.codes, codeEvidenceOf(sources, EVERYBODY));
    expect(tableSheets({ grid: null, pairs }, 'pairs')).toMatchObject([
      { name: 'Коды вместе', rows: [['Отчёты руками', 'Цена', 1, 1]] },
    ]);
  });
});
