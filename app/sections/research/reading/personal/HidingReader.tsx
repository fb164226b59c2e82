import { useMemo } from 'react';

import type { TextRange } from '#src/domain/core/textRange.ts';
import { MaterialReader, type MaterialReaderProps } from '#src/features/research/reading/MaterialReader.tsx';

import { useSpeakers } from '../../people/useSpeakers.tsx';
import { useEncoding } from '../encoding/useEncoding.tsx';
import { useReview } from '../review/useReview.tsx';
import { useHidden } from './useHidden.tsx';
import { useMaskedCopy } from './useMaskedCopy.ts';

/** The reader without its menu, and where it is led. */
export interface HidingReaderProps extends Omit<MaterialReaderProps, 'more' | 'onCopy' | 'onEncoding'> {
  /** A place of the text is to be shown. */
  onShow: (place: TextRange) => void;
}

/** The reading view with its menu: names who speaks, reviews the interview, chooses the encoding of its file, hides personal data of its text, puts them back and erases them. */
export function HidingReader({ onShow, ...props }: HidingReaderProps) {
  const hidden = useHidden(props.material);
  const review = useReview(props, onShow);
  const onCopy = useMaskedCopy(props.text);
  const encoding = useEncoding(props.material);
  const speakers = useSpeakers(props.material);
  const more = useMemo(
    () => [...speakers.more, review.line, ...encoding.more, ...hidden.more],
    [speakers.more, review.line, encoding.more, hidden.more],
  );
  return (
    <>
      <MaterialReader
        {...props}
        onCopy={onCopy}
        onEncoding={encoding.onEncoding}
        more={props.text.state === 'ready' ? more : undefined}
      />
      {speakers.dialog}
      {encoding.dialog}
      {hidden.dialog}
      {review.dialog}
    </>
  );
}
