import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import { styled } from 'styled-components';

import { counted } from '../../../../domain/core/format.ts';
import type { Loadable } from '../../../../domain/core/loadable.ts';
import type { Finding } from '../../../../domain/evidence/findings.ts';
import { FINDING_KIND_LABELS } from '../../../../domain/core/findingKind.ts';
import { media } from '../../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../../theme/tokens.ts';
import { Button } from '../../../../ui/Button.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';

export interface FindingsBarProps {
  /** All findings that wait for a person's word; pending or failed. */
  waiting: Loadable<readonly Finding[]>;
  /** Those of them that the steps go through, in their order. */
  listed: readonly Finding[];
  /** How many of the text's proposals were refused: an empty list then means that all is done. */
  refusedCount: number;
  /** The one that is shown; null for none. */
  current: Finding | null;
  /** Whether the list beside the text is open. */
  open: boolean;
  /** Called with 1 for the next one, -1 for the one before. */
  onStep: (by: 1 | -1) => void;
  /** «Список находок»: opens it and closes it. */
  onToggle: () => void;
  /** Looks through the text again after a failure. */
  onRetry: () => void;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${spaces[1]}px;
  padding-inline-start: ${spaces[3]}px;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);
  font-size: ${fontSizes.sm};

  & > output {
    flex: 1;
    min-width: 0;
    padding-block: ${spaces[2]}px;
    line-height: 1.25rem;
  }
  && > button[aria-pressed='true'] {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }
  ${media.mobile} {
    /* The text needs the room. */
    font-size: ${fontSizes.xs};
    & > output {
      padding-block: ${spaces[1]}px;
      line-height: 1rem;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const FINDINGS = ['находка', 'находки', 'находок'] as const;

function saidOf({ waiting, listed, refusedCount, current }: FindingsBarProps): string {
  if (waiting.state === 'loading') return 'Ищем находки в словах респондентов…';
  if (waiting.state === 'failed') return waiting.message;
  const count = waiting.value.length;
  if (count === 0) return refusedCount > 0 ? 'Все находки разобраны' : 'Новых находок в тексте нет';
  const at = current ? listed.indexOf(current) : -1;
  if (current && at >= 0) {
    return `Находка ${at + 1} из ${listed.length}: ${FINDING_KIND_LABELS[current.kind].toLowerCase()}`;
  }
  return `${counted(count, FINDINGS)} ${count % 10 === 1 && count % 100 !== 11 ? 'ждёт' : 'ждут'} разбора`;
}

/** Shows how many of the program's findings in a text wait for a person, and the way through them. */
export function FindingsBar(props: FindingsBarProps) {
  const { waiting, listed, open, onStep, onToggle, onRetry } = props;
  const isEmpty = listed.length === 0;
  return (
    <Root>
      <output>{saidOf(props)}</output>
      {waiting.state === 'failed' ? (
        <Button size="sm" variant="quiet" onClick={onRetry}>
          Повторить
        </Button>
      ) : (
        <>
          <IconButton
            label="Предыдущая находка"
            tooltip="Предыдущая находка: клавиша ,"
            icon={<ChevronLeft aria-hidden />}
            variant="quiet"
            disabled={isEmpty}
            onClick={() => onStep(-1)}
          />
          <IconButton
            label="Следующая находка"
            tooltip="Следующая находка: клавиша ."
            icon={<ChevronRight aria-hidden />}
            variant="quiet"
            disabled={isEmpty}
            onClick={() => onStep(1)}
          />
          <IconButton
            label="Находки списком"
            tooltip={open ? 'Скрыть список находок' : 'Показать находки списком'}
            icon={<List aria-hidden />}
            variant="quiet"
            aria-pressed={open}
            onClick={onToggle}
          />
        </>
      )}
    </Root>
  );
}
