import { CHANNEL_STATE_LABELS, BOT_TONE_LABELS } from '../account/settingsRules.ts';
import { MEMBER_STATUS_LABELS } from '../account/members/memberRules.ts';
import { scenarioValueWords } from '../account/scenario/words.ts';
import { SCENARIO_STATUS_LABELS } from '../account/scenario/rules.ts';
import { contactValueWords } from '../audiences/consent/valueWords.ts';
import { RECRUITING_LABELS } from '../audiences/rules.ts';
import { FINDING_KIND_LABELS, SEVERITY_LABELS } from '../core/findingKind.ts';
import { formatDate } from '../core/format.ts';
import { isObject } from '../core/record.ts';
import { STAGE_NAMES } from '../core/stage.ts';
import { EXPERIMENT_STATUS_LABELS, VERDICT_LABELS } from '../experiments/experiment.ts';
import { CODE_COLOUR_LABELS } from '../research/code.ts';
import { HYPOTHESIS_STATUS_LABELS, RELEVANCE_LABELS, STANCE_LABELS } from '../research/hypothesis.ts';
import { RESEARCH_STATUS_LABELS, RESEARCH_TYPE_LABELS } from '../research/research.ts';
import type { Kind } from '../records.ts';
import { SILENT, valueWords } from '../sync/differences.ts';

type Labels = Readonly<Record<string, string>>;

/** Fields that say one of a few things, by `kind/field`, and what a person calls each of these. */
const CHOICES: Readonly<Record<string, Labels>> = {
  'research/status': RESEARCH_STATUS_LABELS,
  'research/type': RESEARCH_TYPE_LABELS,
  'hypothesis/status': HYPOTHESIS_STATUS_LABELS,
  'hypothesis/stage': STAGE_NAMES,
  'hypothesis/relevance': RELEVANCE_LABELS,
  'experiment/status': EXPERIMENT_STATUS_LABELS,
  'experiment/cjmStage': STAGE_NAMES,
  'experiment/verdict': VERDICT_LABELS,
  'code/colour': CODE_COLOUR_LABELS,
  'member/status': MEMBER_STATUS_LABELS,
  'scenario/status': SCENARIO_STATUS_LABELS,
  'channel/state': CHANNEL_STATE_LABELS,
  'botSettings/tone': BOT_TONE_LABELS,
  'recruitingRequest/status': RECRUITING_LABELS,
};

/** Labels of choices in members of maps, by field, for any kind. */
const INNER: Readonly<Record<string, Labels>> = {
  stance: STANCE_LABELS,
  kind: FINDING_KIND_LABELS,
  severity: SEVERITY_LABELS,
};

/** Which kind of record a field or a map names by ids. */
export const NAMED_BY: Readonly<Record<string, Kind>> = {
  audienceId: 'audience',
  personaId: 'persona',
  assigneeId: 'member',
  researchId: 'research',
  researchIds: 'research',
  experimentId: 'experiment',
  experimentIds: 'experiment',
  hypothesisId: 'hypothesis',
  hypothesisIds: 'hypothesis',
  participantId: 'participant',
  productId: 'product',
  participantIds: 'participant',
  codeId: 'code',
  parentId: 'code',
};

/** Returns the name of a record, by kind and id; empty for an unknown one. */
export type NameOf = (kind: Kind, id: string) => string;

const worded = (labels: Labels | undefined, value: unknown): string | null =>
  labels && typeof value === 'string' && Object.hasOwn(labels, value) ? (labels[value] ?? null) : null;

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A value of a field as a person reads it: a choice by its label, a date as it is written, another record by its name. */
export function wordsOf(kind: Kind, field: string, value: unknown, nameOf: NameOf): string {
  const label = worded(CHOICES[`${kind}/${field}`] ?? INNER[field], value);
  if (label !== null) return label;
  const own =
    kind === 'scenario'
      ? scenarioValueWords(field, value)
      : kind === 'contactList'
        ? contactValueWords(field, value)
        : null;
  if (own !== null) return own;
  const of = NAMED_BY[field];
  if (of && typeof value === 'string') return nameOf(of, value);
  if (isDate(value)) return formatDate(value);
  if (!isObject(value)) return valueWords(value);
  return Object.entries(value)
    .filter(([inner]) => !SILENT.test(inner) || Object.hasOwn(NAMED_BY, inner))
    .map(([inner, part]) => wordsOf(kind, inner, part, nameOf))
    .filter(Boolean)
    .join('\n');
}
