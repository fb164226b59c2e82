import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';

export interface OwnWordsFieldProps {
  /** Purpose of these words: «Приветствие». */
  label: string;
  /** The field's name, by which what is wrong is found. */
  name: string;
  /** Typed text; empty: the product's own words are used. */
  value: string;
  /** The product's own words. */
  own: string;
  /** Error in the typed text. */
  error: string | undefined;
  /** Called with the text as it is to be. */
  onType: (text: string) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
`;

const Own = styled.div`
  display: grid;
  gap: ${spaces[3]}px;
  justify-items: start;

  & > p {
    font-size: ${fontSizes.sm};
    white-space: pre-line;
  }
`;

/** Words of the interviewer that the product has of its own: left empty these are said, and can be taken as a beginning. */
export function OwnWordsField({ label, name, value, own, error, onType }: OwnWordsFieldProps) {
  return (
    <Root>
      <TextArea
        label={label}
        name={name}
        rows={value === '' ? 1 : 4}
        placeholder="Пусто: скажем готовыми словами"
        value={value}
        error={error}
        onChange={({ target }) => onType(target.value)}
      />
      {value.trim() === '' ? (
        <Disclosure summary={`Готовые слова: ${label.toLowerCase()}`}>
          <Own>
            <p>{own}</p>
            <Button
              size="sm"
              aria-label={`Взять за основу: ${label.toLowerCase()}`}
              onClick={(event) => {
                event.currentTarget.closest('details')?.parentElement?.querySelector('textarea')?.focus();
                onType(own);
              }}
            >
              Взять за основу
            </Button>
          </Own>
        </Disclosure>
      ) : null}
    </Root>
  );
}
