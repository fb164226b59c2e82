import { styled } from 'styled-components';

import { spaces } from '../../../theme/tokens.ts';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField, type TextFieldProps } from '../../../ui/field/TextField.tsx';

export interface TokenFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Name of the secret, as it is shown and hidden. Default «токен». */
  what?: 'токен' | 'ключ';
}

const Masked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px;

  & > button {
    margin-block-start: calc(${spaces[5]}px + 2px);
  }
`;

/** A secret: dots, until it is asked to be shown. */
export function TokenField({ what = 'токен', ...props }: TokenFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Masked>
      <TextField {...props} type={shown ? 'text' : 'password'} />
      <IconButton
        needs={null}
        label={`${shown ? 'Скрыть' : 'Показать'} ${what}`}
        aria-pressed={shown}
        icon={shown ? <EyeOff /> : <Eye />}
        onClick={() => setShown(!shown)}
      />
    </Masked>
  );
}
