import { BOARD_CARDS } from './boardRules.ts';
import { plainText } from './cardText.ts';
import { IN_PROGRESS_RESULTS } from './experiment.ts';
import type { Records } from './operation.ts';
import { ordered, type Keyed, type TextItem } from './record.ts';
import { sentencesIn } from './searchText.ts';
import { turnsOf, type TextRange } from './transcript.ts';

/**
 * Kinds of record that search reads. Contacts, requests, members, money and channels are not among them: they are personal
 * data or secrets.
 */
export const SEARCH_KINDS = [
  'research',
  'material',
  'hypothesis',
  'experiment',
  'audience',
  'persona',
  'board',
  'scenario',
  'materialText',
] as const;

/** A kind of record that search reads. */
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What search knows of a record, or of one place in it: a card of a board, a sentence of a text. */
export interface SearchDoc {
  /** The place inside the record: a card's field, a sentence's beginning; empty for the record itself. */
  readonly key: string;
  /** What it is called. Empty for a sentence. */
  readonly title: string;
  /** Everything else that is said in it, a dot between one thing and the next. */
  readonly body: string;
  /** Who says a sentence; empty otherwise. */
  readonly speaker: string;
  /** Where a sentence stands in its text; null otherwise. */
  readonly place: TextRange | null;
  /** Where a hypothesis stands, and whether a file has text: that decides where it is looked at; empty otherwise. */
  readonly state: string;
  /** The record it is looked at with: a text's study, a hypothesis' study, a persona's audience, an experiment's hypothesis. */
  readonly parentId: string | null;
}

const texts = (list: Keyed<TextItem>): string[] => ordered(list).map(({ text }) => text);
const said = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' · ');

const whole = (title: string, body: string, parentId: string | null = null, state = ''): SearchDoc[] => [
  { key: '', title, body, speaker: '', place: null, state, parentId },
];

const READERS: { readonly [K in SearchKind]: (record: Records[K]) => SearchDoc[] } = {
  research: ({ title, description, insights, questions, author }) =>
    whole(
      title,
      said(
        description,
        ordered(insights).flatMap(({ text, quote }) => [text, quote]),
        texts(questions),
        author,
      ),
    ),
  material: ({ name, researchId, state }) => whole(name, '', researchId, state),
  hypothesis: (one) =>
    whole(
      one.text,
      said(
        one.description,
        one.jtbd,
        one.context,
        texts(one.gains),
        texts(one.pains),
        texts(one.metrics),
        texts(one.quotes),
        one.touchpoint,
        one.comment,
      ),
      one.researchId,
      one.status,
    ),
  experiment: (one) =>
    whole(
      one.name,
      said(
        one.hypothesis,
        one.results === IN_PROGRESS_RESULTS ? '' : one.results,
        one.learnings,
        one.nextSteps,
        one.valueProposition,
        one.riskiestAssumption,
        one.successCriteria,
        one.metrics,
        one.scenario,
        one.customerSegment,
        one.customerEngagement,
        one.channels,
        one.experimentFormat,
      ),
      one.hypothesisId,
    ),
  audience: ({ name, description, touchpoints }) => whole(name, said(description, texts(touchpoints))),
  persona: (one) =>
    whole(
      one.title,
      said(
        [one.name, one.role, one.company, one.region].filter((part) => part !== '').join(', '),
        texts(one.characteristics),
        texts(one.jtbd),
        texts(one.usageReasons),
        texts(one.purchaseReasons),
        texts(one.painPoints),
        texts(one.motivations),
        texts(one.interests),
        texts(one.skills),
        one.socialActivity,
      ),
      one.audienceId,
    ),
  board: ({ id, cards }) =>
    // An empty card can be gone to by its name.
    BOARD_CARDS[id].map(({ field, title }) => ({
      key: field,
      title,
      body: plainText(cards[field]?.content.trim() ?? ''),
      speaker: '',
      place: null,
      state: '',
      parentId: null,
    })),
  scenario: ({ title, description, stages }) =>
    whole(
      title,
      said(
        description,
        ordered(stages).flatMap((stage) => [stage.title, ...stage.questions]),
      ),
    ),
  materialText: ({ text, researchId }) =>
    turnsOf(text).flatMap(({ speaker, bodyStart, end }) =>
      sentencesIn(text, bodyStart, end).map((place) => ({
        key: String(place.start),
        title: '',
        body: text.slice(place.start, place.end),
        speaker: speaker ?? '',
        place,
        state: '',
        parentId: researchId,
      })),
    ),
};

/** Whether search reads records of a kind. */
export function isSearchKind(kind: string): kind is SearchKind {
  return (SEARCH_KINDS as readonly string[]).includes(kind);
}

/** What search knows of a record: one document, or one for each card of a board and each sentence of a text. */
export function searchDocsOf<K extends SearchKind>(kind: K, record: Records[K]): readonly SearchDoc[] {
  return READERS[kind](record);
}
