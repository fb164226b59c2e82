import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { counted, NBSP } from '../../../domain/core/format.ts';
import { leftOutWords, readWords } from '../../../domain/model/readingWords.ts';
import type { ProposedPersona } from '../../../patterns/evidence/EvidenceSlots.ts';
import { ReadingBar } from '../../../patterns/evidence/ReadingBar.tsx';
import { spaces } from '../../../theme/tokens.ts';
import { ModelPersonaCard } from './ModelPersonaCard.tsx';
import type { PersonasFound, PersonasModel } from './personasModel.ts';

export interface ModelPersonasProps {
  /** The model, and what it found so far. */
  model: PersonasModel;
  /** Message where the model found no one; nothing where there are other candidates. */
  nobody: ReactNode;
  /** The form of a new persona is to open with what is proposed of it. */
  onOpen: (persona: ProposedPersona) => void;
  /** One is not wanted. */
  onRefuse: (persona: ProposedPersona) => void;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  margin-block-end: ${spaces[4]}px;
`;

const FIELDS = ['поле', 'поля', 'полей'] as const;
const PERSONAS = ['персона', 'персоны', 'персон'] as const;
const TALKS = ['разговор', 'разговора', 'разговоров'] as const;

/** How it came out, in sentences. */
function toldOf(found: PersonasFound): string {
  const { personas, leftOut, trouble } = found;
  return [
    trouble === '' ? '' : `${trouble} Кого подсказывают цитаты, видно и${NBSP}без${NBSP}модели.`,
    readWords(found),
    personas.length > 0
      ? `Модель предлагает: ${counted(personas.length, PERSONAS)}.`
      : trouble === ''
        ? 'Больше никого модель не предлагает.'
        : '',
    leftOutWords(leftOut, FIELDS),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Where new personas are looked for: has a model read the words of the audience, and shows which kinds of people it found; each opens in the form. */
export function ModelPersonas({ model: { talks, work, ...model }, nobody, onOpen, onRefuse }: ModelPersonasProps) {
  const personas = work.state === 'done' ? work.value.personas : [];
  return (
    <>
      <ReadingBar
        {...model}
        work={work}
        sends={`Модель ${model.name} прочитает слова респондентов из завершённых исследований этой аудитории, ${counted(talks, TALKS)}, без имён и контактов, и скажет, каких людей в${NBSP}ней видно. Цитаты печатаются из расшифровок. Решаете вы.`}
        weighing="складывает персоны"
        told={work.state === 'done' ? toldOf(work.value) : ''}
      />
      {personas.length === 0 ? (
        nobody
      ) : (
        <List aria-label="Персоны, которые предлагает модель">
          {personas.map((persona) => (
            <li key={persona.key}>
              <ModelPersonaCard persona={persona} onOpen={onOpen} onRefuse={onRefuse} />
            </li>
          ))}
        </List>
      )}
    </>
  );
}
