import { styled } from 'styled-components';

import { filesSense, standingLabel, standingSense, type TeamStanding } from '../../domain/sync/standing.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Link } from '../../ui/Link.tsx';
import { PeopleHere, type PersonHere } from './PeopleHere.tsx';
import { RefusedFiles, type ListedRefusedFile } from './RefusedFiles.tsx';

export interface TeamPanelProps {
  /** State of the shared company on this device. */
  standing: TeamStanding;
  /** The others who have it open now; null where that is not known. */
  people: readonly PersonHere[] | null;
  /** Files that do not go up, by name; not given while that is not known, or when there are none. */
  refusedFiles?: readonly ListedRefusedFile[];
  /** The person only reads here: who can give them another role, empty while that is not known. Default: they work here. */
  asViewer?: { readonly ownerName: string } | null;
  /** Whether no one has come into the company yet; null while that is not known. Default false. */
  isAlone?: boolean | null;
  /** Opens «Несовпадения». */
  onDifferences: () => void;
  /** Opens «Доступ и ссылки»; null for who may not give access. */
  onAccess: (() => void) | null;
  /** Opens the question whether the company is taken back into this browser; null while it is on its way up. */
  onLeave: (() => void) | null;
  /** Goes to the sign-in: the way out for whom the server does not know. */
  onSignIn: () => void;
  /** Saves what the server never got into a file; null where nothing waits. Offered to who has no access any more. Default null. */
  onSaveUnsent?: (() => void) | null;
  /** Where «Что изменилось» is; leaving for it closes the panel. */
  newsHref: string;
  /** Where the owners' journal is; null for who may not read it. */
  journalHref: string | null;
  /** Asks whether one's own comments go for good; null where no one can comment. Default null. */
  onEraseWords?: (() => void) | null;
  /** Loads the page anew: the way out of an old one. */
  onReload: () => void;
  /** Called when the panel is to close. */
  onClose: () => void;
}

const Part = styled.section`
  display: grid;
  gap: ${spaces[2]}px;
  justify-items: start;

  & + & {
    margin-block-start: ${spaces[5]}px;
  }
  & > h3 {
    font-size: ${fontSizes.md};
  }
  & > p {
    text-wrap: pretty;
  }
  & > ul {
    justify-self: stretch;
  }
`;

/** Behind the cloud in the header: whether everything has got to the others, what has not, and who is here. */
export function TeamPanel(props: TeamPanelProps) {
  const {
    standing,
    people,
    refusedFiles = [],
    isAlone = false,
    asViewer = null,
    onDifferences,
    onAccess,
    onLeave,
    onSignIn,
    onSaveUnsent = null,
    newsHref,
    journalHref,
    onEraseWords = null,
    onReload,
    onClose,
  } = props;
  const files = filesSense(standing);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Команда"
      footer={
        onAccess || onLeave ? (
          <>
            {onAccess ? <Button onClick={onAccess}>Доступ и ссылки</Button> : null}
            {onLeave ? (
              <Button variant="quiet" onClick={onLeave}>
                {standing.connection === 'noAccess' ? 'Выйти…' : 'Забрать копию…'}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      <Part>
        <h3>{standingLabel(standing)}</h3>
        <p>{standingSense(standing, isAlone)}</p>
        {standing.refused > 0 ? (
          <Button variant="primary" onClick={onDifferences}>
            Разобрать несовпадения
          </Button>
        ) : null}
        {standing.connection === 'signedOut' ? (
          <Button variant="primary" onClick={onSignIn}>
            Войти
          </Button>
        ) : null}
        {standing.connection === 'noAccess' && onSaveUnsent ? (
          <Button variant="primary" needs={null} onClick={onSaveUnsent}>
            Сохранить несохранённое в&nbsp;файл
          </Button>
        ) : null}
        {standing.connection === 'outdated' ? (
          <Button variant="primary" onClick={onReload}>
            Перезагрузить страницу
          </Button>
        ) : null}
      </Part>
      {asViewer === null ? null : (
        <Part>
          <h3>Вы наблюдатель</h3>
          <p>
            Можно читать, комментировать и скачивать. Чтобы вести исследования,{' '}
            {asViewer.ownerName === ''
              ? 'попросите другую роль у владельца компании.'
              : `попросите другую роль у владельца: ${asViewer.ownerName}.`}
          </p>
        </Part>
      )}
      <Part>
        <Link href={newsHref} onClick={onClose}>
          Что изменилось
        </Link>
        {journalHref === null ? null : (
          <Link href={journalHref} onClick={onClose}>
            Журнал компании
          </Link>
        )}
        {onEraseWords === null ? null : (
          <Button needs={null} size="sm" aria-haspopup="dialog" onClick={onEraseWords}>
            Удалить все мои комментарии…
          </Button>
        )}
      </Part>
      {files === null ? null : (
        <Part>
          <h3>Файлы</h3>
          <p>{files}</p>
          <RefusedFiles files={refusedFiles} />
        </Part>
      )}
      {people && isAlone === false && standing.connection === 'online' ? (
        <Part>
          <h3>Кто сейчас здесь</h3>
          <PeopleHere people={people} />
        </Part>
      ) : null}
    </Dialog>
  );
}
