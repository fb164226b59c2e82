import {
  ASKED_DENSE,
  ASKED_WEIGHTS,
  askedFeatures,
  questionsIn,
  VERDICTS,
  type QuestionVerdict,
} from '#src/domain/evidence/questions.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

import { readCorpus } from './corpus.ts';
import { overlaps } from './measures.ts';
import { learnWeights } from './train.ts';

const FOLDS = 6;

/**
 * Judges the questions of the corpus by models that never saw their domain.
 * @param withFaults whether each wrong verdict is printed, for the developer who improves it
 */
export function evaluateQuestions(withFaults = false): string {
  const interviews = readCorpus();
  const domains = [...new Set(interviews.map(({ domain }) => domain))];
  const all = interviews.flatMap(({ text, labels, domain, id }) =>
    labels
      .filter(({ of }) => of === 'question')
      .map(({ kinds, start, end }) => ({
        id,
        domain,
        words: text.slice(start, end),
        verdict: kinds[0] as QuestionVerdict,
        features: askedFeatures(text.slice(start, end)),
      })),
  );
  const out: string[] = [];
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = new Set(domains.filter((_one, index) => index % FOLDS === fold));
    const known = all.filter(({ domain }) => !held.has(domain));
    const models = VERDICTS.map((verdict) =>
      learnWeights(
        known.map((one) => ({ features: one.features, target: one.verdict === verdict ? 1 : 0, weight: 1 })),
        ASKED_WEIGHTS,
        ASKED_DENSE.length,
      ),
    );
    for (const one of all.filter(({ domain }) => held.has(domain))) {
      const scores = models.map((weights) =>
        [...one.features.places].reduce(
          (sum, place, index) => sum + (weights[place] ?? 0) * (one.features.values[index] ?? 0),
          0,
        ),
      );
      const said = VERDICTS[scores.indexOf(Math.max(...scores))] ?? 'good';
      add(`${one.verdict}>${said}`);
      if (withFaults && said !== one.verdict) out.push(`${one.verdict} > ${said}: ${one.words}`);
    }
  }
  const of = (key: string) => counts.get(key) ?? 0;
  let macro = 0;
  for (const verdict of VERDICTS) {
    const right = of(`${verdict}>${verdict}`);
    const is = VERDICTS.reduce((sum, other) => sum + of(`${verdict}>${other}`), 0);
    const said = VERDICTS.reduce((sum, other) => sum + of(`${other}>${verdict}`), 0);
    const f1 = (2 * right) / (is + said);
    macro += f1 / VERDICTS.length;
    out.push(
      `${verdict}: recall ${((100 * right) / is).toFixed(0)} precision ${((100 * right) / said).toFixed(0)} F1 ${f1.toFixed(2)} of ${is}`,
    );
  }
  const bad = all.length - VERDICTS.reduce((sum, other) => sum + of(`good>${other}`), 0);
  const badRight = VERDICTS.filter((v) => v !== 'good').reduce(
    (sum, a) => sum + VERDICTS.filter((v) => v !== 'good').reduce((s, b) => s + of(`${a}>${b}`), 0),
    0,
  );
  const badSaid = VERDICTS.filter((v) => v !== 'good').reduce(
    (sum, b) => sum + VERDICTS.reduce((s, a) => s + of(`${a}>${b}`), 0),
    0,
  );
  out.push(`macro F1 ${macro.toFixed(3)}; bad or good: F1 ${((2 * badRight) / (bad + badSaid)).toFixed(3)}`);
  // Finding the questions at all.
  let [is, hit, said, right] = [0, 0, 0, 0];
  for (const { text, labels } of interviews) {
    const real = labels.filter(({ of: what }) => what === 'question');
    const found = turnsOf(text)
      .filter(({ role }) => role === 'interviewer')
      .flatMap(({ bodyStart, end }) => questionsIn(text, bodyStart, end));
    is += real.length;
    said += found.length;
    hit += real.filter((one) => found.some((f) => overlaps(one, f))).length;
    right += found.filter((one) => real.some((r) => overlaps(one, r))).length;
  }
  out.push(`questions found: recall ${((100 * hit) / is).toFixed(1)} precision ${((100 * right) / said).toFixed(1)}`);
  return out.join('\n');
}
