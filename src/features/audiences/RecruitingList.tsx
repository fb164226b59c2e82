import { Search, SearchCheck, Trash2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { RecruitingRequest } from '../../domain/audiences/audience.ts';
import { RECRUITING_LABELS } from '../../domain/audiences/rules.ts';
import { shortName } from '../../domain/core/attachment/refusalMessage.ts';
import { formatNumber } from '../../domain/core/format.ts';
import { fontSizes, radii, spaces, type Tone } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

export interface RecruitingListProps {
  /** Whom the audience's team looks for; nothing is drawn without any. */
  requests: readonly RecruitingRequest[];
  /** Closes a request, or opens it again. */
  onStatusChange: (request: RecruitingRequest, status: RecruitingRequest['status']) => void;
  /** Called to delete a request; the caller offers the undo. */
  onDelete: (request: RecruitingRequest) => void;
  /** Level of the heading in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > :first-child {
    font-size: ${fontSizes.md};
    font-weight: 600;
    line-height: 1.5rem;
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
  }
`;

const Row = styled.li`
  display: grid;
  gap: ${spaces[2]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;

  & > p {
    max-width: 75ch;
    font-size: ${fontSizes.sm};
    line-height: 1.375rem;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  &[data-status='closed'] > p {
    color: var(--color-ink-soft);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${spaces[1]}px ${spaces[2]}px;
  }
  & > div > :first-child {
    margin-right: auto;
  }
`;

const TONES: Readonly<Record<RecruitingRequest['status'], Tone>> = { open: 'yellow', closed: 'neutral' };

/** «Поиск»: whom the team looks for, and whether it still does. After a deletion the neighbour has the focus. */
export function RecruitingList({ requests, onStatusChange, onDelete, headingLevel = 3 }: RecruitingListProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ id: string; index: number } | null>(null);

  useLayoutEffect(() => {
    if (removed.current === null || requests[removed.current.index]?.id === removed.current.id) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-act=delete]') ?? [];
    const next = buttons[Math.min(removed.current.index, buttons.length - 1)];
    removed.current = null;
    if (document.activeElement === document.body) next?.focus();
  });

  if (requests.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-labelledby={headingId}>
      <Heading id={headingId}>Кого ищем ({formatNumber(requests.length)})</Heading>
      <ul ref={list}>
        {requests.map((request, index) => {
          const { id, description, status } = request;
          const name = shortName(description, 40);
          const isOpen = status === 'open';
          return (
            <Row key={id} data-status={status}>
              <p>{description}</p>
              <div>
                <Badge tone={TONES[status]} icon={isOpen ? <Search /> : <SearchCheck />}>
                  {RECRUITING_LABELS[status]}
                </Badge>
                <Button
                  needs="Researcher"
                  size="sm"
                  aria-label={`${isOpen ? 'Закрыть' : 'Открыть снова'}: ${name}`}
                  onClick={() => onStatusChange(request, isOpen ? 'closed' : 'open')}
                >
                  {isOpen ? 'Закрыть' : 'Открыть снова'}
                </Button>
                <IconButton
                  needs="Researcher"
                  size="sm"
                  label={`Удалить запрос: ${name}`}
                  icon={<Trash2 />}
                  data-act="delete"
                  onClick={() => {
                    removed.current = { id, index };
                    onDelete(request);
                  }}
                />
              </div>
            </Row>
          );
        })}
      </ul>
    </Root>
  );
}
