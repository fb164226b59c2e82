import { severityOf, type KindAndSeverity } from '../core/findingKind.ts';
import type { RefiHypothesis, RefiProject, RefiQuote } from './project.ts';

/**
 * The file of a .qdpx in which the product keeps what the exchange format has no words for; other programs pass over it. It stands
 * beside the document, so that no folder of sources has something in it that is none.
 */
export const OWN_PART_FILE = 'orientir.json';
/** What the file says it is. */
export const OWN_PART_FORMAT = 'orientir-qdpx';
/** How it is written; a greater number is a newer version of the product. */
export const OWN_PART_VERSION = 1;

/** A hypothesis as that file has it: whether its words have a place, which the project tells. */
export interface OwnHypothesis extends Omit<RefiHypothesis, 'quotes'> {
  readonly quotes: readonly (Omit<RefiQuote, 'place'> & { readonly isPlaced: boolean })[];
}

/** What the words of a passage or of an insight are taken for, by its guid. */
export interface OwnTaken extends KindAndSeverity {
  readonly guid: string;
}

/** What a project says of its words that the exchange format cannot: of each passage and insight that is taken for something. */
export const takenIn = ({ texts, insights }: Pick<RefiProject, 'texts' | 'insights'>): readonly OwnTaken[] =>
  [...texts.flatMap(({ passages }) => passages), ...insights].flatMap(({ guid, kind, severity }) =>
    kind ? [{ guid, kind, ...(severityOf({ kind, severity }) ? { severity } : {}) }] : [],
  );
