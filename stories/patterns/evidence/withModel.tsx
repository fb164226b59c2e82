import type { ComponentType } from 'react';

import type { PersonaModelField } from '#src/domain/audiences/modelFields.ts';
import type { ModelField } from '#src/domain/experiments/modelFields.ts';
import { EvidenceSlots, NO_PARTS, type EvidenceParts } from '#src/patterns/evidence/EvidenceSlots.ts';
import type { FieldWork } from '#src/patterns/evidence/fieldWork.ts';
import { ModelBar, type ModelBarProps } from '#src/patterns/evidence/ModelBar.tsx';
import type { ModelFields } from '#src/patterns/evidence/useModelFields.ts';

import { drafted } from './sampleDraft.ts';
import { draftedPersona } from './sampleDraftedPersona.ts';

/** Forms with a model that can be asked for them. */

interface DraftingProps<F extends string>
  extends
    Pick<ModelFields<F>, 'work' | 'onWork' | 'takeable' | 'onTakeAll'>,
    Pick<ModelBarProps, 'doing' | 'sends' | 'without'> {
  /** Verb on its button: «Предложить». */
  verb: string;
  /** Its answer once it is stopped, as no one waits in a story. */
  answer: FieldWork<F>;
}

function Drafting<F extends string>({ verb, answer, onWork, takeable, ...bar }: DraftingProps<F>) {
  return (
    <ModelBar
      {...bar}
      name={drafted.madeBy.model}
      askLabel={bar.work.state === 'idle' ? `${verb} с моделью` : `${verb} заново`}
      takeable={takeable.length}
      onAsk={() => onWork({ state: 'working' })}
      onStop={() => onWork(answer)}
    />
  );
}

const withParts = (parts: Partial<EvidenceParts>) => (Story: ComponentType) => (
  <EvidenceSlots value={{ ...NO_PARTS, ...parts }}>
    <Story />
  </EvidenceSlots>
);

export const withCanvasModel = withParts({
  canvasDraft: ({ work, onWork, takeable, onTakeAll }) => (
    <Drafting<ModelField>
      {...{ work, onWork, takeable, onTakeAll }}
      answer={drafted}
      verb="Набросать"
      doing="пишет канвас"
      sends="Модель прочитает гипотезу и слова за и против, без имён и контактов, и предложит поля. Что взять, решаете вы."
      without="Поля заполнены по этапу, как без модели."
    />
  ),
});

export const withPersonaModel = (answer: FieldWork<PersonaModelField> = draftedPersona) =>
  withParts({
    personaDraft: ({ work, onWork, takeable, onTakeAll }) => (
      <Drafting<PersonaModelField>
        {...{ work, onWork, takeable, onTakeAll }}
        answer={answer}
        verb="Предложить"
        doing="читает разговоры"
        sends="Модель прочитает слова респондентов из завершённых исследований этой аудитории, без имён и контактов, и предложит поля. Что взять, решаете вы."
        without="Персону можно описать и без модели."
      />
    ),
  });

/** Where new personas are looked for. */
export const withPersonaSearch = (personaSearch: EvidenceParts['personaSearch']) => withParts({ personaSearch });
