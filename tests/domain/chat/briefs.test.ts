import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { proposeAnswers } from '#src/domain/chat/answerProposals.ts';
import { CHAT_FIELDS } from '#src/domain/boards/fields.ts';

import expected from '#tests/corpus/chat/briefs/expected.json' with { type: 'json' };
import fresh from '#tests/corpus/chat/freshBriefs/expected.json' with { type: 'json' };

/* Plain briefs, written as people write them: headings in everyday words, or none at all. */

const CORPUS = path.resolve(import.meta.dirname, '../../corpus/chat');
/** Least number of answers found, of nine. */
const LEAST = 7;

describe('a plain brief', () => {
  it.each(Object.entries(expected))('%s answers most of the questions', (name, answers) => {
    const text = readFileSync(path.join(CORPUS, 'briefs', name), 'utf8');
    const proposals = proposeAnswers([{ from: 'file', name, text }]);
    const missed = CHAT_FIELDS.filter(
      (field) => !proposals[field]?.[0]?.text.replaceAll(/\s+/g, ' ').includes(answers[field]),
    );
    expect(missed.length).toBeLessThanOrEqual(CHAT_FIELDS.length - LEAST);
  });
});

/** Briefs that were written by people who had not seen the code, and what their writers took for the answers: null for none. */
it('fresh briefs give most of their answers, and few that they do not have', () => {
  const score = { answers: 0, found: 0, invented: 0 };
  for (const [name, answers] of Object.entries(fresh)) {
    const text = readFileSync(path.join(CORPUS, 'freshBriefs', name), 'utf8');
    const proposals = proposeAnswers([{ from: 'file', name, text }]);
    for (const field of CHAT_FIELDS) {
      const wanted = answers[field];
      const got = proposals[field]?.[0]?.text.replaceAll(/\s+/g, ' ');
      if (wanted === null) score.invented += got === undefined ? 0 : 1;
      else {
        score.answers += 1;
        score.found += got?.includes(wanted) ? 1 : 0;
      }
    }
  }
  expect(score.found / score.answers).toBeGreaterThanOrEqual(168 / 206);
  expect(score.invented).toBeLessThanOrEqual(5);
});
