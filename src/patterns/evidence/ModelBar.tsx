import { CheckCheck } from 'lucide-react';
import { styled } from 'styled-components';

import { counted, NBSP } from '../../domain/core/format.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { AskModelButton } from './AskModelButton.tsx';
import type { FieldWork } from './fieldWork.ts';
import { ModelMark } from './ModelMark.tsx';
import { useWhyNoModel } from './useWhyNoModel.ts';

export interface ModelBarProps {
  /** Name of the model. */
  name: string;
  /** Why it cannot be asked here, as a sentence that replaces the button. Default: it can be. */
  why?: string;
  /** State of its work. */
  work: FieldWork<string>;
  /** Label of the button: «Набросать с моделью». */
  askLabel: string;
  /** Description of its work, behind its name: «пишет канвас». */
  doing: string;
  /** Says what data it receives and what it does not; shown before it is asked. */
  sends: string;
  /** Says what remains possible without it; shown when it fails. */
  without: string;
  /** How many of its proposals may be taken. */
  takeable: number;
  /** The model is to be asked. */
  onAsk: () => void;
  /** It is to stop. */
  onStop: () => void;
  /** Called to put all takeable proposals into the fields. */
  onTakeAll: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  max-width: 75ch;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;
  text-wrap: pretty;

  & > output {
    display: grid;
    gap: ${spaces[1]}px;
    min-width: 0;
  }
`;

const PROPOSALS = ['поле', 'поля', 'полей'] as const;

/** Returns the message about the received proposals. */
function doneWords(left: number, takeable: number): string {
  if (left === 0) return 'Предложений больше нет.';
  const refused = left - takeable;
  return [
    `Предложено: ${counted(left, PROPOSALS)}.`,
    takeable > 0 ? 'Возьмите под полем то, что годится, и поправьте.' : '',
    refused > 0 ? `Цитата не${NBSP}найдена, взять нельзя: ${counted(refused, PROPOSALS)}.` : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}

/** Over a form: has a model propose its fields, says how that goes, and stops it; or says why it cannot be asked. */
export function ModelBar(props: ModelBarProps) {
  const { name, why = '', work, askLabel, doing, sends, without, takeable, onAsk, onStop, onTakeAll } = props;
  const { state } = work;
  const reason = useWhyNoModel(why);
  const left = state === 'done' ? Object.keys(work.fields).length : 0;
  return (
    <Root>
      {reason === '' ? null : <p>{reason}</p>}
      <Row>
        {reason === '' ? (
          <AskModelButton working={state === 'working'} label={askLabel} onAsk={onAsk} onStop={onStop} />
        ) : null}
        {takeable > 1 ? (
          <Button size="sm" needs="Researcher" icon={<CheckCheck />} onClick={onTakeAll}>
            Взять всё
          </Button>
        ) : null}
      </Row>
      {state === 'idle' && reason === '' ? <p>{sends}</p> : null}
      <output>
        {state === 'working' ? (
          <span>
            Модель {name} {doing}…
          </span>
        ) : null}
        {state === 'done' ? (
          <>
            <ModelMark madeBy={work.madeBy} />
            <span>{doneWords(left, takeable)}</span>
          </>
        ) : null}
        {state === 'failed' ? (
          <span>
            {work.trouble} {without}
          </span>
        ) : null}
      </output>
    </Root>
  );
}
