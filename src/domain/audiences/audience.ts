import type { Shape } from '../core/schema.ts';
import type {
  audienceSchema,
  audienceSummarySchema,
  contactListSchema,
  contactListSummarySchema,
  personaSchema,
  recruitingRequestSchema,
} from './schema.ts';

export type Audience = Shape<typeof audienceSchema>;
/** Fields of an audience for lists and choosers. */
export type AudienceSummary = Shape<typeof audienceSummarySchema>;
/**
 * Funnel stage of an audience: the audience screens' own Russian labels (R24). The filter offers all nine, so that
 * it finds what the form can create.
 */
export type AudienceStage = AudienceSummary['funnelStages'][number];
/** A typical member of a cohort (R45). */
export type Persona = Shape<typeof personaSchema>;
/** Tech literacy (R45). */
export type TechLevel = Persona['techLevel'];
/** Some of an audience's contacts; an audience has as many lists as its contacts take. */
export type ContactList = Shape<typeof contactListSchema>;
/** Counts of a list of contacts that need no reading of it. */
export type ContactListSummary = Shape<typeof contactListSummarySchema>;
/** «Поиск» of the add-contacts dialog: whom to find. */
export type RecruitingRequest = Shape<typeof recruitingRequestSchema>;

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

export const TECH_LEVELS: readonly TechLevel[] = ['Начинающий', 'Средний', 'Продвинутый'];

/** Most contacts in one {@link ContactList}: a record per contact is too slow for 100,000 of them. */
export const CONTACTS_PER_LIST = 1000;

export function summariseAudience(audience: Audience): AudienceSummary {
  const { id, name, description, expected } = audience;
  return {
    id,
    name,
    description,
    expected,
    touchpoints: Object.values(audience.touchpoints).map((item) => item.text),
    funnelStages: Object.values(audience.funnelStages).map((item) => item.stage),
  };
}

/** The summary of a list of contacts. */
export function summariseContactList({ id, audienceId, contacts }: ContactList): ContactListSummary {
  return { id, audienceId, count: Object.keys(contacts).length };
}
