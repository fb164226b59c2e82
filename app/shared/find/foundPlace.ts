import { boardOf, type BoardRecordId } from '#src/domain/boards/board.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';
import { nameIn, type ProductNames } from '#src/domain/boards/products/product.ts';
import { BOARD_TITLES } from '#src/domain/boards/cards.ts';
import { recordOf, commentsHref } from '#src/domain/comments/place.ts';

import { boardHref } from '../../routing/boardHref.ts';
import { codeHref, scenarioHref } from '../../routing/hrefs.ts';
import { PATHS, ROUTE_LABELS } from '../../routing/paths.ts';
import { PRODUCT_PARAM } from '../../routing/productParam.ts';
import type { SearchHit } from '#store/search/answer.ts';

/** An address with those parameters that are not empty. */
function address(path: string, params: Readonly<Record<string, string | null>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

function hypothesisHref({ id, state, parentId, parentTitle, experimentId }: SearchHit): string {
  if (state === 'in_backlog' && experimentId) return address(PATHS.experiments, { open: experimentId });
  // Its study may be gone; the backlog shows whatever was taken there.
  if (state !== 'added' && parentTitle !== '') return address(PATHS.research, { open: parentId });
  return address(PATHS.experiments, { backlog: '1', hypothesis: id });
}

/** Where a found place is looked at; what was said beside the present screen, until it is known where its record is shown. */
export function hrefOfHit(hit: SearchHit): string {
  const { kind, id, key, parentId, place, state } = hit;
  switch (kind) {
    case 'research':
      return address(PATHS.research, { open: id });
    case 'material':
      return address(PATHS.research, { open: parentId, material: state === 'text' ? id : null });
    case 'materialText':
      return address(PATHS.research, {
        open: parentId,
        material: id,
        at: place ? `${place.start}-${place.end}` : null,
      });
    case 'hypothesis':
      return hypothesisHref(hit);
    case 'code':
      return codeHref(id);
    case 'experiment':
      return address(PATHS.experiments, { open: id });
    case 'audience':
      return address(PATHS.audiences, { open: id });
    case 'persona':
      return address(PATHS.audiences, { open: parentId, persona: id });
    case 'board':
      return boardHref(id as BoardRecordId, key as BoardField);
    case 'product':
      return address(PATHS.vision, { [PRODUCT_PARAM]: id });
    case 'scenario':
      return scenarioHref(id);
    case 'comment':
      return hit.about ? commentsHref(hit.about, id) : PATHS.research;
  }
}

function titleOfBoard(id: string): string {
  const board = boardOf(id)?.board;
  if (board === 'vision') return ROUTE_LABELS.vision;
  return `${ROUTE_LABELS.strategy}: ${board ? BOARD_TITLES[board] : ''}`;
}

/** Returns the subject of a comment, in a few words. */
function subjectOf({ about, parentTitle }: SearchHit): string {
  const named = about && recordOf(about.on);
  if (named?.kind === 'board') return titleOfBoard(named.id);
  return named?.kind === 'mark' ? 'Пометка в тексте' : parentTitle;
}

/**
 * Where a found place belongs, in a few words; empty where nothing is to be said.
 * @param products names of the company's, where it has several: what is a product's says whose it is
 */
export function hintOfHit(hit: SearchHit, products: ProductNames): string {
  const { kind, id, parentTitle, fileName, speaker, part, state, productId } = hit;
  const product = productId === null ? '' : nameIn(products, productId);
  switch (kind) {
    case 'comment':
      return [speaker, subjectOf(hit), state === 'settled' ? 'решено' : ''].filter((one) => one !== '').join(' · ');
    case 'materialText':
      return [speaker, parentTitle === '' ? fileName : parentTitle].filter((part) => part !== '').join(' · ');
    case 'board':
      return [titleOfBoard(id), product].filter((one) => one !== '').join(' · ');
    case 'scenario':
      return 'Настройки';
    default:
      return [part, parentTitle, product].filter((one) => one !== '').join(' · ');
  }
}
