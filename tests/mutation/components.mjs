// npm run mutate:components [-- src/ui/Tabs.tsx ...]: changes components one place at a time and plays the stories of that
// component again. What survives is a change that no story notices. Stryker finds no tests in Vitest's browser, so only its
// changes are taken; all of them lie in one page, switched one after the other (storyChanges.ts). Nothing is written: Vite
// gets the changed sources from memory.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Instrumenter } from '@stryker-mutator/instrumenter';
import { loadConfigFromFile } from 'vite';
import { createVitest } from 'vitest/node';

/** A few of each kind: what is pressed, filled in, folded, chosen from, drawn, and parts of screens. */
const SAMPLE = [
  'src/ui/Disclosure.tsx',
  'src/ui/field/Switch.tsx',
  'src/ui/field/Field.tsx',
  'src/ui/field/NumberField.tsx',
  'src/patterns/form/PickList.tsx',
  'src/patterns/list/FilterBar.tsx',
  'src/features/account/billing/MonthChart.tsx',
  'src/features/chat/ProgressSteps.tsx',
  'src/features/experiments/FinishForm.tsx',
  'src/features/research/HypothesisRow.tsx',
];
const components = process.argv.length > 2 ? process.argv.slice(2) : SAMPLE;

const silent = { debug() {}, info() {}, isDebugEnabled: () => false };
const sources = components.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
const { files, mutants } = await new Instrumenter(silent).instrument(sources, {
  plugins: null,
  excludedMutations: [],
  ignorers: [],
});
const changed = new Map(files.map(({ name, content }) => [path.resolve(name), content]));
/** The files of a component's stories: a long one is in parts, `X.stories.tsx` and `X.byKeys.stories.tsx`. */
function storyFiles(component) {
  const { dir, name } = path.parse(component.replace(/^src/, 'stories'));
  const isOurs = (file) => file.startsWith(`${name}.`) && file.endsWith('.stories.tsx');
  return readdirSync(dir)
    .filter(isOurs)
    .map((file) => path.resolve(dir, file));
}
/** A change that one file kills is killed, whatever the others miss. */
const SURE = ['unreached', 'survived', 'static', 'killed'];
const surer = (one, other) => (SURE.indexOf(one) > SURE.indexOf(other) ? one : other);

// Storybook's plugin is empty elsewhere than in Vitest, which would say so only later.
process.env.VITEST = 'true';
const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vitest.config.ts');
const stories = loaded.config.test.projects.find(({ test }) => test.name === 'stories');

/** Judges changes in a fresh page; gives what was judged before one of them spoilt the page for those after it. */
async function judge(left) {
  const asked = {};
  for (const { id, fileName } of left) for (const file of storyFiles(fileName)) (asked[file] ??= []).push(id);
  const vitest = await createVitest('test', {
    config: false,
    watch: false,
    silent: true,
    reporters: [{}],
    projects: [
      {
        ...stories,
        logLevel: 'warn',
        plugins: [
          ...stories.plugins,
          { name: 'changed-components', enforce: 'pre', load: (id) => changed.get(id.split('?')[0]) },
        ],
        test: { ...stories.test, maxWorkers: 1, setupFiles: ['tests/mutation/storyChanges.ts'] },
      },
    ],
  });
  for (const project of vitest.projects) project.provide('changes', asked);
  await vitest.start(Object.keys(asked));
  const judged = new Map();
  for (const { meta } of vitest.state.getFiles())
    for (const [id, verdict] of meta.judged ?? []) judged.set(id, surer(verdict, judged.get(id)));
  const reasons = vitest.state
    .getFiles()
    .flatMap(({ meta, result }) => meta.spoilt ?? result?.errors?.[0]?.message ?? []);
  await vitest.close();
  return { judged, reasons };
}

const verdicts = new Map();
for (let left = mutants; left.length > 0; left = mutants.filter(({ id }) => !verdicts.has(id))) {
  const { judged, reasons } = await judge(left);
  if (judged.size === 0) throw new Error(`the stories fail with nothing changed: ${reasons.join('; ')}`);
  for (const [id, verdict] of judged) verdicts.set(id, verdict);
}

/** A survivor in words: where, and what the place would become. */
function told({ id, fileName, mutatorName, replacement, location: { start } }) {
  const what = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
  return `  ${verdicts.get(id)} ${fileName}:${start.line + 1}:${start.column + 1} ${mutatorName}: ${what}`;
}

for (const component of components) {
  // Made when the file is read, as styles are: the page would have to be loaded for each.
  const own = mutants.filter(({ id, fileName }) => fileName === component && verdicts.get(id) !== 'static');
  const killed = own.filter(({ id }) => verdicts.get(id) === 'killed');
  const score = own.length === 0 ? 100 : (100 * killed.length) / own.length;
  console.log(`${score.toFixed(0).padStart(3)} % ${component}: ${killed.length} of ${own.length} noticed`);
  for (const mutant of own) if (verdicts.get(mutant.id) !== 'killed') console.log(told(mutant));
}
process.exit();
