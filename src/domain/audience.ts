import type { Contact } from './contact.ts';
import type { Keyed, StoredRecord, TextItem } from './record.ts';

/**
 * Funnel stage of an audience: the audience screens' own Russian labels (decision 18). The filter offers all nine, so that
 * it finds what the form can create.
 */
export type AudienceStage =
  | 'осведомленность'
  | 'вовлечение'
  | 'рассмотрение'
  | 'намерение'
  | 'конверсия'
  | 'удержание'
  | 'лояльность'
  | 'отток'
  | 'реактивация';

/** In funnel order. */
export const AUDIENCE_STAGES: readonly AudienceStage[] = [
  'осведомленность',
  'вовлечение',
  'рассмотрение',
  'намерение',
  'конверсия',
  'удержание',
  'лояльность',
  'отток',
  'реактивация',
];

/** Tech literacy (specification §3). */
export type TechLevel = 'Начинающий' | 'Средний' | 'Продвинутый';
/** In rising order. */
export const TECH_LEVELS: readonly TechLevel[] = ['Начинающий', 'Средний', 'Продвинутый'];

/** A cohort of respondents (specification §3 «Audience»). */
export interface Audience extends StoredRecord {
  readonly name: string;
  readonly description: string;
  /** Respondents. */
  readonly count: number;
  readonly touchpoints: Keyed<TextItem>;
  readonly funnelStages: Keyed<{ readonly stage: AudienceStage }>;
  /** Respondents in studies under way. */
  readonly currentResearch: number;
  /** Respondents asked during the last month. */
  readonly lastMonthResearch: number;
  /** Candidates for personas that a person turned down («Найти новые персоны»), by their key. */
  readonly rejectedPersonas: Keyed<object>;
}

/** What lists and choosers need of an audience. */
export interface AudienceSummary {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly touchpoints: readonly string[];
  readonly funnelStages: readonly AudienceStage[];
}

/** The summary of an audience. */
export function summariseAudience(audience: Audience): AudienceSummary {
  const { id, name, description, count } = audience;
  return {
    id,
    name,
    description,
    count,
    touchpoints: Object.values(audience.touchpoints).map((item) => item.text),
    funnelStages: Object.values(audience.funnelStages).map((item) => item.stage),
  };
}

/** A typical member of a cohort (specification §3 «Persona»). */
export interface Persona extends StoredRecord {
  readonly audienceId: string;
  readonly title: string;
  readonly name: string;
  readonly role: string;
  /** Empty when not known; as are `familyStatus` and `avatar`. */
  readonly company: string;
  readonly region: string;
  /** Years, or null when not known. */
  readonly age: number | null;
  readonly familyStatus: string;
  readonly socialActivity: string;
  readonly usageReasons: Keyed<TextItem>;
  readonly purchaseReasons: Keyed<TextItem>;
  readonly painPoints: Keyed<TextItem>;
  readonly motivations: Keyed<TextItem>;
  readonly interests: Keyed<TextItem>;
  readonly skills: Keyed<TextItem>;
  readonly techLevel: TechLevel;
  readonly jtbd: Keyed<TextItem>;
  readonly characteristics: Keyed<TextItem>;
  readonly position: string;
}

/** Most contacts in one {@link ContactList}: a record per contact is too slow for 100,000 of them. */
export const CONTACTS_PER_LIST = 1000;

/**
 * Some of an audience's contacts; an audience has as many lists as its contacts take. Contacts are members and not records,
 * because removing a record is soft, and a deleted contact must be gone from what is stored, exports included: dropping
 * the member erases it.
 */
export interface ContactList extends StoredRecord {
  readonly audienceId: string;
  /** At most {@link CONTACTS_PER_LIST}, by ids made by the client. */
  readonly contacts: Keyed<Contact>;
}

/** «Поиск» of the add-contacts dialog: whom to find. */
export interface RecruitingRequest extends StoredRecord {
  readonly audienceId: string;
  readonly description: string;
  readonly status: 'open' | 'closed';
}
