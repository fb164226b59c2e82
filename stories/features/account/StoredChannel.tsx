import { useState } from 'react';

import { DONE } from '#src/domain/core/outcome.ts';
import { ChannelCard, type ChannelCardProps } from '#src/features/account/settings/ChannelCard.tsx';

/** A channel that is stored as requested; no service answers at the other end. */
export function StoredChannel(props: ChannelCardProps) {
  const [channel, setChannel] = useState(props.channel);
  return (
    <ChannelCard
      {...props}
      channel={channel}
      onAct={async (_, act, value) => {
        setChannel({ ...channel, value, state: act === 'off' ? 'off' : 'setup' });
        return DONE;
      }}
    />
  );
}
