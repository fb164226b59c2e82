import { styled } from 'styled-components';

import { counted } from '../../domain/core/format.ts';
import type { ReadingWork } from '../../domain/model/reading.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { AskModelButton } from './AskModelButton.tsx';
import { useWhyNoModel } from './useWhyNoModel.ts';

export interface ReadingBarProps {
  /** Name of the model. */
  name: string;
  /** Why it cannot be asked here, as a sentence that replaces the button. Empty: it can be. */
  why: string;
  /** How far it is. */
  work: ReadingWork<unknown>;
  /** Says what data it receives and what it does not; shown before it is asked. */
  sends: string;
  /** Description of its work after reading, behind its name: «складывает предложения». */
  weighing: string;
  /** How it came out, in sentences; said when it is done. */
  told: string;
  /** The model is to be asked. */
  onAsk: () => void;
  /** It is to stop. */
  onStop: () => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-items: start;
  max-width: 75ch;
  margin-block-end: ${spaces[4]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** Over proposals: has a model read talks and add its own, says how far it is, and stops it with the same button; or says why it cannot be asked. */
export function ReadingBar({ name, why, work, sends, weighing, told, onAsk, onStop }: ReadingBarProps) {
  const reason = useWhyNoModel(why);
  return (
    <Root aria-label="Предложения модели">
      {reason === '' ? (
        <AskModelButton
          working={work.state === 'working'}
          label={work.state === 'done' ? 'Предложить заново' : 'Предложить с моделью'}
          onAsk={onAsk}
          onStop={onStop}
        />
      ) : (
        <p>{reason}</p>
      )}
      {work.state === 'idle' && reason === '' ? <p>{sends}</p> : null}
      <output>
        {work.state === 'working'
          ? work.progress.step === 'reading'
            ? `Модель ${name} читает разговоры: ${work.progress.done} из ${counted(work.progress.parts, ['части', 'частей', 'частей'])}…`
            : `Модель ${name} ${weighing}…`
          : ''}
        {work.state === 'done' ? told : ''}
      </output>
    </Root>
  );
}
