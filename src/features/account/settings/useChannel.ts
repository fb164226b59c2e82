import {
  CHANNEL_TEXTS,
  checkChannelOn,
  storedValue,
  type ChannelAct,
  type ChannelView,
} from '../../../domain/account/settingsRules.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { useRecordForm, type RecordForm } from '../../../patterns/form/useRecordForm.ts';
import { useSubmission, type Submission } from '../../../patterns/form/useSubmission.ts';
import type { ChannelForm } from './settingsDrafts.ts';

/** A channel, what is typed for it, and how it is stored. */
export interface ChannelOptions {
  /** The channel as it is stored. Give it anew when it changes: what differs from the typed is shown. */
  channel: ChannelView;
  /** Typed text from before the section was left; without it the field begins with the stored value. */
  draft?: EditedForm<ChannelForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<ChannelForm> | undefined) => void;
  /** Stores the value and has the channel on, or switches it off. */
  onAct: (channel: ChannelView, act: ChannelAct, value: string) => Promise<Outcome>;
}

/** A channel that is set up. */
export interface ChannelSetup {
  readonly form: RecordForm<ChannelForm>;
  /** Switch-off; its errors are shown apart from the form. */
  readonly switching: Submission;
  readonly busy: boolean;
  /** Whether the typed text differs from the stored one. */
  readonly isChanged: boolean;
  readonly isOn: boolean;
  /** Whether the typed text must be hidden from people nearby. */
  readonly isSecret: boolean;
}

/** Stores a channel's value, has it on and switches it off. */
export function useChannel({ channel, draft, onDraftChange, onAct }: ChannelOptions): ChannelSetup {
  const isSecret = channel.id === 'telegram';
  const form = useRecordForm<ChannelForm>({
    record: { value: channel.value },
    check: ({ value }) => ({ value: checkChannelOn(channel.id, value) }),
    draft,
    onDraftChange,
    show: (_, value) => ({ label: CHANNEL_TEXTS[channel.id].field, text: isSecret ? '••••••' : value }),
    tidy: ({ value }) => ({ value: storedValue(channel.id, value) }),
    onSubmit: async ({ value }) => {
      const outcome = await onAct(channel, 'save', value);
      // A secret kept by a server is nowhere else, not in the field either.
      if (outcome.ok && channel.told !== undefined) form.type({ value: '' });
      return outcome;
    },
  });
  const { value } = form.values;
  const switching = useSubmission(
    () => onAct(channel, 'off', value),
    () => undefined,
  );
  return {
    form,
    switching,
    busy: form.busy || switching.busy,
    isChanged: value !== channel.value,
    isOn: channel.state !== 'off',
    isSecret,
  };
}
