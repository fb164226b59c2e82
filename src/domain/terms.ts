import { RESEARCH_TERMS } from './research/words/terms.ts';
import { HYPOTHESIS_TERMS } from './research/words/hypothesisTerms.ts';
import { EXPERIMENT_TERMS } from './experiments/terms.ts';
import { AUDIENCE_TERMS } from './audiences/terms.ts';
import { BOARD_TERMS } from './boards/terms.ts';
import { ACCOUNT_TERMS } from './account/terms.ts';
import { CHAT_TERMS } from './chat/terms.ts';
import { FIELDWORK_TERMS } from './fieldwork/terms.ts';
import { COMMENT_TERMS } from './comments/terms.ts';
import { SHARE_TERMS } from './sync/terms.ts';
import { TOGETHER_TERMS } from './experiments/togetherTerms.ts';
import type { Contact } from './audiences/contact.ts';
import type { AudienceFigures } from './audiences/figures.ts';
import type { TimelineEntry } from './experiments/experiment.ts';
import type { Quote } from './research/hypothesis.ts';
import type { Requisites } from './account/requisites.ts';
import type { Kind, Records } from './records.ts';

/** Labels by kind and field, and of what kinds are made of. */
type Terms = {
  readonly [K in Kind]: { readonly [F in keyof Records[K]]?: string };
} & {
  readonly quote: { readonly [F in keyof Quote]?: string };
  readonly timelineEntry: Readonly<Record<keyof TimelineEntry, string>>;
  readonly audienceFigures: Readonly<Record<keyof AudienceFigures, string>>;
  readonly contact: Readonly<Record<keyof Contact | 'consentAt' | 'consentText' | 'why', string>>;
  /** A question of a scenario, as its form has it. */
  readonly scenarioQuestion: Readonly<Record<keyof (typeof CHAT_TERMS)['scenarioQuestion'], string>>;
  /** An OKR's key result, as its form and the sheet have it. */
  readonly keyResult: Readonly<Record<'text' | 'from' | 'to' | 'now' | 'unit', string>>;
  /** Access to a shared company. */
  readonly shareLink: Readonly<Record<keyof (typeof SHARE_TERMS)['shareLink'], string>>;
  /** Whom one invites to a round of interviews, and how many of a segment are wanted there. */
  readonly invitation: Readonly<Record<keyof (typeof FIELDWORK_TERMS)['invitation'], string>>;
  readonly interviewPlan: Readonly<Record<keyof (typeof FIELDWORK_TERMS)['interviewPlan'], string>>;
  readonly rewardCodes: Readonly<Record<keyof (typeof FIELDWORK_TERMS)['rewardCodes'], string>>;
  readonly quota: Readonly<Record<keyof (typeof FIELDWORK_TERMS)['quota'], string>>;
  /** Events of the inbox. */
  readonly inbox: Readonly<Record<keyof (typeof SHARE_TERMS)['inbox'], string>>;
  /** The way in to a server. */
  readonly signIn: Readonly<Record<keyof (typeof SHARE_TERMS)['signIn'], string>>;
  /** Told of several fields at once. */
  readonly together: Readonly<Record<string, string>>;
  readonly requisites: Readonly<Record<keyof Requisites, string>>;
};

/** Kinds of whose fields a person sees none by a name of its own. */
const WITHOUT_LABELS = {
  materialText: {},
  refiProject: {},
  refusal: {},
  contactList: {},
  board: {},
  interview: {},
  chatText: {},
  channel: {},
};

/**
 * The dictionary: what a field is called, on screens, in forms, in files and in notes of a conflict. Nothing else may
 * name a field (tests/terms.test.ts), so that one thing never has two names.
 */
export const TERMS = {
  ...RESEARCH_TERMS,
  ...HYPOTHESIS_TERMS,
  ...EXPERIMENT_TERMS,
  ...AUDIENCE_TERMS,
  ...BOARD_TERMS,
  ...ACCOUNT_TERMS,
  ...CHAT_TERMS,
  ...FIELDWORK_TERMS,
  ...COMMENT_TERMS,
  ...SHARE_TERMS,
  together: TOGETHER_TERMS,
  ...WITHOUT_LABELS,
} as const satisfies Terms;
