import { describe, expect, it } from 'vitest';

import { erasureSheets } from '#app/sections/account/retention/erasuresWorkbook.ts';
import { ERASED_PLACE_WORDS } from '#src/domain/forgetting/erasures.ts';
import { ROWS } from '#stories/features/account/retention/sampleErasures.ts';

describe('the file of what was erased', () => {
  it('has what the screen has: who, why and how much of each place; a dash where nobody counted', () => {
    const [sheet] = erasureSheets(ROWS);
    const headers = sheet?.columns.map(({ header }) => header) ?? [];
    expect(headers.slice(6, 13)).toEqual(Object.values(ERASED_PLACE_WORDS));
    const row = (at: number) =>
      Object.fromEntries(headers.map((header, column) => [header, sheet?.rows[at]?.[column]]));
    expect(row(0)).toMatchObject({ Кто: 'Сервер, по сроку', Разговоры: 12, Контакты: '—', 'Правки в истории': 96 });
    expect(row(1)).toMatchObject({ Кто: 'Анна Смирнова', Раунд: '', Контакты: 2, 'Неотправленные письма': 1 });
    expect(row(3)).toMatchObject({ 'Что произошло': 'Контакты стёрты', Разговоры: '—', Записи: 1, Файлы: '—' });
    expect(sheet?.rows.map((cells) => cells.length)).toEqual(ROWS.map(() => headers.length));
  });
});
