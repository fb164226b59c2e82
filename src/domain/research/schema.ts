import * as v from 'valibot';

import { fieldVersions, keyed, stored, textItem, texts, type RecordMigration } from '../core/schema.ts';
import { HYPOTHESIS_MIGRATIONS, hypothesisSchema } from './hypotheses/schema.ts';
import {
  MATERIAL_MIGRATIONS,
  REFI_PROJECT_MIGRATIONS,
  TEXT_MIGRATIONS,
  materialSchema,
  materialTextSchema,
  refiProjectSchema,
} from './files/schema.ts';
import { REPORT_MIGRATIONS, reportSchema } from './report/schema.ts';
import { codeSchema, passageGroupSchema } from './codes/schema.ts';
import { kindAndSeverity, markSchema, passageSchema } from './reading/schema.ts';

/** Something learnt; with the words it rests on when it was taken from a material. */
export const insightSchema = v.object({
  ...textItem,
  passage: v.nullable(passageSchema),
  /** The quoted words, kept even if the material goes. Empty when the insight was written by hand. */
  quote: v.string(),
  ...kindAndSeverity,
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

const SETTINGS_MIGRATIONS: readonly RecordMigration[] = [
  // 2: personal data may be hidden.
  (old) => ({ ...old, hidesPersonal: null }),
  // 3: what respondents said is kept for some time, and names are for some roles.
  (old) => ({ ...old, keepsMonths: 12, namesSeenBy: 'Researcher' }),
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
