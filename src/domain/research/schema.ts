import * as v from 'valibot';

import { keyed, stored, textItem, texts } from '../core/schema.ts';
import { STAGES } from '../core/stage.ts';

/** A place in a material's text. Offsets count UTF-16 code units of the stored text. */
export const passageSchema = v.object({
  /** The material whose text it is. */
  materialId: v.string(),
  /** First code unit. */
  start: v.number(),
  /** One past the last code unit. */
  end: v.number(),
});

/** Something learnt; with the words it rests on when it was taken from a material. */
export const insightSchema = v.object({
  ...textItem,
  passage: v.nullable(passageSchema),
  /** The quoted words, kept even if the material goes. Empty when the insight was written by hand. */
  quote: v.string(),
});

const status = v.picklist(['completed', 'in_progress', 'planning', 'on_hold']);
const type = v.picklist(['interviews', 'survey', 'usability', 'analytics', 'observation']);

/** A study: interviews, a survey, a usability test …. */
export const researchSchema = v.object({
  ...stored,
  title: v.string(),
  description: v.string(),
  /** Where it stands (R31). */
  status,
  /** How it is made (R31). */
  type,
  /** How many people took part; 0 when unknown. */
  participants: v.number(),
  startDate: v.string(),
  endDate: v.nullable(v.string()),
  /** Name as typed; empty when not given. */
  author: v.string(),
  insights: keyed(insightSchema.entries),
  /** Experiments it belongs to: chosen at upload, or the one whose research round it is. */
  experimentIds: keyed({}),
  /** Backlog hypotheses that it looks into, chosen at upload. */
  hypothesisIds: keyed({}),
  /** Questions of a planned round («Запуск исследования»). */
  questions: texts,
  /** Audience that was asked: of a planned round, or chosen at upload. */
  audienceId: v.nullable(v.string()),
});

/** What a list row and the filters need of a study. */
export const researchSummarySchema = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  status,
  type,
  participants: v.number(),
  startDate: v.string(),
  endDate: v.nullable(v.string()),
  author: v.string(),
  /** Experiments it belongs to, so that an experiment finds its rounds without reading every study. */
  experimentIds: v.array(v.string()),
  /** The audience that was asked, so that audiences are counted without reading every study. */
  audienceId: v.nullable(v.string()),
  createdAt: v.string(),
});

/** A file of a study. Its bytes are in the store's files under `fileId`. */
export const materialSchema = v.object({
  ...stored,
  researchId: v.string(),
  name: v.string(),
  /** Bytes. */
  size: v.number(),
  /** MIME type as the browser reports it, may be empty. */
  mime: v.string(),
  /** SHA-256 of the bytes, lower-case hex. */
  fileId: v.string(),
  /**
   * What became of its text (R33). text: it was read and can be opened and searched. needs_transcript: audio or video, «Нужна
   * расшифровка». unreadable: kept, but its text cannot be read (legacy .doc).
   */
  state: v.picklist(['text', 'needs_transcript', 'unreadable']),
  /** Why the text could not be read, in Russian; empty otherwise. */
  note: v.string(),
  position: v.string(),
});

/** Text read from a material; its id is the material's. A record of its own, so that lists never load it. */
export const materialTextSchema = v.object({ ...stored, researchId: v.string(), text: v.string() });

/** Somebody's words. */
export const quoteSchema = v.object({
  ...textItem,
  /** Who said it, as the text names them. */
  respondent: v.string(),
  /** The study's title when the quote was taken; shown when the study is gone. */
  research: v.string(),
  researchId: v.nullable(v.string()),
  /** Where it stands in a material, when it was selected there. */
  passage: v.nullable(passageSchema),
});

/**
 * A hypothesis, the same record on every screen (R4). From a study it starts as `new`; the backlog holds those that are `added`.
 */
export const hypothesisSchema = v.object({
  ...stored,
  /** The hypothesis itself; the backlog's «name». */
  text: v.string(),
  description: v.string(),
  stage: v.picklist(STAGES),
  /** Touchpoint by its Russian name (src/domain/tactics/touchpoint.ts). */
  touchpoint: v.string(),
  /**
   * new: found in a study. added: confirmed into the backlog. in_backlog: an experiment was made of it, so it left the backlog's
   * list (R34); the stored word is older than that rule.
   */
  status: v.picklist(['new', 'added', 'in_backlog']),
  /** How much it matters. */
  relevance: v.picklist(['high', 'medium', 'low']),
  /** Lists sort by it, ascending; 1 comes first. */
  priority: v.number(),
  /** The study it came from, or null. */
  researchId: v.nullable(v.string()),
  /** The comment given when it was added to the backlog. */
  comment: v.string(),
  jtbd: v.string(),
  context: v.string(),
  gains: texts,
  pains: texts,
  metrics: texts,
  quotes: keyed(quoteSchema.entries),
});

/** How the section's records are read, by kind. */
export const RESEARCH_SCHEMAS = {
  research: { schema: researchSchema },
  material: { schema: materialSchema },
  materialText: { schema: materialTextSchema },
  hypothesis: { schema: hypothesisSchema },
};
