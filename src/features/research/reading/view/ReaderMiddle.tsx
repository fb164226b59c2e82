import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';

import { counted } from '../../../../domain/core/format.ts';
import type { Loadable } from '../../../../domain/core/loadable.ts';
import type { MarkedPassage } from '../../../../domain/research/markedPassages.ts';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { FindInText } from '../FindInText.tsx';
import { Middle, Steps } from './ReaderMiddle.styles.ts';
import { ReadingPane, type ReadingPaneProps } from '../ReadingPane.tsx';
import type { MaterialReading } from '../useMaterialReading.ts';

export interface ReaderMiddleProps extends Omit<ReadingPaneProps, 'text' | 'passages' | keyof MaterialReading['pane']> {
  /** The text, pending or failed. */
  text: Loadable<string>;
  /** Shown and chosen content of the text. */
  reading: MaterialReading;
  /** How much was found in the text, and the way through it. Default nothing. */
  findingsBar?: ReactNode;
  /** Draws a mark whose words are gone from the text. */
  renderLost: (passage: MarkedPassage) => ReactNode;
  /** Called with 1 for the next mark, -1 for the one before. */
  onStep: (by: 1 | -1) => void;
  /** Loads the text again after a failure. */
  onRetry: () => void;
  /** Shown below the text: the player. Default nothing. */
  children?: ReactNode;
}

/** The text of a material, with what finds words, marks and findings in it. */
export function ReaderMiddle({
  text,
  reading,
  renderLost,
  onStep,
  onRetry,
  findingsBar,
  children,
  ...pane
}: ReaderMiddleProps) {
  const { search, onSearch, passages } = reading;
  const count = passages.placed.length;
  return (
    <Middle>
      <Steps>
        <FindInText search={search} onSearch={onSearch} onStep={search.step} />
        <span>{count === 0 ? 'Отметок нет' : counted(count, ['отметка', 'отметки', 'отметок'])}</span>
        <IconButton
          label="Предыдущая отметка"
          tooltip="Предыдущая отметка: клавиша ["
          icon={<ChevronUp aria-hidden />}
          disabled={count === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label="Следующая отметка"
          tooltip="Следующая отметка: клавиша ]"
          icon={<ChevronDown aria-hidden />}
          disabled={count === 0}
          onClick={() => onStep(1)}
        />
      </Steps>
      {findingsBar}
      {passages.lost.length > 0 ? (
        <Disclosure summary={`Слова не найдены в нынешнем тексте (${passages.lost.length})`}>
          {passages.lost.map(renderLost)}
        </Disclosure>
      ) : null}
      {text.state === 'loading' ? (
        <output>
          <VisuallyHidden>Открываем текст…</VisuallyHidden>
          <Skeleton height={320} />
        </output>
      ) : null}
      {text.state === 'failed' ? (
        <ErrorState title="Текст не открылся" message={text.message} onRetry={onRetry} />
      ) : null}
      {text.state === 'ready' ? (
        <ReadingPane text={text.value} {...reading.pane} {...pane} passages={passages} />
      ) : null}
      {children}
    </Middle>
  );
}
