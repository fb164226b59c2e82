import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { ProjectSpend } from '../../../domain/account/balance.ts';
import { counted, formatMoney, NBSP } from '../../../domain/core/format.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';

export interface ProjectSpendListProps {
  /** Spend per project, largest first. */
  projects: readonly ProjectSpend[];
}

/** How many are shown at once; the rest is asked for. */
const SHOWN = 6;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  justify-items: start;
  align-content: start;

  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
    width: 100%;
  }
  & li {
    overflow-wrap: anywhere;
  }
`;

const percent = (share: number): string => {
  const rounded = Math.round(share * 100);
  return `${rounded === 0 ? 'меньше 1' : rounded}${NBSP}%`;
};

/** Spend per project with its share of all spend (R53). */
export function ProjectSpendList({ projects }: ProjectSpendListProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button is gone: what it has shown takes the focus.
  useLayoutEffect(() => {
    if (all) list.current?.querySelector<HTMLElement>(`li:nth-child(${SHOWN + 1})`)?.focus();
  }, [all]);
  const shown = all ? projects : projects.slice(0, SHOWN);
  const hidden = projects.length - shown.length;
  return (
    <Root>
      <ul ref={list} aria-label="Расход по проектам">
        {shown.map(({ project, amount, share }) => (
          <li key={project} tabIndex={-1}>
            <ProgressBar
              label={project || 'Без проекта'}
              value={share}
              max={1}
              valueText={`${formatMoney(amount)} · ${percent(share)}`}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
          Показать ещё {counted(hidden, ['проект', 'проекта', 'проектов'])}
        </Button>
      ) : null}
    </Root>
  );
}
