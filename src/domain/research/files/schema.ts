import * as v from 'valibot';

import { keyed, stored, type RecordMigration } from '../../core/schema.ts';
import { TOLD_KINDS } from '../layouts/told.ts';

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

export const MATERIAL_MIGRATIONS: readonly RecordMigration[] = [
  // 2: a recording and its transcript belong together, and speakers are people.
  (old) => ({ ...old, transcriptOf: null, speakers: {} }),
  // 3: what is not in the text is told; of files of before it is not known.
  (old) => ({ ...old, told: null }),
];

export const TEXT_MIGRATIONS: readonly RecordMigration[] = [
  // 2: words may be hidden.
  (old) => ({ ...old, hidden: {} }),
  // 3: who speaks may be known; of texts of before it is guessed as ever.
  (old) => ({ ...old, labels: null }),
];

export const REFI_PROJECT_MIGRATIONS: readonly RecordMigration[] = [
  // 2: hypotheses come along.
  (old) => ({ ...old, hypotheses: {} }),
];
