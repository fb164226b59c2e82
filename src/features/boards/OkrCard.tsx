import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

import { boundOnScreen } from '../../domain/core/boundText.ts';
import {
  numbersText,
  objectiveProgress,
  percentText,
  progressOf,
  readOkr,
  writeOkr,
} from '../../domain/boards/cardForms.ts';
import { TERMS } from '../../domain/terms.ts';
import type { CardEditorProps, CardForm } from '../../patterns/form/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../patterns/inline/InlineTextCard.tsx';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import {
  BLANK_RESULT,
  okrOf,
  typeOkr,
  UNTITLED,
  wrongNumbers,
  type TypedObjective,
  type TypedResult,
} from './okrForm.ts';
import { useFormText } from './useFormText.ts';
import { useRowFocus } from './useRowFocus.ts';

export type OkrCardProps = Omit<InlineTextCardProps, 'form'>;

// Measured by the card's width, not the window's.
const Measure = styled.div`
  container-type: inline-size;
`;

const Goals = styled.ol`
  display: grid;
  gap: ${spaces[4]}px;

  & > li + li {
    padding-block-start: ${spaces[4]}px;
    border-block-start: 1px solid var(--color-hairline);
  }
  & > li > h3 {
    display: flex;
    gap: ${spaces[3]}px;
    align-items: baseline;
    justify-content: space-between;
    font-size: ${fontSizes.md};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  & > li > h3 > span {
    flex: none;
    color: var(--color-accent);
    font-variant-numeric: tabular-nums;
  }
`;

