import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { ScenarioFault } from '../../../domain/account/scenario/check.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';

export interface FaultListProps {
  /** Faults that prevent the scenario from being sent, in the order of its questions. */
  faults: readonly ScenarioFault[];
  /** The control that a fault is about is to take the focus. */
  onGo: (fault: ScenarioFault) => void;
}

const Root = styled.section`
  display: grid;
  gap: ${spaces[2]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.block}px;

  &:focus {
    outline: none;
  }
  & > h2 {
    font-size: ${fontSizes.md};
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & button {
    justify-content: start;
    height: auto;
    padding-inline: 0;
    text-align: start;
    white-space: normal;
  }
`;

/** Why a scenario cannot be activated, each reason leading to its place. It takes the focus as it comes. */
export function FaultList({ faults, onGo }: FaultListProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Root ref={root} tabIndex={-1} aria-label="Что мешает активировать">
      <h2>Чтобы активировать, осталось исправить</h2>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.name} ${fault.says}`}>
            <Button needs={null} variant="quiet" size="sm" onClick={() => onGo(fault)}>
              <span>
                {fault.where === '' ? null : <b>{fault.where}</b>}
                {fault.where === '' ? fault.says : `: ${fault.says}`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Root>
  );
}
