import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Told } from '../../../../domain/research/layouts/told.ts';
import { toldWords } from '../../../../domain/research/words/toldWords.ts';
import { fontSizes, spaces } from '../../../../theme/tokens.ts';
import { Button } from '../../../../ui/Button.tsx';

export interface LeftOutLineProps {
  /** What the file held that its text has not; with nothing, or null while it is not known, nothing is drawn. */
  told: readonly Told[] | null;
  /** Opens the choice of the file's encoding: offered where it is doubtful, or signs were not read. Default: it cannot be chosen. */
  onEncoding?: (() => void) | undefined;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${spaces[2]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;
`;

/** Opens the choice; when what it was asked about is settled, focus goes from it to the view around. */
function EncodingChoice({ onOpen }: { readonly onOpen: () => void }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const around = box.current;
    return () => {
      if (around?.contains(document.activeElement)) around.closest<HTMLElement>('[tabindex]')?.focus();
    };
  }, []);
  return (
    <span ref={box}>
      <Button needs="Researcher" variant="quiet" size="sm" onClick={onOpen}>
        Выбрать кодировку…
      </Button>
    </span>
  );
}

/** Says over a text what of its file is not in it: the reader knows what to look up in the original. */
export function LeftOutLine({ told, onEncoding }: LeftOutLineProps) {
  const words = toldWords(told);
  if (words === '') return null;
  const isOfEncoding = told?.some(({ kind }) => kind === 'encoding' || kind === 'character');
  return (
    <Line>
      <p>{words}</p>
      {onEncoding && isOfEncoding ? <EncodingChoice onOpen={onEncoding} /> : null}
    </Line>
  );
}
