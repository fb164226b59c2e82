import type { AudienceStage } from '../../domain/audiences/audience.ts';
import type { Tone } from '../../theme/tokens.ts';

/** The nine stages of audiences in the hues of the six stages of the funnel that they belong to. */
export const AUDIENCE_STAGE_TONES: Readonly<Record<AudienceStage, Tone>> = {
  осведомленность: 'awareness',
  вовлечение: 'acquisition',
  рассмотрение: 'acquisition',
  намерение: 'activation',
  конверсия: 'revenue',
  удержание: 'retention',
  лояльность: 'referral',
  отток: 'retention',
  реактивация: 'retention',
};
