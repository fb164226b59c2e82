import type { ComponentType } from 'react';

import { AlikeNote } from '#src/patterns/evidence/AlikeNote.tsx';
import { EvidenceSlots, NO_PARTS, type EvidenceParts } from '#src/patterns/evidence/EvidenceSlots.ts';

const parts: EvidenceParts = {
  ...NO_PARTS,
  alike: ({ of, text, onTake }) => (
    <AlikeNote
      records={
        text === '' ? [] : [{ id: 'late', text: `Есть и ${of === 'insight' ? 'такой' : 'такая'}`, href: '#late' }]
      }
      onTake={onTake}
    />
  ),
};

/** As if whatever is typed repeated something: «Есть и такая», a hypothesis, or «Есть и такой», an insight. */
export const withAlike = (Story: ComponentType) => (
  <EvidenceSlots value={parts}>
    <Story />
  </EvidenceSlots>
);
