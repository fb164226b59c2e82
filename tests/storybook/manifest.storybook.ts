import { expect, inject, it } from 'vitest';

/** Entry of a component in the manifest; @storybook/addon-mcp gives it to a model that writes with them. */
interface ComponentEntry {
  readonly name: string;
  readonly description?: string;
  readonly error?: { readonly message: string };
  readonly stories: readonly { readonly snippet?: string; readonly error?: object }[];
}

/**
 * Components whose definition the generator does not find: a story names them with their type, as `ViewSwitch<View>`, or they are
 * no function.
 */
const NOT_READ = [
  'EditableList',
  'ExportButton',
  'LatinText',
  'ListScreen',
  'ScrolledList',
  'Unfolded',
  'ViewSwitch',
  'WindowedAccordion',
  'WindowedList',
];

it('the manifest tells a model of every component: what it is for, and how each of its states is written', async () => {
  const manifest = await fetch(`${inject('storybookUrl')}/manifests/components.json`);
  const { components } = (await manifest.json()) as { components: Record<string, ComponentEntry> };
  const all = Object.values(components);
  expect(all.length).toBeGreaterThan(310);
  expect(
    all
      .filter(({ error, description = '' }) => error ?? description.trim() === '')
      .map(({ name }) => name.replace(/<.*/, ''))
      .toSorted(),
  ).toEqual(NOT_READ);
  const stories = all.flatMap((one) => one.stories);
  expect(stories.filter(({ snippet, error }) => error ?? !snippet)).toEqual([]);
});
