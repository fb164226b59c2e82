import { styled } from 'styled-components';

import { capitalized, EMPTY_CANVAS, readCanvas, type StrategicCanvas } from '../../domain/boards/cardForms/canvas.ts';
import type { CardEditorProps, CardForm } from '../../patterns/form/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../patterns/inline/InlineTextCard.tsx';
import { MarkdownText } from '../../patterns/MarkdownText.tsx';
import { spaces } from '../../theme/tokens.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StrategicCanvasChart } from './StrategicCanvasChart.tsx';

const StrategicCanvasEditor = onDemand(() =>
  import('./StrategicCanvasEditor.tsx').then((module) => module.StrategicCanvasEditor),
);

export type StrategicCanvasCardProps = Omit<InlineTextCardProps, 'form'>;

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & details {
    padding-inline: ${spaces[3]}px;
    cursor: auto;
  }
`;

const score = (value: number | null | undefined): string => (value === null || value === undefined ? '—' : `${value}`);

const cell = (text: string): string => text.replaceAll('|', '/');

const tableOf = ({ competitors, factors }: StrategicCanvas): string => {
  return [
    `| Фактор | ${competitors.map((name) => cell(capitalized(name))).join(' | ')} |`,
    `|${'---|'.repeat(competitors.length + 1)}`,
    ...factors.map(
      ({ name, scores }) => `| ${cell(name)} | ${competitors.map((_, at) => score(scores[at])).join(' | ')} |`,
    ),
  ].join('\n');
};

function View({ content }: { readonly content: string }) {
  const canvas = readCanvas(content) ?? EMPTY_CANVAS;
  if (canvas.factors.length === 0) return <MarkdownText text={content} />;
  return (
    <Figure>
      <StrategicCanvasChart canvas={canvas} />
      <Disclosure summary="Значения таблицей">
        <MarkdownText text={tableOf(canvas)} tableLabel="Стратегическая канва: значения" />
      </Disclosure>
      {canvas.note === '' ? null : (
        <figcaption>
          <MarkdownText text={canvas.note} />
        </figcaption>
      )}
    </Figure>
  );
}

function Editor(props: CardEditorProps) {
  return <StrategicCanvasEditor {...props} fallback={<Skeleton height={360} />} />;
}

const FORM: CardForm = { understands: (text) => readCanvas(text) !== null, View, Editor };

/**
 * The card «Стратегическая канва»: factors of choice as a line for each competitor. Plain SVG: a handful of lines on a fixed
 * scale need no chart library, and so the picture is there at once, in the theme's colours, without a chunk to load.
 */
export function StrategicCanvasCard(props: StrategicCanvasCardProps) {
  return <InlineTextCard {...props} form={FORM} />;
}
