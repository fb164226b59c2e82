import { KEPT_MONTHS } from '../../research/privacy/keeping.ts';
import type { Draft, Op } from '../../core/operation.ts';
import { positionAt, type Keyed, type NewId } from '../../core/record.ts';
import type { Round } from '../kinds.ts';
import { type RoundForm, quotasOf } from './roundForm.ts';
import { typedNumberOf, checkRoundForm } from './checkRoundForm.ts';

const storedTime = (text: string): string => text.trim().padStart(5, '0');

/** Fields that a round sets itself, not the user. */
type Stands = 'id' | 'researchId' | 'script' | 'keepsMonths' | 'state' | 'startedAt' | 'endedAt' | 'timeZone';

type Planned = Omit<Draft<'round'>, Stands | 'erasedTalks' | 'erasedAt' | 'segments'>;

function plannedOf(form: RoundForm): Planned {
  const [problem] = Object.values(checkRoundForm(form));
  if (problem !== undefined) throw new RangeError(problem);
  const quotas: Keyed<{ segment: string; most: number }> = Object.fromEntries(
    quotasOf(form)
      .filter(({ segment }) => segment.trim() !== '')
      .map(({ key, segment, most }, index) => [
        key,
        { segment: segment.trim(), most: typedNumberOf(most), position: positionAt(index) },
      ]),
  );
  const { byMail, byTelegram, byWidget, takesVoice } = form;
  return {
    title: form.title.trim(),
    scenarioId: form.scenarioId,
    audienceId: form.audienceId === '' ? null : form.audienceId,
    until: form.until === '' ? null : form.until,
    goal: form.goal.trim() === '' ? null : typedNumberOf(form.goal),
    quotas,
    byMail,
    byTelegram,
    byWidget,
    quietFrom: storedTime(form.quietFrom),
    quietTo: storedTime(form.quietTo),
    reminders: form.reminders === '0' ? 0 : form.reminders === '2' ? 2 : 1,
    remindAfter: form.reminders === '0' ? 48 : typedNumberOf(form.remindAfter),
    reward: form.reward.trim(),
    price: form.price.trim() === '' ? 0 : Math.round(typedNumberOf(form.price) * 100) / 100,
    takesVoice,
    ownTerm: form.ownTerm === '' ? null : Number(form.ownTerm),
  };
}

/** Whether the round's term of storage can still be chosen: no respondent has been promised one. */
export const mayChooseTerm = ({ state }: Pick<Round, 'state'>): boolean => state === 'draft';

/**
 * Returns operations that make a round: a draft that asks no one yet.
 * @param timeZone of its author, for the hours without messages
 * @throws RangeError when the form does not pass {@link checkRoundForm}
 */
export function createRound(
  researchId: string,
  form: RoundForm,
  { newId, timeZone }: { readonly newId: NewId; readonly timeZone: string },
): { id: string; ops: Op[] } {
  const id = newId();
  const stands = { id, researchId, script: null, state: 'draft', startedAt: null, endedAt: null, timeZone } as const;
  const kept = { keepsMonths: KEPT_MONTHS, erasedTalks: 0, erasedAt: null, segments: {} };
  return { id, ops: [{ op: 'create', kind: 'round', id, record: { ...stands, ...kept, ...plannedOf(form) } }] };
}

export const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Operations that change a round to what the form says: only what differs.
 * @throws RangeError when the form does not pass {@link checkRoundForm}, or changes the term of a round that has begun
 */
export function editRound(round: Round, form: RoundForm): Op[] {
  const { quotas, ...next } = plannedOf(form);
  if (next.ownTerm !== round.ownTerm && !mayChooseTerm(round)) throw new RangeError('the term is promised');
  const on = { kind: 'round', id: round.id } as const;
  const fields = Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !isSameJson(value, round[field as keyof typeof next])),
  );
  const ops: Op[] = Object.keys(fields).length === 0 ? [] : [{ op: 'set', ...on, fields }];
  for (const key of Object.keys(round.quotas)) {
    if (!Object.hasOwn(quotas, key)) ops.push({ op: 'drop', ...on, map: 'quotas', key });
  }
  for (const [key, value] of Object.entries(quotas)) {
    const before = Object.hasOwn(round.quotas, key) ? round.quotas[key] : undefined;
    if (!isSameJson(before, value)) ops.push({ op: 'put', ...on, map: 'quotas', key, value });
  }
  return ops;
}
