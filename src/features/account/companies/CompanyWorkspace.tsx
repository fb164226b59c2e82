import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { FolderOpen, Stamp, Trash2, Users } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';

export interface CompanyWorkspaceProps {
  /** Whether the company's workspace is the open one. */
  current: boolean;
  /** Why the company cannot be deleted, or null when it can. */
  whyStays: string | null;
  /** Something else is being stored: nothing can be pressed. */
  busy: boolean;
  /** Opens the workspace. */
  onOpen: () => void;
  /**
   * Team part: a way to share a company of this browser alone, or to the settings of a shared one; `joined` for a person who may
   * not give access to it. Null where there is no server, and for a company that is not open.
   */
  team: {
    readonly state: 'local' | 'uploading' | 'shared' | 'joined';
    readonly onOpen: () => void;
    /** Opens «Журнал»; null for who may not read it. Default null. */
    readonly onJournal?: (() => void) | null;
  } | null;
  /** «Удалить компанию» was pressed: the caller asks. */
  onDelete: () => void;
}

const Further = styled.section`
  display: grid;
  gap: ${spaces[3]}px;
  justify-items: start;
  margin-block-start: ${spaces[5]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-paper);
  font-size: ${fontSizes.sm};

  & h3 {
    font-size: ${fontSizes.md};
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
`;

/** Text of each state, and its action. */
const TEAM = {
  local: { text: 'Компания хранится только в этом браузере.', action: 'Открыть доступ команде' },
  uploading: { text: 'Компания ушла на сервер не вся: её пока никто не видит.', action: 'Продолжить отправку' },
  shared: {
    text: 'Компания хранится на сервере, её видят те, кому дали ссылку. Забрать копию можно за облаком в шапке.',
    action: 'Доступ и ссылки',
  },
  joined: {
    text: 'Компания хранится на сервере. Кто сейчас здесь и как забрать копию — за облаком в шапке.',
    action: null,
  },
} as const;

/** The way into a company's workspace, to its team, and its end. */
export function CompanyWorkspace({ current, whyStays, busy, team, onOpen, onDelete }: CompanyWorkspaceProps) {
  const whyId = useId();
  return (
    <Further aria-label="Рабочее пространство">
      <h3>Рабочее пространство</h3>
      {current ? <p>Открыто сейчас.</p> : null}
      {team ? <p>{TEAM[team.state].text}</p> : null}
      {whyStays === null ? null : <p id={whyId}>{whyStays}</p>}
      <div>
        {current ? null : (
          <Button size="sm" icon={<FolderOpen />} disabled={busy} onClick={onOpen}>
            Открыть пространство
          </Button>
        )}
        {team && TEAM[team.state].action ? (
          <Button size="sm" icon={<Users />} disabled={busy} aria-haspopup="dialog" onClick={team.onOpen}>
            {TEAM[team.state].action}
          </Button>
        ) : null}
        {team?.onJournal ? (
          <Button size="sm" icon={<Stamp />} disabled={busy} aria-haspopup="dialog" onClick={team.onJournal}>
            Журнал компании
          </Button>
        ) : null}
        <Button
          needs="Owner"
          size="sm"
          icon={<Trash2 />}
          disabled={busy || whyStays !== null}
          aria-describedby={whyStays === null ? undefined : whyId}
          aria-haspopup="dialog"
          onClick={onDelete}
        >
          Удалить компанию
        </Button>
      </div>
    </Further>
  );
}
