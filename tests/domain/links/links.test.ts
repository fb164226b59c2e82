import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Board } from '#src/domain/boards/board.ts';
import { acceptProposal, rejectProposal } from '#src/domain/boards/learning/decisions.ts';
import { proposeFromExperiments, proposeFromInterviews } from '#src/domain/boards/learning/proposals.ts';
import type { ExperimentSummary } from '#src/domain/experiments/experiment.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { chainOf, type Chain } from '#src/domain/links/chain.ts';
import { drawChain, MOST_IN_COLUMN } from '#src/domain/links/drawing.ts';
import { indexLinks } from '#src/domain/links/linkIndex.ts';
import { linkKey, LINK_COLUMNS } from '#src/domain/links/linkKinds.ts';
import type { LinkRecords } from '#src/domain/links/linkRecords.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { positionAt } from '#src/domain/core/record.ts';
import { boards } from '#src/samples/boards/boards.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';

const { research = [], hypothesis = [], experiment = [], audience = [] } = sampleWorkspace.company;
const sample: LinkRecords = {
  studies: research,
  hypotheses: hypothesis,
  experiments: experiment,
  boards,
  audiences: audience,
};
const nothing: LinkRecords = { studies: [], hypotheses: [], experiments: [], boards: [], audiences: [] };

const keys = (chain: Chain | null): string[] => chain?.nodes.map(({ key }) => key) ?? [];

type StudyLinks = LinkRecords['studies'][number];
const refs = (ids: readonly string[]) =>
  Object.fromEntries(ids.map((id, at) => [id, { position: positionAt(at) }] as const));
const study = (id: string, rest: Partial<StudyLinks> = {}): StudyLinks => ({
  id,
  title: `Исследование ${id}`,
  status: 'completed',
  experimentIds: {},
  hypothesisIds: {},
  audienceId: null,
  ...rest,
});
const quote = (researchId: string | null, at = 0) => ({
  text: 'Слова',
  stance: 'for' as const,
  respondent: 'Ольга',
  research: 'Как это называлось',
  researchId,
  passage: null,
  position: positionAt(at),
});
const idea = (id: string, rest: Partial<Hypothesis> = {}): LinkRecords['hypotheses'][number] => ({
  id,
  text: `Гипотеза ${id}`,
  status: 'added',
  stage: 'activation',
  touchpoint: 'Регистрация',
  researchId: null,
  quotes: {},
  ...rest,
});
const trial = (id: string, rest: Partial<ExperimentSummary> = {}): LinkRecords['experiments'][number] => ({
  id,
  name: `Эксперимент ${id}`,
  status: 'Done',
  verdict: 'VALIDATED',
  hypothesis: 'Слова гипотезы',
  hypothesisId: null,
  ...rest,
});
const decided = (decisions: Partial<Board['decidedInsights'][string]>[]): LinkRecords['boards'][number] => ({
  id: 'vision',
  decidedInsights: Object.fromEntries(
    decisions.map((decision, at) => [
      `key-${at}`,
      {
        researchId: null,
        experimentId: null,
        field: null,
        accepted: true,
        at: '',
        position: positionAt(at),
        ...decision,
      },
    ]),
  ),
});

/** From words to a card, in one piece. */
const whole: LinkRecords = {
  studies: [study('s'), study('r', { experimentIds: refs(['e']), audienceId: 'a' })],
  hypotheses: [idea('h', { researchId: 's', quotes: { q: quote('s') } })],
  experiments: [trial('e', { hypothesisId: 'h' })],
  boards: [decided([{ experimentId: 'e', field: 'needs' }])],
  audiences: [{ id: 'a', name: 'Продакты' }],
};
const WHOLE = ['study:s', 'quote:h/q', 'hypothesis:h', 'experiment:e', 'verdict:e', 'card:vision/needs', 'study:r'];

