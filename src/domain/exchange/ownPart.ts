import { severityOf, type KindAndSeverity } from '../core/findingKind.ts';
import type { RefiHypothesis, RefiProject, RefiQuote } from './project.ts';

/**
 * File of a .qdpx in which the product keeps data that the exchange format cannot express; other programs ignore it. It is beside
 * the document, so that the folder of sources holds nothing else.
 */
export const OWN_PART_FILE = 'orientir.json';
/** Format name that the file gives. */
export const OWN_PART_FORMAT = 'orientir-qdpx';
/** How it is written; a greater number is a newer version of the product. */
export const OWN_PART_VERSION = 1;

/** A hypothesis as that file has it: whether its words have a place, which the project tells. */
export interface OwnHypothesis extends Omit<RefiHypothesis, 'quotes'> {
  readonly quotes: readonly (Omit<RefiQuote, 'place'> & { readonly isPlaced: boolean })[];
}

/** Kind and severity of a passage's or an insight's words, by its guid. */
export interface OwnTaken extends KindAndSeverity {
  readonly guid: string;
}

/**
 * Returns data on a project's words that the exchange format cannot hold: of each passage and insight with a kind or severity.
 */
export const takenIn = ({ texts, insights }: Pick<RefiProject, 'texts' | 'insights'>): readonly OwnTaken[] =>
  [...texts.flatMap(({ passages }) => passages), ...insights].flatMap(({ guid, kind, severity }) =>
    kind ? [{ guid, kind, ...(severityOf({ kind, severity }) ? { severity } : {}) }] : [],
  );
