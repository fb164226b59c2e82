import type { ProductNames } from '#src/domain/boards/products/product.ts';
import { matchLabel } from '#src/domain/search/searchText.ts';
import type { PaletteGroup, PaletteItem } from '#src/features/palette/paletteItems.ts';

import type { Command } from './commands.ts';
import { itemOfHit } from './hits.ts';
import { KINDS } from '#src/domain/records.ts';
import type { SearchAnswer, SearchHit } from '#store/search/answer.ts';

const GROUP_TITLES: Readonly<Record<Command['group'], string>> = {
  actions: 'Действия',
  screens: 'Экраны',
  sections: 'Разделы экранов',
};
/** Most commands shown for a query: records come after them. */
const MOST_COMMANDS = 6;
/** Actions that an empty query offers: the others are found by their words. */
const FIRST_ACTIONS = 4;

/** One row of the palette, with what choosing it does. */
export interface Offer {
  readonly item: PaletteItem;
  readonly choose: Command['target'] | SearchHit;
}

function offerOf({ id, label, hint, icon, target }: Command, marks: PaletteItem['label']['marks']): Offer {
  return { item: { id, label: { text: label, marks }, passage: null, hint, icon }, choose: target };
}

/** A part of the palette under its title. */
export type OfferGroup = Omit<PaletteGroup, 'items'> & { readonly offers: readonly Offer[] };

const commandGroups = (offers: readonly (Offer & { group: Command['group'] })[]): OfferGroup[] =>
  (['screens', 'sections', 'actions'] as const).flatMap((id) => {
    const own = offers.filter(({ group }) => group === id);
    return own.length === 0 ? [] : [{ id, title: GROUP_TITLES[id], offers: own }];
  });

/**
 * Returns the offers for a query: screens and actions by their names, then records as the search ranks them.
 * @param products names of the company's products, where it has several: records show theirs. Default one
 */
export function offersFor(
  query: string,
  commands: readonly Command[],
  answer: SearchAnswer | null,
  products: ProductNames = null,
): OfferGroup[] {
  if (query.trim() === '') {
    const recent = answer?.recent ?? [];
    const actions = commands.filter(({ group }) => group === 'actions').slice(0, FIRST_ACTIONS);
    const screens = commands.filter(({ group }) => group === 'screens');
    return [
      ...(recent.length === 0
        ? []
        : [
            {
              id: 'recent',
              title: 'Недавно изменённое',
              offers: recent.map((hit) => ({ item: itemOfHit(hit, true, products), choose: hit })),
            },
          ]),
      { id: 'actions', title: GROUP_TITLES.actions, offers: actions.map((command) => offerOf(command, [])) },
      { id: 'screens', title: GROUP_TITLES.screens, offers: screens.map((command) => offerOf(command, [])) },
    ];
  }
  const found = commands.flatMap((command) => {
    const marks = matchLabel(command.label, command.alsoCalled, query);
    return marks ? [{ ...offerOf(command, marks), group: command.group, named: marks.length > 0 }] : [];
  });
  // Those called so come before those also called so.
  found.sort((a, b) => Number(b.named) - Number(a.named));
  const records = (answer?.groups ?? []).map(({ kind, hits, total }) => ({
    id: kind,
    title: KINDS[kind].search.all,
    ...(total > hits.length ? { total } : {}),
    offers: hits.map((hit) => ({ item: itemOfHit(hit, false, products), choose: hit })),
  }));
  return [...commandGroups(found.slice(0, MOST_COMMANDS)), ...records];
}
