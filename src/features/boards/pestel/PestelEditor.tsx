import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';

import {
  EMPTY_PESTEL,
  PESTEL_PARTS,
  readPestel,
  writePestel,
  type Pestel,
} from '../../../domain/boards/cardForms/pestel.ts';
import type { CardEditorProps } from '../../../patterns/form/cardForm.ts';
import { boldByKey } from '../../../patterns/inline/boldKey.ts';
import { FormatBar } from '../../../patterns/inline/FormatBar.tsx';
import { spaces } from '../../../theme/tokens.ts';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { useFormText } from '../useFormText.ts';

export type PestelEditorProps = CardEditorProps;

// Measured by the card's width, not the window's.
const Measure = styled.div`
  container-type: inline-size;
`;

const Fields = styled.div`
  display: grid;
  margin-block-start: ${spaces[3]}px;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  align-items: start;

  @container (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const read = (text: string): Pestel => readPestel(text) ?? EMPTY_PESTEL;

/** The six parts of PESTEL in fields of their own, with the marks' buttons for the one that was edited last. */
export function PestelEditor({ title, value, onChange }: PestelEditorProps) {
  // The part that was edited last; the first one until then.
  const area = useRef<HTMLTextAreaElement>(null);
  const first = useCallback((field: HTMLTextAreaElement | null) => {
    area.current ??= field;
  }, []);
  const { form, change } = useFormText(value, read, writePestel, (text) => onChange(text));
  return (
    <Measure>
      <FormatBar area={area} of={title} busy={false} />
      <Fields>
        {PESTEL_PARTS.map((part, at) => (
          <TextArea
            key={part}
            ref={at === 0 ? first : undefined}
            onFocus={(event) => {
              area.current = event.currentTarget;
            }}
            onKeyDown={boldByKey}
            label={part}
            rows={2}
            value={form[part]}
            onChange={(event) => change({ ...form, [part]: event.target.value })}
          />
        ))}
      </Fields>
    </Measure>
  );
}
