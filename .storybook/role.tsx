import type { ComponentType } from 'react';

import type { Role } from '../src/domain/account/account.ts';
import { ROLE_WORDS } from '../src/domain/account/roleWords.ts';
import { BARRED_OUT, barredFor, OVER } from '../src/domain/sync/rightsWords.ts';
import { Rights, type RightsProps } from '../src/ui/context/Rights.tsx';
import { onAsked } from '../stories/rights.ts';

/** Chosen instead of a role: their access has ended. */
const OUT = 'Out' as const;

const ROLES: readonly Role[] = ['Owner', 'Admin', 'Researcher', 'Viewer'];

const isRole = (value: Role | typeof OUT): value is Role => value !== OUT;

/** The toolbar's choice of who looks at the story. */
export const roleChoice = {
  description: 'Чьими глазами: что роль не позволяет, недоступно и говорит почему',
  toolbar: {
    title: 'Роль',
    icon: 'user',
    items: [...ROLES, OUT].map((value) => ({
      value,
      title: isRole(value) ? `${value} (${ROLE_WORDS[value]})` : OVER.cleared.title,
    })),
    dynamicTitle: true,
  },
} as const;

const BARRED: Readonly<Record<string, RightsProps['barred']>> = {
  ...Object.fromEntries(ROLES.map((role) => [role, barredFor(role)])),
  [OUT]: BARRED_OUT,
};

/** Shows every story as a user with this role sees it in a shared company. A story sets it by `globals: { role: 'Viewer' }`. */
export const withRole = (Story: ComponentType, { globals }: { globals: Record<string, unknown> }) => (
  <Rights
    barred={BARRED[String(globals.role)] ?? null}
    over={globals.role === OUT ? OVER.cleared : null}
    onAsked={onAsked}
  >
    <Story />
  </Rights>
);
