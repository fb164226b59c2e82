import { AUDIENCE_STAGES, type AudienceStage } from '../audience.ts';
import { parseNumber } from '../../core/format.ts';
import type { AudienceForm, MayLack } from './audienceForm.ts';

/** The form as it is typed: every value a text, so that nothing typed is lost and two tabs can be compared. */
export type TypedAudience = Readonly<Record<keyof AudienceForm, string>>;

/** Stages as the form holds them, in funnel order. */
export const stagesText = (stages: readonly string[]): string =>
  AUDIENCE_STAGES.filter((stage) => stages.includes(stage)).join(', ');
export const stagesOf = (text: string) => text.split(', ').filter(Boolean) as AudienceStage[];

/** The form as it begins. */
export function typedOf({ expected, funnelStages, ...form }: AudienceForm): TypedAudience {
  return { ...form, expected: expected === null ? '' : String(expected), funnelStages: stagesText(funnelStages) };
}

/** Reads a number typed the Russian way: null when nothing is typed, NaN when it is none. */
function countOf(text: string): number | null {
  if (text.trim() === '') return null;
  return parseNumber(text.replace('\u2212', '-')) ?? Number.NaN;
}

/** What the form says. */
export const formOf = ({ expected, funnelStages, ...typed }: TypedAudience): AudienceForm => ({
  ...typed,
  expected: countOf(expected),
  funnelStages: stagesOf(funnelStages),
});

/** What must be filled in before it can be sent; empty when it can. @param purpose to do what */
export function missingOf(
  { name, description, funnelStages }: TypedAudience,
  mayLack: MayLack,
  purpose: string,
): string {
  const missing = [
    name.trim() === '' ? 'название' : '',
    !mayLack.includes('description') && description.trim() === '' ? 'описание' : '',
    !mayLack.includes('funnelStages') && funnelStages === '' ? 'этап воронки' : '',
  ].filter(Boolean);
  return missing.length > 0 ? `Чтобы ${purpose}, заполните: ${missing.join(', ')}` : '';
}
