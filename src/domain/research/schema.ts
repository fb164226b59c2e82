import * as v from 'valibot';

import { FINDING_KINDS, SEVERITIES } from '../core/findingKind.ts';
import { MAIN_PRODUCT } from '../workspace.ts';
import {
  fieldVersions,
  keyed,
  madeBy,
  mapMembers,
  stored,
  textItem,
  texts,
  type RecordMigration,
} from '../core/schema.ts';
import { STAGES } from '../core/stage.ts';
import { TOLD_KINDS } from './layouts/told.ts';

/** A place in a material's text. Offsets count UTF-16 code units of the stored text. */
export const passageSchema = v.object({
  /** The material whose text it is. */
  materialId: v.string(),
  /** First code unit. */
  start: v.number(),
  /** One past the last code unit. */
  end: v.number(),
});

/**
 * Kind that the words were given when they were found, or by a person since; null or absent, as in records older than this field:
 * not given.
 */
const kind = v.optional(v.nullable(v.picklist(FINDING_KINDS)));

/** Severity chosen by a person; null or absent, as in records older than this field: not rated. Read with `severityOf` (R173). */
const severity = v.optional(v.nullable(v.picklist(SEVERITIES)));

/** Something learnt; with the words it rests on when it was taken from a material. */
export const insightSchema = v.object({
  ...textItem,
  passage: v.nullable(passageSchema),
  /** The quoted words, kept even if the material goes. Empty when the insight was written by hand. */
  quote: v.string(),
  kind,
  severity,
});

const status = v.picklist(['completed', 'in_progress', 'planning', 'on_hold']);
const type = v.picklist(['interviews', 'survey', 'usability', 'analytics', 'observation']);

/** A study: interviews, a survey, a usability test …. */
export const researchSchema = v.object({
  ...stored,
  title: v.string(),
  description: v.string(),
  /** Status (R31). */
  status,
  /** How it is made (R31). */
  type,
  /** How many people took part, as typed; null when unknown. */
  participants: v.nullable(v.number()),
  /** How many conversations are planned; null when not given. */
  plannedTalks: v.nullable(v.number()),
  /** Who was talked to, by the ids of their records. */
  participantIds: keyed({}),
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
  /** Earlier values of its fields and those of its insights (`insights/key/text`). */
  history: fieldVersions,
});

/** Fields of a study that a list row and the filters need. */
export const researchSummarySchema = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  status,
  type,
  /** How many people took part: as typed, else as many as are known one by one; null when neither. */
  participants: v.nullable(v.number()),
  startDate: v.string(),
  endDate: v.nullable(v.string()),
  author: v.string(),
  /** Experiments it belongs to, so that an experiment finds its rounds without reading every study. */
  experimentIds: v.array(v.string()),
  /** The audience that was asked, so that audiences are counted without reading every study. */
  audienceId: v.nullable(v.string()),
  createdAt: v.string(),
});

/** Who speaks, as far as it is known. */
export const SPEAKER_ROLES = ['interviewer', 'respondent', 'other'] as const;