const Results = styled.ul`
  display: grid;
  gap: ${spaces[3]}px;
  margin-block-start: ${spaces[3]}px;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px ${spaces[4]}px;
    font-size: ${fontSizes.sm};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > li > span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
  }
  @container (min-width: 560px) {
    & > li[data-numbers] {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

/* A progress element would say the same number a second time: what it shows is written beside it. */
const Bar = styled.div`
  grid-column: 1 / -1;
  height: 8px;
  margin-block-start: 2px;
  overflow: hidden;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.pill}px;
  background: var(--color-sunken);

  &::before {
    content: '';
    display: block;
    width: var(--done);
    height: 100%;
    border-radius: inherit;
    background: var(--color-accent);
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;

function View({ content }: { readonly content: string }) {
  const objectives = (readOkr(content) ?? []).map((objective, index) => ({ ...objective, key: `${index}` }));
  return (
    <Measure>
      <Goals>
        {objectives.map((objective) => {
          const share = objectiveProgress(objective);
          return (
            <li key={objective.key}>
              <h3>
                {objective.title === '' ? UNTITLED.objective : boundOnScreen(objective.title)}
                {share === null ? null : <span>{percentText(share)}</span>}
              </h3>
              <Results>
                {objective.results
                  .map((result, index) => ({ ...result, key: `${index}` }))
                  .map((result) => {
                    const progress = progressOf(result);
                    return (
                      <li key={result.key} data-numbers={result.numbers ? '' : undefined}>
                        <div>{result.text === '' ? UNTITLED.result : boundOnScreen(result.text)}</div>
                        <span>{numbersText(result)}</span>
                        {progress === null ? null : <Bar aria-hidden style={{ '--done': `${progress * 100}%` }} />}
                      </li>
                    );
                  })}
              </Results>
            </li>
          );
        })}
      </Goals>
    </Measure>
  );
}

const Forms = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  justify-items: start;
  outline: none;

  & > fieldset {
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
  & > fieldset > legend {
    padding: 0 ${spaces[1]}px;
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
  & > fieldset > [data-row] {
    justify-self: stretch;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px;
  align-items: end;
`;

const ResultRow = styled.fieldset`
  min-width: 0;
  margin: 0;
  border: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr)) auto;
  gap: ${spaces[2]}px;
  align-items: start;
  padding-block-start: ${spaces[3]}px;
  border-block-start: 1px solid var(--color-hairline);

  & > :first-child {
    grid-column: 1 / -2;
  }
  /* Beside its field, which has a label above. */
  & > button {
    margin-block-start: ${spaces[5]}px;
  }
  & > p {
    grid-column: 1 / -1;
    color: var(--color-danger);
    font-size: ${fontSizes.xs};
  }
  @container (max-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;

    /* «Сейчас» begins the next row: the place under the button stays free. */
    & > button ~ div:nth-of-type(4) {
      grid-column: 1;
    }
  }
`;

const swap = <T,>(list: readonly T[], at: number, value: T): T[] =>
  list.map((one, index) => (index === at ? value : one));
const drop = <T,>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

interface ResultFieldsProps {
  /** Whose result it is: its goal's number. */
  readonly goal: number;
  readonly number: number;
  readonly result: TypedResult;
  readonly onChange: (result: TypedResult) => void;
  readonly onRemove: () => void;
}

function ResultFields({ goal, number, result, onChange, onRemove }: ResultFieldsProps) {
  const problemId = useId();
  const problem = wrongNumbers(result);
  const field = (name: keyof TypedResult, label: string) => ({
    label,
    value: result[name],
    'aria-describedby': problem === '' ? undefined : problemId,
    onChange: (event: { target: { value: string } }) => onChange({ ...result, [name]: event.target.value }),
  });
  return (
    <ResultRow data-row="" data-added={`result-${goal}`} aria-label={`Цель ${goal}, результат ${number}`}>
      <TextField {...field('text', `${TERMS.keyResult.text} ${number}`)} />
      <IconButton
        data-remove={`result-${goal}`}
        label={`Удалить результат ${number} цели ${goal}`}
        icon={<Trash2 />}
        onClick={onRemove}
      />
      <NumberField {...field('from', TERMS.keyResult.from)} />
      <NumberField {...field('to', TERMS.keyResult.to)} />
      <NumberField {...field('now', TERMS.keyResult.now)} />
      <TextField {...field('unit', TERMS.keyResult.unit)} />
      {problem === '' ? null : <p id={problemId}>{problem}</p>}
    </ResultRow>
  );
}

const write = (typed: readonly TypedObjective[]): string => writeOkr(okrOf(typed));

function Editor({ value, onChange }: CardEditorProps) {
  const { form, change } = useFormText(value, typeOkr, write, (text, typed) => {
    const wrong = typed.flatMap(({ results }) => results.map(wrongNumbers)).find((problem) => problem !== '');
    onChange(text, wrong === undefined ? undefined : `Проверьте числа ключевых результатов. ${wrong}.`);
  });
  const { ref, added, removed } = useRowFocus();
  return (
    <Forms ref={ref} tabIndex={-1}>
      {form
        .map((objective, at) => ({ objective, at, key: `${at}` }))
        .map(({ objective, at, key }) => {
          const { results } = objective;
          const set = (next: Partial<TypedObjective>) => change(swap(form, at, { ...objective, ...next }));
          return (
            <fieldset key={key} data-added="goal">
              <legend>Цель {at + 1}</legend>
              <Row data-row="">
                <TextField
                  label="Чего хотим достичь"
                  value={objective.title}
                  onChange={(event) => set({ title: event.target.value })}
                />
                <IconButton
                  data-remove="goal"
                  label={`Удалить цель ${at + 1}`}
                  icon={<Trash2 />}
                  onClick={() => {
                    removed('goal', at);
                    change(drop(form, at));
                  }}
                />
              </Row>
              {results
                .map((result, index) => ({ result, index, place: `${index}` }))
                .map(({ result, index, place }) => (
                  <ResultFields
                    key={place}
                    goal={at + 1}
                    number={index + 1}
                    result={result}
                    onChange={(next) => set({ results: swap(results, index, next) })}
                    onRemove={() => {
                      removed(`result-${at + 1}`, index);
                      set({ results: drop(results, index) });
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

const FORM: CardForm = { understands: (text) => readOkr(text) !== null, View, Editor };

/** The card «OKR»: objectives with key results, what was, what will be, where it stands, and how far that is. */
export function OkrCard(props: OkrCardProps) {
  return <InlineTextCard {...props} form={FORM} />;
}
