import { counted } from '../core/format.ts';
import type { KnownPerson } from '../evidence/personal/maskTexts.ts';
import { checkText } from '../evidence/verbatim/checkedText.ts';
import { soundingsOf } from '../evidence/verbatim/soundings.ts';
import type { Report } from '../research/report/reportShape.ts';
import type { Drafted } from './drafted.ts';
import type { AskTask } from './reading.ts';
import { MOST_OF_FINDINGS } from './tasks/summary.ts';
import { wholeTexts } from './wholeTexts.ts';

const FINDINGS = ['находка', 'находки', 'находок'] as const;

/** Finding of a report as shown: its words, counts and quotations. */
export interface ReportFinding {
  readonly key: string;
  readonly text: string;
}

/** The findings of a report that are in it, and say something. */
export const findingsIn = ({ sections }: Pick<Report, 'sections'>): readonly ReportFinding[] =>
  sections
    .filter(({ section, isIn }) => section === 'findings' && isIn)
    .flatMap(({ parts }) => parts.filter(({ isIn }) => isIn))
    .map(({ key, title, facts, body, points, quotes }) => ({
      key,
      text: [
        title?.text ?? '',
        ...facts,
        body?.text ?? '',
        points?.text ?? '',
        ...quotes.flatMap((quote) => (quote.isIn ? [quote.text] : [])),
      ]
        .map((words) => words.replaceAll(/\s+/g, ' ').trim())
        .filter((words) => words !== '')
        .join('. '),
    }))
    .filter(({ text }) => text !== '');

/**
 * Has a model word the summary of a report out of its findings. A sentence for which it names no finding that there is, is left out;
 * quotations are looked up in the findings.
 */
export async function wordSummary(
  report: Pick<Report, 'sections'>,
  people: readonly KnownPerson[],
  ask: AskTask,
): Promise<Drafted<'lead'>> {
  const { numbered, outward } = wholeTexts(findingsIn(report), people);
  const lines: string[] = [];
  let letters = 0;
  for (const { key } of findingsIn(report)) {
    const line = `[${lines.length + 1}] ${outward(key)}`;
    if (letters + line.length > MOST_OF_FINDINGS) break;
    letters += line.length + 1;
    lines.push(line);
  }
  const outcome = await ask('summary', { findings: lines.join('\n') });
  if (outcome.kind === 'stopped') return outcome;
  if (outcome.kind === 'refused') return { kind: 'failed', trouble: outcome.code };
  const isKnown = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= lines.length;
  const text = outcome.output.sentences.flatMap((one) => (one.numbers.some(isKnown) ? [one.text] : [])).join(' ');
  return {
    kind: 'done',
    fields: text === '' ? {} : { lead: checkText(text, soundingsOf(numbered)) },
    madeBy: { model: outcome.model, read: counted(lines.length, FINDINGS) },
  };
}
