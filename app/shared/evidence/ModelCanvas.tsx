import { useCallback } from 'react';

import { living } from '#src/domain/core/record.ts';
import type { AskTask } from '#src/domain/model/reading.ts';
import type { DraftedCanvas } from '#src/patterns/evidence/EvidenceSlots.ts';
import { ModelBar } from '#src/patterns/evidence/ModelBar.tsx';

import { useStore } from '#store/StoreContext.ts';
import { readPeople } from '../people.ts';
import { useFieldModel } from '../team/useFieldModel.ts';
import { useConnectedModel } from '../team/useModelState.ts';

/** «Набросать с моделью» in the form of an experiment; nothing where the company has no model. */
export function ModelCanvas({ hypothesis, work, onWork, takeable, onTakeAll }: DraftedCanvas) {
  const store = useStore();
  const model = useConnectedModel();
  const { id, text, stage, touchpoint } = hypothesis;
  const draft = useCallback(
    async (ask: AskTask) => {
      const [{ draftCanvas }, stored, { known }] = await Promise.all([
        import('#src/domain/model/draftingCanvas.ts'),
        store.get('hypothesis', id),
        readPeople(store),
      ]);
      // An example of the journey is no record yet, and has no quotes.
      const { quotes = {} } = living(stored) ?? {};
      return draftCanvas({ text, stage, touchpoint, quotes }, known, ask);
    },
    [store, id, text, stage, touchpoint],
  );
  const { onAsk, onStop } = useFieldModel({ about: id, work, onWork, draft });
  if (model === null) return null;
  const { name, why } = model;
  return (
    <ModelBar
      name={name}
      why={why}
      work={work}
      askLabel={work.state === 'idle' ? 'Набросать с моделью' : 'Набросать заново'}
      doing="пишет канвас"
      sends={`Модель ${name} прочитает гипотезу и слова за и против, без имён и контактов, и предложит поля. Что взять, решаете вы.`}
      without="Поля заполнены по этапу, как без модели."
      takeable={takeable.length}
      onAsk={onAsk}
      onStop={onStop}
      onTakeAll={onTakeAll}
    />
  );
}
