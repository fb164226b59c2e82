import { counted } from '../core/format.ts';
import { ordered } from '../core/record.ts';
import { STAGE_NAMES } from '../core/stage.ts';
import type { KnownPerson } from '../evidence/personal/maskTexts.ts';
import { checkText, type CheckedText } from '../evidence/verbatim/checkedText.ts';
import { soundingsOf } from '../evidence/verbatim/soundings.ts';
import { MODEL_FIELDS, type ModelField } from '../experiments/modelFields.ts';
import { STANCE_LABELS, type Hypothesis } from '../research/hypothesis.ts';
import { ALL_TOUCHPOINTS } from '../tactics/touchpoint.ts';
import type { Drafted } from './drafted.ts';
import type { AskTask } from './reading.ts';
import { MOST_WORDS } from './tasks/canvas.ts';
import { wholeTexts } from './wholeTexts.ts';

/** The hypothesis among what is read. */
const HYPOTHESIS = 'hypothesis';

const PASSAGES = ['цитата', 'цитаты', 'цитат'] as const;

/**
 * Has a model draft the canvas of an experiment out of its hypothesis and what was said for it and against it. Personal data do not go
 * out; quotations in what it writes are looked up in these words.
 */
export async function draftCanvas(
  hypothesis: Pick<Hypothesis, 'text' | 'stage' | 'touchpoint' | 'quotes'>,
  people: readonly KnownPerson[],
  ask: AskTask,
): Promise<Drafted<ModelField>> {
  const quotes = ordered(hypothesis.quotes);
  const { numbered, outward } = wholeTexts([{ key: HYPOTHESIS, text: hypothesis.text }, ...quotes], people);
  const lines: string[] = [];
  let letters = 0;
  for (const { key, stance } of quotes) {
    const words = `${STANCE_LABELS[stance]}: ${outward(key)}`;
    if (letters + words.length > MOST_WORDS) break;
    letters += words.length + 1;
    lines.push(words);
  }
  const outcome = await ask('canvas', {
    hypothesis: outward(HYPOTHESIS),
    place: `${STAGE_NAMES[hypothesis.stage]}, ${hypothesis.touchpoint}`,
    words: lines.join('\n'),
  });
  if (outcome.kind === 'stopped') return outcome;
  if (outcome.kind === 'refused') return { kind: 'failed', trouble: outcome.code };
  // Quoted text of the hypothesis may be quoted in its experiment.
  const soundings = soundingsOf(numbered);
  const fields: Partial<Record<ModelField, CheckedText>> = {};
  for (const field of MODEL_FIELDS) {
    const text = outcome.output[field];
    if (text !== '') fields[field] = checkText(text, soundings, ALL_TOUCHPOINTS);
  }
  const read = lines.length === 0 ? 'гипотеза' : `гипотеза, ${counted(lines.length, PASSAGES)}`;
  return { kind: 'done', fields, madeBy: { model: outcome.model, read } };
}
