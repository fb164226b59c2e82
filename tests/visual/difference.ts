import type { Look } from './album.ts';

/** What a comparison of two trees finds. */

/** A part of a picture, px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Two pictures of a story's look that are not the same. */
export interface Difference {
  readonly id: string;
  readonly look: Look;
  /** Of the story: where it stands in the sidebar, its name there, its file. */
  readonly title: string;
  readonly name: string;
  readonly file: string;
  /** Fingerprints. */
  readonly was: string;
  readonly now: string;
  /** Pixels that differ, and their share of all, 0…1. */
  readonly pixels: number;
  readonly share: number;
  /** What holds all of them. */
  readonly box: Box;
  /** Size of the larger of the two pictures, px. */
  readonly width: number;
  readonly height: number;
}

/** A story that is told without pictures. */
export interface Untold {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** The reason; empty where the list that it stands in says it. */
  readonly why: string;
}

export interface Comparison {
  /** The largest first. */
  readonly differences: readonly Difference[];
  /** Stories that only the new tree has, or only the old one. */
  readonly added: readonly Untold[];
  readonly gone: readonly Untold[];
  /** Stories that cannot stand still, with the reason that they give. */
  readonly moving: readonly Untold[];
  /** Stories that fail, in either tree. */
  readonly wrong: readonly Untold[];
  /** Pairs of pictures that were compared. */
  readonly compared: number;
}

/** Name of the picture of a difference. */
export const drawingOf = ({ was, now }: Pick<Difference, 'was' | 'now'>): string => `${was}-${now}.png`;
