import { useState } from 'react';
import { styled } from 'styled-components';

import type { Outcome } from '../../domain/core/outcome.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { LongWait } from './LongWait.tsx';

export interface JoinScreenProps {
  /** Where the link leads: into somebody's team, to the person's own server, or there is no link in the address. */
  to: 'team' | 'ownServer' | 'nowhere';
  /** The name that the profile of this browser has; the colleagues will see the one that is sent. */
  name: string;
  /** A link was pasted where there was none. */
  onLink: (link: string) => void;
  /** Comes in by the link that led here; the screen is left by the caller when that has happened. */
  onJoin: (name: string) => Promise<Outcome>;
}

const Root = styled.form`
  max-width: 440px;
`;

const HEADS = {
  team: {
    title: 'Вас зовут в команду',
    subtitle: 'Компания откроется в этом браузере и будет обновляться сама. Работать в ней можно и без сети.',
  },
  ownServer: {
    title: 'Это ваш сервер',
    subtitle:
      'По этой ссылке входит его владелец, один раз. После входа откройте доступ команде в настройках компании.',
  },
  nowhere: {
    title: 'В адресе нет ссылки',
    subtitle: 'Войти в команду можно по ссылке, которую прислал коллега. Откройте её целиком или вставьте сюда.',
  },
} as const;

/** Where a link into a company leads: under which name one comes in. Without a link it asks for one first. */
export function JoinScreen({ to, name: given, onLink, onJoin }: JoinScreenProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [link, setLink] = useState('');
  // The profile may be read only when somebody has begun to type: their words stay.
  const name = typed ?? given;
  const { busy, error, run } = useSubmission(
    () => onJoin(name.trim()),
    () => undefined,
  );
  const isNowhere = to === 'nowhere';
  const isReady = (isNowhere ? link : name).trim() !== '';
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        if (isNowhere) onLink(link.trim());
        else run();
      }}
    >
      <PageHeader {...HEADS[to]} />
      <Stack>
        {isNowhere ? (
          <TextField
            key="link"
            label={TERMS.shareLink.link}
            hint="Начинается с адреса сервера и кончается длинным кодом"
            required
            autoComplete="off"
            value={link}
            onChange={(event) => setLink(event.currentTarget.value)}
          />
        ) : (
          <TextField
            key="name"
            label={TERMS.shareLink.name}
            hint="Так вас увидят коллеги"
            required
            autoComplete="name"
            maxLength={200}
            value={name}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {busy ? <LongWait>Ждём сервер: большая компания приходит не сразу.</LongWait> : null}
        <FormError message={error} />
        <Button variant="primary" type="submit" busy={busy} disabled={!isReady}>
          {isNowhere ? 'Продолжить' : 'Войти'}
        </Button>
      </Stack>
    </Root>
  );
}
