import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { FieldWork } from '../../../patterns/evidence/fieldWork.ts';
import { ModelBar } from '../../../patterns/evidence/ModelBar.tsx';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { Row } from '../../../ui/Row.tsx';

/** A model that can word the summary of a report. */
export interface SummaryModel {
  /** Its name. */
  readonly name: string;
  /** Why it cannot be asked here, as a sentence; empty when it can be. */
  readonly why: string;
  readonly work: FieldWork<'lead'>;
  /** Asks it. */
  readonly onAsk: () => void;
  /** Stops it. */
  readonly onStop: () => void;
}

export interface ReportSummaryProps {
  /** The model, and how far it is. */
  model: SummaryModel;
  /** Whether a text exists there already: the new one replaces it. */
  isWritten: boolean;
  /** Called to put the text, as the person corrected it, into the report. */
  onTake: (text: string) => Promise<Outcome>;
  /** It is not wanted. */
  onRefuse: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  margin-block-start: ${spaces[3]}px;
  overflow-wrap: anywhere;

  & > div:last-child:not(:first-child) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
    padding: ${spaces[3]}px;
    border-radius: ${radii.small}px;
    background: var(--color-sunken);
    font-size: ${fontSizes.sm};
  }
  ${media.print} {
    display: none;
  }
`;

/** Below «Коротко о главном»: a model words it out of the report's findings; a person corrects that and takes it, or not. */
export function ReportSummary({
  model: { name, why, work, onAsk, onStop },
  isWritten,
  onTake,
  onRefuse,
}: ReportSummaryProps) {
  const proposal = work.state === 'done' ? work.fields.lead : undefined;
  const [typed, setTyped] = useState({ of: proposal, text: proposal?.text ?? '' });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  if (typed.of !== proposal) setTyped({ of: proposal, text: proposal?.text ?? '' });
  const missing = proposal?.quotes.filter(({ standing }) => standing === 'missing') ?? [];
  const take = async () => {
    setBusy(true);
    const outcome = await onTake(typed.text);
    setBusy(false);
    setError(outcome.ok ? '' : outcome.message);
  };
  return (
    <Root>
      <ModelBar
        name={name}
        why={why}
        work={work}
        askLabel={work.state === 'idle' ? 'Сформулировать с моделью' : 'Сформулировать заново'}
        doing="пишет сводку"
        sends={`Модель ${name} прочитает находки отчёта без имён и контактов и предложит «Коротко о главном». Цитаты отчёта она не меняет.`}
        without="Сводку можно написать самим, остальной отчёт от модели не зависит."
        takeable={0}
        onAsk={onAsk}
        onStop={onStop}
        onTakeAll={() => undefined}
      />
      {proposal ? (
        <div>
          <TextArea
            label="Предложение модели"
            rows={4}
            readOnly={busy || !proposal.isSavable}
            value={typed.text}
            onChange={({ target }) => setTyped({ of: proposal, text: target.value })}
          />
          {missing.length > 0 ? (
            <p>
              <Badge tone="red">цитата не найдена</Badge> Так никто не говорил:{' '}
              {missing.map(({ written }) => quoted(written)).join(', ')}. Взять это нельзя.
            </p>
          ) : null}
          <Row>
            {proposal.isSavable ? (
              <Button
                size="sm"
                needs="Researcher"
                icon={<Check />}
                busy={busy}
                disabled={!busy && typed.text.trim() === ''}
                onClick={() => void take()}
              >
                {isWritten ? 'Взять вместо прежнего' : 'Взять в отчёт'}
              </Button>
            ) : null}
            <Button size="sm" variant="quiet" needs="Researcher" icon={<X />} disabled={busy} onClick={onRefuse}>
              Не то
            </Button>
          </Row>
          {error === '' ? null : <FormError message={error} />}
        </div>
      ) : null}
    </Root>
  );
}
