import { Plus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import { EMPTY_CANVAS, readCanvas, SCORES, writeCanvas, type StrategicCanvas } from '../../domain/boards/cardForms.ts';
import type { CardEditorProps } from '../../patterns/form/cardForm.ts';
import { media } from '../../theme/media.ts';
import { radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { MOST_COMPETITORS } from './strategicCanvasPicture.ts';
import { useFormText } from './useFormText.ts';
import { useRowFocus } from './useRowFocus.ts';

export type StrategicCanvasEditorProps = CardEditorProps;

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
const MOST_FACTORS = 12;

const read = (text: string): StrategicCanvas => readCanvas(text) ?? EMPTY_CANVAS;
const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

interface CompetitorsProps {
  names: readonly string[];
  onRename: (at: number, name: string) => void;
  onRemove: (at: number) => void;
}

/** The table's head: who is compared; the first is us. */
function Competitors({ names, onRename, onRemove }: CompetitorsProps) {
  return (
    <thead>
      <tr>
        <Corner />
        {names
          .map((name, at) => ({ name, at, key: `${at}` }))
          .map(({ name, at, key }) => (
            <th key={key} scope="col" data-added="competitor">
              <div>
                <TextField
                  label={at === 0 ? 'Мы: как назвать' : `Конкурент ${at}`}
                  hideLabel
                  value={name}
                  onChange={(event) => onRename(at, event.target.value)}
                />
                {at === 0 ? null : (
                  <IconButton
                    data-remove="competitor"
                    label={`Удалить конкурента ${name || at}`}
                    icon={<Trash2 />}
                    onClick={() => onRemove(at)}
                  />
                )}
              </div>
            </th>
          ))}
        <Corner />
      </tr>
    </thead>
  );
}

type Factor = StrategicCanvas['factors'][number];

interface FactorRowProps {
  factor: Factor;
  at: number;
  competitors: readonly string[];
  onChange: (next: Partial<Factor>) => void;
  onRemove: () => void;
}

/** A factor, and how each of those compared does in it. */
function FactorRow({ factor: { name, scores }, at, competitors, onChange, onRemove }: FactorRowProps) {
  return (
    <tr>
      <th scope="row" data-added="factor">
        <TextField
          label={`Фактор ${at + 1}`}
          hideLabel
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
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
                onChange({
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
          data-remove="factor"
          label={`Удалить фактор ${name || at + 1}`}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}

/** The strategic canvas as a table of fields: factors down, competitors across, a score in each cell. */
export function StrategicCanvasEditor({ title, value, onChange }: StrategicCanvasEditorProps) {
  const { form, change } = useFormText(value, read, writeCanvas, (text) => onChange(text));
  const { competitors, factors, note } = form;
  const { ref, added, removed } = useRowFocus();
  const setFactor = (at: number, next: Partial<(typeof factors)[number]>) =>
    change({ ...form, factors: factors.map((factor, index) => (index === at ? { ...factor, ...next } : factor)) });
  return (
    <Fields ref={ref} tabIndex={-1}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section aria-label={`${title}: значения`} tabIndex={0}>
        <table>
          <Competitors
            names={competitors}
            onRename={(at, name) =>
              change({ ...form, competitors: competitors.map((one, index) => (index === at ? name : one)) })
            }
            onRemove={(at) => {
              removed('competitor', at - 1);
              change({
                ...form,
                competitors: without(competitors, at),
                factors: factors.map((factor) => ({ ...factor, scores: without(factor.scores, at) })),
              });
            }}
          />
          <tbody>
            {factors
              .map((factor, at) => ({ ...factor, at, key: `${at}` }))
              .map(({ name, scores, at, key }) => (
                <FactorRow
                  key={key}
                  factor={{ name, scores }}
                  at={at}
                  competitors={competitors}
                  onChange={(next) => setFactor(at, next)}
                  onRemove={() => {
                    removed('factor', at);
                    change({ ...form, factors: without(factors, at) });
                  }}
                />
              ))}
          </tbody>
        </table>
      </section>
      <div>
        <Button
          size="sm"
          icon={<Plus />}
          data-add="factor"
          disabled={factors.length >= MOST_FACTORS}
          onClick={() => {
            added('factor');
            change({ ...form, factors: [...factors, { name: '', scores: competitors.map(() => null) }] });
          }}
        >
          Добавить фактор
        </Button>
        <Button
          size="sm"
          icon={<Plus />}
          data-add="competitor"
          disabled={competitors.length >= MOST_COMPETITORS}
          onClick={() => {
            added('competitor');
            change({ ...form, competitors: [...competitors, ''] });
          }}
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
