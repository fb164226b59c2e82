import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { counted } from '../../../domain/core/format.ts';
import { SIGNAL_LABELS, type Signal } from '../../../domain/search/signals.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';

export interface SignalBarProps {
  /** Sentences found in the text, in order. */
  signals: readonly Signal[];
  /** The one that is shown, by its place; null while none is. */
  current: number | null;
  /** Called with the place of the one to show. */
  onShow: (index: number) => void;
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

/**
 * What the automatic search for hypotheses found in a text, one sentence at a time. It only proposes: the hypothesis is
 * worded by a person.
 */
export function SignalBar({ signals, current, onShow }: SignalBarProps) {
  if (signals.length === 0) return null;
  const signal = current === null ? undefined : signals[current];
  const step = (by: number) => onShow(((current ?? (by > 0 ? -1 : 0)) + by + signals.length) % signals.length);
  return (
    <Root>
      <output>
        {signal
          ? `Подсказка ${(current ?? 0) + 1} из ${signals.length}: ${SIGNAL_LABELS[signal.kind]}`
          : `Автоматически найдено: ${counted(signals.length, ['высказывание', 'высказывания', 'высказываний'])} о трудностях и желаниях`}
      </output>
      <IconButton
        label="Предыдущая подсказка"
        icon={<ChevronLeft aria-hidden />}
        variant="quiet"
        onClick={() => step(-1)}
      />
      <IconButton
        label="Следующая подсказка"
        icon={<ChevronRight aria-hidden />}
        variant="quiet"
        onClick={() => step(1)}
      />
    </Root>
  );
}
