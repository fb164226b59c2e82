import { useState } from 'react';
import { styled } from 'styled-components';

import { counted, NBSP } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { OUTWARD_DAY_WORDS, OUTWARD_DAYS, type OutwardDays } from '../../domain/outward/outward.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { LinkList } from '../../patterns/list/LinkList.tsx';
import { LinkListItem } from '../../patterns/list/LinkListItem.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Switch } from '../../ui/field/Switch.tsx';
import { Stack } from '../../ui/Stack.tsx';

/** A link by which those outside read something. */
export interface OutwardLink {
  readonly id: string;
  /** As of when it is, in words: «23 ноября в 14:05». */
  readonly shownAt: string;
  /** Until when it is shown, in words: «до 30 ноября». */
  readonly until: string;
  /** Whether respondents' data are hidden in it. */
  readonly hides: boolean;
  /** How often it was opened. */
  readonly opened: number;
  /** `fresh`: same as here. `old`: changed here since. `held`: hidden from all until it is made anew. */
  readonly state: 'fresh' | 'old' | 'held';
  /** Whether the person may stop and renew it. */
  readonly isOwn: boolean;
  /** The address; null after the first look, for the server keeps only its print. */
  readonly address: string | null;
}

export interface OutwardDialogProps {
  /** Title of the shown content: «Видение продукта». */
  title: string;
  /** Links by which it is read now; null while they are being asked for, and when the server does not answer. */
  links: readonly OutwardLink[] | null;
  /** Why they cannot be had; null for no reason. */
  problem: string | null;
  /** Asks for them again. */
  onRetry: () => void;
  /** Makes a link. */
  onCreate: (days: OutwardDays, hides: boolean) => Promise<Outcome>;
  /** Copies a link's address. */
  onCopy: (address: string) => void;
  /** Updates the content under the same link. */
  onRenew: (id: string) => Promise<Outcome>;
  /** Ends a link: the page is shown no more. */
  onStop: (id: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const New = styled.form`
  display: grid;
  gap: ${spaces[3]}px;
  justify-items: start;

  & > :not(button) {
    justify-self: stretch;
  }
`;

const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[2]}px;
  align-items: center;
`;

const TIMES = ['раз', 'раза', 'раз'] as const;

/** Notes on a link beside its time. */
const STATES = {
  fresh: null,
  old: { tone: 'yellow', text: 'С тех пор изменилось' },
  held: { tone: 'red', text: 'Не показывается: данные стёрты, обновите' },
} as const;

interface RowProps extends Pick<OutwardDialogProps, 'onCopy' | 'onRenew' | 'onStop'> {
  readonly link: OutwardLink;
  readonly number: number;
}

function LinkRow({ link, number, onCopy, onRenew, onStop }: RowProps) {
  const { id, shownAt, until, hides, opened, address, isOwn } = link;
  const renew = useSubmission(
    () => onRenew(id),
    () => undefined,
  );
  const stop = useSubmission(
    () => onStop(id),
    () => undefined,
  );
  const state = STATES[link.state];
  return (
    <LinkListItem
      title={
        <Title>
          Действует {until}
          {state ? <Badge tone={state.tone}>{state.text}</Badge> : null}
        </Title>
      }
      note={
        <>
          По состоянию на {shownAt}; {opened === 0 ? 'ещё не открывали' : `открыли ${counted(opened, TIMES)}`};{' '}
          {hides ? 'личные данные скрыты' : 'личные данные показаны'}
        </>
      }
      address={address}
      name={`ссылку ${number}`}
      actions={
        isOwn ? (
          <>
            <Button size="sm" busy={renew.busy} aria-label={`Обновить ссылку ${number}`} onClick={renew.run}>
              Обновить
            </Button>
            <Button
              size="sm"
              variant="quiet"
              busy={stop.busy}
              aria-label={`Отключить ссылку ${number}`}
              onClick={stop.run}
            >
              Отключить
            </Button>
          </>
        ) : null
      }
      error={renew.error || stop.error}
      onCopy={onCopy}
    />
  );
}

/** «Показать снаружи»: links by which people without an account read a board, a report or an experiment. */
export function OutwardDialog(props: OutwardDialogProps) {
  const { title, links, problem, onCreate, onClose } = props;
  const [days, setDays] = useState<OutwardDays>(7);
  const [hides, setHides] = useState(true);
  const { busy, error, run } = useSubmission(
    () => onCreate(days, hides),
    () => undefined,
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Показать снаружи"
      description={`${title}: по${NBSP}ссылке прочтёт любой, без входа и${NBSP}без прав что-то менять. Показывается то, что есть сейчас; изменится — обновите.`}
    >
      <Stack>
        <New
          onSubmit={(event) => {
            event.preventDefault();
            run();
          }}
        >
          <Select
            label={TERMS.shareLink.days}
            value={String(days)}
            options={OUTWARD_DAYS.map((one) => ({ value: String(one), label: OUTWARD_DAY_WORDS[one] }))}
            onChange={(event) => setDays(Number(event.currentTarget.value) as OutwardDays)}
          />
          <Switch
            label={TERMS.researchSettings.hidesPersonal}
            hint={
              hides
                ? 'Вместо имён — кодовые имена, телефоны и адреса закрыты. Прочтите страницу, прежде чем отправить'
                : 'Имена и слова респондентов увидит каждый, у кого есть ссылка'
            }
            checked={hides}
            onChange={(event) => setHides(event.target.checked)}
          />
          <Button variant="primary" type="submit" busy={busy}>
            Создать ссылку
          </Button>
        </New>
        <FormError message={error} />
        {links === null && problem === null ? <output>Узнаём у&nbsp;сервера…</output> : null}
        {problem === null ? null : (
          <ErrorState title="Ссылки не&nbsp;открылись" message={problem} onRetry={props.onRetry} />
        )}
        {links && links.length > 0 ? (
          <LinkList label="Действующие ссылки">
            {links.map((link, index) => (
              <LinkRow
                key={link.id}
                link={link}
                number={index + 1}
                onCopy={props.onCopy}
                onRenew={props.onRenew}
                onStop={props.onStop}
              />
            ))}
          </LinkList>
        ) : null}
      </Stack>
    </Dialog>
  );
}
