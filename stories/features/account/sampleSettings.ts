import { fn } from 'storybook/test';

import type { Scenario } from '#src/domain/account/settings.ts';
import { botFormOf, channelViews, type ChannelView } from '#src/domain/account/settingsRules.ts';
import type { WorkspacePreview } from '#src/domain/workspaceFile.ts';
import { ready } from '#src/domain/core/loadable.ts';
import type { SettingsSectionProps } from '#src/features/account/settings/SettingsSection.tsx';
import { botSettings, channels, scenarios } from '#src/samples/settings.ts';

import { OWN_MODEL } from './model/sampleModel.ts';
import { done } from './sampleAccount.ts';

export const sampleChannels = channelViews(channels, 'company-orientir', 'https://orientir.example.com');

export function sampleChannel(id: ChannelView['id']): ChannelView {
  const channel = sampleChannels.find((one) => one.id === id);
  if (!channel) throw new Error(`no channel ${id}`);
  return channel;
}

/** The sample's settings of the bot. */
export const sampleBot = botFormOf(botSettings);

export const sampleScenarios: readonly Scenario[] = scenarios;

export const sampleScenario = scenarios[0] as Scenario;

/** Sample content of a workspace file. */
export const samplePreview: WorkspacePreview = {
  companyName: 'Ориентир',
  savedAt: '2026-06-10T12:00:00.000Z',
  counts: [
    { kind: 'research', count: 7 },
    { kind: 'experiment', count: 16 },
    { kind: 'audience', count: 5 },
    { kind: 'member', count: 11 },
  ],
  files: { count: 4, bytes: 22_528 },
  unreadable: [],
  missingFiles: 0,
  secretsLeftOut: true,
  place: 'open',
};

/** Actions on the whole workspace: it has a size, and every action succeeds. */
export const workspace = {
  companyName: 'Ориентир',
  storage: { estimate: { usage: 12_900_000, quota: 2_147_483_648 }, persistent: null },
  onSave: fn(done),
  onInspect: fn(() => Promise.resolve({ ok: true as const, preview: samplePreview })),
  onOpen: fn(done),
  onReset: fn(done),
  onPersist: fn(() => Promise.resolve(null)),
} satisfies SettingsSectionProps['data'];

/** The whole section: every action succeeds. */
export const settingsProps: SettingsSectionProps = {
  settings: ready({ channels: sampleChannels, bot: sampleBot, scenarios: sampleScenarios, broken: 0 }),
  onRetry: fn(),
  onChannelAct: fn(done),
  onCopy: fn(() => Promise.resolve(true)),
  onSaveBot: fn(done),
  onCreateScenario: fn(done),
  onEditScenario: fn(done),
  onDuplicateScenario: fn(),
  onScenarioStatusChange: fn(),
  onDeleteScenario: fn(),
  drafts: {},
  onDraftChange: fn(),
  hidesNames: false,
  onHideNames: fn(),
  hidesPersonal: false,
  onHidePersonal: fn(),
  keepsMonths: 12,
  retentionHref: '/profile?section=settings&retention=1',
  onKeep: fn(),
  namesSeenBy: 'Researcher',
  onNamesSeenBy: fn(),
  model: { model: ready(OWN_MODEL), onRetry: fn(), onSave: fn(done), onProbe: fn(done), onRemove: fn(done) },
  data: workspace,
};
