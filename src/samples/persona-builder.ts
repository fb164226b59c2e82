import type { Persona } from '../domain/audiences/audience.ts';
import { keyedTexts, positionAt } from '../domain/core/record.ts';
import { moment, stamp } from './stamp.ts';

type Lists =
  | 'usageReasons'
  | 'purchaseReasons'
  | 'painPoints'
  | 'motivations'
  | 'interests'
  | 'skills'
  | 'jtbd'
  | 'characteristics';

/** A persona as the sample files write it: plain lists. */
export type PersonaEntry = Pick<
  Persona,
  'id' | 'title' | 'name' | 'role' | 'company' | 'region' | 'age' | 'familyStatus' | 'socialActivity' | 'techLevel'
> &
  Readonly<Record<Lists, readonly string[]>>;

/** Makes the personas of one audience, in the order given. */
export function personasOf(audienceId: string, entries: readonly PersonaEntry[]): readonly Persona[] {
  return entries.map((entry, index) =>
    stamp('persona', moment('2026-11-16'), {
      ...entry,
      audienceId,
      usageReasons: keyedTexts('usage', entry.usageReasons),
      purchaseReasons: keyedTexts('purchase', entry.purchaseReasons),
      painPoints: keyedTexts('pain', entry.painPoints),
      motivations: keyedTexts('motivation', entry.motivations),
      interests: keyedTexts('interest', entry.interests),
      skills: keyedTexts('skill', entry.skills),
      jtbd: keyedTexts('jtbd', entry.jtbd),
      characteristics: keyedTexts('characteristic', entry.characteristics),
      position: positionAt(index),
    }),
  );
}
