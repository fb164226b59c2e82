import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { EMPTY_CANVAS, readCanvas, SCORES, writeCanvas, type StrategicCanvas } from '../../domain/cardForms.ts';
import type { CardEditorProps, CardForm } from '../../patterns/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../patterns/InlineTextCard.tsx';
import { MarkdownText } from '../../patterns/MarkdownText.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFormText } from './useFormText.ts';

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

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[4]}px;
  font-size: ${fontSizes.sm}px;

  & > li {
    display: flex;
    gap: ${spaces[2]}px;
    align-items: center;
  }
  & > li:first-child {
    font-weight: 600;
  }
  & svg {
    flex: none;
    width: 32px;
    height: 12px;
  }
`;

/* The page never scrolls sideways, only the picture does. */
const Scroll = styled.section`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

/* A line's colour is joined by its dashes and the shape of its points: never colour alone. */
const Plot = styled.div`
  display: grid;
  grid-template-columns: 24px repeat(var(--factors), minmax(104px, 1fr));
  grid-template-rows: 184px auto;

  & > svg {
    grid-column: 2 / -1;
    grid-row: 1;
    width: 100%;
    height: 184px;
    overflow: visible;
  }
  & > ol {
    display: flex;
    flex-direction: column-reverse;
    grid-row: 1;
    justify-content: space-between;
    padding-block: 3px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs}px;
    font-variant-numeric: tabular-nums;
    line-height: 18px;
  }
  & > p {
    grid-row: 2;
    grid-column: var(--column);
    padding: ${spaces[1]}px ${spaces[1]}px 0;
    font-size: ${fontSizes.xs}px;
    line-height: 17px;
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

const FactorName = styled.p``;

const Drawing = styled.g`
  stroke: var(--line);
  fill: var(--line);

  & polyline {
    fill: none;
    stroke-linejoin: round;
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  &[data-first] polyline {
    stroke-width: 3.5;
  }
  & [data-mark] {
    stroke-dasharray: none;
  }
`;

const Grid = styled.g`
  stroke: var(--color-hairline);
`;

/** How each competitor's line looks; the first is us. Later ones begin again with other dashes. */
const LOOKS = [
  { color: 'var(--color-accent)', dash: undefined },
  { color: 'var(--tone-yellow-solid)', dash: '7 5' },
  { color: 'var(--tone-purple-solid)', dash: '2 5' },
  { color: 'var(--tone-red-solid)', dash: '12 4 2 4' },
  { color: 'var(--tone-blue-solid)', dash: '4 3' },
] as const;
type Look = (typeof LOOKS)[number];
const lookOf = (index: number): Look => LOOKS[index % LOOKS.length] ?? LOOKS[0];

/** Width that a factor has in the drawing, and its height; units of the drawing. */
const STEP = 100;
const HEIGHT = 160;
const PAD = 12;
const yOf = (score: number): number => PAD + ((SCORES.most - score) / (SCORES.most - SCORES.least)) * HEIGHT;

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const score = (value: number | null | undefined): string => (value === null || value === undefined ? '—' : `${value}`);

/** A point in the shape that stands for the competitor: circle, square, diamond, triangle. */
function Mark({ shape, x, y }: { readonly shape: number; readonly x: number; readonly y: number }) {
  const common = { 'data-mark': '' };
  switch (shape % 4) {
    case 0:
      return <circle {...common} cx={x} cy={y} r={5} />;
    case 1:
      return <rect {...common} x={x - 4.5} y={y - 4.5} width={9} height={9} />;
    case 2:
      return <path {...common} d={`M${x} ${y - 6}l6 6-6 6-6-6z`} />;
    default:
      return <path {...common} d={`M${x} ${y - 6}l6 11h-12z`} />;
  }
}

/** Points of a competitor's line, in pieces parted where nobody has scored. */
function piecesOf({ factors }: StrategicCanvas, competitor: number): { readonly x: number; readonly y: number }[][] {
  const pieces: { x: number; y: number }[][] = [[]];
  factors.forEach(({ scores }, index) => {
    const value = scores[competitor] ?? null;
    if (value === null) pieces.push([]);
    else pieces.at(-1)?.push({ x: (index + 0.5) * STEP, y: yOf(value) });
  });
  return pieces.filter((piece) => piece.length > 0);
}

function Chart({ canvas }: { readonly canvas: StrategicCanvas }) {
  const { competitors, factors } = canvas;
  const lines = competitors.map((name, index) => ({
    name,
    index,
    look: lookOf(index),
    pieces: piecesOf(canvas, index),
  }));
  const levels = Array.from({ length: SCORES.most - SCORES.least + 1 }, (_, index) => SCORES.least + index);
  const width = factors.length * STEP;
  return (
    <>
      <Legend aria-label="Линии">
        {lines.map(({ name, index, look }) => (
          <li key={`${index} ${name}`}>
            <svg viewBox="0 0 32 12" aria-hidden focusable={false}>
              <Drawing style={{ '--line': look.color }} strokeDasharray={look.dash}>
                <polyline points="0,6 32,6" />
                <Mark shape={index} x={16} y={6} />
              </Drawing>
            </svg>
            {upper(name)}
          </li>
        ))}
      </Legend>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <Scroll aria-label="График факторов, прокручивается вбок" tabIndex={0}>
        <Plot style={{ '--factors': factors.length }} aria-hidden>
          <ol>
            {levels.map((level) => (
              <li key={level}>{level}</li>
            ))}
          </ol>
          <svg viewBox={`0 0 ${width} ${HEIGHT + PAD * 2}`} preserveAspectRatio="none" focusable={false}>
            <Grid>
              {levels.map((level) => (
                <line key={level} x1={0} x2={width} y1={yOf(level)} y2={yOf(level)} vectorEffect="non-scaling-stroke" />
              ))}
            </Grid>
            {/* Us last, so that our line lies on top. */}
            {lines.toReversed().map(({ name, index, look, pieces }) => (
              <Drawing
                key={`${index} ${name}`}
                data-first={index === 0 ? '' : undefined}
                style={{ '--line': look.color }}
                strokeDasharray={look.dash}
              >
                {pieces.map((piece) => (
                  <polyline key={piece[0]?.x} points={piece.map(({ x, y }) => `${x},${y}`).join(' ')} />
                ))}
              </Drawing>
            ))}
          </svg>
          {factors.map(({ name }, index) => (
            <FactorName key={`${index} ${name}`} style={{ '--column': index + 2 }}>
              {name}
            </FactorName>
          ))}
          <Marks canvas={canvas} />
        </Plot>
      </Scroll>
    </>
  );
}

const MarkCell = styled.div`
  position: relative;
  grid-row: 1;
  grid-column: var(--column);
`;

const MarkSign = styled.svg`
  position: absolute;
  inset-block-start: calc(var(--y) - 8px);
  inset-inline-start: calc(50% + var(--shift) - 8px);
  width: 16px;
  height: 16px;
  stroke: var(--color-surface);
  stroke-width: 1.5;
  fill: var(--line);
  paint-order: stroke;
`;

/** The points: not in the drawing, which is stretched to the width. Those that would cover one another stand side by side. */
function Marks({ canvas: { competitors, factors } }: { readonly canvas: StrategicCanvas }) {
  return factors.map(({ name, scores }, column) => (
    <MarkCell key={`${column} ${name}`} style={{ '--column': column + 2 }}>
      {competitors.map((competitor, index) => {
        const value = scores[index] ?? null;
        if (value === null) return null;
        const same = competitors.map((_, other) => other).filter((other) => scores[other] === value);
        const shift = (same.indexOf(index) - (same.length - 1) / 2) * 12;
        return (
          <MarkSign
            key={`${index} ${competitor}`}
            viewBox="-8 -8 16 16"
            focusable={false}
            style={{ '--y': `${yOf(value)}px`, '--shift': `${shift}px`, '--line': lookOf(index).color }}
          >
            <Mark shape={index} x={0} y={0} />
          </MarkSign>
        );
      })}
    </MarkCell>
  ));
}

const cell = (text: string): string => text.replaceAll('|', '/');

const tableOf = ({ competitors, factors }: StrategicCanvas): string => {
  return [
    `| Фактор | ${competitors.map((name) => cell(upper(name))).join(' | ')} |`,
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
      <Chart canvas={canvas} />
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

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  outline: none;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
  & > section {
    overflow-x: auto;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & :is(th, td) {
    min-width: 112px;
    padding: ${spaces[1]}px;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  & tr > :first-child {
    min-width: 232px;
  }
  ${media.mobile} {
    & tr > :first-child {
      min-width: 196px;
    }
  }
  & tr > td:last-child {
    width: 48px;
    min-width: 48px;
  }
  & thead th > div {
    display: flex;
    gap: 2px;
  }
  & thead th > div > :first-child {
    flex: 1;
  }
`;
const Corner = styled.td``;

const OPTIONS = [
  { value: '', label: '—' },
  ...Array.from({ length: SCORES.most }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` })),
];
/** More lines than this cannot be told apart in one picture. */
const MOST_COMPETITORS = 5;
const MOST_FACTORS = 12;

const read = (text: string): StrategicCanvas => readCanvas(text) ?? EMPTY_CANVAS;
const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

function Editor({ title, value, onChange }: CardEditorProps) {
  const { form, change } = useFormText(value, read, writeCanvas, (text) => onChange(text));
  const { competitors, factors, note } = form;
  const root = useRef<HTMLDivElement>(null);
  /** The pressed button goes with what it removes: the focus must not go with it. */
  const remove = (left: StrategicCanvas): void => {
    root.current?.focus();
    change(left);
  };
  const setFactor = (at: number, next: Partial<(typeof factors)[number]>) =>
    change({ ...form, factors: factors.map((factor, index) => (index === at ? { ...factor, ...next } : factor)) });
  return (
    <Fields ref={root} tabIndex={-1}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section aria-label={`${title}: значения`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <Corner />
              {competitors
                .map((name, at) => ({ name, at, key: `${at}` }))
                .map(({ name, at, key }) => (
                  <th key={key} scope="col">
                    <div>
                      <TextField
                        label={at === 0 ? 'Мы: как назвать' : `Конкурент ${at}`}
                        hideLabel
                        value={name}
                        onChange={(event) =>
                          change({
                            ...form,
                            competitors: competitors.map((one, index) => (index === at ? event.target.value : one)),
                          })
                        }
                      />
                      {at === 0 ? null : (
                        <IconButton
                          label={`Удалить конкурента ${name}`}
                          icon={<Trash2 />}
                          onClick={() =>
                            remove({
                              ...form,
                              competitors: without(competitors, at),
                              factors: factors.map((factor) => ({ ...factor, scores: without(factor.scores, at) })),
                            })
                          }
                        />
                      )}
                    </div>
                  </th>
                ))}
              <Corner />
            </tr>
          </thead>
          <tbody>
            {factors
              .map((factor, at) => ({ ...factor, at, key: `${at}` }))
              .map(({ name, scores, at, key }) => (
                <tr key={key}>
                  <th scope="row">
                    <TextField
                      label={`Фактор ${at + 1}`}
                      hideLabel
                      value={name}
                      onChange={(event) => setFactor(at, { name: event.target.value })}
                    />
                  </th>
                  {competitors
                    .map((competitor, index) => ({ competitor, index, place: `${index}` }))
                    .map(({ competitor, index, place }) => (
                      <td key={place}>
                        <Select
                          label={`${name || `Фактор ${at + 1}`}: ${competitor}`}
                          hideLabel
                          options={OPTIONS}
                          value={`${scores[index] ?? ''}`}
                          onValueChange={(chosen) =>
                            setFactor(at, {
                              scores: competitors.map((_, other) =>
                                other === index ? (chosen === '' ? null : Number(chosen)) : (scores[other] ?? null),
                              ),
                            })
                          }
                        />
                      </td>
                    ))}
                  <td>
                    <IconButton
                      label={`Удалить фактор ${name || at + 1}`}
                      icon={<Trash2 />}
                      onClick={() => remove({ ...form, factors: without(factors, at) })}
                    />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      <div>
        <Button
          size="sm"
          icon={<Plus />}
          disabled={factors.length >= MOST_FACTORS}
          onClick={() => change({ ...form, factors: [...factors, { name: '', scores: competitors.map(() => null) }] })}
        >
          Добавить фактор
        </Button>
        <Button
          size="sm"
          icon={<Plus />}
          disabled={competitors.length >= MOST_COMPETITORS}
          onClick={() => change({ ...form, competitors: [...competitors, ''] })}
        >
          Добавить конкурента
        </Button>
      </div>
      <TextArea
        label="Примечание"
        rows={2}
        value={note}
        onChange={(event) => change({ ...form, note: event.target.value })}
      />
    </Fields>
  );
}

const FORM: CardForm = { understands: (text) => readCanvas(text) !== null, View, Editor };

/**
 * The card «Стратегическая канва»: factors of choice as a line for each competitor. Plain SVG: a handful of lines on a fixed
 * scale need no chart library, and so the picture is there at once, in the theme's colours, without a chunk to load.
 */
export function StrategicCanvasCard(props: StrategicCanvasCardProps) {
  return <InlineTextCard {...props} form={FORM} />;
}
