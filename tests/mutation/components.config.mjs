import rules from './stryker.config.mjs';

/**
 * npm run mutate:components: the same for a sample of components, by their stories in the browser. Stryker's own runner
 * opens a page for every change, so it takes seconds for each; the report lies in reports/mutation/components.html.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  ...rules,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/runner.mjs'],
  vitest: { configFile: 'tests/mutation/stories.vitest.config.ts', dir: 'stories/ui', related: false },
  mutate: ['src/ui/{Avatar,Disclosure,Menu,ProgressBar,Tabs,LatinText}.tsx', 'src/ui/accordion/Accordion.tsx'],
  incrementalFile: 'reports/mutation/components.incremental.json',
  jsonReporter: { fileName: 'reports/mutation/components.json' },
  htmlReporter: { fileName: 'reports/mutation/components.html' },
};
