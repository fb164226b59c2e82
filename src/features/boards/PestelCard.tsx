import { styled } from 'styled-components';

import { EMPTY_PESTEL, PESTEL_PARTS, readPestel, writePestel, type Pestel } from '../../domain/boards/cardForms.ts';
import type { CardEditorProps, CardForm } from '../../patterns/form/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../patterns/inline/InlineTextCard.tsx';
import { MarkdownText } from '../../patterns/MarkdownText.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { useFormText } from './useFormText.ts';

export type PestelCardProps = Omit<InlineTextCardProps, 'form'>;

// Measured by the card's width, not the window's.
const Measure = styled.div`
  container-type: inline-size;
`;

const Parts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px ${spaces[5]}px;

  & > div {
    padding-block-start: ${spaces[2]}px;
    border-block-start: 1px solid var(--color-hairline);
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 600;
  }
  & [data-empty] {
    color: var(--color-ink-soft);
  }
  @container (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${spaces[3]}px;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  @container (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const read = (text: string): Pestel => readPestel(text) ?? EMPTY_PESTEL;

function View({ content }: { readonly content: string }) {
  const parts = read(content);
  return (
    <Measure>
      <Parts>
        {PESTEL_PARTS.map((part) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{parts[part] === '' ? <span data-empty="">Не описано</span> : <MarkdownText text={parts[part]} />}</dd>
          </div>
        ))}
      </Parts>
    </Measure>
  );
}

function Editor({ value, onChange }: CardEditorProps) {
  const { form, change } = useFormText(value, read, writePestel, (text) => onChange(text));
  return (
    <Measure>
      <Fields>
        {PESTEL_PARTS.map((part) => (
          <TextArea
            key={part}
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

const FORM: CardForm = { understands: (text) => readPestel(text) !== null, View, Editor };

/** The card «PESTEL-анализ»: six labelled parts. A text without them is shown and edited as text. */
export function PestelCard(props: PestelCardProps) {
  return <InlineTextCard {...props} form={FORM} />;
}
