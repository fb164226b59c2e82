import { useState } from 'react';
import { styled } from 'styled-components';

import { INVITED_ROLES, type InvitedRole } from '../../domain/account/members/inviteMember.ts';
import { ROLE_WORDS } from '../../domain/account/roleWords.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { LINK_DAY_WORDS, LINK_DAYS, type LinkDays } from '../../domain/sync/links.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { LinkList } from '../../patterns/list/LinkList.tsx';
import { LinkListItem } from '../../patterns/list/LinkListItem.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Stack } from '../../ui/Stack.tsx';

/** Link that lets its holder into the company. */
export interface ShareLink {
  readonly id: string;
  readonly role: InvitedRole;
  /** Until when it lets in, in words: «до 30 ноября». */
  readonly until: string;
  /** How many came by it and are in. */
  readonly people: number;
  /** The address; null after the first look, for the server keeps only its print. */
  readonly address: string | null;
}

export interface AccessDialogProps {
  /** Links that let in now; null while they are being asked for. */
  links: readonly ShareLink[] | null;
  /** Why they cannot be had; null for no reason. */
  problem: string | null;
  /** Asks for them again. */
  onRetry: () => void;
  /** Makes a link. */
  onCreate: (role: InvitedRole, days: number) => Promise<Outcome>;
  /** Copies a link's address. */
  onCopy: (address: string) => void;
  /** Ends a link: no one comes in by it any more, and those who came by it are out. */
  onRevoke: (id: string) => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const New = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${spaces[3]}px;
  justify-items: start;

  & > :not(button) {
    justify-self: stretch;
  }

  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** «Доступ и ссылки»: links with a role that let colleagues in. */
export function AccessDialog({ links, problem, onRetry, onCreate, onCopy, onRevoke, onClose }: AccessDialogProps) {
  const [role, setRole] = useState<InvitedRole>('Researcher');
  const [days, setDays] = useState<LinkDays>(7);
  const { busy, error, run } = useSubmission(
    () => onCreate(role, days),
    () => undefined,
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Доступ и ссылки"
      description="Кто откроет ссылку, войдёт в компанию с её ролью. Отключите ссылку — и тот, кто по ней вошёл, доступ потеряет."
    >
      <Stack>
        <New
          onSubmit={(event) => {
            event.preventDefault();
            run();
          }}
        >
          <Select
            label={TERMS.shareLink.role}
            value={role}
            options={INVITED_ROLES.map((one) => ({ value: one, label: `${one} (${ROLE_WORDS[one]})` }))}
            onChange={(event) => setRole(event.currentTarget.value as InvitedRole)}
          />
          <Select
            label={TERMS.shareLink.days}
            value={String(days)}
            options={LINK_DAYS.map((one) => ({ value: String(one), label: LINK_DAY_WORDS[one] }))}
            onChange={(event) => setDays(Number(event.currentTarget.value) as LinkDays)}
          />
          <Button variant="primary" type="submit" busy={busy}>
            Создать ссылку
          </Button>
        </New>
        <FormError message={error} />
        {links === null && problem === null ? <output>Узнаём у&nbsp;сервера…</output> : null}
        {problem === null ? null : <ErrorState title="Ссылки не&nbsp;открылись" message={problem} onRetry={onRetry} />}
        {links?.length === 0 ? (
          <EmptyState title="Ссылок пока нет" headingLevel={3}>
            Создайте первую: по ней войдёт коллега.
          </EmptyState>
        ) : null}
        {links && links.length > 0 ? (
          <LinkList label="Действующие ссылки">
            {links.map(({ id, role: of, until, people, address }, index) => (
              <LinkListItem
                key={id}
                title={`${of} (${ROLE_WORDS[of]})`}
                note={`${until}; ${people === 0 ? 'никто ещё не вошёл' : `вошли: ${people}`}`}
                address={address}
                name={`ссылку ${index + 1}`}
                actions={
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={`Отключить ссылку ${index + 1}`}
                    onClick={() => onRevoke(id)}
                  >
                    Отключить
                  </Button>
                }
                onCopy={onCopy}
              />
            ))}
          </LinkList>
        ) : null}
      </Stack>
    </Dialog>
  );
}
