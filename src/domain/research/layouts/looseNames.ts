import type { Label, SpeakerRole } from './roles.ts';

/** A name as people show themselves, beyond those of {@link Label.isName}: «Катя из Твери», «Кофейня «Зерно»»; no beginning of a sentence. */
export const isDisplayName = ({ label, isHeading }: Label): boolean =>
  !isHeading &&
  label.split(/\s+/).filter((word) => !/^[\p{Ll}\p{P}]/u.test(word) || /^[«"„(]\p{Lu}/u.test(word)).length > 1;

/** What may be a label. */
interface Labelled {
  readonly label: Label;
}

const isNumber = ({ label }: Labelled): boolean => /^(?:№ ?)?\d/.test(label.label);

/**
 * Numbers that label answers («1: Картой.»): each row of them stands behind the words of the same asker, and they come back. A
 * numbered list stands in the words of who answers.
 */
export function numbersAnswering(candidates: readonly Labelled[], found: ReadonlyMap<string, SpeakerRole>): string[] {
  const numbers = candidates.filter(isNumber);
  const before = new Set<string>();
  candidates.forEach((one, index) => {
    const last = candidates[index - 1];
    if (!isNumber(one) || (last && isNumber(last))) return;
    before.add(last?.label.key ?? '');
  });
  const [asker = ''] = before;
  const isAsker = found.get(asker) === 'interviewer' || (found.size === 1 && found.has(asker));
  const keys = new Set(numbers.map(({ label }) => label.key));
  return before.size === 1 && isAsker && keys.size > 1 && keys.size < numbers.length ? [...keys] : [];
}
