import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { FolderOpen, Trash2 } from 'lucide-react';
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

/** The way into a company's workspace, and its end. */
export function CompanyWorkspace({ current, whyStays, busy, onOpen, onDelete }: CompanyWorkspaceProps) {
  const whyId = useId();
  return (
    <Further aria-label="Рабочее пространство">
      <h3>Рабочее пространство</h3>
      {current ? <p>Открыто сейчас.</p> : null}
      {whyStays === null ? null : <p id={whyId}>{whyStays}</p>}
      <div>
        {current ? null : (
          <Button size="sm" icon={<FolderOpen />} disabled={busy} onClick={onOpen}>
            Открыть пространство
          </Button>
        )}
        <Button
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
