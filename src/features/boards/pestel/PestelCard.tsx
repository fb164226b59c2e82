import { styled } from 'styled-components';

import { EMPTY_PESTEL, PESTEL_PARTS, readPestel, type Pestel } from '../../../domain/boards/cardForms/pestel.ts';
import type { CardEditorProps, CardForm } from '../../../patterns/form/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../../patterns/inline/InlineTextCard.tsx';
import { MarkdownText } from '../../../patterns/MarkdownText.tsx';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { onDemand } from '../../../ui/onDemand.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const PestelEditor = onDemand(() => import('./PestelEditor.tsx').then((module) => module.PestelEditor));

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

function Editor(props: CardEditorProps) {
  return <PestelEditor {...props} fallback={<Skeleton height={360} />} />;
}

const FORM: CardForm = { understands: (text) => readPestel(text) !== null, View, Editor };

/** The card «PESTEL-анализ»: six labelled parts. A text without them is shown and edited as text. */
export function PestelCard(props: PestelCardProps) {
  return <InlineTextCard {...props} form={FORM} />;
}
