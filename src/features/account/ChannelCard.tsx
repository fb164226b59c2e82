import { Check, Copy, Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

import type { EditedForm } from '../../domain/editedForm.ts';
import type { Outcome } from '../../domain/outcome.ts';
import {
  CHANNEL_STATE_LABELS,
  CHANNEL_TEXTS,
  checkChannelValue,
  checkConnection,
  storedValue,
  type ChannelAct,
  type ChannelView,
} from '../../domain/settingsRules.ts';
import { ConflictNote } from '../../patterns/ConflictNote.tsx';
import { FormError } from '../../patterns/FormError.tsx';
import { useEditedForm } from '../../patterns/useEditedForm.ts';
import { fontSizes, spaces, type Tone } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ChannelForm } from './settingsDrafts.ts';

export interface ChannelCardProps {
  /** The channel as it is stored. Give it anew when it changes: what differs from the typed is shown. */
  channel: ChannelView;
  /** What was typed before the section was left; without it the field begins with what is stored. */
  draft?: EditedForm<ChannelForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<ChannelForm> | undefined) => void;
  /** Stores the value, connects with it, or switches off. */
  onAct: (channel: ChannelView, act: ChannelAct, value: string) => Promise<Outcome>;
  /** Puts a text into the clipboard; resolves to whether that has happened. */
  onCopy: (text: string) => Promise<boolean>;
}

const TONES: Readonly<Record<ChannelView['state'], Tone>> = { active: 'green', setup: 'yellow', off: 'neutral' };

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${spaces[4]}px;
  align-content: start;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: ${spaces[2]}px;
  }
  & h3 {
    font-size: ${fontSizes.md}px;
  }
  & header p {
    flex: 1 1 100%;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
  }
  & textarea {
    font-family: ui-monospace, monospace;
    font-size: ${fontSizes.xs}px;
  }
  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
    align-content: start;
  }
`;

const Masked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px;

  & > button {
    margin-block-start: 26px;
  }
`;

const Buttons = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
`;

/** A respondent channel: its state, what is needed to connect it, and the way on and off (specification §2, §4). */
export function ChannelCard({ channel, draft, onDraftChange, onAct, onCopy }: ChannelCardProps) {
  const id = useId();
  const formId = useId();
  const texts = CHANNEL_TEXTS[channel.id];
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState<ChannelAct | null>(null);
  const [failure, setFailure] = useState('');
  const [problem, setProblem] = useState<string>();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const editing = useEditedForm<ChannelForm>(
    { value: channel.value },
    {
      draft,
      onChange: onDraftChange,
      show: (_, value) => ({ label: texts.field, text: channel.id === 'telegram' ? '••••••' : value }),
    },
  );
  const { value } = editing.values;
  const isChanged = value !== channel.value;
  const isOn = channel.state === 'active';
  const isSecret = channel.id === 'telegram';

  const act = async (what: ChannelAct) => {
    setFailure('');
    if (what !== 'off') {
      if (!editing.settled()) return;
      const wrong =
        what === 'connect' || isOn ? checkConnection(channel.id, value) : checkChannelValue(channel.id, value);
      setProblem(wrong);
      if (wrong !== undefined) {
        document.getElementById(id)?.focus();
        return;
      }
    }
    // As it will be stored: else the form would take its own value, tidied up, for somebody else's.
    const kept = what === 'off' ? value : storedValue(channel.id, value);
    if (kept !== value) editing.type({ value: kept });
    setBusy(what);
    const outcome = await onAct(channel, what, kept);
    setBusy(null);
    if (!outcome.ok) setFailure(outcome.message);
    else if (what !== 'off') onDraftChange?.(undefined);
  };
  const field = {
    id,
    label: texts.field,
    hint: texts.hint,
    autoComplete: 'off',
    spellCheck: false,
    value,
    error: problem,
    onChange: ({ target }: { target: { value: string } }) => {
      setProblem(undefined);
      editing.type({ value: target.value });
    },
  };
  return (
    <Root forwardedAs="section" aria-label={texts.name}>
      <header>
        <h3>{texts.name}</h3>
        <Badge tone={TONES[channel.state]}>{CHANNEL_STATE_LABELS[channel.state]}</Badge>
        <p>{texts.about}</p>
      </header>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy === null) void act(isOn ? 'save' : 'connect');
        }}
      >
        <ConflictNote {...editing.note} />
        {channel.id === 'widget' ? (
          <TextArea label={texts.field} hint={texts.hint} readOnly rows={3} value={channel.value} />
        ) : isSecret ? (
          <Masked>
            <TextField {...field} type={shown ? 'text' : 'password'} />
            <IconButton
              label={shown ? 'Скрыть токен' : 'Показать токен'}
              aria-pressed={shown}
              icon={shown ? <EyeOff /> : <Eye />}
              onClick={() => setShown(!shown)}
            />
          </Masked>
        ) : (
          <TextField {...field} type={channel.id === 'whatsapp' ? 'tel' : 'text'} />
        )}
        <FormError message={failure} />
      </form>
      <Buttons>
        {channel.id === 'widget' ? (
          <Button
            icon={copied === 'yes' ? <Check /> : <Copy />}
            onClick={() => void onCopy(channel.value).then((done) => setCopied(done ? 'yes' : 'no'))}
          >
            Скопировать код
          </Button>
        ) : isChanged ? (
          <Button busy={busy === 'save'} disabled={busy !== null} onClick={() => void act('save')}>
            Сохранить
          </Button>
        ) : null}
        {isOn ? null : (
          <Button
            type={channel.id === 'widget' ? 'button' : 'submit'}
            form={channel.id === 'widget' ? undefined : formId}
            busy={busy === 'connect'}
            disabled={busy !== null}
            onClick={channel.id === 'widget' ? () => void act('connect') : undefined}
          >
            Подключить
          </Button>
        )}
        {channel.state === 'off' ? null : (
          <Button variant="quiet" busy={busy === 'off'} disabled={busy !== null} onClick={() => void act('off')}>
            Выключить
          </Button>
        )}
        {channel.id === 'widget' ? (
          <output style={{ alignSelf: 'center' }}>
            {copied === 'yes'
              ? 'Код скопирован'
              : copied === 'no'
                ? 'Браузер не дал скопировать: выделите код и скопируйте его сами'
                : ''}
          </output>
        ) : null}
      </Buttons>
    </Root>
  );
}
