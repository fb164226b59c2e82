/**
 * Whether a hypothesis began as a generated example, by its id, `tp-(stage)-(index)-hypothesis-(index)`: the record keeps it for
 * ever, and so does the experiment made of it.
 */
export function isExampleHypothesis(id: string | null): boolean {
  return id !== null && /^tp-[a-z]+-\d+-hypothesis-\d+$/.test(id);
}

/** Returns an experiment's hypothesis in words; one that began as an example says so everywhere. */
export function hypothesisInWords(experiment: {
  readonly hypothesis: string;
  readonly hypothesisId: string | null;
}): string {
  return isExampleHypothesis(experiment.hypothesisId)
    ? `${experiment.hypothesis} (из примера, не из исследования)`
    : experiment.hypothesis;
}
