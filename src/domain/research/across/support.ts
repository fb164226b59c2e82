import { counted } from '../../core/format.ts';
import { evidenceOf, STANCES } from '../hypotheses/evidence.ts';
import type { Hypothesis, Stance } from '../hypothesis.ts';
import { countPeople, type People } from '../participant.ts';

/** How many people said words for a hypothesis and against it, and in how many studies. */
export type Support = Readonly<Record<Stance, ReturnType<typeof countPeople>>>;

/** Counts the people for a hypothesis and against it; a person who said both counts on both sides. */
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
 * Says who supports a hypothesis, in a sentence: «За этим 3 человека из 2 исследований, против — 1 человек из 1 исследования»;
 * empty without any words for or against.
 */
export function supportInWords(support: Support): string {
  const [behind, against] = STANCES.map((stance) => (support[stance].people > 0 ? inWords(support[stance]) : ''));
  if (behind) return against ? `За этим ${behind}, против — ${against}` : `За этим ${behind}`;
  return against ? `Против этого ${against}` : '';
}
