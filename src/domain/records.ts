import {
  ACCOUNT_KINDS,
  type AccountPersonalKind,
  type AccountRecords,
  type AccountSearchKind,
} from './account/kinds.ts';
import {
  AUDIENCE_KINDS,
  type AudienceRecords,
  type AudienceSearchKind,
  type AudienceSummaries,
} from './audiences/kinds.ts';
import { BOARD_KINDS, type BoardRecords, type BoardSearchKind } from './boards/kinds.ts';
import { CHAT_KINDS, type ChatRecords } from './chat/kinds.ts';
import type { KindFacts, SearchFacts } from './core/kind.ts';
import { EVIDENCE_KINDS, type EvidenceRecords } from './evidence/records.ts';
import {
  EXPERIMENT_KINDS,
  type ExperimentRecords,
  type ExperimentSearchKind,
  type ExperimentSummaries,
} from './experiments/kinds.ts';
import { FIELDWORK_KINDS, type FieldworkRecords } from './fieldwork/kinds.ts';
import {
  RESEARCH_KINDS,
  type ResearchRecords,
  type ResearchSearchKind,
  type ResearchSummaries,
} from './research/kinds.ts';
import { COMMENT_RECORD_KINDS, type CommentRecords, type CommentSearchKind } from './comments/kinds.ts';

/** Every kind of record and its type. */
export interface Records
  extends
    ResearchRecords,
    EvidenceRecords,
    ExperimentRecords,
    AudienceRecords,
    BoardRecords,
    ChatRecords,
    FieldworkRecords,
    CommentRecords,
    AccountRecords {}

/** Name of a kind of record. */
export type Kind = keyof Records;

/** Kinds that keep a summary beside the record, and its type: what lists, filters and choosers read. */
export interface Summaries extends ResearchSummaries, ExperimentSummaries, AudienceSummaries {}

/** A kind that lives with the person, whatever company is open. */
export type PersonalKind = AccountPersonalKind;

/** A kind that lives in a company's workspace. */
export type CompanyKind = Exclude<Kind, PersonalKind>;

export type SummaryKind = keyof Summaries;

/**
 * A kind of record that search reads. Contacts, requests, members, money and channels are not among them: they are personal
 * data or secrets.
 */
export type SearchKind =
  | ResearchSearchKind
  | ExperimentSearchKind
  | AudienceSearchKind
  | BoardSearchKind
  | CommentSearchKind
  | AccountSearchKind;

/**
 * Facts about every kind that need no schema, in the order in which they are shown to people: the work first, then the account.
 */
export const KINDS: { readonly [K in Kind]: KindFacts<Records[K]> & { readonly search?: SearchFacts } } & {
  readonly [K in SearchKind]: { readonly search: SearchFacts };
} = {
  ...RESEARCH_KINDS,
  ...EVIDENCE_KINDS,
  ...EXPERIMENT_KINDS,
  ...AUDIENCE_KINDS,
  ...BOARD_KINDS,
  ...CHAT_KINDS,
  ...FIELDWORK_KINDS,
  ...COMMENT_RECORD_KINDS,
  ...ACCOUNT_KINDS,
};
