import type { KindAndSeverity } from '../core/findingKind.ts';
import type { TextRange } from '../core/textRange.ts';
import type { StoredRecord } from '../core/record.ts';
import type { Hypothesis, Quote } from '../research/hypothesis.ts';
import type { SpeakerLabels } from '../research/layouts/blockHead.ts';
import type { SpeakerRole } from '../research/layouts/roles.ts';

/** A code of a project of another program, as REFI-QDA tells it. */
export interface RefiCode {
  readonly guid: string;
  readonly name: string;
  /** When it is given and when it is not; may be empty. */
  readonly description: string;
  /** `#rrggbb`, lower case; null when it has none. */
  readonly colour: string | null;
  /** The guid of the code above it, or null. */
  readonly parent: string | null;
  /** Whether passages may have it; a mere heading over codes is not. */
  readonly isCodable: boolean;
}

/** An interviewed person: a case. */
export interface RefiCase {
  readonly guid: string;
  /** The program's name for the case; the real name, or its replacement. */
  readonly name: string;
  /** «Р1»; empty when the project does not tell one. */
  readonly codeName: string;
  readonly role: string;
  readonly segment: string;
  readonly notes: string;
  /** The guids of the texts in which they speak. */
  readonly texts: readonly string[];
}

/** Who a speaker of a text was said to be. */
export interface RefiSpeaker {
  /** The label as the material keeps it. */
  readonly label: string;
  /** Null: as the text itself tells. */
  readonly role: SpeakerRole | null;
  /** The guid of their case, or null. */
  readonly person: string | null;
}

/** A marked passage, with what its words are taken for. Offsets count UTF-16 code units of the text. */
export interface RefiPassage extends TextRange, KindAndSeverity {
  readonly guid: string;
  /** The guids of its codes, in their order; none: a plain quotation. */
  readonly codes: readonly string[];
  readonly note: string;
}

/** A text with what is marked in it. */
export interface RefiText {
  readonly guid: string;
  readonly name: string;
  readonly text: string;
  /** Labels of everybody who speaks in it; null or absent: who speaks is guessed. */
  readonly labels?: SpeakerLabels;
  readonly passages: readonly RefiPassage[];
  readonly speakers: readonly RefiSpeaker[];
}

/** Something learnt, with the place that it rests on and what the words there are taken for. */
export interface RefiInsight extends KindAndSeverity {
  readonly guid: string;
  readonly text: string;
  /** Null when it was written by hand. */
  readonly place: (TextRange & { readonly text: string }) | null;
}

/** Words for a hypothesis or against it: everything that its record says of them, and their place. */
export interface RefiQuote extends Omit<Quote, 'passage' | 'researchId'> {
  /** Whether they were said in what the project is of; words of other studies come along without their text. */
  readonly isFromHere: boolean;
  /** Null when they have no place in the project's texts. */
  readonly place: (TextRange & { readonly text: string }) | null;
}

/** A hypothesis that came of what the project is of. */
export interface RefiHypothesis extends Omit<
  Hypothesis,
  keyof StoredRecord | 'status' | 'researchId' | 'productId' | 'gains' | 'pains' | 'metrics' | 'quotes' | 'history'
> {
  readonly guid: string;
  /** One that is being tested is `added`: its experiment does not go along. */
  readonly status: 'new' | 'added';
  readonly gains: readonly string[];
  readonly pains: readonly string[];
  readonly metrics: readonly string[];
  readonly quotes: readonly RefiQuote[];
}

/** A project as far as both sides of an exchange know what it means. */
export interface RefiProject {
  readonly name: string;
  /** The program that wrote it, as it names itself; may be empty. */
  readonly origin: string;
  readonly description: string;
  readonly codes: readonly RefiCode[];
  readonly cases: readonly RefiCase[];
  readonly texts: readonly RefiText[];
  readonly insights: readonly RefiInsight[];
  readonly hypotheses: readonly RefiHypothesis[];
}

/** The program's name in the files that it writes. */
export const REFI_ORIGIN = 'Ориентир';

/** Parts of a project that are kept and written back, though nothing shows them. */
export const FOREIGN_PARTS = [
  'pdf',
  'picture',
  'recording',
  'note',
  'link',
  'set',
  'graph',
  'variable',
  'casePassage',
  'coding',
  'textWithoutWords',
] as const;
/** A part that is kept and written back. */
export type ForeignPart = (typeof FOREIGN_PARTS)[number];

/** Findings in a project besides its subject. */
export interface RefiFindings {
  /** How many there are of what is kept for the way back. */
  readonly foreign: Readonly<Partial<Record<ForeignPart, number>>>;
  /** Passages that lie outside of their text: they are left out. */
  readonly outside: number;
  /** Number of passages moved onto their words, which were nearby. */
  readonly moved: number;
  /** Codings of a code that the project does not have: the passage stays without it. */
  readonly unknownCodes: number;
  /** Hypotheses that cannot be read; `all` when the part that holds them cannot, `newer` when a newer version wrote it. */
  readonly lostHypotheses: number | 'all' | 'newer';
  /** Names of texts whose file lies outside of the project: they are left out. */
  readonly missingTexts: readonly string[];
  /** Names of texts that have their words in a document with a layout alone: they are kept for the way back, and not shown. */
  readonly laidOutTexts: readonly string[];
  /** Codings that give words the code that another coding gives them: two people marked the same. They are one mark. */
  readonly repeated: number;
}
