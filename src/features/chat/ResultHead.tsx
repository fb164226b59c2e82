import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Check, Download, Pencil, Send } from 'lucide-react';
import { useState } from 'react';
import { BOARD_FORMATS } from '../../domain/boards/boardFormats.ts';
import { NBSP } from '../../domain/core/format.ts';
import type { BoardFilesProps } from '../../patterns/list/BoardFiles.tsx';
import { radii } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { onDemand } from '../../ui/onDemand.ts';

export interface ResultHeadProps {
  /** The board is being edited. */
  editing: boolean;
  /** Address of the whole board. */
  visionHref: string;
  /** «Скачать PDF», or another format; the button is busy until it has happened. Failures are told by the parent. The signal stops it. */
  onDownload: BoardFilesProps['onFile'];
  /** «Отправить команде»; as above. `alone`: the company has no recipients, and nothing was sent. */
  onShare: () => Promise<'alone' | undefined>;
  /** Address where colleagues are invited. */
  inviteHref: string;
  /** «Редактировать», and «Закончить правку»: the wanted state; as above. */
  onEdit: (editing: boolean) => Promise<unknown>;
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${spaces[3]}px ${spaces[4]}px;
  margin-block-end: ${spaces[5]}px;

  & h2 {
    font-size: ${fontSizes.xl};
  }
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
  ${media.mobile} {
    & > div:last-child {
      width: 100%;
    }
    & > div:last-child > * {
      flex: 1 1 auto;
    }
  }
`;

/** The menu and what it is made of: fetched when a board is finished, not with the chat. */
const BoardFiles = onDemand(() => import('../../patterns/list/BoardFiles.tsx').then((module) => module.BoardFiles));

const OTHER_FORMATS = BOARD_FORMATS.filter((format) => format !== 'pdf');

type Action = 'download' | 'share' | 'edit';

const Alone = styled.p`
  margin-block-end: ${spaces[4]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-accent-soft);
  font-size: ${fontSizes.sm};
`;

/** Shows the board's name and its actions; a missing recipient is reported under them. */
export function ResultHead({ editing, visionHref, inviteHref, onDownload, onShare, onEdit }: ResultHeadProps) {
  const [alone, setAlone] = useState(false);
  const [busy, setBusy] = useState<ReadonlySet<Action>>(new Set());
  const run = async (action: Action, act: () => Promise<unknown>) => {
    setBusy((now) => new Set(now).add(action));
    try {
      await act();
    } finally {
      setBusy((now) => new Set([...now].filter((one) => one !== action)));
    }
  };
  return (
    <>
      <Head>
        <div>
          <h2 lang="en">Vision Board</h2>
          <Link href={visionHref}>Открыть на странице «Видение»</Link>
        </div>
        <div>
          <Button
            needs="Viewer"
            variant="primary"
            icon={<Download />}
            busy={busy.has('download')}
            onClick={() => void run('download', () => onDownload('pdf', new AbortController().signal))}
          >
            Скачать PDF
          </Button>
          <BoardFiles label="Другой формат" formats={OTHER_FORMATS} onFile={onDownload} />
          <Button
            needs="Viewer"
            icon={<Send />}
            busy={busy.has('share')}
            onClick={() => void run('share', async () => setAlone((await onShare()) === 'alone'))}
          >
            Отправить команде
          </Button>
          <Button
            needs="Researcher"
            icon={editing ? <Check /> : <Pencil />}
            busy={busy.has('edit')}
            onClick={() => void run('edit', () => onEdit(!editing))}
          >
            {editing ? 'Закончить правку' : 'Редактировать'}
          </Button>
        </div>
      </Head>
      <output>
        {alone ? (
          <Alone>
            В{NBSP}компании пока только вы: отправить доску некому. <Link href={inviteHref}>Пригласите коллег</Link> или
            скачайте PDF.
          </Alone>
        ) : null}
      </output>
    </>
  );
}
