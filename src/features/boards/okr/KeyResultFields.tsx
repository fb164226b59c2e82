import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

import { BOARD_TERMS } from '../../../domain/boards/terms.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { boldByKey } from '../../../patterns/inline/boldKey.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { wrongNumbers, type TypedResult } from './okrForm.ts';

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

export interface KeyResultFieldsProps {
  /** Whose result it is: its goal's number. */
  goal: number;
  /** Its own number within the goal. */
  number: number;
  /** Typed values. */
  result: TypedResult;
  /** The field of its words, which can be formatted, has the focus. */
  onWords: (field: HTMLInputElement) => void;
  /** Called at every key with the whole result. */
  onChange: (result: TypedResult) => void;
  /** It is to go. */
  onRemove: () => void;
}

/** Fields of a key result; numbers that make no sense are named under them. */
export function KeyResultFields({ goal, number, result, onWords, onChange, onRemove }: KeyResultFieldsProps) {
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
      <TextField
        {...field('text', `${BOARD_TERMS.keyResult.text} ${number}`)}
        onFocus={(event) => onWords(event.currentTarget)}
        onKeyDown={boldByKey}
      />
      <IconButton
        data-remove={`result-${goal}`}
        label={`Удалить результат ${number} цели ${goal}`}
        icon={<Trash2 />}
        onClick={onRemove}
      />
      <NumberField {...field('from', BOARD_TERMS.keyResult.from)} />
      <NumberField {...field('to', BOARD_TERMS.keyResult.to)} />
      <NumberField {...field('now', BOARD_TERMS.keyResult.now)} />
      <TextField {...field('unit', BOARD_TERMS.keyResult.unit)} />
      {problem === '' ? null : <p id={problemId}>{problem}</p>}
    </ResultRow>
  );
}