describe('a chain', () => {
  it('goes from words to a card, and back, whichever of them is asked', () => {
    const index = indexLinks(whole);
    const every = [...WHOLE, 'audience:a'];
    const told = new Map<string, readonly string[]>([
      ['verdict:e', WHOLE.slice(0, 6)],
      ['card:vision/needs', WHOLE.slice(0, 6)],
      ['study:r', [...WHOLE.slice(0, 4), 'study:r', 'audience:a']],
      ['audience:a', [...WHOLE.slice(0, 4), 'study:r', 'audience:a']],
    ]);
    const found = every.map((key) => [key, keys(chainOf(index, key)).toSorted()]);
    expect(found).toEqual(every.map((key) => [key, (told.get(key) ?? every).toSorted()]));
    const chain = chainOf(index, 'hypothesis:h');
    expect(chain?.nodes[0]).toMatchObject({ key: 'hypothesis:h', distance: 0, step: null });
    const step = (key: string) => chain?.nodes.find((node) => node.key === key)?.step;
    expect(step('experiment:e')?.words).toBe('проверена экспериментом');
    expect(step('study:s')).toMatchObject({ from: { key: 'quote:h/q' }, words: 'из исследования' });
    expect(step('card:vision/needs')).toMatchObject({ from: { key: 'verdict:e' }, words: 'вывод попал в карточку' });
  });

  it('tells the nearest first, on both sides', () => {
    const index = indexLinks(whole);
    for (const key of [...WHOLE, 'audience:a']) {
      const distances = chainOf(index, key)?.nodes.map(({ distance }) => distance) ?? [];
      expect([key, distances]).toEqual([key, distances.toSorted((a, b) => a - b)]);
    }
  });

  it('has no record that merely shares an origin', () => {
    const index = indexLinks({
      ...whole,
      hypotheses: [...whole.hypotheses, idea('other', { researchId: 's', quotes: { q: quote('s') } })],
    });
    expect(keys(chainOf(index, 'hypothesis:h'))).not.toContain('hypothesis:other');
    expect(keys(chainOf(index, 'study:s'))).toContain('hypothesis:other');
  });

  it('takes the study that an experiment’s hypothesis comes from for its source alone, whatever the study names', () => {
    const [source, round] = whole.studies as [StudyLinks, StudyLinks];
    const index = indexLinks({ ...whole, studies: [{ ...source, experimentIds: refs(['e']) }, round] });
    expect(index.edges.filter(({ relation }) => relation === 'round')).toEqual([
      { from: 'experiment:e', relation: 'round', to: 'study:r' },
    ]);
  });

  it('says what was removed by the name that was remembered', () => {
    const index = indexLinks({
      ...nothing,
      hypotheses: [idea('h', { researchId: 's', quotes: { q: quote('s') } })],
      experiments: [trial('e', { hypothesisId: 'gone' })],
      boards: [
        decided([
          { researchId: 's', field: 'needs' },
          { experimentId: 'lost', field: 'product' },
        ]),
      ],
    });
    expect(index.nodes.get('study:s')).toMatchObject({ label: 'Как это называлось', broken: true, place: null });
    expect(index.nodes.get('hypothesis:gone')).toMatchObject({ label: 'Слова гипотезы', broken: true });
    expect(index.nodes.get('experiment:lost')).toMatchObject({ label: 'Эксперимент', broken: true });
    expect(index.nodes.get('quote:h/q')).toMatchObject({ place: null, broken: false });
    expect(keys(chainOf(index, 'study:s'))).toEqual(['study:s', 'quote:h/q', 'card:vision/needs', 'hypothesis:h']);
    expect(chainOf(index, 'study:never')).toBeNull();
  });

  it('does not take words that never had a study here for words whose study was removed', () => {
    const index = indexLinks({ ...nothing, hypotheses: [idea('h', { quotes: { q: quote(null) } })] });
    expect(keys(chainOf(index, 'hypothesis:h'))).toEqual(['hypothesis:h', 'quote:h/q']);
    expect(index.nodes.get('quote:h/q')?.note).toBe('Ольга · Как это называлось');
  });

  it('links a decision of before to the board, and none that was turned down', () => {
    const index = indexLinks({
      ...nothing,
      studies: [study('s'), study('t')],
      boards: [decided([{ researchId: 's' }, { researchId: 't', accepted: false }])],
    });
    expect(keys(chainOf(index, 'study:s'))).toEqual(['study:s', 'card:vision']);
    expect(keys(chainOf(index, 'study:t'))).toEqual(['study:t']);
  });

  it('of the sample leads from a study to what a board took of it', () => {
    const vision = boards.find(({ id }) => id === 'vision') as Board;
    const context = { at: '2026-11-21T12:00:00.000Z', newId: () => 'id' };
    const said = proposeFromInterviews(vision, 'vision', research)[0];
    const tried = proposeFromExperiments(vision, 'vision', experiment);
    const [taken, refused] = tried;
    if (!said || !taken || !refused) throw new Error('the sample proposes too little');
    const apply = (board: Board, ops: readonly Op[]) =>
      ops.reduce<Board>((record, op) => applyOp(record, op, context.at) as Board, board);
    let board = apply(vision, acceptProposal(vision, 'vision', { ...said, field: 'needs' }, research, context));
    board = apply(board, acceptProposal(board, 'vision', taken, research, context));
    board = apply(board, rejectProposal(board, 'vision', refused, research, context));
    const index = indexLinks({ ...sample, boards: [board] });
    expect(keys(chainOf(index, linkKey('study', said.researchId ?? '')))).toContain('card:vision/needs');
    expect(keys(chainOf(index, linkKey('experiment', taken.experimentId ?? '')))).toContain(
      `card:vision/${taken.field}`,
    );
    expect(
      keys(chainOf(index, linkKey('experiment', refused.experimentId ?? ''))).some((key) => key.startsWith('card:')),
    ).toBe(false);
  });
});

