import { useState } from 'react';
import { styled } from 'styled-components';

import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import {
  MAIL_CHOICE_WORDS,
  MAIL_CHOICES,
  NOTICE_WHYS,
  NOTICE_WORDS,
  type InboxChoices,
  type MailChoice,
  type NoticeWhy,
  type ToldInboxChoices,
} from '../../domain/inbox/inbox.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Switch } from '../../ui/field/Switch.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';

export interface InboxChoicesDialogProps {
  /** Person's choices so far, and where letters go. */
  told: Loadable<ToldInboxChoices>;
  /** Stores all of what is chosen. */
  onChange: (choices: InboxChoices) => Promise<Outcome>;
  /** Asks the server again. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Kinds = styled.div`
  & > h3 {
    margin-block-end: ${spaces[2]}px;
    font-size: ${fontSizes.md};
  }
`;

/** Where letters go, or why none do. */
function Letters({
  told,
  mail,
  onMail,
}: {
  told: ToldInboxChoices;
  mail: MailChoice;
  onMail: (mail: MailChoice) => void;
}) {
  if (!told.sendsMail)
    return (
      <p>
        Письма этот сервер не&nbsp;отправляет: у&nbsp;него не&nbsp;подключена почта. Всё приходит во&nbsp;«Входящие».
      </p>
    );
  if (told.address === null)
    return (
      <p>
        Письмам некуда идти: почта не&nbsp;указана или не&nbsp;подтверждена. Укажите её здесь же, в&nbsp;профиле,
        кнопкой «Указать почту».
      </p>
    );
  return (
    <Select
      label={TERMS.inbox.mail}
      hint={`На ${told.address}; одно письмо обо всём сразу`}
      value={mail}
      options={MAIL_CHOICES.map((value) => ({ value, label: MAIL_CHOICE_WORDS[value] }))}
      onValueChange={(value) => onMail(value as MailChoice)}
    />
  );
}

function Choices({ told, onChange }: { told: ToldInboxChoices } & Pick<InboxChoicesDialogProps, 'onChange'>) {
  const [choices, setChoices] = useState<InboxChoices>({ mail: told.mail, off: told.off });
  const [error, setError] = useState('');
  const choose = async (next: InboxChoices): Promise<void> => {
    setChoices(next);
    setError('');
    const outcome = await onChange(next);
    if (outcome.ok) return;
    setChoices(choices);
    setError(outcome.message);
  };
  const turn = (why: NoticeWhy, isOn: boolean): void => {
    const others = choices.off.filter((one) => one !== why);
    void choose({ ...choices, off: isOn ? others : [...others, why] });
  };
  return (
    <Stack>
      <Letters told={told} mail={choices.mail} onMail={(mail) => void choose({ ...choices, mail })} />
      <Kinds>
        <h3>Что приходит во&nbsp;«Входящие»</h3>
        {NOTICE_WHYS.map((why) => (
          <Switch
            key={why}
            label={NOTICE_WORDS[why]}
            checked={!choices.off.includes(why)}
            onChange={(event) => turn(why, event.target.checked)}
          />
        ))}
      </Kinds>
      <FormError message={error} />
    </Stack>
  );
}

/**
 * «Настроить уведомления» for a person signed in to a server: which events come, and when letters report them. Stored at once.
 */
export function InboxChoicesDialog({ told, onChange, onRetry, onClose }: InboxChoicesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Уведомления"
      description="Во всех ваших компаниях; запоминается сразу."
      footer={
        <Button variant="primary" onClick={onClose}>
          Готово
        </Button>
      }
    >
      {told.state === 'loading' ? <Skeleton height={280} /> : null}
      {told.state === 'failed' ? (
        <ErrorState title="Настройки не загрузились" message={told.message} onRetry={onRetry} />
      ) : null}
      {told.state === 'ready' ? <Choices told={told.value} onChange={onChange} /> : null}
    </Dialog>
  );
}
