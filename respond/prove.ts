import { isProof, proofText } from '../src/domain/respond/proof.ts';

/** Hashes that are asked for together: the page is free after each lot. */
const TOGETHER = 64;

/** Finds what answers a challenge, a little at a time. */
async function answerTo(challenge: string): Promise<string> {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += TOGETHER) {
    const answers = Array.from({ length: TOGETHER }, (_, at) => String(from + at));
    // oxlint-disable-next-line no-await-in-loop -- it is the work that is to take its time
    const hashes = await Promise.all(
      answers.map((answer) => crypto.subtle.digest('SHA-256', encoder.encode(proofText(challenge, answer)))),
    );
    const found = answers[hashes.findIndex((hash) => isProof(new Uint8Array(hash)))];
    if (found !== undefined) return found;
  }
}

/** Solves the work of a page's challenges: begun when one is first seen, it is done when the respondent has read the consent. */
export function createProver(): (challenge: string) => Promise<string> {
  let known: { readonly challenge: string; readonly answer: Promise<string> } | null = null;
  return (challenge) => {
    if (known?.challenge !== challenge) known = { challenge, answer: answerTo(challenge) };
    return known.answer;
  };
}
