export type Stage = 'awareness' | 'acquisition' | 'activation' | 'revenue' | 'retention' | 'referral';

/** The one order of the stages for logic and screens (R22). */
export const STAGES: readonly Stage[] = ['awareness', 'acquisition', 'activation', 'revenue', 'retention', 'referral'];

/** Order in which a study's hypothesis form names the stages (R22): Retention before Revenue. */
export const STAGES_IN_HYPOTHESIS_FORM: readonly Stage[] = [
  'awareness',
  'acquisition',
  'activation',
  'retention',
  'revenue',
  'referral',
];

/** Names as shown on badges and buttons. */
export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  awareness: 'Awareness',
  acquisition: 'Acquisition',
  activation: 'Activation',
  revenue: 'Revenue',
  retention: 'Retention',
  referral: 'Referral',
};

/** Whether an untrusted value (a URL, a file) names a stage. */
export function isStage(value: unknown): value is Stage {
  return typeof value === 'string' && (STAGES as readonly string[]).includes(value);
}
