import { useRef, useState } from 'react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { companyFormOf, type CompanyForm } from '#src/domain/account/companyRules.ts';
import { ProductFields } from '#src/features/account/companies/ProductFields.tsx';

import { company } from '../sampleAccount.ts';

/** Keeps what is typed, as the dialog's form does. */
function Demo({ record }: { record: CompanyForm }) {
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(record);
  const type = (typed: Partial<CompanyForm>) => setValues((before) => ({ ...before, ...typed }) as CompanyForm);
  return (
    <div ref={root}>
      <ProductFields form={{ values, errors: {}, type }} root={root} />
    </div>
  );
}

const meta = preview.meta({
  id: 'features-account-companies-productfields',
  title: 'Разделы/Личный кабинет/Продукты компании · ProductFields',
  component: Demo,
  parameters: {
    docs: { description: { component: 'Продукты компании: строки добавляют и убирают, фокус остаётся среди них.' } },
  },
  args: { record: companyFormOf(company) },
});

export const Sample = meta.story({
  name: 'Добавляют и удаляют, фокус остаётся среди них',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить продукт' }));
    await expect(canvas.getByRole('textbox', { name: 'Продукт 4' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить продукт 4' }));
    await expect(canvas.getByRole('button', { name: 'Добавить продукт' })).toHaveFocus();
  },
});
