import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { proposeAnswers } from '#src/domain/chat/answerProposals.ts';
import { CHAT_FIELDS } from '#src/domain/boards/fields.ts';

import expected from '#tests/corpus/chat/briefs/expected.json' with { type: 'json' };

/* Plain briefs, written as people write them: headings in everyday words, or none at all. */

const FOLDER = path.resolve(import.meta.dirname, '../../corpus/chat/briefs');
/** Least number of answers found, of nine. */
const LEAST = 7;

describe('a plain brief', () => {
  it.each(Object.entries(expected))('%s answers most of the questions', (name, answers) => {
    const text = readFileSync(path.join(FOLDER, name), 'utf8');
    const proposals = proposeAnswers([{ from: 'file', name, text }]);
    const missed = CHAT_FIELDS.filter(
      (field) => !proposals[field]?.[0]?.text.replaceAll(/\s+/g, ' ').includes(answers[field]),
    );
    expect(missed.length).toBeLessThanOrEqual(CHAT_FIELDS.length - LEAST);
  });
});
