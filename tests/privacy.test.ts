import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { consentText } from '#src/domain/fieldwork/texts.ts';
import { COPIES_WORDS, ERASED_WORDS } from '#src/domain/fieldwork/words.ts';

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../docs/privacy.md'), 'utf8');

it('what a respondent is promised stands on the page for lawyers, sentence by sentence, as the product says it', () => {
  const said = `${consentText({ company: '', modelAsks: true })} ${ERASED_WORDS} ${COPIES_WORDS}`
    .replaceAll(/\s+/g, ' ')
    .replace('Наша компания', 'Компания …');
  const sentences = said.split(/(?<=[.?!]) (?=[А-ЯЁ])/);
  expect(sentences.length).toBeGreaterThan(12);
  expect(sentences.filter((sentence) => !PAGE.includes(sentence))).toEqual([]);
});
