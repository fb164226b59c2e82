import { describe, expect, it } from 'vitest';

import {
  editedDay,
  isOld,
  OLD_AFTER_DAYS,
  originOf,
  restsOnSources,
  supportLine,
  supportOf,
  transcriptsOf,
  type SupportRecords,
} from '#src/domain/boards/cardSupport.ts';
import type { Board } from '#src/domain/boards/board.ts';
import { acceptProposal, rejectProposal } from '#src/domain/boards/learning/decisions.ts';
import { editCard } from '#src/domain/boards/cardEdits.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { boards } from '#src/samples/boards/boards.ts';

// As of before anything was taken into its cards.
const vision: Board = { ...(boards.find(({ id }) => id === 'vision') as Board), decidedInsights: {} };
const at = '2026-11-21T12:00:00.000Z';
const context = { at, newId: () => 'new' };
const apply = (board: Board, ops: readonly Op[]): Board =>
  ops.reduce<Board>((record, op) => applyOp(record, op, at) as Board, board);

const passage = (materialId: string) => ({ materialId, start: 0, end: 5 });
const insight = (text: string, materialId: string | null) => ({
  text,
  quote: materialId === null ? '' : `слова о «${text}»`,
  passage: materialId === null ? null : passage(materialId),
  kind: null,
  severity: null,
  position: 'a',
});
const records = {
  studies: new Map([
    ['s', { title: 'Первые интервью', insights: { a: insight('Ищут ритм', 'm1'), b: insight('Ищут и ещё', 'm1') } }],
  ]),
  experiments: new Map([['e', { name: 'Короткая проба', verdict: 'VALIDATED' as const, learnings: 'Проба работает' }]]),
} as unknown as SupportRecords;

const taken = (['s:a', 's:b', 's:gone', 'experiment:e', 'experiment:gone'] as const).reduce((board, key) => {
  const [kind, id = ''] = key.split(':');
  const ids = kind === 'experiment' ? { researchId: null, experimentId: id } : { researchId: 's', experimentId: null };
  return apply(board, acceptProposal(board, 'vision', { key, field: 'needs', insight: key, ...ids }, [], context));
}, vision);

describe('what stands behind a card', () => {
  it('is what a person took into it, in the words of its source and in order', () => {
    const sources = supportOf(taken, 'needs', records);
    expect(sources.map(({ key, text, isGone }) => [key, text, isGone])).toEqual([
      ['s:a', 'Ищут ритм', false],
      ['s:b', 'Ищут и ещё', false],
      ['s:gone', '', true],
      ['experiment:e', 'Проба работает', false],
      ['experiment:gone', '', true],
    ]);
    expect(sources[0]).toMatchObject({
      quote: 'слова о «Ищут ритм»',
      passage: { materialId: 'm1' },
      title: 'Первые интервью',
    });
    expect(sources[3]?.verdict).toBe('VALIDATED');
    expect(supportOf(taken, 'product', records)).toEqual([]);
    expect([restsOnSources(taken, 'needs'), restsOnSources(taken, 'product')]).toEqual([true, false]);
  });

  it('counts talks once, and nothing that is gone', () => {
    const sources = supportOf(taken, 'needs', records);
    expect(transcriptsOf(sources)).toBe(1);
    expect(supportLine(sources).replaceAll('\u00A0', ' ')).toBe('2 инсайта из 1 разговора, 1 вывод: подтверждена');
    expect(supportLine(sources.filter(({ isGone }) => isGone))).toBe('без подтверждений');
  });

  it('is nothing that was turned down, nor what nobody noted a card for', () => {
    const proposal = { key: 's:a', researchId: 's', experimentId: null };
    const rejected = apply(vision, rejectProposal(vision, 'vision', proposal, [], context));
    expect(supportOf(rejected, 'needs', records)).toEqual([]);
    expect(supportOf(null, 'needs', records)).toEqual([]);
    expect([restsOnSources(rejected, 'needs'), restsOnSources(null, 'needs')]).toEqual([false, false]);
  });
});

describe('the age of a card', () => {
  const card = { content: 'текст', editedAt: '2026-01-01T00:00:00.000Z' };
  const after = (days: number) => new Date(Date.parse(card.editedAt) + days * 86_400_000).toISOString().slice(0, 10);

  it('makes it worth another look after so many days, and not a day before', () => {
    expect(isOld(card, after(OLD_AFTER_DAYS))).toBe(false);
    expect(isOld(card, after(OLD_AFTER_DAYS + 1))).toBe(true);
    expect(isOld({ ...card, content: ' ' }, after(400))).toBe(false);
    expect(isOld(undefined, after(400))).toBe(false);
    expect(isOld({ ...card, editedAt: 'когда-то' }, after(400))).toBe(false);
  });

  it('is told in words, with the year only where it is another one', () => {
    expect(editedDay('2026-03-12T12:00:00.000Z', '2026-11-21')).toMatch(/^12\smарта$|^12\sмарта$/);
    expect(editedDay('2025-03-12T12:00:00.000Z', '2026-11-21')).toMatch(/2025/);
    expect(editedDay('никогда', '2026-11-21')).toBe('');
  });
});

describe('where a card’s text comes from', () => {
  it('is a proposal until somebody writes over it', () => {
    expect(originOf(taken, 'needs', undefined)).toBe('proposal');
    const later = { ...context, at: '2026-11-22T12:00:00.000Z' };
    const written = apply(taken, editCard(taken, 'vision', 'needs', 'Своими словами', later));
    expect(originOf(written, 'needs', undefined)).toBe('hand');
  });

  it('is an answer while that stands there word for word', () => {
    const said = vision.cards.product?.content ?? '';
    expect(originOf(vision, 'product', `${said}\n`)).toBe('chat');
    expect(originOf(vision, 'product', `${said} и ещё`)).toBe('hand');
    expect(originOf(null, 'product', said)).toBeNull();
  });
});

describe('a line of a model', () => {
  const madeBy = { model: 'проба', read: '2 разговора' };
  const words = [
    { researchId: 's', title: 'Первые интервью', quote: 'Ищу сама', passage: passage('m1') },
    { researchId: 'away', title: 'Удалённое', quote: 'Ищем вдвоём', passage: passage('m2') },
  ];
  const line = {
    key: 'model:needs:m1:0:2',
    field: 'needs' as const,
    insight: 'Нужен ритм',
    researchId: null,
    experimentId: null,
    byModel: { madeBy, words, missing: [] },
  };

  it('stands on the words as they were said, each of its study, and is counted as quotations', () => {
    const board = apply(vision, acceptProposal(vision, 'vision', line, [], context));
    expect(board.cards.needs?.content).toMatch(/Нужен ритм$/);
    const sources = supportOf(board, 'needs', records).filter((one) => one.key.startsWith('model:'));
    expect(sources).toMatchObject([
      { text: '', quote: 'Ищу сама', title: 'Первые интервью', researchId: 's', madeBy, isGone: false },
      { quote: '', title: '', isGone: true, madeBy },
    ]);
    expect(supportLine(sources)).toBe('1\u00A0цитата из\u00A01\u00A0разговора');
  });

  it('turned down, leaves nobody’s words behind', () => {
    const board = apply(vision, rejectProposal(vision, 'vision', line, [], context));
    expect(board.decidedInsights[line.key]).toMatchObject({ accepted: false, field: null });
    expect(board.decidedInsights[line.key]).not.toHaveProperty('words');
  });
});
