import { counted } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { ordered } from '../core/record.ts';
import type { Hypothesis, Quote, Stance } from './hypothesis.ts';
import { countPeople, type People } from './participant.ts';

/** Words that speak of a hypothesis, with their key in its record. */
export type Evidence = Quote & { readonly key: string };

/** In the order they are shown. */
export const STANCES: readonly Stance[] = ['for', 'against'];

/** The words that speak for a hypothesis, or against it, in their order. */
export const evidenceOf = ({ quotes }: Pick<Hypothesis, 'quotes'>, stance: Stance): Evidence[] =>
  ordered(quotes).filter((quote) => quote.stance === stance);

/** Operations that say what words of a hypothesis speak for; none when they do already, or are its no more. */
export function turnQuote({ id, quotes }: Pick<Hypothesis, 'id' | 'quotes'>, key: string, stance: Stance): Op[] {
  const quote = Object.hasOwn(quotes, key) ? quotes[key] : undefined;
  if (!quote || quote.stance === stance) return [];
  return [{ op: 'setMember', kind: 'hypothesis', id, map: 'quotes', key, fields: { stance } }];
}

/** Operations that take words from a hypothesis; none when they are its no more. The text that they are from keeps them. */
export function removeQuote({ id, quotes }: Pick<Hypothesis, 'id' | 'quotes'>, key: string): Op[] {
  return Object.hasOwn(quotes, key) ? [{ op: 'drop', kind: 'hypothesis', id, map: 'quotes', key }] : [];
}

/** How many people said words for a hypothesis and against it, and in how many studies. */
export type Support = Readonly<Record<Stance, ReturnType<typeof countPeople>>>;

/** Counts who stands behind a hypothesis and against it; a person who said both stands on both sides. */
export function supportOf(hypothesis: Pick<Hypothesis, 'quotes'>, people: Pick<People, 'materials'>): Support {
  const count = (stance: Stance) => countPeople(evidenceOf(hypothesis, stance), people);
  return { for: count('for'), against: count('against') };
}

function inWords({ people, studies }: Support[Stance]): string {
  const persons = counted(people, ['человек', 'человека', 'человек']);
  return studies === 0
    ? persons
    : `${persons} из ${counted(studies, ['исследования', 'исследований', 'исследований'])}`;
}

/**
 * Who stands behind a hypothesis, in a sentence: «За этим 3 человека из 2 исследований, против — 1 человек из 1 исследования»;
 * empty when nobody's words do.
 */
export function supportInWords(support: Support): string {
  const [behind, against] = STANCES.map((stance) => (support[stance].people > 0 ? inWords(support[stance]) : ''));
  if (behind) return against ? `За этим ${behind}, против — ${against}` : `За этим ${behind}`;
  return against ? `Против этого ${against}` : '';
}
