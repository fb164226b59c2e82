import { useRef } from 'react';
import { styled } from 'styled-components';

import type { OptionDraft } from '../../../domain/account/scenario/form.ts';
import { TERMS } from '../../../domain/terms.ts';
import { EditableList } from '../../../patterns/form/EditableList.tsx';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface OptionsEditorProps {
  /** Key of the question: names of the fields begin with it. */
  questionKey: string;
  /** Number of the question, from 1. */
  number: number;
  /** Options to choose from. */
  options: readonly OptionDraft[];
  /** Whether several may be. */
  isMultiple: boolean;
  /** Errors, by the name of the control. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Makes an empty option. */
  newOption: () => OptionDraft;
  /** Called with the options as they are to be; `typing` names the option that is typed into. */
  onOptions: (options: readonly OptionDraft[], typing?: string) => void;
  /** One or several. */
  onMultiple: (isMultiple: boolean) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;

  & ol {
    gap: ${spaces[2]}px;
  }
  /* The field of an option has no label to stand below. */
  & ol > li > div > span {
    padding-block-start: 0;
  }
`;

const Wrong = styled.p`
  color: var(--color-danger);
  font-size: ${fontSizes.sm};
`;

/** The options of a question: added, worded, reordered, removed; Enter in one begins the next. */
export function OptionsEditor(props: OptionsEditorProps) {
  const { questionKey, number, options, isMultiple, errors, newOption, onOptions, onMultiple } = props;
  const root = useRef<HTMLDivElement>(null);
  const name = `options-${questionKey}`;
  const wrong = errors[name];
  return (
    <Root ref={root}>
      <EditableList
        label={`Варианты вопроса ${number}`}
        noun="вариант"
        owner={{ genitive: `вопроса ${number}`, accusative: `вопрос ${number}` }}
        items={options}
        newKey={() => newOption().key}
        create={(key) => ({ key, text: '' })}
        onChange={(next) => {
          const typed = next.length === options.length && next.every(({ key }, index) => key === options[index]?.key);
          const at = typed ? next.findIndex(({ text }, index) => text !== options[index]?.text) : -1;
          onOptions(next, next[at]?.key);
        }}
        renderField={(option, field, change) => (
          <TextField
            {...field}
            hideLabel
            name={`option-${questionKey}-${option.key}`}
            placeholder={field.label}
            autoComplete="off"
            value={option.text}
            error={errors[`option-${questionKey}-${option.key}`]}
            onChange={({ target }) => change({ ...option, text: target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              root.current?.querySelector<HTMLElement>('ol + button')?.click();
            }}
          />
        )}
      />
      {wrong === undefined ? null : <Wrong>{wrong}</Wrong>}
      <Checkbox
        name={name}
        label={TERMS.scenarioQuestion.isMultiple}
        checked={isMultiple}
        onChange={({ target }) => onMultiple(target.checked)}
      />
    </Root>
  );
}
