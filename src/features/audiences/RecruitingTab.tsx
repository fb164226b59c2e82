import { styled } from 'styled-components';

import { NBSP } from '../../domain/core/format.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { fontSizes } from '../../theme/tokens.ts';
import { Stack } from '../../ui/Stack.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';

export interface RecruitingTabProps {
  /** Whom to find, as typed. */
  description: string;
  /** Called with every change. */
  onChange: (description: string) => void;
  /** It is being sent, and nothing may change. */
  busy: boolean;
  /** Why it could not be sent; empty otherwise. */
  error: string;
}

const Note = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

/** «Поиск»: describes whom to find for an audience (R47); it says that the search does not run by itself. */
export function RecruitingTab({ description, onChange, busy, error }: RecruitingTabProps) {
  return (
    <Stack>
      <TextArea
        label={TERMS.recruitingRequest.description}
        required
        rows={5}
        hint="Роль, сфера, опыт, сколько человек и для какого исследования"
        value={description}
        readOnly={busy}
        onChange={(event) => onChange(event.target.value)}
      />
      <Note>
        Запрос сохранится у{NBSP}аудитории с{NBSP}пометкой «Ищем», чтобы команда его видела. Сами люди по{NBSP}нему не
        {NBSP}подбираются: найденных добавьте на{NBSP}вкладках «Телефоны» и «Telegram».
      </Note>
      <FormError message={error} />
    </Stack>
  );
}
