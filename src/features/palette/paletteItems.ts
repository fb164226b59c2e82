import type { ComponentType } from 'react';

import type { Marked } from '../../domain/search/searchText.ts';

/** Something that can be gone to or done. */
export interface PaletteItem {
  /** Unique among all that is offered. */
  readonly id: string;
  /** Name, with the searched words. */
  readonly label: Marked;
  /** The words around what was found inside it; null when there are none to show. */
  readonly passage: Marked | null;
  /** Kind or place: «Исследование», a study's title; may be empty. */
  readonly hint: string;
  /** Decorative icon. */
  readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>;
}

/** Things of one sort under a heading. */
export interface PaletteGroup {
  /** Unique among the groups. */
  readonly id: string;
  readonly title: string;
  /** How many there are in all, when more than are shown; undefined when all are. */
  readonly total?: number;
  readonly items: readonly PaletteItem[];
}

/** State of the search in records. */
export type PaletteSearch =
  /** The shown items answer the query. */
  | { readonly state: 'ready' }
  /** The query was sent; what is shown still answers the one before. */
  | { readonly state: 'searching' }
  /** The records are being read for the first time; only screens and actions are shown. */
  | { readonly state: 'indexing' }
  | {
      readonly state: 'failed';
      /** Failure and next step, in Russian. */
      readonly message: string;
    };
