import type { Scenario } from '#src/domain/account/settings.ts';
import { botFormOf, channelViews, type ChannelView } from '#src/domain/account/settingsRules.ts';
import type { WorkspacePreview } from '#src/domain/workspaceFile.ts';
import { botSettings, channels, scenarios } from '#src/samples/settings.ts';

/** The sample's four channels. */
export const sampleChannels = channelViews(channels, 'company-orientir');

/** One of them. */
export function sampleChannel(id: ChannelView['id']): ChannelView {
  const channel = sampleChannels.find((one) => one.id === id);
  if (!channel) throw new Error(`no channel ${id}`);
  return channel;
}

/** The sample's settings of the bot. */
export const sampleBot = botFormOf(botSettings);

/** The sample's scenarios. */
export const sampleScenarios: readonly Scenario[] = scenarios;

/** The long one of them. */
export const sampleScenario = scenarios[0] as Scenario;

/** What a workspace file may hold. */
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
