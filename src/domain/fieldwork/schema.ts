import * as v from 'valibot';

import { KEPT_MONTHS } from '../research/privacy/keeping.ts';
import { keyed, stored, type RecordMigration } from '../core/schema.ts';

const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const words = v.pipe(v.string(), v.maxLength(5000));

/**
 * Returns the schema of a branch's condition.
 * @param name how long a key may be there
 */
const conditionOf = (name: v.GenericSchema<string>) =>
  v.variant('is', [
    /** This option was chosen, alone or among others. */
    v.object({ is: v.literal('option'), option: name }),
    /** The number or the mark is so high or higher. */
    v.object({ is: v.literal('atLeast'), number: v.number() }),
    /** …or so low or lower. */
    v.object({ is: v.literal('atMost'), number: v.number() }),
    v.object({ is: v.literal('skipped') }),
  ]);

/**
 * Returns the fields of a question, in any place.
 * @param name a key
 * @param text what people wrote
 */
const questionFields = (name: v.GenericSchema<string>, text: v.GenericSchema<string>) => ({
  text,
  kind: v.picklist(['open', 'choice', 'scale', 'number', 'contact']),
  /** The options; none for a question of another kind. */
  options: v.array(v.object({ key: name, text })),
  /** Whether several options may be chosen. */
  isMultiple: v.boolean(),
  /** Lowest and highest mark, and what they mean; for scales. */
  scale: v.object({ from: v.number(), to: v.number(), fromLabel: text, toLabel: text }),
  /** How often it is asked why, of an open question. */
  whyTimes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  mayBeSkipped: v.boolean(),
  /** The first whose condition holds is taken: to a later question by its key, or with null to the end. None: the next question. */
  branches: v.array(v.object({ when: conditionOf(name), to: v.nullable(name) })),
});

/** A question as it is asked. */
export const questionSchema = v.object({ key, ...questionFields(key, words) });

/**
 * A question as a scenario stores it, by its key: with the stage that it belongs to. Of any length: text once typed is read, and
 * text too long to be asked is reported on activation.
 */
export const scenarioQuestion = { stage: v.string(), ...questionFields(v.string(), v.string()) };

/** A scenario at the time of an invitation: respondents who have begun finish theirs, regardless of later changes. */
export const scriptSchema = v.object({
  title: words,
  /** Said before consent is asked for. */
  welcome: words,
  /** To what consent is given: what people wrote, and behind it what the product has to say of a model. */
  consent: v.pipe(v.string(), v.maxLength(6000)),
  thanks: words,
  /** Whether a model words what is asked after an answer; not there: it does not. */
  modelAsks: v.optional(v.boolean()),
  stages: v.array(v.object({ title: words, questions: v.array(questionSchema) })),
});

