import { modelTroubleWords } from '../../domain/model/words.ts';
import { useBarred } from '../../ui/context/rights.ts';

/**
 * Why the connected model cannot be asked here, as a sentence that stands in place of its button; empty while it can be.
 * @param why what else stands in the way: there is nothing to read, the month's budget is spent; empty for nothing
 */
export function useWhyNoModel(why: string): string {
  const barred = useBarred('Researcher');
  return barred ? modelTroubleWords('forbidden') : why;
}
