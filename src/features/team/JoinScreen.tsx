import { useState } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../domain/core/format.ts';
import { DONE, type Outcome } from '../../domain/core/outcome.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { LongWait } from './LongWait.tsx';

/** A way into a company by its link, before it is taken. */
export interface JoinInvitation {
  /** `other`: signed in with another address; `signIn`: the owner of the address signs in first. */
  readonly kind: 'open' | 'other' | 'signIn';
  readonly company: string;
  /** The role, with its word: «Researcher (исследователь)». */
  readonly role: string;
  /** Who invites; may be empty. */
  readonly by: string;
  /** Who is invited; empty where anybody with the link is. */
  readonly email: string;
  /** Account signed in to the browser, by whose name one comes in; null for none. */
  readonly you: string | null;
  /** Role of a person who is in this company already, with its word; null or omitted for who is not. */
  readonly has?: string | null;
}

export interface JoinScreenProps {
  /**
   * Destination of the link: another person's team, the person's own server, no link in the address, or `noServer`: there is no
   * server to ask, and the link is of no use here.
   */
  to: 'team' | 'ownServer' | 'nowhere' | 'noServer';
  /** Where the link leads and with which role; null while that is not known, and for the owner's link. Default null. */
  invitation?: JoinInvitation | null;
  /** Whether the server is being asked where the link leads: until it answers, no name is asked. Default false. */
  isLooking?: boolean;
  /** How long that goes unexplained, ms. Default as of LongWait: most answers are there before it could be read. */
  longAfter?: number;
  /**
   * What to do about a link that leads nowhere: it was cut short or mistyped, or has ended. Default none: it leads somewhere, or
   * that is not known.
   */
  over?: string | undefined;
  /** The company from which the signed-in person was removed after the link was made; null for none. Default null. */
  formerOf?: string | null;
  /** Signs the browser out, so that the invited person can come in; omitted when no one is signed in. */
  onSignOut?: () => Promise<Outcome>;
  /** The name of this browser's profile, else the one that the inviter gave; the colleagues will see the one that is sent. */
  name: string;
  /** Opens the product, where there is no server. */
  onOpen: () => void;
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
  noServer: {
    title: 'Приглашения открывают на сервере команды',
    subtitle:
      'Эта страница без сервера, и в команду по ней не войти. Попросите у того, кто позвал, ссылку с адресом сервера.',
  },
} as const;

const WHOSE: Readonly<Record<'other' | 'signIn', (of: JoinInvitation) => string>> = {
  other: ({ email, you }) =>
    `Оно для ${email}, а в этом браузере вошли как ${you ?? 'другой человек'}. Примите его под своим адресом: выйдите, и мы откроем приглашение заново. Несохранённого не пропадёт.`,
  signIn: ({ email }) =>
    `Оно для ${email}. Сначала войдите с этим адресом своим способом, потом откройте ссылку из письма ещё раз.`,
};

function headOf({ company, role, by, email, has, you }: JoinInvitation) {
  if (has)
    return {
      title: `Вы уже в команде ${quoted(company)}`,
      subtitle:
        has === role
          ? `Ваша роль — ${role}, по этой ссылке она не изменится.`
          : `Сейчас ваша роль — ${has}, по этой ссылке она станет ${role}.`,
    };
  const invited = by === '' ? 'Приглашение' : `${by} приглашает вас`;
  const who = email === '' ? `Ваша роль — ${role}` : `${invited}: ${email}, роль ${role}`;
  const as = you === null ? '' : ` Коллеги увидят вас как ${quoted(you)}: под этим именем вы вошли.`;
  return {
    title: `Вас зовут в команду ${quoted(company)}`,
    subtitle: `${who}.${as} Компания откроется в этом браузере и будет обновляться сама.`,
  };
}

/** Where a link into a company leads: under which name one comes in. Without a link it asks for one first. */
export function JoinScreen(props: JoinScreenProps) {
  const { to, invitation = null, isLooking = false, over, formerOf = null } = props;
  const { onSignOut, name: given, onLink, onJoin } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [link, setLink] = useState('');
  // The profile may be read only after typing has begun: the typed name stays.
  const you = invitation?.you ?? null;
  const name = you ?? typed ?? given;
  const { busy, error, run } = useSubmission(
    () => onJoin(name.trim()),
    () => undefined,
  );
  const leaving = useSubmission(
    async () => (onSignOut ? onSignOut() : DONE),
    () => undefined,
  );
  const isNowhere = to === 'nowhere';
  const isReady = (isNowhere ? link : name).trim() !== '';
  if (to === 'noServer')
    return (
      <>
        <PageHeader {...HEADS[to]} />
        <Button variant="primary" onClick={props.onOpen}>
          Открыть Ориентир
        </Button>
      </>
    );
  if (isLooking)
    return (
      <>
        <PageHeader title="Проверяем ссылку" subtitle="Спрашиваем сервер, куда она ведёт." />
        <LongWait after={props.longAfter}>Ждём сервер: если он только запускается, это до минуты.</LongWait>
      </>
    );
  if (over) return <PageHeader title="Ссылка не подошла" subtitle={over} />;
  if (formerOf !== null)
    return (
      <PageHeader
        title={`Вас больше нет в компании ${quoted(formerOf)}`}
        subtitle="По прежней ссылке в неё не вернуться. Попросите того, кто её ведёт, прислать новую."
      />
    );
  if (invitation && invitation.kind !== 'open')
    return (
      <Root as="section">
        <PageHeader
          title={`Приглашение в ${quoted(invitation.company)}`}
          subtitle={WHOSE[invitation.kind](invitation)}
        />
        <Stack>
          <FormError message={leaving.error} />
          {invitation.kind === 'other' ? (
            <Button variant="primary" needs={null} busy={leaving.busy} onClick={leaving.run}>
              Выйти и&nbsp;принять приглашение
            </Button>
          ) : null}
        </Stack>
      </Root>
    );
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        if (isNowhere) onLink(link.trim());
        else run();
      }}
    >
      <PageHeader {...(invitation ? headOf(invitation) : HEADS[to])} />
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
        ) : you === null ? (
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
        ) : null}
        {busy ? <LongWait>Ждём сервер: большая компания приходит не сразу.</LongWait> : null}
        <FormError message={error} />
        <Button variant="primary" type="submit" busy={busy} disabled={!isReady}>
          {isNowhere ? 'Продолжить' : invitation?.has ? 'Открыть компанию' : 'Войти'}
        </Button>
      </Stack>
    </Root>
  );
}
