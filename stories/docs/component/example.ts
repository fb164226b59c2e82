import type { Prop } from '../facts.ts';

/** The component's own name: `Button` of `ui/Button`. */
export const nameIn = (place: string): string => place.slice(place.lastIndexOf('/') + 1);

/** The import of a component, as another file of the project writes it. */
const importOf = (place: string): string => `import { ${nameIn(place)} } from '#src/${place}.tsx';`;

/** Returns an example where none is written: the import, and the component with its required props. */
export function exampleOf(place: string, props: readonly Prop[]): string {
  const name = nameIn(place);
  const required = props.filter(({ required: needed }) => needed);
  const given = required.filter(({ name: prop }) => prop !== 'children').map(({ name: prop }) => `${prop}={${prop}}`);
  const open = given.length > 3 ? `<${name}\n  ${given.join('\n  ')}\n` : `<${[name, ...given].join(' ')}`;
  const children = required.some(({ name: prop }) => prop === 'children');
  const spaced = given.length > 3 ? open : `${open}${children ? '' : ' '}`;
  return `${importOf(place)}\n\n${children ? `${spaced}>{children}</${name}>` : `${spaced}/>`}`;
}
