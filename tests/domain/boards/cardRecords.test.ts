import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emptyRecords, readRecords, RECORD_CARDS, type RecordCard } from '#src/domain/boards/cardRecords.ts';
import { writeTable } from '#src/domain/boards/cardTable.ts';
import { marketBoard } from '#src/samples/boards/board-market.ts';
import { marketingBoard } from '#src/samples/boards/board-marketing.ts';

const { segmentation, segments, pricing } = RECORD_CARDS as Record<string, RecordCard>;
/** Records of a sample's card, with spaces as they are typed. */
const sampled = (content: string | undefined, card: RecordCard) =>
  readRecords((content ?? '').replaceAll('\u00A0', ' '), card);
const letters = (text: string): string => [...(text.match(/[\p{L}\p{N}]/gu) ?? [])].sort().join('');

describe('records of a card', () => {
  it('are read from the list that somebody typed: a name, a figure, the rest as it was said', () => {
    expect(sampled(marketingBoard.cards.segments?.content, segments as RecordCard)?.rows).toEqual([
      ['Продакты EdTech', '45 % бюджета', '', '', ''],
      ['Основатели', '25 %', '', '', 'упор на рекомендации'],
      ['Корпоративное обучение', '20 %', '', '', 'выступления и пилоты'],
      ['Исследователи', '10 %', '', '', 'сообщества и открытые материалы'],
    ]);
    const prices = sampled(marketingBoard.cards.pricing?.content, pricing as RecordCard);
    expect(prices?.rows[0]).toEqual(['«Персональный»', '25 000 ₽', '', '', 'около 1 000 ₽ за интервью']);
    expect(prices?.note).toMatch(/^НДС включён/);
    expect(sampled(marketBoard.cards.segmentation?.content, segmentation as RecordCard)?.rows[0]).toEqual([
      'EdTech, 5–50 человек',
      '',
      '',
      '',
      'быстро решают, платят картой, главный сегмент',
    ]);
  });

  it('lose no letter of any list, and are a table once they are written', () => {
    const item = fc
      .array(fc.constantFrom('имя', ' — ', '45 %', ', ', 'и ещё', '**', '|', '12,5 %', '—', '. '), {
        minLength: 1,
        maxLength: 7,
      })
      .map((parts) => `а${parts.join('')}`);
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), fc.constantFrom('- ', '1. '), (items, mark) => {
        const text = items.map((one) => `${mark}${one}`).join('\n');
        const read = readRecords(text, segments as RecordCard);
        expect(read).not.toBeNull();
        if (!read) return;
        expect(letters(read.rows.flat().join(''))).toBe(letters(items.join('')));
        expect(readRecords(writeTable(read), segments as RecordCard)).toEqual(read);
      }),
    );
  });

  it.each(['Просто текст', '- один\nи не один', 'Вступление:\n\n- один'])('leave «%s» as text', (text) => {
    expect(readRecords(text, segments as RecordCard)).toBeNull();
  });

  it('begin with one that is not told of yet, which is no text', () => {
    const empty = emptyRecords(pricing as RecordCard);
    expect(empty.rows).toEqual([['', '', '', '', '']]);
    expect(empty.head[0]).toBe('Тариф');
  });
});
