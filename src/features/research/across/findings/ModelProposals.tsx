import { useMemo } from 'react';
import { styled } from 'styled-components';

import { counted, NBSP } from '../../../../domain/core/format.ts';
import type { DecidedTranscript } from '../../../../domain/evidence/study/shownFindings.ts';
import type { TranscriptPassage } from '../../../../domain/evidence/study/transcript.ts';
import { leftOutWords, readWords } from '../../../../domain/model/readingWords.ts';
import { AskModelButton } from '../../../../patterns/evidence/AskModelButton.tsx';
import { ModelMark } from '../../../../patterns/evidence/ModelMark.tsx';
import { useWhyNoModel } from '../../../../patterns/evidence/useWhyNoModel.ts';
import { fontSizes, spaces } from '../../../../theme/tokens.ts';
import { ProgressBar } from '../../../../ui/ProgressBar.tsx';
import { FoundPassageRow } from './FoundPassageRow.tsx';
import { ModelHypothesisCard } from './ModelHypothesisCard.tsx';
import { ownFindings, type ModelFound, type ModelHypothesis, type ModelProposing } from './modelProposals.ts';

export interface ModelProposalsProps {
  /** The model, and what it said so far. */
  model: ModelProposing;
  /** The talks, with what people decided about them. */
  talks: readonly DecidedTranscript[];
  /** Who said words and where. A stable function. */
  whereOf: (passage: TranscriptPassage) => string;
  /** Address of words in the reading view. A stable function. */
  hrefOf: (passage: TranscriptPassage) => string;
  /** «Не то»: words are no finding. A stable function. */
  onRefuse: (passage: TranscriptPassage) => void;
  /** A hypothesis is to be taken: a person words it and says yes. A stable function. */
  onTake: (hypothesis: ModelHypothesis) => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  margin-block-end: ${spaces[4]}px;

  & > h2 {
    font-size: ${fontSizes.md};
  }
  & > button {
    justify-self: start;
  }
  & > p,
  & > output > p {
    max-width: 75ch;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    text-wrap: pretty;
  }
`;

const PARTS = ['часть', 'части', 'частей'] as const;
const FINDINGS = ['находка', 'находки', 'находок'] as const;

const HYPOTHESES = ['гипотеза', 'гипотезы', 'гипотез'] as const;

/** How far it came, what was left out, and why it stopped. */
function notesOf(found: ModelFound): readonly string[] {
  const { trouble, leftOut } = found;
  return [
    trouble === '' ? '' : `${trouble} Находки программы — ниже, модель для${NBSP}них не${NBSP}нужна.`,
    readWords(found),
    leftOutWords(leftOut, HYPOTHESES),
  ].filter((note) => note !== '');
}

/** Lists the proposals, each to be taken or not. */
function Proposed(
  props: Omit<ModelProposalsProps, 'model' | 'talks'> & {
    value: ModelFound;
    findings: readonly TranscriptPassage[];
    onDone: (key: string) => void;
  },
) {
  const { value, findings, whereOf, hrefOf, onRefuse, onTake, onDone } = props;
  const { hypotheses, madeBy } = value;
  return (
    <>
      <output>
        {notesOf(value).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </output>
      {hypotheses.length + findings.length === 0 && value.trouble === '' ? (
        <p>Ничего нового модель не предлагает.</p>
      ) : null}
      {hypotheses.map((hypothesis) => (
        <ModelHypothesisCard
          key={hypothesis.key}
          hypothesis={hypothesis}
          madeBy={madeBy}
          whereOf={whereOf}
          hrefOf={hrefOf}
          onTake={onTake}
          onRefuse={({ key }) => onDone(key)}
        />
      ))}
      {findings.length > 0 ? <ModelMark madeBy={madeBy} /> : null}
      {findings.map((passage) => (
        <FoundPassageRow
          key={passage.id}
          passage={passage}
          where={whereOf(passage)}
          href={hrefOf(passage)}
          alone
          note="нашла модель"
          onRefuse={onRefuse}
        />
      ))}
    </>
  );
}

/** «Предложить с моделью» over «Находки»: what a model would make of the talks, each taken or not by a person; or why it cannot be asked. */
export function ModelProposals({ model, talks, ...acts }: ModelProposalsProps) {
  const { name, why, work, onAsk, onStop, onDone } = model;
  const reason = useWhyNoModel(why);
  const value = work.state === 'done' ? work.value : null;
  const findings = useMemo(() => (value ? ownFindings(value.findings, talks) : []), [value, talks]);
  return (
    <Root aria-label="Предложения модели">
      {value ? <h2>Предложения модели ({value.hypotheses.length + findings.length})</h2> : null}
      {reason === '' ? (
        <AskModelButton
          size="md"
          working={work.state === 'working'}
          label={value ? 'Предложить заново' : 'Предложить с моделью'}
          onAsk={onAsk}
          onStop={onStop}
        />
      ) : (
        <p>{reason}</p>
      )}
      {work.state === 'idle' && reason === '' ? (
        <p>
          Модель {name} прочитает слова респондентов без имён и контактов и предложит находки и гипотезы. Цитаты
          печатаются из ваших расшифровок. Решаете вы.
        </p>
      ) : null}
      {work.state === 'working' ? (
        <ProgressBar
          label={
            work.progress.step === 'reading' ? `Модель ${name} читает разговоры` : `Модель ${name} складывает гипотезы`
          }
          value={work.progress.done}
          max={work.progress.parts + 1}
          valueText={`${work.progress.done} из ${counted(work.progress.parts, PARTS)} · ${counted(work.found, FINDINGS)}`}
        />
      ) : null}
      {value ? <Proposed {...acts} value={value} findings={findings} onDone={onDone} /> : null}
    </Root>
  );
}
