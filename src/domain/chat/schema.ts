import * as v from 'valibot';

import { CHAT_FIELDS } from '../boards/fields.ts';
import { keyed, madeBy, mapMembers, someOf, stored, type RecordMigration } from '../core/schema.ts';

/** A place of the workspace that was found for a question. */
export const foundPlaceSchema = v.object({
  /** Kind and id of its record. */
  kind: v.string(),
  id: v.string(),
  /** Its name; for a passage the passage itself. */
  text: v.string(),
  /** Where it belongs, in a few words; empty where nothing is to be said. */
  note: v.string(),
  /** Where it is looked at: an address of this app, and of nothing else. */
  href: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});

export const messageSchema = v.object({
  text: v.string(),
  isBot: v.boolean(),
  /** ISO 8601 moment. */
  timestamp: v.string(),
  /** Places of the workspace that the line leads to: what was found for a question. */
  refs: v.array(foundPlaceSchema),
  /** The model that said it, and what it had read. */
  madeBy,
  /** Where the person has picked it: «из файла «Бриф.docx»»; none for what was typed. */
  picked: v.optional(v.string()),
});

/** A file that was given to the chat. Its bytes are not kept: only its text, and what became of it. */
export const interviewFileSchema = v.object({
  name: v.string(),
  /** Bytes; 0 when it was given before sizes were kept. */
  size: v.number(),
  /** Whether its text was really read. */
  isRead: v.boolean(),
  /** Why it was not read, in Russian; empty when it was. */
  problem: v.string(),
  /** Whether its text is kept, as a record of its own, to be picked from. */
  isKept: v.boolean(),
});

/** Text of a file that was given to the chat, or of the page behind its link. */
export const chatTextSchema = v.object({
  ...stored,
  interviewId: v.string(),
  from: v.picklist(['file', 'page']),
  /** Name of the file, address of the page. */
  name: v.string(),
  text: v.string(),
});

/**
 * Where a passage was found: in a file, in what was said of the company, on the page of the link; or how an answer may be worded: by a
 * model, and as it was said.
 */
export const PROPOSAL_SOURCES = ['file', 'message', 'page', 'model', 'said'] as const;

/** A passage that may answer a question. The words are its source's own. */
export const proposalSchema = v.object({
  from: v.picklist(PROPOSAL_SOURCES),
  /** Name of the file, or of the model; of a page its address; empty for a message. */
  file: v.string(),
  /** The passage, verbatim. */
  text: v.string(),
  /** First code unit of the passage in the file's text. */
  start: v.number(),
  /** One past its last code unit. */
  end: v.number(),
});

/** A chat in progress or finished; one per product. Survives a reload (R28). */
export const interviewSchema = v.object({
  ...stored,
  messages: keyed(messageSchema.entries),
  companyLink: v.string(),
  /** The page behind the link is being read by the server: what is in it comes yet. */
  awaitsPage: v.boolean(),
  /** Address of the page whose text is kept, as a record of its own; empty for none. */
  keptPage: v.string(),
  /** A question about the workspace, asked after the last answer and not looked up yet; empty for none. */
  looksFor: v.string(),
  /** Steps of the progress bar that are done (R25). */
  completed: someOf(['welcome', 'company', 'upload', 'details'], v.literal(true)),
  answers: someOf(CHAT_FIELDS, v.string()),
  /** The question that is being asked, or null before the first and after the last; an answered one is being changed. */
  asking: v.nullable(v.picklist(CHAT_FIELDS)),
  /** Files that were given, in their order. */
  files: keyed(interviewFileSchema.entries),
  /** Findings for each question, at most one from each source; without those that the person declined. */
  proposals: someOf(CHAT_FIELDS, v.array(proposalSchema)),
  /** Questions that the person left without an answer: «Не указано». They are not asked again. */
  skipped: someOf(CHAT_FIELDS, v.literal(true)),
  /** Questions that were put off: asked once more after the others, even where they are left out for now. */
  later: someOf(CHAT_FIELDS, v.literal(true)),
  /** The text typed for a question and not taken for an answer: it can be taken all the same. */
  unclear: v.nullable(v.object({ field: v.picklist(CHAT_FIELDS), text: v.string() })),
  /** How often a question was met with something that was no answer. */
  again: someOf(CHAT_FIELDS, v.number()),
  /** Answers that would take the place of another text on the board: they wait for the person's yes. */
  unwritten: someOf(CHAT_FIELDS, v.literal(true)),
});

const MIGRATIONS: readonly RecordMigration[] = [
  // 2: the chat remembers the files it was given and what it found in them.
  (old) => ({ files: {}, proposals: {}, ...old }),
  // 3: answers may wait for a yes before they replace a board's texts; the size of a file is kept.
  (old) => ({ ...old, unwritten: {}, files: mapMembers(old.files, (file) => ({ size: 0, ...file })) }),
  // 4: a question may be left out or met with a question; several sources may answer it; a line may lead to records.
  (old) => ({
    ...old,
    messages: mapMembers(old.messages, (message) => ({ ...message, refs: [] })),
    proposals: mapMembers(old.proposals, (proposal) => [{ from: 'file', ...proposal }]),
    skipped: {},
    unclear: null,
    again: {},
    awaitsPage: false,
    looksFor: '',
  }),
  // 5: texts are kept, to be picked from; of before there are none.
  (old) => ({ ...old, keptPage: '', files: mapMembers(old.files, (file) => ({ ...file, isKept: false })) }),
  // 6: a question may be put off to the end.
  (old) => ({ ...old, later: {} }),
];

/** How the section's records are read, by kind. */
export const CHAT_SCHEMAS = {
  interview: { schema: interviewSchema, migrations: MIGRATIONS },
  chatText: { schema: chatTextSchema },
};
