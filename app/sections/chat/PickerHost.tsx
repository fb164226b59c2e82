import { useState } from 'react';

import { questionOf } from '#src/domain/chat/lines.ts';
import type { ChatSource } from '#src/domain/chat/interview.ts';
import { living } from '#src/domain/core/record.ts';
import type { ChatPick } from '#src/features/chat/ChatScreen.tsx';
import { PassagePicker } from '#src/features/chat/picking/PassagePicker.tsx';

import { toLoadable, useRecord, useRetryFailed } from '#store/queries.ts';

export interface PickerHostProps extends ChatPick {
  /** Sources to pick from, at least one. */
  sources: readonly ChatSource[];
}

/** Reads the text that is picked from: each when it is opened. */
export function PickerHost({ sources, field, onPick, onClose }: PickerHostProps) {
  const [wanted, setWanted] = useState('');
  const shown = sources.find(({ id }) => id === wanted) ?? sources[0];
  const record = toLoadable(useRecord('chatText', shown?.id ?? null));
  const onRetry = useRetryFailed();
  if (!shown) return null;
  const text = record.state === 'ready' ? { ...record, value: living(record.value)?.text ?? '' } : record;
  return (
    <PassagePicker
      question={questionOf(field)}
      sources={sources}
      shown={shown}
      text={text}
      onShow={setWanted}
      onRetry={onRetry}
      onPick={onPick}
      onClose={onClose}
    />
  );
}
