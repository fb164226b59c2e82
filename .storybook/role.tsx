import type { ComponentType } from 'react';

import type { Role } from '../src/domain/account/account.ts';
import { ROLE_WORDS } from '../src/domain/account/roleWords.ts';
import { barredFor } from '../src/domain/sync/rightsWords.ts';
import { Rights } from '../src/ui/context/Rights.tsx';
import { onAsked } from '../stories/rights.ts';

const ROLES: readonly Role[] = ['Owner', 'Admin', 'Researcher', 'Viewer'];

/** The toolbar's choice of who looks at the story. */
export const roleChoice = {
  description: 'Чьими глазами: что роль не позволяет, недоступно и говорит почему',
  toolbar: {
    title: 'Роль',
    icon: 'user',
    items: ROLES.map((value) => ({ value, title: `${value} (${ROLE_WORDS[value]})` })),
    dynamicTitle: true,
  },
} as const;

const BARRED = Object.fromEntries(ROLES.map((role) => [role, barredFor(role)]));

/** Shows every story as a user with this role sees it in a shared company. A story sets it by `globals: { role: 'Viewer' }`. */
export const withRole = (Story: ComponentType, { globals }: { globals: Record<string, unknown> }) => (
  <Rights barred={BARRED[String(globals.role)] ?? null} onAsked={onAsked}>
    <Story />
  </Rights>
);
