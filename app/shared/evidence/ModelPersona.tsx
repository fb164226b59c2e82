import { useCallback } from 'react';

import { counted, NBSP } from '#src/domain/core/format.ts';
import type { PersonaModelField } from '#src/domain/audiences/modelFields.ts';
import type { Drafted } from '#src/domain/model/drafted.ts';
import type { AskTask } from '#src/domain/model/reading.ts';
import type { PersonaDrafting } from '#src/patterns/evidence/EvidenceSlots.ts';
import { ModelBar } from '#src/patterns/evidence/ModelBar.tsx';

import { useStore } from '#store/StoreContext.ts';
import { readPeople } from '../people.ts';
import { askedTranscripts, readInWords } from '../team/askedTranscripts.ts';
import { useFieldModel } from '../team/useFieldModel.ts';
import { useConnectedModel } from '../team/useModelState.ts';
import { NO_TRANSCRIPTS, useAudienceTranscripts } from './useAudienceTranscripts.ts';

const TALKS = ['разговора', 'разговоров', 'разговоров'] as const;

/** «Предложить с моделью» in the form of a persona, or why it cannot be asked; nothing where the company has no model. */
export function ModelPersona({ audience, about, described, work, onWork, takeable, onTakeAll }: PersonaDrafting) {
  const store = useStore();
  const model = useConnectedModel();
  const { id, name, description } = audience;
  const materials = useAudienceTranscripts(id);
  const draft = useCallback(
    async (ask: AskTask): Promise<Drafted<PersonaModelField>> => {
      const [{ draftPersona }, talks, people] = await Promise.all([
        import('#src/domain/model/draftingPersona.ts'),
        askedTranscripts(store, materials ?? []),
        readPeople(store),
      ]);
      const drafted = await draftPersona(talks, people, { name, description }, ask, described);
      const { trouble, fields, sentences } = drafted;
      if (trouble !== null && Object.keys(fields).length === 0) return { kind: 'failed', trouble };
      return { kind: 'done', fields, madeBy: { model: drafted.model, read: readInWords(talks, sentences) } };
    },
    [store, materials, name, description, described],
  );
  const { onAsk, onStop } = useFieldModel({ about, work, onWork, draft });
  if (model === null || materials === null) return null;
  return (
    <ModelBar
      name={model.name}
      why={materials.length === 0 ? NO_TRANSCRIPTS : model.why}
      work={work}
      askLabel={work.state === 'idle' ? 'Предложить с моделью' : 'Предложить заново'}
      doing="читает разговоры"
      sends={`Модель ${model.name} прочитает слова респондентов из${NBSP}${counted(materials.length, TALKS)} завершённых исследований этой аудитории, без имён и контактов, и${NBSP}то, что уже написано в${NBSP}форме, и предложит поля. Что взять, решаете вы.`}
      without="Персону можно описать и без модели."
      takeable={takeable.length}
      onAsk={onAsk}
      onStop={onStop}
      onTakeAll={onTakeAll}
    />
  );
}
