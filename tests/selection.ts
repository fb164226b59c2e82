/** Whether this is `npm run test:full`, which runs everything; `npm test` runs what a change usually breaks. */
export const FULL = process.env.ORIENTIR_TESTS === 'full';

/** The journeys of `npm test`: from a first visit to a decision, alone, in a team, and with respondents. */
export const MAIN_JOURNEYS = [
  'audiences',
  'boards',
  'chat',
  'editing',
  'experiments',
  'findings',
  'fromFindings',
  'marks',
  'materials',
  'onboarding',
  'outward',
  'reader',
  'research',
  'respondent',
  'round',
  'signin',
  'start',
  'tactics',
  'team',
  'undo',
  'workspace-file',
].map((name) => `tests/e2e/${name}.e2e.ts`);
