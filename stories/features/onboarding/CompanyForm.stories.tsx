import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { EMPTY_COMPANY_FORM, type NewCompanyForm } from '#src/domain/account/onboardingRules.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { CompanyForm } from '#src/features/onboarding/CompanyForm.tsx';

const meta = preview.meta({
  id: 'features-onboarding-companyform',
  title: 'Разделы/Знакомство/Форма новой компании · CompanyForm',
  component: CompanyForm,
  parameters: { docs: { description: { component: 'Называет новую компанию и её первый продукт.' } } },
  args: {
    draft: EMPTY_COMPANY_FORM,
    taken: ['Ориентир'],
    onDraftChange: fn(),
    onCreate: fn<(form: NewCompanyForm) => Promise<Outcome>>(() => Promise.resolve(DONE)),
  },
});

export const Fresh = meta.story({
  name: 'Пустая: ошибки у полей, потом с клавиатуры',
  play: async ({ args, canvas, step, userEvent }) => {
    const company = canvas.getByRole('textbox', { name: /^Название компании/ });
    const product = canvas.getByRole('textbox', { name: /^Первый продукт/ });
    await step('Ничего не набрано', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Создать компанию' }));
      await waitFor(() => expect(company).toHaveFocus());
      await expect(company).toHaveAccessibleDescription('Назовите компанию');
      await expect(product).toHaveAccessibleDescription(/Назовите первый продукт/);
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('Enter отправляет набранное', async () => {
      await userEvent.keyboard('Новый день{Tab}Журнал привычек{Enter}');
      await waitFor(() =>
        expect(args.onCreate).toHaveBeenCalledWith({ company: 'Новый день', product: 'Журнал привычек' }),
      );
      await expect(args.onDraftChange).toHaveBeenLastCalledWith({ company: 'Новый день', product: 'Журнал привычек' });
    });
  },
});

export const Taken = meta.story({
  name: 'Такая компания уже есть: ошибка у поля, набранное цело',
  args: { draft: { company: 'ОРИЕНТИР ', product: 'Журнал' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать компанию' }));
    const company = canvas.getByRole('textbox', { name: /^Название компании/ });
    await waitFor(() => expect(company).toHaveAccessibleDescription(/«Ориентир»\sу\sвас уже есть/));
    await expect(company).toHaveValue('ОРИЕНТИР ');
    await userEvent.type(company, '-2');
    await waitFor(() => expect(company).not.toHaveAccessibleDescription(/уже есть/));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  name: 'Не создалась: причина, набранное цело, можно ещё раз',
  args: { draft: { company: 'Новый день', product: 'Журнал' } },
  play: async ({ args, canvas, userEvent }) => {
    args.onCreate.mockResolvedValueOnce(refused('Не хватает места в браузере.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Создать компанию' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не хватает места');
    await expect(canvas.getByRole('textbox', { name: /^Первый продукт/ })).toHaveValue('Журнал');
    await userEvent.click(canvas.getByRole('button', { name: 'Создать компанию' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(args.onCreate).toHaveBeenCalledTimes(2);
  },
});
