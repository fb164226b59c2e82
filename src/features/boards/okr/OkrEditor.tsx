import { Plus, Trash2 } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';

import { writeOkr } from '../../../domain/boards/cardForms/okr.ts';
import type { CardEditorProps } from '../../../patterns/form/cardForm.ts';
import { boldByKey } from '../../../patterns/inline/boldKey.ts';
import { FormatBar } from '../../../patterns/inline/FormatBar.tsx';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { BLANK_RESULT, okrOf, typeOkr, wrongNumbers, type TypedObjective } from './okrForm.ts';
import { withoutRow, withRow } from '../rows.ts';
import { useFormText } from '../useFormText.ts';
import { useRowFocus } from '../useRowFocus.ts';
import { KeyResultFields } from './KeyResultFields.tsx';

export type OkrEditorProps = CardEditorProps;

const Forms = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  justify-items: start;
  outline: none;

  & > fieldset[data-added] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
    justify-self: stretch;
    justify-items: start;
    min-width: 0;
    margin: 0;
    padding: ${spaces[3]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
  }
  & > fieldset[data-added] > legend {
    padding: 0 ${spaces[1]}px;
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
  & > fieldset[data-added] > [data-row] {
    justify-self: stretch;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px;
  align-items: end;
`;

const write = (typed: readonly TypedObjective[]): string => writeOkr(okrOf(typed));

/** Objectives as forms: goals and their key results are added and taken out, and the focus stays among them. */
export function OkrEditor({ title, value, onChange }: OkrEditorProps) {
  // The name of a goal or a result that was edited last; the first goal's until then.
  const area = useRef<HTMLInputElement>(null);
  const first = useCallback((field: HTMLInputElement | null) => {
    area.current ??= field;
  }, []);
  const onWords = (field: HTMLInputElement) => {
    area.current = field;
  };
  const { form, change } = useFormText(value, typeOkr, write, (text, typed) => {
    const wrong = typed.flatMap(({ results }) => results.map(wrongNumbers)).find((problem) => problem !== '');
    onChange(text, wrong === undefined ? undefined : `Проверьте числа ключевых результатов. ${wrong}.`);
  });
  const { ref, added, removed } = useRowFocus();
  return (
    <Forms ref={ref} tabIndex={-1}>
      <FormatBar area={area} of={title} busy={false} only="bold" />
      {form
        .map((objective, at) => ({ objective, at, key: `${at}` }))
        .map(({ objective, at, key }) => {
          const { results } = objective;
          const set = (next: Partial<TypedObjective>) => change(withRow(form, at, { ...objective, ...next }));
          return (
            <fieldset key={key} data-added="goal">
              <legend>Цель {at + 1}</legend>
              <Row data-row="">
                <TextField
                  ref={at === 0 ? first : undefined}
                  label="Чего хотим достичь"
                  onFocus={(event) => onWords(event.currentTarget)}
                  onKeyDown={boldByKey}
                  value={objective.title}
                  onChange={(event) => set({ title: event.target.value })}
                />
                <IconButton
                  data-remove="goal"
                  label={`Удалить цель ${at + 1}`}
                  icon={<Trash2 />}
                  onClick={() => {
                    removed('goal', at);
                    change(withoutRow(form, at));
                  }}
                />
              </Row>
              {results
                .map((result, index) => ({ result, index, place: `${index}` }))
                .map(({ result, index, place }) => (
                  <KeyResultFields
                    key={place}
                    goal={at + 1}
                    number={index + 1}
                    result={result}
                    onWords={onWords}
                    onChange={(next) => set({ results: withRow(results, index, next) })}
                    onRemove={() => {
                      removed(`result-${at + 1}`, index);
                      set({ results: withoutRow(results, index) });
                    }}
                  />
                ))}
              <Button
                size="sm"
                icon={<Plus />}
                data-add={`result-${at + 1}`}
                aria-label={`Добавить результат к цели ${at + 1}`}
                onClick={() => {
                  added(`result-${at + 1}`);
                  set({ results: [...results, BLANK_RESULT] });
                }}
              >
                Добавить результат
              </Button>
            </fieldset>
          );
        })}
      <Button
        size="sm"
        icon={<Plus />}
        data-add="goal"
        onClick={() => {
          added('goal');
          change([...form, { title: '', results: [BLANK_RESULT] }]);
        }}
      >
        Добавить цель
      </Button>
    </Forms>
  );
}