/** Who a speaker of a text is, as a person said. */
export const speakerSchema = v.object({
  /** Null: as the text itself tells. */
  role: v.nullable(v.picklist(SPEAKER_ROLES)),
  /** Participant; null when no one was named, or for the interviewer. */
  participantId: v.nullable(v.string()),
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
   * State of its text (R33). text: it was read and can be opened and searched. needs_transcript: audio or video, «Нужна
   * расшифровка». unreadable: kept, but its text cannot be read (legacy .doc).
   */
  state: v.picklist(['text', 'needs_transcript', 'unreadable']),
  /** Why the text could not be read, in Russian; empty otherwise. */
  note: v.string(),
  /** What its bytes held that its text has not, a kind once (R476); null: not known, of files of before, and of those that no reader read. */
  told: v.nullable(
    v.array(v.object({ kind: v.picklist(TOLD_KINDS), count: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  ),
  /** The recording whose words this text holds, kept beside it; null for everything else. */
  transcriptOf: v.nullable(v.string()),
  /** Speakers of its text, by their folded labels; speakers not yet asked about are not in it. */
  speakers: keyed(speakerSchema.entries),
  position: v.string(),
});

/** Text read from a material; its id is the material's. A record of its own, so that lists never load it. */
export const materialTextSchema = v.object({
  ...stored,
  researchId: v.string(),
  text: v.string(),
  /** Labels of everybody who speaks in it, exactly as they head its blocks; null: who speaks is guessed. */
  labels: v.nullable(v.array(v.string())),
  /** Hidden words, in the order of their masks in the text; removed once a person confirms it. */
  hidden: keyed({
    kind: v.picklist(['name', 'phone', 'mail', 'address', 'inn', 'card', 'nick']),
    /** Mask in the text: «[имя 1]». */
    mask: v.string(),
    /** Original words. */
    words: v.string(),
  }),
});

export const quoteSchema = v.object({
  ...textItem,
  /** Who said it, as the text names them. */
  respondent: v.string(),
  /** The study's title when the quote was taken; shown when the study is gone. */
  research: v.string(),
  researchId: v.nullable(v.string()),
  /** Its place in a material, when it was selected there. */
  passage: v.nullable(passageSchema),
  /** Whether it speaks for the hypothesis that holds it, or against it. */
  stance: v.picklist(['for', 'against']),
  kind,
  severity,
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
  /** The product that it is about: chosen when it is taken into the backlog (R293). */
  productId: v.string(),
  /** The comment given when it was added to the backlog. */
  comment: v.string(),
  jtbd: v.string(),
  context: v.string(),
  gains: texts,
  pains: texts,
  metrics: texts,
  quotes: keyed(quoteSchema.entries),
  madeBy,
  history: fieldVersions,
});

/** Person who was talked to, in one study or in several. */
export const participantSchema = v.object({
  ...stored,
  /** The real name; empty when it is not known, or not to be kept. */
  name: v.string(),
  /** Replaces the name wherever names are hidden: «Р1». Never empty. */
  codeName: v.string(),
  /** Role: «продакт в EdTech». */
  role: v.string(),
  segment: v.string(),
  /** The persona they are an example of, or null. */
  personaId: v.nullable(v.string()),
  notes: v.string(),
});

/** Colours that a code may have, by name (src/theme/tokens.ts). */
export const CODE_COLOURS = ['sky', 'leaf', 'sun', 'rose', 'violet', 'clay', 'teal', 'slate'] as const;

/** A code of the company's codebook: what passages of all studies are about. */
export const codeSchema = v.object({
  ...stored,
  name: v.string(),
  /** When it is given and when it is not; may be empty. */
  definition: v.string(),
  colour: v.picklist(CODE_COLOURS),
  /** The code above it, or null. */
  parentId: v.nullable(v.string()),
  position: v.string(),
});

/** A marked passage of a material: a quotation, with the codes it was given. */
export const markSchema = v.object({
  ...stored,
  researchId: v.string(),
  ...passageSchema.entries,
  /** Its words when it was marked: they show whether it is still at its place, and find it in a text that replaces another. */
  text: v.string(),
  /** Speaker as the text names them; empty when it names no one. */
  respondent: v.string(),
  /** Its codes; none: a plain quotation. */
  codeIds: keyed({}),
  note: v.string(),
  kind,
  severity,
});

/** Passages that a colleague grouped, with a name for what they have in common. */
export const passageGroupSchema = v.object({
  ...stored,
  name: v.string(),
  /** The code whose passages it sorts, or null. */
  codeId: v.nullable(v.string()),
  markIds: keyed({}),
  position: v.string(),
});

/** A report on studies: what people changed of what is proposed. All else of it is made of the records as they are. */
export const reportSchema = v.object({
  ...stored,
  /** The studies it is about. */
  researchIds: keyed({}),
  /** Whether code names replace real names in it even where the company shows names. */
  usesCodeNames: v.boolean(),
  /** Whether personal data are hidden in its texts; null means not chosen: hidden wherever code names are used. */
  hidesPersonal: v.nullable(v.boolean()),
  /** Texts that a person typed or took from a model, by their place; `over` is the text proposed there at the time. */
  texts: keyed({ text: v.string(), over: v.string(), madeBy }),
  /** Parts that a person included or left out, by their place. */
  choices: keyed({ isIn: v.boolean() }),
  /** Positions of moved parts among their siblings. */
  places: keyed({}),
});

/** A project of REFI-QDA that a study was made of: what is kept of it, to be written back when the study goes out again. */
export const refiProjectSchema = v.object({
  ...stored,
  researchId: v.string(),
  /** As the project called itself. */
  name: v.string(),
  /** The program that wrote it, as it names itself; may be empty. */
  origin: v.string(),
  /** SHA-256 of a project without what is in the study's records: pictures, graphs, sets, who coded what. */
  fileId: v.string(),
  /** Bytes of that file. */
  size: v.number(),
  /** The texts by their guids, with the file that each had then. */
  sources: keyed({ materialId: v.string(), fileId: v.string() }),
  /** The codes by their guids: one of a name that the codebook had is that code. */
  codes: keyed({ codeId: v.string() }),
  /** The participants by the guids of their cases. */
  cases: keyed({ participantId: v.string() }),
  /** The hypotheses by their guids: one that the company had taken up is that one. */
  hypotheses: keyed({ hypothesisId: v.string() }),
});

/** Settings of all studies of a company: one record, by this id. */
export const researchSettingsSchema = v.object({
  ...stored,
  id: v.literal('research'),
  /** Whether code names replace real names everywhere, files included. */
  hidesNames: v.boolean(),
  /** Whether personal data are hidden in the texts of files and reports; null means not chosen: hidden if names are. */
  hidesPersonal: v.nullable(v.boolean()),
  /** Months after a talk for which the server keeps what respondents of new rounds say. */
  keepsMonths: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
  /** The least role that sees how people are called and reached. */
  namesSeenBy: v.picklist(['Researcher', 'Admin']),
});

const RESEARCH_MIGRATIONS: readonly RecordMigration[] = [
  // 2: an unknown number of participants was 0; changes are remembered.
  (old) => ({
    ...old,
    participants: old.participants === 0 ? null : old.participants,
    plannedTalks: null,
    participantIds: {},
    history: {},
  }),
];

const MATERIAL_MIGRATIONS: readonly RecordMigration[] = [
  // 2: a recording and its transcript belong together, and speakers are people.
  (old) => ({ ...old, transcriptOf: null, speakers: {} }),
  // 3: what is not in the text is told; of files of before it is not known.
  (old) => ({ ...old, told: null }),
];

const HYPOTHESIS_MIGRATIONS: readonly RecordMigration[] = [
  // 2: quotes speak for or against; before, they were what the hypothesis was made of.
  (old) => ({ ...old, quotes: mapMembers(old.quotes, (quote) => ({ ...quote, stance: 'for' })), history: {} }),
  // 3: a company has products.
  (old) => ({ ...old, productId: MAIN_PRODUCT }),
];

const TEXT_MIGRATIONS: readonly RecordMigration[] = [
  // 2: words may be hidden.
  (old) => ({ ...old, hidden: {} }),
  // 3: who speaks may be known; of texts of before it is guessed as ever.
  (old) => ({ ...old, labels: null }),
];

const REPORT_MIGRATIONS: readonly RecordMigration[] = [
  // 2: personal data may be hidden.
  (old) => ({ ...old, hidesPersonal: null }),
];

const SETTINGS_MIGRATIONS: readonly RecordMigration[] = [
  // 2: personal data may be hidden.
  (old) => ({ ...old, hidesPersonal: null }),
  // 3: what respondents said is kept for some time, and names are for some roles.
  (old) => ({ ...old, keepsMonths: 12, namesSeenBy: 'Researcher' }),
];

const REFI_PROJECT_MIGRATIONS: readonly RecordMigration[] = [
  // 2: hypotheses come along.
  (old) => ({ ...old, hypotheses: {} }),
];

/** How the section's records are read, by kind. */
export const RESEARCH_SCHEMAS = {
  research: { schema: researchSchema, migrations: RESEARCH_MIGRATIONS },
  material: { schema: materialSchema, migrations: MATERIAL_MIGRATIONS },
  materialText: { schema: materialTextSchema, migrations: TEXT_MIGRATIONS },
  hypothesis: { schema: hypothesisSchema, migrations: HYPOTHESIS_MIGRATIONS },
  participant: { schema: participantSchema },
  code: { schema: codeSchema },
  mark: { schema: markSchema },
  passageGroup: { schema: passageGroupSchema },
  report: { schema: reportSchema, migrations: REPORT_MIGRATIONS },
  refiProject: { schema: refiProjectSchema, migrations: REFI_PROJECT_MIGRATIONS },
  researchSettings: { schema: researchSettingsSchema, migrations: SETTINGS_MIGRATIONS },
};
