/**
 * Whether this is `npm run test:storybook`, which plays and looks at everything. `npm run test:full` takes one play of each file
 * and each page of the documentation in one theme, and leaves out the files `*.whole.ts`: the page «Экраны», and `npm run visual`
 * on two files.
 */
export const WHOLE = process.env.ORIENTIR_STORYBOOK === 'whole';
