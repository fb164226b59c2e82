import { Bot, Check, Undo2, X } from 'lucide-react';
import { styled } from 'styled-components';

import { counted, quoted } from '../../domain/core/format.ts';
import type { MadeBy } from '../../domain/core/schema.ts';
import type { DraftedText } from '../../domain/model/drafted.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { ModelMark } from './ModelMark.tsx';

export interface ModelFieldNoteProps {
  /** The field's label: it tells these buttons from those of other fields. */
  label: string;
  /** Proposal of a model for the field, with the words that it rests on where it named some; null for none. */
  proposal: DraftedText | null;
  /** Model whose text is in the field now, with what it read; null for a person's text. */
  taken: MadeBy | null;
  /** Called to put the proposal into the field. */
  onTake: () => void;
  /** The proposal is not wanted. */
  onRefuse: () => void;
  /** The field is to say again what it said before; null where that is what it says. */
  onBack: (() => void) | null;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  margin-block-start: ${spaces[2]}px;
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;
`;

const Proposal = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  min-width: 0;
  margin: 0;
  padding: ${spaces[3]}px;
  border: 0;
  border-radius: ${radii.small}px;
  background: var(--color-sunken);

  & > p {
    white-space: pre-wrap;
    text-wrap: pretty;
  }
`;

/** Most words shown below a proposal: enough to judge it. */
const MOST_WORDS = 4;
const PLACES = ['место', 'места', 'мест'] as const;

const Words = styled.ul`
  display: grid;
  gap: ${spaces[1]}px;
  padding-inline-start: ${spaces[4]}px;
  color: var(--color-ink-soft);
`;

/** Note below a field: a model's proposal, to be taken or not; and the author of the text once it was taken. */
export function ModelFieldNote({ label, proposal, taken, onTake, onRefuse, onBack }: ModelFieldNoteProps) {
  const missing = proposal?.quotes.filter(({ standing }) => standing === 'missing') ?? [];
  return (
    <Root>
      {taken ? (
        <Row>
          <ModelMark madeBy={taken} />
          {onBack ? (
            <Button
              size="sm"
              variant="quiet"
              icon={<Undo2 />}
              aria-label={`Вернуть прежнее: ${label}`}
              onClick={onBack}
            >
              Вернуть прежнее
            </Button>
          ) : null}
        </Row>
      ) : null}
      {proposal ? (
        <Proposal aria-label={`Предложение модели: ${label}`}>
          <Row>
            <Badge tone="purple" icon={<Bot />}>
              модель
            </Badge>
            {missing.length > 0 ? <Badge tone="red">цитата не найдена</Badge> : null}
          </Row>
          <p>{proposal.text}</p>
          {proposal.words ? (
            <Words aria-label={`Слова, на которых это держится: ${label}`}>
              {proposal.words.slice(0, MOST_WORDS).map(({ text }) => (
                <li key={text}>
                  <q>{text}</q>
                </li>
              ))}
              {proposal.words.length > MOST_WORDS ? (
                <li>и ещё {counted(proposal.words.length - MOST_WORDS, PLACES)}</li>
              ) : null}
            </Words>
          ) : null}
          {missing.length > 0 ? (
            <p>Так никто не говорил: {missing.map(({ written }) => quoted(written)).join(', ')}. Взять это нельзя.</p>
          ) : null}
          <Row>
            {proposal.isSavable ? (
              <Button size="sm" icon={<Check />} aria-label={`Взять: ${label}`} onClick={onTake}>
                Взять
              </Button>
            ) : null}
            <Button size="sm" variant="quiet" icon={<X />} aria-label={`Не то: ${label}`} onClick={onRefuse}>
              Не то
            </Button>
          </Row>
        </Proposal>
      ) : null}
    </Root>
  );
}
