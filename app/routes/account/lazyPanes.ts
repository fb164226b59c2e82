import { lazy, type ComponentType } from 'react';

import type { AccountSection } from '#src/domain/accountSection.ts';

/** Each section's code is a chunk of its own: the picture of spending does not weigh on the profile. */
export const ACCOUNT_PANES: Readonly<Record<AccountSection, ComponentType>> = {
  profile: lazy(() => import('./ProfilePane.tsx').then((module) => ({ default: module.ProfilePane }))),
  settings: lazy(() => import('./SettingsPane.tsx').then((module) => ({ default: module.SettingsPane }))),
  companies: lazy(() => import('./CompaniesPane.tsx').then((module) => ({ default: module.CompaniesPane }))),
  teams: lazy(() => import('./TeamsPane.tsx').then((module) => ({ default: module.TeamsPane }))),
  balance: lazy(() => import('./BalancePane.tsx').then((module) => ({ default: module.BalancePane }))),
  billing: lazy(() => import('./BillingPane.tsx').then((module) => ({ default: module.BillingPane }))),
};
