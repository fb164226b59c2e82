import { useState } from 'react';
import { styled } from 'styled-components';

import type { Outcome } from '../../domain/core/outcome.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Link } from '../../ui/Link.tsx';
import { Switch } from '../../ui/field/Switch.tsx';

export interface NotificationsDialogProps {
  /** Whether the person wants letters. */
  wanted: boolean;
  /** Stores the wish. */
  onWantedChange: (wanted: boolean) => Promise<Outcome>;
  /** Where people are invited by letter. */
  teamsHref: string;
  /** Address of a letter to the company's people, or null without recipients. */
  teamLetterHref: string | null;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Text = styled.div`
  display: grid;
  gap: ${spaces[4]}px;

  & ul {
    display: grid;
    gap: ${spaces[2]}px;
    margin-block-start: ${spaces[2]}px;
    padding-inline-start: ${spaces[5]}px;
    list-style: disc;
  }
`;

/** «Настроить уведомления»: keeps the wish, says that no letters are sent yet, and offers the notifications that work. */
export function NotificationsDialog(props: NotificationsDialogProps) {
  const { wanted, onWantedChange, teamsHref, teamLetterHref, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const change = async (next: boolean) => {
    setBusy(true);
    setError('');
    const outcome = await onWantedChange(next);
    setBusy(false);
    if (!outcome.ok) setError(outcome.message);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Уведомления по почте"
      footer={
        <Button variant="primary" onClick={onClose}>
          Готово
        </Button>
      }
    >
      <Text>
        <Switch
          label="Хочу получать письма"
          hint="Запоминается в профиле сразу"
          checked={wanted}
          onChange={(event) => {
            if (!busy) void change(event.target.checked);
          }}
        />
        <FormError message={error} />
        <p>Сам Ориентир писем пока не&nbsp;отправляет: пожелание подождёт.</p>
        <div>
          <p>Через вашу почтовую программу можно уже сейчас:</p>
          <ul>
            {teamLetterHref === null ? null : (
              <li>
                <a href={teamLetterHref}>написать команде компании</a>;
              </li>
            )}
            <li>
              <Link href={teamsHref}>пригласить человека в&nbsp;команду</Link>.
            </li>
          </ul>
        </div>
      </Text>
    </Dialog>
  );
}
