import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { ChannelGrid } from '#src/features/account/settings/ChannelGrid.tsx';

import { sampleChannels } from '../sampleSettings.ts';

const meta = preview.meta({
  id: 'features-account-settings-channelgrid',
  title: 'Разделы/Личный кабинет/Каналы респондентов · ChannelGrid',
  component: ChannelGrid,
  parameters: { docs: { description: { component: 'Четыре канала респондентов рядом.' } } },
  args: {
    channels: sampleChannels,
    drafts: {},
    onDraftChange: fn(),
    onAct: fn(() => Promise.resolve(DONE)),
    onCopy: fn(() => Promise.resolve(true)),
  },
  render: (args) => <ChannelGrid {...args} />,
});

export const Four = meta.story({
  name: 'Четыре; набранное хранится по каналу',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(4);
    await userEvent.type(canvas.getAllByRole('textbox')[0] as HTMLElement, '1');
    await expect(args.onDraftChange).toHaveBeenCalledWith(expect.stringMatching(/^channel:/), expect.anything());
  },
});
