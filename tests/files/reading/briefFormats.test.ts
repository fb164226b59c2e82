import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import { CHAT_FIELDS } from '#src/domain/boards/fields.ts';

import { extractChatText } from '#files/reading/extractText.ts';
import { proposeAnswers } from '#src/domain/chat/answerProposals.ts';
import answersOf from '../../corpus/chat/briefs/expected.json' with { type: 'json' };
import { runWorkersHere } from '../../support/workersHere.ts';

runWorkersHere();

/* Plain briefs as they are sent: what is found in them does not depend on what they were written with. */

const BRIEFS = new URL('../../fixtures/chat/briefs/', import.meta.url);
const FILES = readdirSync(BRIEFS).filter((name) => /\.(?:pdf|pptx|docx)$/.test(name));
/** Least number of answers found, of nine. */
const LEAST = 7;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('a plain brief', () => {
  test.each(FILES)('%s answers most of the questions', async (name) => {
    const read = await extractChatText(new File([await readFile(new URL(name, BRIEFS))], name));
    const text = read.state === 'text' ? read.text : '';
    const answers = answersOf[name.replace(/\.\w+$/, '.txt') as keyof typeof answersOf];
    const found = proposeAnswers([{ from: 'file', name, text }]);
    const missed = CHAT_FIELDS.filter(
      (field) => !plain(found[field]?.[0]?.text ?? '').includes(plain(answers[field] ?? '')),
    );
    expect({ missed: missed.length, of: missed }).toEqual({
      missed: expect.toSatisfy((count: number) => count <= CHAT_FIELDS.length - LEAST),
      of: missed,
    });
  });
});
