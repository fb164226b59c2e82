import type { ComponentType } from 'react';

import type { Marked } from '../../domain/search/searchText.ts';

/** Something that can be gone to or done. */
export interface PaletteItem {
  /** Unique among all that is offered. */
  readonly id: string;
  /** What it is called, with the words searched for. */
  readonly label: Marked;
  /** The words around what was found inside it; null when there are none to show. */
  readonly passage: Marked | null;
  /** What it is or where it belongs: «Исследование», a study's title; may be empty. */
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

/** How the search in records stands. */
export type PaletteSearch =
  /** What is shown answers the query. */
  | { readonly state: 'ready' }
  /** The query was sent; what is shown still answers the one before. */
  | { readonly state: 'searching' }
  /** The records are being read for the first time; only screens and actions are shown. */
  | { readonly state: 'indexing' }
  | {
      readonly state: 'failed';
      /** What failed and what to do, in Russian. */
      readonly message: string;
    };