describe('a drawing', () => {
  it('has of 300 hypotheses the first five, and says how many more', () => {
    const index = indexLinks({
      ...nothing,
      studies: [study('s')],
      hypotheses: Array.from({ length: 300 }, (_, at) =>
        idea(`h${at}`, { researchId: 's', quotes: { q: quote('s') } }),
      ),
    });
    const chain = chainOf(index, 'study:s') as Chain;
    expect(chain.nodes).toHaveLength(601);
    const { columns, edges } = drawChain(chain);
    expect(columns.map(({ title, nodes, more }) => [title, nodes.length, more])).toEqual([
      ['Исследования', 1, 0],
      ['Цитаты', MOST_IN_COLUMN, 295],
      ['Гипотезы', MOST_IN_COLUMN, 295],
    ]);
    expect(columns[2]?.moreKind).toBe('hypothesis');
    expect(edges).toHaveLength(10);
  });

  it('names a column by what stands in it', () => {
    const chain = chainOf(indexLinks(whole), 'study:r') as Chain;
    expect(drawChain(chain).columns[0]?.title).toBe('Исследования и\u00A0аудитории');
  });
});

/* ── Whatever the records hold ───────────────────────────────────────────────────────────────────────────────────── */

const id = fc.constantFrom('a', 'b', 'c', 'd', '', '__proto__', 'constructor', 'a/b', 'a:b');
const maybe = fc.option(id, { nil: null });
const idMap = fc.array(id, { maxLength: 3 }).map(refs);
const anyRecords: fc.Arbitrary<LinkRecords> = fc.record({
  studies: fc.array(
    fc.record({ id, experimentIds: idMap, hypothesisIds: idMap, audienceId: maybe }).map((one) => study(one.id, one)),
    { maxLength: 5 },
  ),
  hypotheses: fc.array(
    fc.record({ id, researchId: maybe, sources: fc.array(maybe, { maxLength: 3 }) }).map(({ sources, ...one }) =>
      idea(one.id, {
        ...one,
        quotes: Object.fromEntries(sources.map((source, at) => [`q${at}`, quote(source, at)])),
      }),
    ),
    { maxLength: 6 },
  ),
  experiments: fc.array(
    fc
      .record({ id, hypothesisId: maybe, verdict: fc.constantFrom('VALIDATED' as const, null) })
      .map((one) => trial(one.id, one)),
    { maxLength: 5 },
  ),
  boards: fc
    .array(
      fc.record({
        researchId: maybe,
        experimentId: maybe,
        accepted: fc.boolean(),
        field: fc.constantFrom('needs' as const, 'vision' as const, 'okr' as const, null),
      }),
      { maxLength: 5 },
    )
    .map((decisions) => [decided(decisions)]),
  audiences: fc.array(id, { maxLength: 3 }).map((ids) => ids.map((one) => ({ id: one, name: one }))),
});

