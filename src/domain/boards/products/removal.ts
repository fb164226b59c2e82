import { boardIdOf, boardOf, type Board } from '../board.ts';
import { cardsOnBoth, moveBoard, writtenCards } from '../moveBoard.ts';
import type { BoardContext } from '../cardEdits.ts';
import type { Op } from '../../core/operation.ts';
import { MAIN_PRODUCT } from '../../workspace.ts';
import type { Experiment } from '../../experiments/experiment.ts';
import type { Hypothesis } from '../../research/hypothesis.ts';
import type { ProductHoldings } from './rules.ts';

/** A company's records that belong to products, living ones only. */
export interface ProductWork {
  readonly boards: readonly Board[];
  readonly hypotheses: readonly Pick<Hypothesis, 'id' | 'productId'>[];
  readonly experiments: readonly Pick<Experiment, 'id' | 'productId'>[];
}

/** Returns the work that belongs to one product. */
export function workOf(productId: string, work: ProductWork): ProductWork {
  return {
    boards: work.boards.filter(({ id }) => boardOf(id)?.productId === productId),
    hypotheses: work.hypotheses.filter((one) => one.productId === productId),
    experiments: work.experiments.filter((one) => one.productId === productId),
  };
}

export function holdingsOf(productId: string, work: ProductWork): ProductHoldings {
  const own = workOf(productId, work);
  return {
    cards: own.boards.reduce((sum, board) => sum + writtenCards(board), 0),
    hypotheses: own.hypotheses.length,
    experiments: own.experiments.length,
  };
}

const boardIn = (work: ProductWork, id: string): Board | null => work.boards.find((board) => board.id === id) ?? null;

/** How many cards would find something in their place if a product's work went to another one. */
export function clashesOf(productId: string, to: string, work: ProductWork): number {
  return workOf(productId, work).boards.reduce((sum, board) => {
    const named = boardOf(board.id);
    return named ? sum + cardsOnBoth(board, boardIn(work, boardIdOf(named.board, to))).length : sum;
  }, 0);
}

/**
 * Operations that remove a product. What it holds goes to another one, or is removed with it; nothing stays behind without a product, but
 * for the talk with the assistant: it is not to be reached without it, and is there again when the product comes back.
 * @param to the product it goes to; null removes it together with the product
 * @throws RangeError for the main product, which what was there before products belongs to (R292), and when it would go to itself
 */
export function removeProduct(productId: string, to: string | null, work: ProductWork, context: BoardContext): Op[] {
  if (productId === MAIN_PRODUCT) throw new RangeError('the main product stays');
  if (productId === to) throw new RangeError('a product goes to another one');
  const own = workOf(productId, work);
  const boards = own.boards.flatMap((board): Op[] => {
    const named = boardOf(board.id);
    if (to === null || !named) return [{ op: 'remove', kind: 'board', id: board.id }];
    const id = boardIdOf(named.board, to);
    return moveBoard(board, id, boardIn(work, id), context);
  });
  const rest = (['hypothesis', 'experiment'] as const).flatMap((kind) =>
    (kind === 'hypothesis' ? own.hypotheses : own.experiments).map(({ id }): Op =>
      to === null ? { op: 'remove', kind, id } : ({ op: 'set', kind, id, fields: { productId: to } } as Op),
    ),
  );
  return [...boards, ...rest, { op: 'remove', kind: 'product', id: productId }];
}
