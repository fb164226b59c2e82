import { Check, Download, Pencil, Send } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

import type { Interview } from '../../domain/chat/interview.ts';
import { CHAT_CARDS } from '../../domain/boards/rules.ts';
import { NBSP } from '../../domain/core/format.ts';
import { MISSING_ANSWER } from '../../domain/chat/interviewBoard.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LatinText } from '../../ui/LatinText.tsx';
import { Link } from '../../ui/Link.tsx';
import { FoldedText } from './FoldedText.tsx';
import type { ChatField } from '../../domain/boards/fields.ts';

export interface ResultCardProps {
  /** The answers; a missing or blank one reads «Не указано». */
  answers: Interview['answers'];
  /** The sections are drawn by `renderSection`. Default false. */
  editing?: boolean;
  /** Draws a section, heading included, while the board is being edited. */
  renderSection: (field: ChatField) => ReactNode;
  /** Address of the whole board. */
  visionHref: string;
  /** «Скачать PDF»; the button is busy until it has happened. Failures are told by the parent. */
  onDownload: () => Promise<unknown>;
  /** «Отправить команде»; as above. `alone`: there is nobody in the company to send it to, and nothing was sent. */
  onShare: () => Promise<'alone' | undefined>;
  /** Address where colleagues are invited. */
  inviteHref: string;
  /** «Редактировать», and «Закончить правку»: the wanted state; as above. */
  onEdit: (editing: boolean) => Promise<unknown>;
  /** The card, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
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

// Hairlines between the sections are the grid's own gaps, so that the sheet is ruled whatever the number of columns.
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
  overflow: clip;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-hairline);

  &[data-editing='true'] {
    gap: ${spaces[4]}px;
    overflow: visible;
    border-color: transparent;
    background: none;
  }
  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Section = styled.section`
  min-width: 0;
  padding: ${spaces[4]}px;
  background: var(--color-surface);

  & > h3 {
    margin-block-end: ${spaces[2]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const Missing = styled.p`
  color: var(--color-ink-soft);
  font-style: italic;
`;

const Alone = styled.p`
  margin-block-end: ${spaces[4]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-accent-soft);
  font-size: ${fontSizes.sm};
`;

type Action = 'download' | 'share' | 'edit';

/** The finished Vision Board: nine sections, with what can be done with it (R28). */
export function ResultCard(props: ResultCardProps) {
  const { answers, editing = false, renderSection, visionHref, inviteHref, onDownload, onShare, onEdit, ref } = props;
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
    <Card as="section" ref={ref} aria-label="Vision Board">
      <Head>
        <div>
          <h2 lang="en">Vision Board</h2>
          <Link href={visionHref}>Открыть на странице «Видение»</Link>
        </div>
        <div>
          <Button
            variant="primary"
            icon={<Download />}
            busy={busy.has('download')}
            onClick={() => void run('download', onDownload)}
          >
            Скачать PDF
          </Button>
          <Button
            icon={<Send />}
            busy={busy.has('share')}
            onClick={() => void run('share', async () => setAlone((await onShare()) === 'alone'))}
          >
            Отправить команде
          </Button>
          <Button
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
      <Grid data-editing={editing}>
        {CHAT_CARDS.map(({ field, title }) => {
          if (editing) return <div key={field}>{renderSection(field)}</div>;
          const answer = answers[field]?.trim() ?? '';
          return (
            <Section key={field} aria-label={title}>
              <h3>
                <LatinText text={title} />
              </h3>
              {answer ? <FoldedText markdown text={answer} of={title} /> : <Missing>{MISSING_ANSWER}</Missing>}
            </Section>
          );
        })}
      </Grid>
    </Card>
  );
}
