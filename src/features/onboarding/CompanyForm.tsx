import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';

import { checkCompanyForm, type NewCompanyForm } from '../../domain/onboardingRules.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface CompanyFormProps {
  /** What was typed before; the form begins with it. */
  draft: NewCompanyForm;
  /** Called with every change, so that the parent can keep the draft. */
  onDraftChange: (draft: NewCompanyForm) => void;
  /** Names of the companies there are: a second one of the same name is refused beside the field. */
  taken: readonly string[];
  /** Creates the company and goes there; on failure the form stays as it is and says why. */
  onCreate: (form: NewCompanyForm) => Promise<Outcome>;
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  & > div > h2 {
    font-size: ${fontSizes.lg}px;
  }
  & > div > p,
  & > p {
    margin-block-start: ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
    text-wrap: pretty;
  }
`;

/** Names a company and its first product (decision 2). */
export function CompanyForm({ draft, onDraftChange, taken, onCreate }: CompanyFormProps) {
  const form = useForm<NewCompanyForm>({ defaultValues: draft, mode: 'onSubmit' });
  const { errors } = form.formState;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const company = useWatch({ control: form.control, name: 'company' });
  const product = useWatch({ control: form.control, name: 'product' });
  useEffect(() => onDraftChange({ company, product }), [onDraftChange, company, product]);

  const validate = (field: keyof NewCompanyForm) => () => checkCompanyForm(form.getValues(), taken)[field] ?? true;
  const submit = form.handleSubmit(async (typed) => {
    if (busy) return;
    setBusy(true);
    setError('');
    const outcome = await onCreate(typed);
    setBusy(false);
    if (!outcome.ok) setError(outcome.message);
  });
  return (
    <Card>
      <Root noValidate aria-label="Новая компания" onSubmit={(event) => void submit(event)}>
        <div>
          <h2>Новая компания</h2>
          <p>
            У&nbsp;каждой компании своё рабочее пространство. Новое начинается пустым; то, что уже есть в&nbsp;других,
            остаётся на&nbsp;месте.
          </p>
        </div>
        <TextField
          label="Название компании"
          required
          autoComplete="organization"
          placeholder="Например, «Новый день»"
          error={errors.company?.message}
          {...form.register('company', { validate: validate('company') })}
        />
        <TextField
          label="Первый продукт"
          required
          autoComplete="off"
          placeholder="Например, «Журнал привычек»"
          hint="Другие продукты можно добавить позже"
          error={errors.product?.message}
          {...form.register('product', { validate: validate('product') })}
        />
        <FormError message={error} />
        <Button variant="primary" type="submit" busy={busy}>
          Создать компанию
        </Button>
        <p>
          Дальше&nbsp;— разговор с&nbsp;ассистентом: он&nbsp;расспросит о&nbsp;продукте и&nbsp;соберёт доску видения.
        </p>
      </Root>
    </Card>
  );
}
