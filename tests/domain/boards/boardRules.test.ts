import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Board, type BoardId } from '#src/domain/boards/board.ts';
import { acceptProposal, citeStudies, rejectProposal } from '#src/domain/boards/learning/decisions.ts';
import { editCard, restoreVersion, type BoardContext } from '#src/domain/boards/cardEdits.ts';
import {
  BOARD_CARDS,
  boardHeading,
  CHAT_CARDS,
  contentOf,
  interviewCount,
  interviewLine,
  KEPT_VERSIONS,
  tidied,
  versionsOf,
} from '#src/domain/boards/cards.ts';
import {
  cardsForInsights,
  learningSources,
  proposeFromExperiments,
  proposeFromInterviews,
  type CardProposal,
} from '#src/domain/boards/learning/proposals.ts';
import { SHOWN_CARDS } from '#src/domain/boards/shown.ts';
import { EXPERIMENT_HOME_CARD, HOME_CARD } from '#src/domain/boards/learning/stems.ts';
import { readCanvas } from '#src/domain/boards/cardForms/canvas.ts';
import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import { IN_PROGRESS_RESULTS } from '#src/domain/experiments/experiment.ts';
import type { Research } from '#src/domain/research/research.ts';
import { boards } from '#src/samples/boards/boards.ts';
import { experiments } from '#src/samples/experiments.ts';
import { research } from '#src/samples/research.ts';
import {
  CHAT_FIELDS,
  MARKET_FIELDS,
  MARKETING_FIELDS,
  PRODUCT_FIELDS,
  VISION_FIELDS,
  type BoardField,
} from '#src/domain/boards/fields.ts';

const IDS: readonly BoardId[] = ['vision', 'market', 'product', 'marketing'];
const vision = boards.find(({ id }) => id === 'vision') as Board;

const fields = (id: BoardId): BoardField[] => BOARD_CARDS[id].map(({ field }) => field);

/** A clock that goes on a minute with each look, and ids in a row. */
function clock(): () => BoardContext {
  let minute = 0;
  let id = 0;
  return () => {
    minute += 1;
    const at = new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString();
    return { at, newId: () => `id-${(id += 1)}` };
  };
}

const apply = (board: Board | null, ops: readonly Op[], at = '2026-11-21T12:00:00.000Z'): Board | null =>
  ops.reduce<Board | null>((record, op) => applyOp(record ?? undefined, op, at) as Board, board);

describe('cards', () => {
  it('are all there, in the boards’ order, with titles and hints', () => {
    expect(fields('vision')).toEqual(VISION_FIELDS);
    expect(fields('market')).toEqual(MARKET_FIELDS);
    expect(fields('product')).toEqual(PRODUCT_FIELDS);
    expect(fields('marketing')).toEqual(MARKETING_FIELDS);
    expect(CHAT_CARDS.map(({ field }) => field)).toEqual(CHAT_FIELDS);
    for (const cards of [...Object.values(BOARD_CARDS), CHAT_CARDS]) {
      expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
      expect(cards.filter(({ title, hint }) => !/[А-Яа-я]|OKR/.test(title) || hint === '')).toEqual([]);
    }
    expect(CHAT_CARDS.filter(({ title }) => !/^[A-Za-z ]+ \([А-Я][^)]+\)$/.test(title))).toEqual([]);
  });
});

