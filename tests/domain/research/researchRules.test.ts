import { describe, expect, it } from 'vitest';

import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { ordered } from '#src/domain/core/record.ts';
import type { KeptFile } from '#src/domain/research/files/keptFile.ts';
import type { Research } from '#src/domain/research/research.ts';
import { addedToStage, addToBacklog, byPriority } from '#src/domain/research/hypotheses/backlog.ts';
import { addInsight } from '#src/domain/research/reading/selectedQuote.ts';
import { createHypothesis } from '#src/domain/research/hypotheses/createHypothesis.ts';
import { createResearch, removeResearch, type ResearchForm } from '#src/domain/research/rules.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const FORM: ResearchForm = {
  title: '  Интервью о готовке ',
  description: ' Как выбирают рецепты ',
  type: 'interviews',
  participants: 5,
  author: 'Анна',
  experimentIds: ['e1'],
  hypothesisIds: ['h1', 'h2'],
  audienceId: 'a1',
};

function counter() {
  let next = 0;
  return () => `id-${(next += 1)}`;
}

function file(state: KeptFile['state'], text = ''): KeptFile {
  return { name: 'file', size: 10, mime: '', fileId: 'a'.repeat(64), state, note: '', text, labels: null, told: null };
}

const create = (files: readonly KeptFile[]) => createResearch(FORM, files, { today: '2026-11-21', newId: counter() });

function made<K extends 'research' | 'hypothesis'>(ops: readonly Op[], kind: K) {
  const op = ops.find((one) => one.kind === kind && one.op === 'create');
  if (!op) throw new Error(`no ${kind} was made`);
  return applyOp(undefined, op, NOW) as K extends 'research' ? Research : Hypothesis;
}

const named = (state: KeptFile['state'], name: string) => ({ ...file(state, 'слова'), name });

describe('uploading a study', () => {
  it('starts as completed with readable material, dated today', () => {
    const research = made(create([file('needs_transcript'), file('text', 'слова')]).ops, 'research');
    expect(research).toMatchObject({ status: 'completed', startDate: '2026-11-21', endDate: '2026-11-21' });
  });

  it('starts as planning without', () => {
    for (const files of [[], [file('unreadable')], [file('needs_transcript')]]) {
      expect(made(create(files).ops, 'research')).toMatchObject({ status: 'planning', endDate: null });
    }
  });

  it('trims what was typed and keeps the links in order', () => {
    const research = made(create([]).ops, 'research');
    expect(research).toMatchObject({ title: 'Интервью о готовке', description: 'Как выбирают рецепты' });
    expect(ordered(research.hypothesisIds).map((member) => member.key)).toEqual(['h1', 'h2']);
  });

  it('puts a recording and its transcript of one name together', () => {
    const { ops } = create([
      named('text', 'Анна.txt'),
      named('text', 'Вера.txt'),
      named('needs_transcript', 'Анна.mp3'),
    ]);
    const materials = ops.flatMap((op) => (op.op === 'create' && op.kind === 'material' ? [op.record] : []));
    expect(materials.map(({ name, transcriptOf }) => [name, transcriptOf])).toEqual([
      ['Анна.txt', materials[2]?.id],
      ['Вера.txt', null],
      ['Анна.mp3', null],
    ]);
  });

  it('makes a material per file, and a text record only for text', () => {
    const { id, ops } = create([file('text', 'слова'), file('needs_transcript')]);
    expect(ops.map((op) => op.kind)).toEqual(['research', 'material', 'materialText', 'material']);
    const [, material, text] = ops;
    expect(material?.id).toBe(text?.id);
    expect(material).toMatchObject({ record: { researchId: id } });
    expect(material).not.toHaveProperty('record.text');
  });
});

describe('into the backlog', () => {
  const form = { comment: ' важно ', stage: 'revenue', touchpoint: 'Выбор тарифа', productId: 'p' } as const;

  it('uses the comment, stage and touchpoint as chosen', () => {
    expect(addToBacklog({ id: 'h', status: 'new' }, form)).toEqual([
      {
        op: 'set',
        kind: 'hypothesis',
        id: 'h',
        fields: { status: 'added', comment: 'важно', stage: 'revenue', touchpoint: 'Выбор тарифа', productId: 'p' },
      },
    ]);
  });

  it('takes only new ones', () => {
    expect(addToBacklog({ id: 'h', status: 'added' }, form)).toEqual([]);
    expect(addToBacklog({ id: 'h', status: 'in_backlog' }, form)).toEqual([]);
  });

  it('names the chosen stage in the toast', () => {
    expect(addedToStage('revenue')).toBe('Гипотеза добавлена в этап Revenue');
  });
});

describe('from selected words', () => {
  const selected = {
    passage: { materialId: 'm', start: 3, end: 9 },
    text: 'быстро',
    respondent: 'Респондент',
  };

  it('a hypothesis keeps its quote, place and study, and comes last', () => {
    const { ops } = createHypothesis(
      { id: 'r', title: 'Готовка' },
      selected,
      { text: ' Если быстрее, то чаще ', stage: 'activation', touchpoint: 'Онбординг', relevance: 'high' },
      [{ priority: 2 }, { priority: 7 }],
      counter(),
    );
    const hypothesis = made(ops, 'hypothesis');
    expect(hypothesis).toMatchObject({ text: 'Если быстрее, то чаще', status: 'new', priority: 8, researchId: 'r' });
    expect(Object.values(hypothesis.quotes)[0]).toMatchObject({
      text: 'быстро',
      respondent: 'Респондент',
      research: 'Готовка',
      passage: { materialId: 'm', start: 3, end: 9 },
    });
  });

  it('an insight comes after the others', () => {
    const before = made(create([]).ops, 'research');
    const newId = counter();
    const after = (research: Research, text: string) => {
      const [op] = addInsight(research, selected, text, newId);
      if (!op) throw new Error('no operation');
      return applyOp(research, op, NOW) as Research;
    };
    const twice = after(after(before, 'первый'), 'второй');
    expect(ordered(twice.insights).map((insight) => insight.text)).toEqual(['первый', 'второй']);
    expect(ordered(twice.insights)[0]).toMatchObject({ quote: 'быстро', passage: selected.passage });
  });
});

it('removing a study takes its files and new hypotheses, and leaves what others took up', () => {
  const ops = removeResearch(
    'r',
    [
      { id: 'm1', state: 'text' },
      { id: 'm2', state: 'needs_transcript' },
    ],
    [
      { id: 'h1', status: 'new' },
      { id: 'h2', status: 'added' },
      { id: 'h3', status: 'in_backlog' },
    ],
  );
  expect(ops.map((op) => `${op.op} ${op.kind} ${op.id}`)).toEqual([
    'remove research r',
    'remove material m1',
    'remove materialText m1',
    'remove material m2',
    'remove hypothesis h1',
  ]);
});

it('sorts by priority, equal ones in the order they were made', () => {
  const list = [
    { id: 'b', priority: 2, createdAt: '2' },
    { id: 'c', priority: 1, createdAt: '3' },
    { id: 'a', priority: 2, createdAt: '1' },
  ] as Hypothesis[];
  expect(byPriority(list).map((hypothesis) => hypothesis.id)).toEqual(['c', 'a', 'b']);
});
