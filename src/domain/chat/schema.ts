import * as v from 'valibot';

import { CHAT_FIELDS } from '../boards/fields.ts';
import { keyed, mapMembers, someOf, stored, type Migration } from '../core/schema.ts';

/** A line of the chat. */
export const messageSchema = v.object({
  text: v.string(),
  isBot: v.boolean(),
  /** ISO 8601 moment. */
  timestamp: v.string(),
});

/** A file that was given to the chat. Its bytes are not kept: only what became of it. */
export const interviewFileSchema = v.object({
  name: v.string(),
  /** Bytes; 0 when it was given before sizes were kept. */
  size: v.number(),
  /** Whether its text was really read. */
  isRead: v.boolean(),
  /** Why it was not read, in Russian; empty when it was. */
  problem: v.string(),
});

/** A passage of a file that may answer a question. The words are the file's own. */
export const proposalSchema = v.object({
  /** Name of the file. */
  file: v.string(),
  /** The passage, verbatim. */
  text: v.string(),
  /** First code unit of the passage in the file's text. */
  start: v.number(),
  /** One past its last code unit. */
  end: v.number(),
});

/** A chat in progress or finished; one per workspace, id `interview`. Survives a reload (R28). */
export const interviewSchema = v.object({
  ...stored,
  messages: keyed(messageSchema.entries),
  companyLink: v.string(),
  /** Steps of the progress bar that are done (R25). */
  completed: someOf(['welcome', 'company', 'upload', 'details'], v.literal(true)),
  answers: someOf(CHAT_FIELDS, v.string()),
  /** The question that is being asked, or null before the first and after the last; an answered one is being changed. */
  asking: v.nullable(v.picklist(CHAT_FIELDS)),
  /** Files that were given, in their order. */
  files: keyed(interviewFileSchema.entries),
  /** What was found in them; a proposal that the person declined is gone. */
  proposals: someOf(CHAT_FIELDS, proposalSchema),
  /** Answers that would take the place of another text on the board: they wait for the person's yes. */
  unwritten: someOf(CHAT_FIELDS, v.literal(true)),
});

const MIGRATIONS: readonly Migration[] = [
  // 2: the chat remembers the files it was given and what it found in them.
  (old) => ({ files: {}, proposals: {}, ...old }),
  // 3: answers may wait for a yes before they replace a board's texts; the size of a file is kept.
  (old) => ({ ...old, unwritten: {}, files: mapMembers(old.files, (file) => ({ size: 0, ...file })) }),
];

/** How the section's records are read, by kind. */
export const CHAT_SCHEMAS = { interview: { schema: interviewSchema, migrations: MIGRATIONS } };