describe('editing', () => {
  it('makes the board with its first card', () => {
    const ops = editCard(null, 'market', 'trends', '\n- Раз\r\n- Два \n', clock()());
    const board = apply(null, ops);
    expect(board).toMatchObject({ id: 'market', cards: { trends: { content: '- Раз\n- Два' } }, history: {} });
    expect(editCard(null, 'market', 'trends', ' \n ', clock()())).toEqual([]);
  });

  it('keeps the last 20 texts, newest first, whatever is typed', () => {
    const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('', 'а', 'б', 'а\r\n', '\n\nа'));
    const field = fc.constantFrom<BoardField>('needs', 'product');
    fc.assert(
      fc.property(fc.array(fc.tuple(field, text), { maxLength: 60 }), (edits) => {
        const now = clock();
        let board: Board | null = null;
        const told: Record<string, string[]> = { needs: [], product: [] };
        for (const [at, content] of edits) {
          const before = contentOf(board, at);
          const ops: Op[] = editCard(board, 'vision', at, content, now());
          expect(ops.length === 0).toBe(tidied(content) === before);
          if (ops.length > 0 && before.trim() !== '') told[at]?.unshift(before);
          board = apply(board, ops);
          expect(contentOf(board, at)).toBe(tidied(content));
        }
        for (const at of ['needs', 'product'] as const) {
          expect(versionsOf(board, at).map(({ content }) => content)).toEqual(told[at]?.slice(0, KEPT_VERSIONS));
        }
      }),
    );
  });

  it('can be taken back', () => {
    const ops = editCard(vision, 'vision', 'needs', 'Новое', clock()());
    let board = apply(vision, ops);
    const back: Op[] = [];
    ops.reduce<Board>((record, op) => {
      back.unshift(...invertOp(record, op));
      return applyOp(record, op, record.updatedAt) as Board;
    }, vision);
    board = apply(board, back);
    expect(board?.cards).toEqual(vision.cards);
    expect(board?.history).toEqual(vision.history);
  });

  it('restores an earlier text and keeps the present one', () => {
    const [version] = versionsOf(vision, 'valueProposition');
    const board = apply(vision, restoreVersion(vision, version?.key ?? '', clock()()));
    expect(contentOf(board, 'valueProposition')).toBe(version?.content);
    expect(versionsOf(board, 'valueProposition')[0]?.content).toBe(contentOf(vision, 'valueProposition'));
    expect(() => restoreVersion(vision, 'needs:gone', clock()())).toThrow(RangeError);
    expect(() => restoreVersion(vision, 'constructor', clock()())).toThrow(RangeError);
  });
});

describe('interviews', () => {
  it('are 18 in the sample, and none are none', () => {
    expect(interviewCount(research)).toBe(18);
    expect(interviewLine(18)).toBe('на основе 18\u00A0интервью');
    expect(interviewLine(interviewCount([]))).toBe('интервью пока не было');
    const heading = { title: 'Видение', subtitle: 'Product Vision Board' };
    expect(boardHeading(heading, 18).subtitle).toBe('Product Vision Board: на основе 18\u00A0интервью');
    expect(boardHeading(heading, null), 'not counted yet').toMatchObject(heading);
    expect(boardHeading(heading, null).awaited).toBe(': на основе 10\u00A0интервью');
    expect(boardHeading(heading, 18).awaited).toBeUndefined();
    expect(boardHeading(heading, 0, 'Азимут').subtitle).toBe('«Азимут» · Product Vision Board: интервью пока не было');
    expect(interviewCount([{ type: 'interviews', status: 'planning', participants: 5 }])).toBe(0);
  });
});

