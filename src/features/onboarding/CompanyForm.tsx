import { styled } from 'styled-components';

import { checkCompanyForm, type NewCompanyForm } from '../../domain/account/onboardingRules.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { ACCOUNT_TERMS } from '../../domain/account/terms.ts';
import { RecordForm } from '../../patterns/form/RecordForm.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/field/TextField.tsx';

export interface CompanyFormProps {
  /** Earlier typed text; the form begins with it. */
  draft: NewCompanyForm;
  /** Called with every change, so that the parent can keep the draft. */
  onDraftChange: (draft: NewCompanyForm) => void;
  /** Names of the companies there are: a second one of the same name is refused beside the field. */
  taken: readonly string[];
  /** Creates the company and goes there; on failure the form stays as it is and says why. */
  onCreate: (form: NewCompanyForm) => Promise<Outcome>;
}

const Head = styled.div`
  & > h2 {
    font-size: ${fontSizes.lg};
  }
`;

const Note = styled.p`
  margin-block-start: ${spaces[1]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  text-wrap: pretty;
`;

/** Names a company and its first product (R2). */
export function CompanyForm({ draft, onDraftChange, taken, onCreate }: CompanyFormProps) {
  const form = useRecordForm<NewCompanyForm>({
    record: draft,
    check: (typed) => checkCompanyForm(typed, taken),
    onDraftChange: (typed) => {
      if (typed) onDraftChange(typed.values);
    },
    onSubmit: onCreate,
  });
  return (
    <Card>
      <RecordForm
        form={form}
        kept
        aria-label="Новая компания"
        footer={
          <>
            <Button variant="primary" type="submit" busy={form.busy}>
              Создать компанию
            </Button>
            <Note>
              Дальше&nbsp;— разговор с&nbsp;ассистентом: он&nbsp;расспросит о&nbsp;продукте и&nbsp;соберёт доску
              видения.
            </Note>
          </>
        }
      >
        <Head>
          <h2>Новая компания</h2>
          <Note>
            У&nbsp;каждой компании своё рабочее пространство. Новое начинается пустым; то, что уже есть в&nbsp;других,
            остаётся на&nbsp;месте.
          </Note>
        </Head>
        <TextField
          {...form.text('company')}
          label={ACCOUNT_TERMS.company.name}
          required
          autoComplete="organization"
          placeholder="Например, «Новый день»"
        />
        <TextField
          {...form.text('product')}
          label="Первый продукт"
          required
          autoComplete="off"
          placeholder="Например, «Журнал привычек»"
          hint="Другие продукты можно добавить позже"
        />
      </RecordForm>
    </Card>
  );
}
