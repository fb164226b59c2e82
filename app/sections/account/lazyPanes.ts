import type { AccountSection } from '#src/domain/account/accountSection.ts';
import { onDemand, type OnDemand } from '#src/ui/onDemand.ts';

/** Each section's code is a chunk of its own: the picture of spending does not weigh on the profile. */
export const ACCOUNT_PANES: Readonly<Record<AccountSection, OnDemand<object>>> = {
  profile: onDemand(() => import('./ProfilePane.tsx').then((module) => module.ProfilePane)),
  settings: onDemand(() => import('./SettingsPane.tsx').then((module) => module.SettingsPane)),
  companies: onDemand(() => import('./CompaniesPane.tsx').then((module) => module.CompaniesPane)),
  teams: onDemand(() => import('./TeamsPane.tsx').then((module) => module.TeamsPane)),
  balance: onDemand(() => import('./BalancePane.tsx').then((module) => module.BalancePane)),
  billing: onDemand(() => import('./BillingPane.tsx').then((module) => module.BillingPane)),
};

/** The screen of one scenario: over its section, with an address of its own. */
export const ScenarioPane = onDemand(() => import('./scenario/ScenarioPane.tsx').then((module) => module.ScenarioPane));

/** «Хранение и стирание»: over its section, with an address of its own. */
export const RetentionPane = onDemand(() =>
  import('./retention/RetentionPane.tsx').then((module) => module.RetentionPane),
);