describe('proposals', () => {
  const offered = proposeFromInterviews(vision, 'vision', research);

  const fieldOf = (beginning: string) => offered.find(({ insight }) => insight.startsWith(beginning));

  it('come from completed studies the board does not cite', () => {
    expect(new Set(offered.map(({ researchId }) => researchId))).toEqual(
      new Set(['research-churn', 'research-onboarding']),
    );
    expect(offered).toHaveLength(8);
    expect(proposeFromInterviews(null, 'vision', research)).toHaveLength(17);
  });

  it('go to the card whose subject they speak of', () => {
    expect(fieldOf('Покупку останавливает')).toMatchObject({ field: 'revenueStreams' });
    expect(fieldOf('Пятеро из восьми')).toMatchObject({ field: 'product' });
    expect(fieldOf('Покупку останавливает')?.why).toContain('«покупку»');
    for (const id of IDS) {
      const open = cardsForInsights(id).map(({ field }) => field);
      const here = proposeFromInterviews(null, id, research);
      expect(here.filter(({ field }) => !open.includes(field))).toEqual([]);
      expect(Object.values(HOME_CARD[id]).filter((field) => !open.includes(field))).toEqual([]);
      // Not all in one heap.
      expect(new Set(here.map(({ field }) => field)).size).toBeGreaterThan(3);
    }
  });

  it('without a telling word go where such studies go', () => {
    const study = {
      id: 's',
      title: 'С',
      type: 'usability',
      status: 'completed',
      insights: { a: { text: 'Ыыы', quote: '', passage: null, position: 'a' } },
    } as const;
    expect(proposeFromInterviews(null, 'vision', [study])[0]).toMatchObject({
      field: 'product',
      why: 'По типу исследования: юзабилити',
    });
  });

  it('accepted become a list item; rejected change nothing on the cards', () => {
    const [first, second] = offered as [CardProposal, CardProposal];
    const now = clock();
    const taken = apply(vision, acceptProposal(vision, 'vision', { ...first, field: 'needs' }, research, now()));
    expect(contentOf(taken, 'needs')).toBe(`${contentOf(vision, 'needs')}\n- ${first.insight}`);
    expect(versionsOf(taken, 'needs')).toHaveLength(1);
    const refused = apply(taken, rejectProposal(taken, 'vision', second, research, now()));
    expect(refused?.cards).toEqual(taken?.cards);
    expect(proposeFromInterviews(refused, 'vision', research)).toHaveLength(6);
    expect(acceptProposal(refused, 'vision', second, research, now())).toEqual([]);
    expect(rejectProposal(refused, 'vision', first, research, now())).toEqual([]);
    expect(apply(null, rejectProposal(null, 'vision', first, research, now()))?.cards).toEqual({});
  });

  it('decided to the last, in any order, cite their studies and are not offered again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...IDS),
        fc.infiniteStream(fc.boolean()),
        fc.infiniteStream(fc.nat()),
        (id, yes, which) => {
          const now = clock();
          let board: Board | null = null;
          for (;;) {
            const left = proposeFromInterviews(board, id, research);
            const one = left[(which.next().value as number) % Math.max(1, left.length)];
            if (!one) break;
            const decide = (yes.next().value as boolean) ? acceptProposal : rejectProposal;
            board = apply(board, decide(board, id, one, research, now()));
          }
          const completed = research.filter(({ status }) => status === 'completed').map((study) => study.id);
          expect(Object.keys(board?.citedResearch ?? {}).toSorted()).toEqual(completed.toSorted());
          expect(citeStudies(board, id, research, now())).toEqual([]);
          expect(Object.keys(board?.decidedInsights ?? {})).toHaveLength(17);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('a new insight of a decided study is offered; of one cited whole it is not', () => {
    const now = clock();
    let board: Board | null = vision;
    for (const one of offered) board = apply(board, rejectProposal(board, 'vision', one, research, now()));
    const grown = research.map((study): Research => {
      const fresh = { text: 'Новое', quote: '', passage: null, position: 'z' };
      return { ...study, insights: { ...study.insights, fresh } };
    });
    // As of before insights were decided one by one: two studies are cited, and nothing says how.
    const decidedInsights = Object.fromEntries(
      Object.entries(board?.decidedInsights ?? {}).filter(([key]) => !/^research-(?:edtech|pricing):/.test(key)),
    );
    expect(
      proposeFromInterviews(board && { ...board, decidedInsights }, 'vision', grown).map(({ key }) => key),
    ).toEqual(['research-churn:fresh', 'research-onboarding:fresh']);
  });
});

/** A finished study that taught one thing. */
const taught = (text: string): Research => ({
  ...(research[0] as Research),
  insights: { one: { text, quote: '', passage: null, position: 'a' } },
});

describe('the statement of the vision and the competitors', () => {
  it.each([
    ['Мечта команды — решать словами пользователей', 'vision'],
    ['Обходятся диктофоном и таблицей, к агентству идут раз в год', 'competitors'],
    ['Конкурент отвечает быстрее', 'competitors'],
  ])('are offered what speaks of them: %s', (text, field) => {
    expect(proposeFromInterviews(null, 'vision', [taught(text)])).toMatchObject([{ field }]);
    expect(cardsForInsights('vision').map((card) => card.field)).toContain(field);
  });

  it('stand where the screen has them among the cards that an insight may go to', () => {
    const fields = cardsForInsights('vision').map((card) => card.field);
    expect([fields[0], fields.at(-1)]).toEqual(['vision', 'competitors']);
    expect(fields).toEqual(SHOWN_CARDS.vision.map((card) => card.field));
  });
});

describe('conclusions of experiments', () => {
  const finished = {
    id: 'e',
    name: 'Письмо',
    hypothesis: 'Письмо вернёт ушедших',
    status: 'Done',
    verdict: 'INVALIDATED',
    learnings: ' Письма никто не открывает ',
  } as const;

  it('are offered once they are finished, came to a verdict and taught something', () => {
    expect(proposeFromExperiments(null, 'product', [finished])).toMatchObject([
      {
        key: 'experiment:e',
        insight: 'Опровергнута: Письма никто не открывает',
        quote: '',
        researchId: null,
        experimentId: 'e',
        title: 'Письмо',
        tried: { hypothesis: 'Письмо вернёт ушедших', verdict: 'INVALIDATED' },
      },
    ]);
    const silent = [
      { ...finished, status: 'In Progress' },
      { ...finished, verdict: null },
      { ...finished, learnings: ' \n' },
      { ...finished, learnings: IN_PROGRESS_RESULTS },
    ] as const;
    expect(proposeFromExperiments(null, 'vision', silent)).toEqual([]);
    expect(proposeFromExperiments(vision, 'vision', experiments).length).toBeGreaterThan(0);
  });

  it('go to a card that is open to them, also when no word speaks of any', () => {
    for (const id of IDS) {
      const open = cardsForInsights(id).map(({ field }) => field);
      expect(open).toContain(EXPERIMENT_HOME_CARD[id]);
      const offered = proposeFromExperiments(null, id, experiments);
      expect(offered.filter(({ field }) => !open.includes(field))).toEqual([]);
    }
    const [mute] = proposeFromExperiments(null, 'product', [{ ...finished, learnings: 'Ыыы' }]);
    expect(mute).toMatchObject({
      field: EXPERIMENT_HOME_CARD.product,
      why: expect.stringContaining('Слова не подсказали'),
    });
  });

  it('are decided one by one: the card is noted, no study is cited, and nothing is offered again', () => {
    const [offered] = proposeFromExperiments(vision, 'vision', [finished]) as [CardProposal];
    const now = clock();
    const taken = apply(vision, acceptProposal(vision, 'vision', { ...offered, field: 'needs' }, research, now()));
    expect(contentOf(taken, 'needs')).toContain('- Опровергнута: Письма никто не открывает');
    expect(taken?.decidedInsights['experiment:e']).toMatchObject({
      researchId: null,
      experimentId: 'e',
      field: 'needs',
      accepted: true,
    });
    expect(taken?.citedResearch).toEqual(vision.citedResearch);
    expect(proposeFromExperiments(taken, 'vision', [finished])).toEqual([]);
    const refused = apply(vision, rejectProposal(vision, 'vision', offered, research, now()));
    expect(refused?.cards).toEqual(vision.cards);
    expect(refused?.decidedInsights['experiment:e']).toMatchObject({ field: null, accepted: false });
    expect(proposeFromExperiments(refused, 'vision', [finished])).toEqual([]);
    expect(interviewCount(research)).toBe(18);
  });
});

describe('a card kept as a form', () => {
  it('takes no insight', () => {
    expect(cardsForInsights('market').some(({ field }) => field === 'strategicCanvas' || field === 'pestel')).toBe(
      false,
    );
    expect(readCanvas('Факторы (мы / они):\n\n- Цена: 1 / 2\n- Новое')).toBeNull();
  });
});

describe('what a board could learn from', () => {
  const study = research.find(
    ({ status, insights }) => status === 'completed' && Object.keys(insights).length > 0,
  ) as Research;
  const tried = { status: 'Done', verdict: 'VALIDATED', learnings: 'Шаблон короче формы' } as const;

  it('is nothing in an empty workspace, nor where everything is only planned', () => {
    expect(learningSources([], [])).toBe('none');
    expect(learningSources([{ ...study, status: 'planning' }], [{ ...tried, status: 'backlog' }])).toBe('none');
  });

  it('is not finished while nothing says anything', () => {
    expect(learningSources([{ ...study, status: 'in_progress' }], [])).toBe('unfinished');
    expect(learningSources([{ ...study, insights: {} }], [])).toBe('unfinished');
    expect(learningSources([], [{ ...tried, verdict: null }])).toBe('unfinished');
  });

  it('is there with one insight or one conclusion', () => {
    expect(learningSources([study], [])).toBe('finished');
    expect(learningSources([], [tried])).toBe('finished');
  });
});
