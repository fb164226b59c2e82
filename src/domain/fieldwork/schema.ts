import * as v from 'valibot';

const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const words = v.pipe(v.string(), v.maxLength(5000));

/** When a branch is taken. */
const condition = v.variant('is', [
  /** This option was chosen, alone or among others. */
  v.object({ is: v.literal('option'), option: key }),
  /** The number or the mark is so high or higher. */
  v.object({ is: v.literal('atLeast'), number: v.number() }),
  /** …or so low or lower. */
  v.object({ is: v.literal('atMost'), number: v.number() }),
  v.object({ is: v.literal('skipped') }),
]);

/** A question as it is asked. */
export const questionSchema = v.object({
  key,
  text: words,
  kind: v.picklist(['open', 'choice', 'scale', 'number', 'contact']),
  /** What may be chosen; of a question of another kind none. */
  options: v.array(v.object({ key, text: words })),
  /** Whether several options may be chosen. */
  isMultiple: v.boolean(),
  /** Lowest and highest mark, and what they mean; for scales. */
  scale: v.object({ from: v.number(), to: v.number(), fromLabel: words, toLabel: words }),
  /** How often it is asked why, of an open question. */
  whyTimes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  mayBeSkipped: v.boolean(),
  /** The first whose condition holds is taken: to a later question by its key, or with null to the end. None: the next question. */
  branches: v.array(v.object({ when: condition, to: v.nullable(key) })),
});

/** A scenario as it was when somebody was invited: whoever has begun finishes theirs, whatever becomes of it meanwhile. */
export const scriptSchema = v.object({
  title: words,
  /** Said before consent is asked for. */
  welcome: words,
  /** To what consent is given. */
  consent: words,
  thanks: words,
  stages: v.array(v.object({ title: words, questions: v.array(questionSchema) })),
});

/** Where an answer belongs: a question, or how many times it was asked why after it; 0 is the question itself. */
export const placeSchema = v.object({ question: key, why: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** What an answer was understood as. */
const meaning = v.variant('is', [
  v.object({ is: v.literal('text') }),
  v.object({ is: v.literal('options'), options: v.array(key) }),
  v.object({ is: v.literal('number'), number: v.number() }),
  v.object({ is: v.literal('skipped') }),
  /** It does not answer the question asked; kept all the same. */
  v.object({ is: v.literal('unread') }),
]);

/** Something that a respondent said. */
export const saidSchema = v.object({
  /** Of the message, as its channel knows it. */
  id: key,
  /** Null: said after the last question. */
  place: v.nullable(placeSchema),
  at: v.string(),
  /** Word for word; of a pressed button what stood on it. */
  text: v.string(),
  meaning,
});

/** How a conversation with one respondent stands. All that it says and asks follows from this and its script. */
export const conversationSchema = v.object({
  step: v.picklist(['consent', 'asking', 'done', 'declined', 'stopped', 'withdrawn']),
  /** Which consent was given, when; null before. */
  consent: v.nullable(v.object({ at: v.string(), text: v.string() })),
  /** In the order in which it came. */
  said: v.array(saidSchema),
  /** Places that the respondent is through with. */
  settled: v.array(placeSchema),
  /** The place gone back to, to answer anew, and how much was said before that; null: the first place that is not settled. */
  back: v.nullable(v.object({ place: placeSchema, said: v.number() })),
  /** The last messages taken, by their ids: one that is delivered again changes nothing. */
  heard: v.array(key),
});
