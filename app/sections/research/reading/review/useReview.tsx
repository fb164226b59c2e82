import { useMemo, useState, type ReactNode } from 'react';

import type { TextRange } from '#src/domain/core/textRange.ts';
import { onDemand } from '#src/ui/onDemand.ts';
import type { MenuItem } from '#src/ui/menu/Menu.tsx';

import type { ReadingViewState } from '../useReading.ts';

/** The review comes when it is asked for. */
const ReviewPanel = onDemand(() => import('./ReviewPanel.tsx').then((module) => module.ReviewPanel));

/**
 * «Разбор интервью» of what is read: the line of its menu, and the dialog while it is open.
 * @param onShow shows a place of the text; the dialog is closed then
 */
export function useReview(
  { material, text, labels = null }: Pick<ReadingViewState, 'material' | 'text' | 'labels'>,
  onShow: (place: TextRange) => void,
): { readonly line: MenuItem; readonly dialog: ReactNode } {
  const [reviewed, setReviewed] = useState<string | null>(null);
  const line = useMemo(
    (): MenuItem => ({ label: 'Разбор интервью', onSelect: () => setReviewed(material.id) }),
    [material.id],
  );
  const onClose = () => setReviewed(null);
  const isOpen = reviewed === material.id && text.state === 'ready';
  return {
    line,
    dialog: isOpen ? (
      <ReviewPanel
        material={material}
        text={text.value}
        labels={labels}
        onShow={(place) => {
          onClose();
          onShow(place);
        }}
        onClose={onClose}
      />
    ) : null,
  };
}
