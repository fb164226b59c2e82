import { modelTroubleWords } from '../../domain/model/words.ts';
import { useMissingRole } from '../../ui/context/rights.ts';

/**
 * Why the connected model cannot be asked here, as a sentence that replaces its button; empty while it can be.
 * @param why another obstacle: there is nothing to read, the month's budget is spent; empty for none
 */
export function useWhyNoModel(why: string): string {
  const barred = useMissingRole('Researcher');
  return barred ? modelTroubleWords('forbidden') : why;
}
