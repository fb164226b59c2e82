import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Outcome } from '../../../domain/core/outcome.ts';
import { stemOf } from '../../../domain/research/files/fileNames.ts';
import type { Material } from '../../../domain/research/research.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { useSubmission } from '../../../patterns/form/useSubmission.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface MaterialNameProps {
  /** The file. */
  material: Pick<Material, 'name'>;
  /** Stores the name that was typed; the field goes when that has happened. */
  onRename: (name: string) => Promise<Outcome>;
  /** The field is to go. */
  onEnd: () => void;
}

const Root = styled.form`
  flex: 1 1 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
`;

/** The name of a file, typed in its place: Enter stores it, Escape leaves it as it is. */
export function MaterialName({ material, onRename, onEnd }: MaterialNameProps) {
  const [typed, setTyped] = useState(() => stemOf(material.name));
  const field = useRef<HTMLInputElement>(null);
  const isEmpty = typed.trim() === '';
  const { busy, error, run } = useSubmission(() => onRename(typed), onEnd);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !busy) run();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || busy) return;
        event.stopPropagation();
        onEnd();
      }}
    >
      <TextField
        ref={field}
        label={TERMS.material.name}
        value={typed}
        maxLength={200}
        error={isEmpty ? 'Введите название' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FormError message={error} />
      <Row>
        <Button needs="Researcher" size="sm" variant="primary" type="submit" busy={busy} disabled={isEmpty}>
          Сохранить
        </Button>
        <Button size="sm" disabled={busy} onClick={onEnd}>
          Отмена
        </Button>
      </Row>
    </Root>
  );
}
