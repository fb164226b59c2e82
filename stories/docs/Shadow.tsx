import components from 'virtual:catalogue';

import { darkVariables, lightVariables } from '#src/theme/tokens.ts';

import { docsOf } from './catalogue.ts';
import { FLOATING } from './floating.ts';
import { Table } from './Table.tsx';

const SHADOW = '--shadow-float';

/** The one shadow's value, as a theme's variables have it. */
const valueIn = (variables: string): string => /--shadow-float: ([^;]+);/.exec(variables)?.[1] ?? '';

export function ShadowValues() {
  return (
    <Table
      label="Тень"
      head={['Переменная', 'Светлая тема', 'Тёмная тема']}
      rows={[
        [
          <code key="name">{SHADOW}</code>,
          <code key="light">{valueIn(lightVariables)}</code>,
          <code key="dark">{valueIn(darkVariables)}</code>,
        ],
      ]}
    />
  );
}

/** Floating parts, which have the shadow. */
export function FloatingParts() {
  return (
    <Table
      label="Что плавает"
      head={['Компонент', 'Почему']}
      rows={FLOATING.map(({ place, why }) => {
        const component = components.find(({ path }) => path === place);
        return [
          component ? (
            <a key="name" href={docsOf(component)} target="_top">
              {component.name}
            </a>
          ) : (
            place
          ),
          why,
        ];
      })}
    />
  );
}
