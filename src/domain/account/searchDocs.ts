import { said, whole, type SearchReaders } from '../core/searchDoc.ts';
import { stagesIn } from '../fieldwork/scriptOf.ts';
import type { AccountRecords, AccountSearchKind } from './kinds.ts';

/** Search readers of the section's records. */
export const ACCOUNT_SEARCH: SearchReaders<AccountRecords, AccountSearchKind> = {
  scenario: (scenario) => {
    const { title, description, welcome, consent, thanks } = scenario;
    const asked = stagesIn(scenario).flatMap((stage) => [
      stage.title,
      ...stage.questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]),
    ]);
    return whole(title, said(description, welcome, asked, consent, thanks));
  },
};
