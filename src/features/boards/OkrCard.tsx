import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';

import { objectiveProgress, progressOf, readOkr, writeOkr, type KeyNumbers } from '../../domain/cardForms.ts';
import { formatNumber, NBSP } from '../../domain/format.ts';
import type { CardEditorProps, CardForm } from '../../patterns/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../patterns/InlineTextCard.tsx';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BLANK_RESULT, okrOf, typeOkr, wrongNumbers, type TypedObjective, type TypedResult } from './okrForm.ts';
import { useFormText } from './useFormText.ts';

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
    font-size: 15px;
    line-height: 1.35;
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
    font-size: ${fontSizes.sm}px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > li > span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs}px;
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
  height: 6px;
  margin-block-start: 2px;
  overflow: hidden;
  border-radius: ${radii.pill}px;
  background: var(--color-sunken);
  box-shadow: inset 0 0 0 1px var(--color-hairline);

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

const percent = (share: number): string => `${Math.round(share * 100)}${NBSP}%`;

function told({ from, to, now, unit }: KeyNumbers, progress: number | null): string {
  const target = `${formatNumber(from)} → ${formatNumber(to)}${unit === '' ? '' : NBSP + unit}`;
  if (now === null || progress === null) return `${target}, ещё не измерено`;
  return `${target}, сейчас ${formatNumber(now)} · ${percent(progress)}`;
}

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
                {objective.title === '' ? 'Цель без названия' : objective.title}
                {share === null ? null : <span>{percent(share)}</span>}
              </h3>
              <Results>
                {objective.results
                  .map((result, index) => ({ ...result, key: `${index}` }))
                  .map((result) => {
                    const progress = progressOf(result);
                    return (
                      <li key={result.key} data-numbers={result.numbers ? '' : undefined}>
                        <div>{result.text === '' ? 'Результат без названия' : result.text}</div>
                        <span>{result.numbers ? told(result.numbers, progress) : 'без чисел'}</span>
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
    font-size: ${fontSizes.sm}px;
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

const ResultRow = styled.div`
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
    margin-block-start: 24px;
  }
  & > p {
    grid-column: 1 / -1;
    color: var(--color-danger);
    font-size: ${fontSizes.xs}px;
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
  readonly number: number;
  readonly result: TypedResult;
  readonly onChange: (result: TypedResult) => void;
  readonly onRemove: () => void;
}

function ResultFields({ number, result, onChange, onRemove }: ResultFieldsProps) {
  const problemId = useId();
  const problem = wrongNumbers(result);
  const field = (name: keyof TypedResult, label: string) => ({
    label,
    value: result[name],
    'aria-describedby': problem === '' ? undefined : problemId,
    onChange: (event: { target: { value: string } }) => onChange({ ...result, [name]: event.target.value }),
  });
  return (
    <ResultRow data-row="">
      <TextField {...field('text', `Ключевой результат ${number}`)} />
      <IconButton label={`Удалить результат ${number}`} icon={<Trash2 />} onClick={onRemove} />
      <NumberField {...field('from', 'Было')} />
      <NumberField {...field('to', 'Станет')} />
      <NumberField {...field('now', 'Сейчас')} />
      <TextField {...field('unit', 'Единица')} />
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
  const root = useRef<HTMLDivElement>(null);
  /** The pressed button goes with what it removes: the focus must not go with it. */
  const remove = (left: readonly TypedObjective[]): void => {
    root.current?.focus();
    change(left);
  };
  return (
    <Forms ref={root} tabIndex={-1}>
      {form
        .map((objective, at) => ({ objective, at, key: `${at}` }))
        .map(({ objective, at, key }) => {
          const { results } = objective;
          const set = (next: Partial<TypedObjective>) => change(swap(form, at, { ...objective, ...next }));
          return (
            <fieldset key={key}>
              <legend>Цель {at + 1}</legend>
              <Row data-row="">
                <TextField
                  label="Чего хотим достичь"
                  value={objective.title}
                  onChange={(event) => set({ title: event.target.value })}
                />
                <IconButton label={`Удалить цель ${at + 1}`} icon={<Trash2 />} onClick={() => remove(drop(form, at))} />
              </Row>
              {results
                .map((result, index) => ({ result, index, place: `${index}` }))
                .map(({ result, index, place }) => (
                  <ResultFields
                    key={place}
                    number={index + 1}
                    result={result}
                    onChange={(next) => set({ results: swap(results, index, next) })}
                    onRemove={() => remove(swap(form, at, { ...objective, results: drop(results, index) }))}
                  />
                ))}
              <Button size="sm" icon={<Plus />} onClick={() => set({ results: [...results, BLANK_RESULT] })}>
                Добавить результат
              </Button>
            </fieldset>
          );
        })}
      <Button size="sm" icon={<Plus />} onClick={() => change([...form, { title: '', results: [BLANK_RESULT] }])}>
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
