import { styled } from 'styled-components';

import type { ChannelView } from '../../../domain/account/settingsRules.ts';
import { media } from '../../../theme/media.ts';
import { spaces } from '../../../theme/tokens.ts';
import { ChannelCard, type ChannelCardProps } from './ChannelCard.tsx';
import type { KeepSettingsDraft, SettingsDrafts } from './settingsDrafts.ts';

export interface ChannelGridProps extends Pick<ChannelCardProps, 'onAct' | 'onCopy'> {
  /** All four, in their order. */
  channels: readonly ChannelView[];
  /** Typed text from before the section was left. */
  drafts: SettingsDrafts;
  /** Called with every change of a form, so that the parent can keep it; undefined once it is stored. */
  onDraftChange: KeepSettingsDraft;
}

const Channels = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[4]}px;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The respondent channels side by side. */
export function ChannelGrid({ channels, drafts, onDraftChange, onAct, onCopy }: ChannelGridProps) {
  return (
    <Channels>
      {channels.map((channel) => (
        <ChannelCard
          key={channel.id}
          channel={channel}
          draft={drafts[`channel:${channel.id}`]}
          onDraftChange={(draft) => onDraftChange(`channel:${channel.id}`, draft)}
          onAct={onAct}
          onCopy={onCopy}
        />
      ))}
    </Channels>
  );
}
