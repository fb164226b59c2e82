import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { CHANNEL_TEXTS, channelBadge, WIDGET_CODE, type ChannelView } from '../../../domain/account/settingsRules.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { RecordForm } from '../../../patterns/form/RecordForm.tsx';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { fontSizes, spaces, type Tone } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useSharedCompany } from '../../../ui/context/SharedCompany.ts';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useChannel, type ChannelOptions } from './useChannel.ts';
import { TokenField } from './TokenField.tsx';

export interface ChannelCardProps extends ChannelOptions {
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
    font-size: ${fontSizes.md};
  }
  & header > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px;
  }
  & header p {
    flex: 1 1 100%;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & textarea {
    font-family: ui-monospace, monospace;
    font-size: ${fontSizes.xs};
  }
  & form p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
    align-content: start;
  }
`;

/** A respondent channel: its state, what is needed to reach it, and the way on and off (R57). */
export function ChannelCard({ channel, draft, onDraftChange, onAct, onCopy }: ChannelCardProps) {
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusHome(root, heading);
  const texts = CHANNEL_TEXTS[channel.id];
  const isShared = useSharedCompany();
  const code = isShared ? (channel.code ?? '') : '';
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const { form, switching, busy, isChanged, isOn, isSecret } = useChannel({ channel, draft, onDraftChange, onAct });
  const field = {
    ...form.text('value'),
    label: texts.field,
    hint: texts.hint,
    autoComplete: 'off',
    spellCheck: false,
  };
  return (
    <Root ref={root} forwardedAs="section" aria-label={texts.name}>
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {texts.name}
        </h3>
        <span>
          {channel.isSample && isOn ? <Badge>Пример</Badge> : null}
          <Badge tone={TONES[channel.state]}>{channelBadge(channel)}</Badge>
        </span>
        <p>{texts.about}</p>
      </header>
      <RecordForm form={form} footer={<FormError message={switching.error} />}>
        {channel.id === 'widget' ? (
          <>
            <TextArea {...field} rows={2} />
            {code === '' ? (
              isShared === false && <p>{WIDGET_CODE.noServer}</p>
            ) : (
              <TextArea
                needs={null}
                label={WIDGET_CODE.field}
                hint={WIDGET_CODE.hint}
                readOnly
                rows={3}
                spellCheck={false}
                value={code}
              />
            )}
          </>
        ) : isSecret ? (
          <>
            <TokenField {...field} />
            {channel.told === undefined ? null : <p>{channel.told}</p>}
          </>
        ) : (
          <TextField {...field} type={channel.id === 'whatsapp' ? 'tel' : 'text'} />
        )}
      </RecordForm>
      <Row as="footer">
        {code !== '' ? (
          <Button
            needs={null}
            icon={copied === 'yes' ? <Check /> : <Copy />}
            onClick={() => void onCopy(code).then((done) => setCopied(done ? 'yes' : 'no'))}
          >
            Скопировать код
          </Button>
        ) : null}
        {isOn && isChanged ? (
          <Button busy={busy} aria-label={`Сохранить: ${texts.name}`} onClick={() => form.send()}>
            Сохранить
          </Button>
        ) : null}
        {/* One button: it keeps the focus as it turns from one to the other. */}
        <Button
          key="switch"
          aria-label={`${isOn ? 'Выключить' : 'Включить'}: ${texts.name}`}
          busy={busy}
          onClick={() => (isOn ? switching.run() : form.send())}
        >
          {isOn ? 'Выключить' : 'Включить'}
        </Button>
        {code !== '' ? (
          <output style={{ alignSelf: 'center' }}>
            {copied === 'yes'
              ? 'Код скопирован'
              : copied === 'no'
                ? 'Браузер не дал скопировать: выделите код и скопируйте его сами'
                : ''}
          </output>
        ) : null}
      </Row>
    </Root>
  );
}
