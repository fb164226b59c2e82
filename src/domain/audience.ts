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

/** A person who can be asked. Personal data: removed everywhere at once, exports included. */
export interface Contact extends StoredRecord {
  readonly audienceId: string;
  readonly type: 'phone' | 'telegram';
  /** +7XXXXXXXXXX, or a Telegram name without @ (decision 25). */
  readonly value: string;
}

/** «Поиск» of the add-contacts dialog: whom to find. */
export interface RecruitingRequest extends StoredRecord {
  readonly audienceId: string;
  readonly description: string;
  readonly status: 'open' | 'closed';
}