/** Where an answer belongs: a question, or how many times it was asked why after it; 0 is the question itself. */
export const placeSchema = v.object({ question: key, why: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** Meaning of an answer as understood. */
const meaning = v.variant('is', [
  v.object({ is: v.literal('text') }),
  v.object({ is: v.literal('options'), options: v.array(key) }),
  v.object({ is: v.literal('number'), number: v.number() }),
  v.object({ is: v.literal('skipped') }),
  /** It does not answer the question asked; kept all the same. */
  v.object({ is: v.literal('unread') }),
]);

/** Something recorded or sent along with an answer; its bytes are in the company's files. */
export const saidFileSchema = v.object({
  /** Lower-case hex. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  mime: v.pipe(v.string(), v.maxLength(200)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** The question at a place that a model was to word. */
export const wordedSchema = v.object({
  place: placeSchema,
  /** Word for word, for good: it is never worded again. */
  text: v.string(),
  /** Whose words they are; '' for the product's own. */
  model: v.string(),
});

export const saidSchema = v.object({
  /** Id of the message, as its channel has it. */
  id: key,
  /** Null: said after the last question. */
  place: v.nullable(placeSchema),
  /** Id of the answer at the same place that it takes the place of; not there: of none. */
  replaces: v.optional(key),
  /** Ids of messages that said the very same of this place again: nothing of them is kept besides. Not there: none. */
  again: v.optional(v.array(key)),
  at: v.string(),
  /** The text word for word; for a pressed button its label. */
  text: v.string(),
  /** The attached file; null for words alone. */
  file: v.nullable(saidFileSchema),
  meaning,
});

/** Words that may be a wish or an answer. */
const unsureSchema = v.object({
  wish: v.picklist(['stop', 'withdraw', 'back', 'skip']),
  id: key,
  at: v.string(),
  text: v.string(),
  /** The place for which they were typed; null: behind the last question, or not known. */
  place: v.nullable(placeSchema),
  /** Whether nothing more of that answer will come. */
  isWhole: v.boolean(),
});

/** State of a conversation with one respondent. All that it says and asks follows from this and its script. */
export const conversationSchema = v.object({
  step: v.picklist(['consent', 'asking', 'done', 'declined', 'stopped', 'withdrawn']),
  /** Which consent was given, when; null before. */
  consent: v.nullable(v.object({ at: v.string(), text: v.string() })),
  /** In the order in which it came. */
  said: v.array(saidSchema),
  /** Words of questions that a model was to word, as they were said; not there: of none. */
  worded: v.optional(v.array(wordedSchema)),
  /** Words asked about, until the respondent has said which they are; not there: none. */
  unsure: v.optional(unsureSchema),
  /** More of them, typed elsewhere meanwhile, each asked about after the one before; not there: none. */
  doubts: v.optional(v.array(unsureSchema)),
  /** Places that the respondent is through with. */
  settled: v.array(placeSchema),
  /** The place gone back to, to answer anew, and how much was said before that; null: the first place that is not settled. */
  back: v.nullable(v.object({ place: placeSchema, said: v.number() })),
  /** The last messages taken, by their ids: one that is delivered again changes nothing. */
  heard: v.array(key),
});

/** Counted data of one conversation: none of the words. */
export const trailSchema = v.object({
  /** Outcome of each question that was asked, by its key. */
  answers: v.record(v.string(), v.variant('is', [...meaning.options, v.object({ is: v.literal('asked') })])),
  /** The question that is asked now, or would be when it goes on; null for none. */
  last: v.nullable(key),
});

/** «22:00». */
const timeOfDay = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** A round of interviews that hold themselves: who is asked what, by which ways, until when. */
export const roundSchema = v.object({
  ...stored,
  /** The study that fills with what is said. */
  researchId: v.string(),
  title: v.string(),
  scenarioId: v.string(),
  /**
   * The questions at the beginning of the round, or from a newer scenario that a user took since; null before. Respondents who
   * have begun finish theirs.
   */
  script: v.nullable(scriptSchema),
  /** Audience whose contacts are invited, or null: only users of the open link. */
  audienceId: v.nullable(v.string()),
  /** paused: respondents who have begun go on, no one begins, no one is reminded. */
  state: v.picklist(['draft', 'running', 'paused', 'ended']),
  startedAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  /** Last day for beginning, or null. */
  until: v.nullable(v.string()),
  /** Wanted number of interviews; with so many finished no respondent may begin. Null: no limit. */
  goal: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Segments with a maximum number. */
  quotas: keyed({ segment: v.string(), most: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Whether invitations go by mail. */
  byMail: v.boolean(),
  /** Whether the company's bot takes part. */
  byTelegram: v.boolean(),
  /** Whether the widget on the company's site asks these questions. */
  byWidget: v.boolean(),
  /** No messages between these times; the same twice: at any time. */
  quietFrom: timeOfDay,
  quietTo: timeOfDay,
  /** Whose clock that is: `Europe/Moscow`. */
  timeZone: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** Number of reminders for respondents who have not finished. */
  reminders: v.picklist([0, 1, 2]),
  /** Hours of silence before a reminder. */
  remindAfter: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Said with the code that is given at the end; empty: no codes. */
  reward: v.string(),
  /** Roubles that one finished interview takes from the balance; 0 for nothing. */
  price: v.pipe(v.number(), v.minValue(0)),
  /** Whether an open question may be answered by voice. */
  takesVoice: v.boolean(),
  /** Months after their talk for which the server keeps what those say who agree from now on: taken with the questions. */
  keepsMonths: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Months chosen for this round alone while it was prepared; null: as long as the company keeps what is said. */
  ownTerm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
  /** Interviews of which nothing is kept any more but what is counted; the server writes it. */
  erasedTalks: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** When the last of them was erased; null for none. */
  erasedAt: v.nullable(v.string()),
  /** Segments of contacts that were made of what they answered in it: when an answer is erased, its segment goes, too. */
  segments: keyed({ name: v.string() }),
});

const ROUND_MIGRATIONS: readonly RecordMigration[] = [
  // 2: what was said is kept for some time: as long as the words of consent said until then.
  (old) => ({ ...old, keepsMonths: KEPT_MONTHS, erasedTalks: 0, erasedAt: null }),
  // 3: a round may keep what is said for a term of its own.
  (old) => ({ ...old, ownTerm: null }),
  // 4: segments are made of answers.
  (old) => ({ ...old, segments: {} }),
];

/** How the section's records are read, by kind. */
export const FIELDWORK_SCHEMAS = { round: { schema: roundSchema, migrations: ROUND_MIGRATIONS } };
