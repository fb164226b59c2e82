import { FilePen, X } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

import { PERSONA_MODEL_FIELDS } from '../../../domain/audiences/modelFields.ts';
import { counted, innerQuotes } from '../../../domain/core/format.ts';
import { TERMS } from '../../../domain/terms.ts';
import type { ProposedPersona } from '../../../patterns/evidence/EvidenceSlots.ts';
import { ModelMark } from '../../../patterns/evidence/ModelMark.tsx';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Actions, Quotes } from './CandidateRow.styles.ts';

export interface ModelPersonaCardProps {
  /** Persona, with the words that it is based on. */
  persona: ProposedPersona;
  /** The form of a new persona is to open with what is proposed of it. */
  onOpen: (persona: ProposedPersona) => void;
  /** It is not wanted. */
  onRefuse: (persona: ProposedPersona) => void;
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  overflow-wrap: anywhere;

  & h3 {
    font-size: ${fontSizes.md};
  }
  & > p,
  & > div > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    text-wrap: pretty;
  }
`;

/** Words that are shown: enough to judge who it is; the form has all of them, field by field. */
const SHOWN = 3;
const QUOTES = ['место', 'места', 'мест'] as const;

/** A persona that a model found: who it is, what is proposed of it, and whose words it rests on. What of it is taken, a person decides in the form. */
export function ModelPersonaCard({ persona, onOpen, onRefuse }: ModelPersonaCardProps) {
  const { fields, madeBy } = persona;
  const id = useId();
  const title = fields.title.text;
  const proposed = PERSONA_MODEL_FIELDS.filter((field) => fields[field]);
  const invented = proposed.filter((field) => fields[field]?.isSavable === false);
  const listed = proposed.filter((field) => field !== 'title' && field !== 'role' && !invented.includes(field));
  const words = [...new Set(proposed.flatMap((field) => fields[field]?.words?.map(({ text }) => text) ?? []))];
  return (
    <Root aria-labelledby={id}>
      <ModelMark madeBy={madeBy} />
      <div>
        <h3 id={id}>{title}</h3>
        {fields.role ? <p>{fields.role.text}</p> : null}
      </div>
      <Quotes aria-label={`Слова, на которых это держится: ${title}`}>
        {words.slice(0, SHOWN).map((text) => (
          <li key={text}>
            <blockquote>«{innerQuotes(text)}»</blockquote>
          </li>
        ))}
        {words.length > SHOWN ? <li>и ещё {counted(words.length - SHOWN, QUOTES)}</li> : null}
      </Quotes>
      {listed.length > 0 ? <p>Предложены поля: {listed.map((field) => TERMS.persona[field]).join(', ')}.</p> : null}
      {invented.length > 0 ? (
        <p>
          <Badge tone="red">цитата не найдена</Badge> Так никто не говорил, взять нельзя:{' '}
          {invented.map((field) => TERMS.persona[field]).join(', ')}.
        </p>
      ) : null}
      <Actions>
        <Button
          needs="Researcher"
          icon={<FilePen />}
          aria-label={`Открыть в форме: ${title}`}
          onClick={() => onOpen(persona)}
        >
          Открыть в форме
        </Button>
        <Button
          needs="Researcher"
          variant="quiet"
          icon={<X />}
          aria-label={`Не то: ${title}`}
          onClick={() => onRefuse(persona)}
        >
          Не то
        </Button>
      </Actions>
    </Root>
  );
}
