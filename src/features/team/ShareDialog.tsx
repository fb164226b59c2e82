import { useState } from 'react';
import { styled } from 'styled-components';

import { counted, formatNumber, innerQuotes } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { LongWait } from './LongWait.tsx';

/** How far sharing a company has come. */
export type Sharing =
  /** The server does not know who asks: the owner's link is needed first. */
  | { readonly step: 'signIn' }
  /** Nothing has gone up yet, or a part of it did and was stopped. */
  | { readonly step: 'ready'; readonly isBegun: boolean }
  /** On its way: records of all that there are. */
  | { readonly step: 'uploading'; readonly done: number; readonly total: number };

export interface ShareDialogProps {
  /** The company that is to be shared. */
  companyName: string;
  /** Name that the person has given so far; colleagues will see the sent one. */
  personName: string;
  /** How far it has come. */
  sharing: Sharing;
  /** Whether a bot's token was typed into the settings here: it goes up with no record, so what becomes of it is asked. */
  hasBotToken?: boolean;
  /** Signs in with the owner's link or the code in it, under a name. */
  onSignIn: (link: string, name: string, connectsBot: boolean) => Promise<Outcome>;
  /**
   * Sends everything up, or goes on where it was stopped. The dialog is closed by the caller when all is there.
   * @param connectsBot whether the server is to have the token, and connect the bot
   */
  onShare: (connectsBot: boolean) => Promise<Outcome>;
  /** Stops the sending; sent data stay there, seen by no one else. */
  onStop: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Points = styled.ul`
  display: grid;
  gap: ${spaces[2]}px;
  padding-inline-start: 1.2em;
  list-style: disc;
`;

/** «Открыть доступ команде»: what will happen, the sign-in where it is needed, then the company goes up with a bar and a way to stop. */
export function ShareDialog(props: ShareDialogProps) {
  const { companyName, personName, sharing, hasBotToken = false, onSignIn, onShare, onStop, onClose } = props;
  const [link, setLink] = useState('');
  const [connectsBot, setConnectsBot] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const name = (typed ?? personName).trim();
  const isSigningIn = sharing.step === 'signIn';
  const { busy, error, run } = useSubmission(
    () => (isSigningIn ? onSignIn(link.trim(), name, connectsBot) : onShare(connectsBot)),
    () => setLink(''),
  );
  const isUploading = sharing.step === 'uploading';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy && !isUploading) onClose();
      }}
      title="Открыть доступ команде"
      description={
        <>
          Компания «<bdi>{innerQuotes(companyName)}</bdi>» будет храниться на сервере, и её увидят те, кому вы дадите
          ссылку.
        </>
      }
      footer={
        isUploading ? undefined : (
          <>
            <Button
              variant="primary"
              busy={busy}
              disabled={isSigningIn && (link.trim() === '' || name === '')}
              onClick={run}
            >
              {isSigningIn ? 'Войти' : sharing.isBegun ? 'Продолжить отправку' : 'Отправить и открыть'}
            </Button>
            <Button disabled={busy} onClick={onClose}>
              Не сейчас
            </Button>
          </>
        )
      }
    >
      <Stack>
        {isSigningIn ? (
          <>
            <p>
              Сервер должен знать, кто вы. Ссылка для входа владельца напечатана в окне, где запущен сервер: вставьте её
              сюда.
            </p>
            <TextField
              label={TERMS.shareLink.link}
              required
              value={link}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setLink(event.currentTarget.value)}
            />
            <TextField
              label={TERMS.shareLink.name}
              hint="Так вас увидят коллеги"
              required
              autoComplete="name"
              maxLength={200}
              value={typed ?? personName}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </>
        ) : null}
        {sharing.step === 'ready' ? (
          <Points>
            <li>
              Уйдут все записи компании: исследования с текстами, эксперименты, аудитории, доски. Исходные файлы
              исследований отправятся следом, пока страница открыта.
            </li>
            <li>Ваш профиль и другие компании никуда не уйдут.</li>
            <li>Работать без сети можно как прежде: сделанное уйдёт, когда связь вернётся.</li>
            <li>Компанию можно в любой день забрать обратно в этот браузер.</li>
          </Points>
        ) : null}
        {sharing.step === 'ready' && hasBotToken ? (
          <Checkbox
            label={TERMS.shareLink.bot}
            hint="Токен бота с записями не уходит и в этом браузере не останется. С отметкой сервер сохранит его зашифрованным, без неё введите токен ещё раз в «Настройки» → «Telegram»."
            checked={connectsBot}
            disabled={busy}
            onChange={(event) => setConnectsBot(event.currentTarget.checked)}
          />
        ) : null}
        {isUploading ? (
          <ProgressBar
            label="Отправляем на сервер"
            value={sharing.done}
            max={sharing.total}
            valueText={`${formatNumber(sharing.done)} из ${counted(sharing.total, ['записи', 'записей', 'записей'])}`}
            cancelLabel="Прервать"
            onCancel={onStop}
          />
        ) : null}
        {busy && !isUploading ? (
          <LongWait>Ждём сервер. В первый раз он готовит базу данных: на небольшой машине это до минуты.</LongWait>
        ) : null}
        <FormError message={error} />
      </Stack>
    </Dialog>
  );
}