describe('whatever the records hold', () => {
  it('edges join nodes, none is there twice, a chain holds both ways and is the same every time', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const index = indexLinks(records);
        const again = indexLinks(records);
        for (const { from, to } of index.edges) expect(index.nodes.has(from) && index.nodes.has(to)).toBe(true);
        const names = index.edges.map(({ from, relation, to }) => `${from}|${relation}|${to}`);
        expect(new Set(names).size).toBe(names.length);
        const linked = [...new Set(index.edges.flatMap(({ from, to }) => [from, to]))];
        const reached = new Map(linked.map((key) => [key, new Set(keys(chainOf(index, key)))]));
        for (const [key, others] of reached) {
          for (const other of others) expect(reached.get(other)?.has(key), `${key} ↔ ${other}`).toBe(true);
        }
        for (const key of linked) {
          const chain = chainOf(index, key) as Chain;
          expect(keys(chain)).toHaveLength(new Set(keys(chain)).size);
          expect(keys(chainOf(again, key))).toEqual(keys(chain));
          const inside = new Set(keys(chain));
          for (const { from, to } of chain.edges) expect(inside.has(from) && inside.has(to)).toBe(true);
          for (const { distance, step } of chain.nodes) expect(step === null).toBe(distance === 0);
          const { columns, edges } = drawChain(chain, 2);
          const drawn = columns.flatMap(({ nodes }) => nodes.map((node) => node.key));
          expect(drawn).toContain(key);
          expect(columns.reduce((sum, { nodes, more }) => sum + nodes.length + more, 0)).toBe(inside.size);
          for (const { from, to } of edges) expect(drawn.includes(from) && drawn.includes(to)).toBe(true);
          for (const { nodes } of columns) expect(new Set(nodes.map(({ kind }) => LINK_COLUMNS[kind])).size).toBe(1);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('the sample has no broken end', () => {
    expect([...indexLinks(sample).nodes.values()].filter(({ broken }) => broken)).toEqual([]);
  });
});

describe('what stands in a chain', () => {
  const passage = { fileId: 'f', start: 0, end: 5 } as unknown as Hypothesis['quotes'][string]['passage'];
  const index = () =>
    indexLinks({
      studies: [study('s')],
      hypotheses: [
        idea('h', {
          researchId: 's',
          quotes: {
            q: quote('s'),
            p: { ...quote('s', 1), passage },
            r: { ...quote('gone', 2), research: ' Прежнее ' },
          },
        }),
        idea('tp-activation-0-hypothesis-1', { researchId: 'gone' }),
      ],
      experiments: [trial('e', { hypothesisId: 'h' }), trial('f', { verdict: null, status: 'New' })],
      boards: [decided([{ researchId: 's' }, {}])],
      audiences: [{ id: 'a', name: 'Продакты' }],
    });
  const said = (key: string) => index().nodes.get(key);
  const into = (key: string) =>
    index()
      .before.get(`hypothesis:${key}`)
      ?.map(({ from, relation }) => [from, relation]);

  it('says what it is called, how it stands and where it is shown', () => {
    expect(said('study:s')).toEqual({
      key: 'study:s',
      kind: 'study',
      label: 'Исследование s',
      note: 'Завершено',
      sign: null,
      place: { kind: 'study', id: 's' },
      broken: false,
    });
    expect(said('audience:a')).toMatchObject({ label: 'Продакты', note: '', place: { kind: 'audience', id: 'a' } });
    expect(said('hypothesis:h')).toMatchObject({
      label: 'Гипотеза h',
      note: 'Activation',
      sign: { kind: 'stage', stage: 'activation' },
      place: {
        kind: 'hypothesis',
        id: 'h',
        status: 'added',
        stage: 'activation',
        touchpoint: 'Регистрация',
        researchId: 's',
      },
    });
    expect(said('hypothesis:tp-activation-0-hypothesis-1')).toMatchObject({
      note: 'Activation, пример',
      place: { researchId: null },
    });
    expect(said('experiment:e')).toMatchObject({
      label: 'Эксперимент e',
      note: 'Завершен',
      sign: { kind: 'status', status: 'Done' },
      place: { kind: 'experiment', id: 'e' },
    });
    expect(said('verdict:e')).toMatchObject({
      label: 'Подтверждена',
      note: '',
      sign: { kind: 'verdict', verdict: 'VALIDATED' },
      place: { kind: 'experiment', id: 'e' },
    });
    expect(said('verdict:f')).toBeUndefined();
  });

  it('leads words to their place in the material, else to the study; what is gone leads nowhere', () => {
    expect(said('quote:h/q')).toMatchObject({ label: '«Слова»', note: 'Ольга', place: { kind: 'study', id: 's' } });
    expect(said('quote:h/p')).toMatchObject({ place: { kind: 'passage', researchId: 's', passage } });
    expect(said('quote:h/r')).toMatchObject({ note: 'Ольга', place: null });
    expect(said('study:gone')).toEqual({
      key: 'study:gone',
      kind: 'study',
      label: 'Прежнее',
      note: '',
      sign: null,
      place: null,
      broken: true,
    });
  });

  it('has the cards of every board by their titles; of the vision board what stands around the nine, too', () => {
    expect(said('card:vision/needs')).toMatchObject({
      note: 'Vision Board',
      sign: null,
      place: { kind: 'board', boardId: 'vision', field: 'needs' },
    });
    expect(said('card:vision/competitors')).toMatchObject({ label: 'Конкуренты', note: 'Vision Board' });
    const titles = [...index().nodes.values()].flatMap(({ key, label }) =>
      key.startsWith('card:vision/') ? [label] : [],
    );
    expect(titles).toHaveLength(11);
    expect(said('card:vision/okr')).toBeUndefined();
    expect(said('card:market/competitors')?.note).not.toBe('Vision Board');
  });

  it('has the board itself where it was not noted which card took something', () => {
    expect(said('card:vision')).toMatchObject({
      label: 'Vision Board',
      note: 'карточка не записана',
      place: { kind: 'board', boardId: 'vision', field: null },
    });
    expect(index().edges.filter(({ to }) => to === 'card:vision')).toEqual([
      { from: 'study:s', relation: 'insight', to: 'card:vision' },
    ]);
  });

  it('has words that speak against a hypothesis as such', () => {
    const { edges } = indexLinks({
      ...nothing,
      hypotheses: [idea('a', { quotes: { q: { ...quote('s'), stance: 'against' }, r: quote('s') } })],
    });
    expect(edges.filter(({ to }) => to === 'hypothesis:a').map(({ from, relation }) => [from, relation])).toEqual([
      ['quote:a/q', 'opposes'],
      ['quote:a/r', 'grounds'],
    ]);
  });

  it('is not found in a study twice: by its words, or, when none of them names it, by itself', () => {
    expect(into('h')).toEqual([
      ['quote:h/q', 'grounds'],
      ['quote:h/p', 'grounds'],
      ['quote:h/r', 'grounds'],
    ]);
    expect(into('tp-activation-0-hypothesis-1')).toEqual([['study:gone', 'found']]);
  });

  it('remembers the first name of a study that was not empty', () => {
    const { nodes } = indexLinks({
      ...nothing,
      hypotheses: [
        idea('a', { quotes: { q: { ...quote('s'), research: '  ' } } }),
        idea('b', { quotes: { q: { ...quote('s'), research: 'Первое' } } }),
        idea('c', { quotes: { q: { ...quote('s'), research: 'Второе' } }, researchId: 't' }),
      ],
      boards: [decided([{ researchId: 't', field: 'needs' }])],
    });
    expect(nodes.get('study:s')?.label).toBe('Исследование');
    expect(nodes.get('study:t')?.label).toBe('Исследование');
    const { nodes: asked } = indexLinks({
      ...nothing,
      hypotheses: [
        idea('a', { researchId: 's' }),
        idea('b', { quotes: { q: { ...quote('s'), research: ' ' }, r: { ...quote('s', 1), research: 'Первое' } } }),
        idea('c', { quotes: { q: { ...quote('s'), research: 'Второе' } } }),
      ],
    });
    expect(asked.get('study:s')?.label).toBe('Первое');
  });
});
