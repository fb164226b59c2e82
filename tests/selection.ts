/** Whether this is `npm run test:full`, which runs everything; `npm test` runs what a change usually breaks. */
export const FULL = process.env.ORIENTIR_TESTS === 'full';
