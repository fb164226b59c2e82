import {
  BookOpenText,
  FileText,
  FlaskConical,
  LayoutGrid,
  Lightbulb,
  MessageSquare,
  MessagesSquare,
  Package,
  Tag,
  TextQuote,
  UserRound,
  UsersRound,
} from 'lucide-react';

import type { ProductNames } from '#src/domain/boards/products/product.ts';
import { KINDS } from '#src/domain/records.ts';
import type { PaletteItem } from '#src/features/palette/paletteItems.ts';

import type { SearchKind } from '#src/domain/records.ts';
import type { SearchHit } from '#store/search/answer.ts';
import { hintOfHit } from '../shared/find/foundPlace.ts';

const ICONS: Readonly<Record<SearchKind, PaletteItem['icon']>> = {
  research: BookOpenText,
  material: FileText,
  materialText: TextQuote,
  hypothesis: Lightbulb,
  code: Tag,
  experiment: FlaskConical,
  audience: UsersRound,
  persona: UserRound,
  board: LayoutGrid,
  product: Package,
  scenario: MessagesSquare,
  comment: MessageSquare,
};

/**
 * Returns the palette's item of a found place.
 * @param named whether its kind is shown beside it, where no heading does
 * @param products names of the company's products, where it has several
 */
export function itemOfHit(hit: SearchHit, named: boolean, products: ProductNames): PaletteItem {
  const { kind, id, key, title, passage } = hit;
  return {
    id: `${named ? 'recent' : 'hit'}-${kind}-${id}-${key}`,
    label: title.text === '' ? { text: `${KINDS[kind].search.one} без названия`, marks: [] } : title,
    passage,
    hint: named ? KINDS[kind].search.one : hintOfHit(hit, products),
    icon: ICONS[kind],
  };
}
