import { Plus } from 'lucide-react';
import { styled } from 'styled-components';

import { EMPTY_CANVAS, readCanvas, writeCanvas, type StrategicCanvas } from '../../domain/boards/cardForms/canvas.ts';
import type { CardEditorProps } from '../../patterns/form/cardForm.ts';
import { media } from '../../theme/media.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { MOST_COMPETITORS } from './strategicCanvasPicture.ts';
import { withoutRow, withRow } from './rows.ts';
import { useFormText } from './useFormText.ts';
import { useRowFocus } from './useRowFocus.ts';
import { CompetitorsHead } from './canvas/CompetitorsHead.tsx';
import { FactorRow } from './canvas/FactorRow.tsx';
import { FormTable } from './table/FormTable.styles.ts';

export type StrategicCanvasEditorProps = CardEditorProps;

const Fields = styled(FormTable)`
  & :is(th, td) {
    min-width: 112px;
  }
  & tr > :first-child {
    min-width: 232px;
  }
  ${media.mobile} {
    & tr > :first-child {
      min-width: 196px;
    }
  }
`;

const MOST_FACTORS = 12;

const read = (text: string): StrategicCanvas => readCanvas(text) ?? EMPTY_CANVAS;

/** The strategic canvas as a table of fields: factors down, competitors across, a score in each cell. */
export function StrategicCanvasEditor({ title, value, onChange }: StrategicCanvasEditorProps) {
  const { form, change } = useFormText(value, read, writeCanvas, (text) => onChange(text));
  const { competitors, factors, note } = form;
  const { ref, added, removed } = useRowFocus();
  return (
    <Fields ref={ref} tabIndex={-1} data-wide-editor="">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section aria-label={`${title}: значения`} tabIndex={0}>
        <table>
          <CompetitorsHead
            names={competitors}
            onRename={(at, name) => change({ ...form, competitors: withRow(competitors, at, name) })}
            onRemove={(at) => {
              removed('competitor', at - 1);
              change({
                ...form,
                competitors: withoutRow(competitors, at),
                factors: factors.map((factor) => ({ ...factor, scores: withoutRow(factor.scores, at) })),
              });
            }}
          />
          <tbody>
            {factors
              .map((factor, at) => ({ factor, at, key: `${at}` }))
              .map(({ factor, at, key }) => (
                <FactorRow
                  key={key}
                  factor={factor}
                  at={at}
                  competitors={competitors}
                  onChange={(next) => change({ ...form, factors: withRow(factors, at, { ...factor, ...next }) })}
                  onRemove={() => {
                    removed('factor', at);
                    change({ ...form, factors: withoutRow(factors, at) });
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
