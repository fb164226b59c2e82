import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { companyFormOf, productField } from '#src/domain/account/companyRules.ts';
import { editForm, typeInto } from '#src/domain/core/editedForm.ts';
import { refused } from '#src/domain/core/outcome.ts';
import { CompanyDialog, type CompanyDialogProps } from '#src/features/account/companies/CompanyDialog.tsx';

import { company, done } from '../sampleAccount.ts';

const form = companyFormOf(company);
const args: CompanyDialogProps = {
  company,
  current: false,
  whyStays: null,
  team: null,
  onDraftChange: fn(),
  onSave: fn(done),
  onOpen: fn(),
  onDelete: fn(),
  onClose: fn(),
};
const meta = preview.meta({
  id: 'features-account-companies-companydialog',
  title: 'Разделы/Личный кабинет/Диалог настроек компании · CompanyDialog',
  component: CompanyDialog,
  parameters: {
    docs: { description: { component: '«Настройки» компании: имя, продукты, вход в пространство и удаление.' } },
  },
  args,
  render: (props) => <CompanyDialog {...props} />,
});

export const Edit = meta.story({
  name: 'Название и продукты меняются',
  play: async ({ args: { onSave, onClose, onDelete, onOpen }, step, userEvent }) => {
    const name = await screen.findByLabelText(/^Название компании/);
    await step('Ошибка у поля нового продукта', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Добавить продукт' }));
      await expect(screen.getByLabelText('Продукт 4')).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
      await expect(await screen.findByText('Назовите продукт или удалите его')).toBeVisible();
      await expect(onSave).not.toHaveBeenCalled();
    });
    await step('Продукт назван, другой удалён, третий запущен', async () => {
      await userEvent.type(screen.getByLabelText('Продукт 4'), 'Опросы');
      await userEvent.click(screen.getByRole('button', { name: 'Удалить продукт 2, Тактика и эксперименты' }));
      await userEvent.selectOptions(screen.getByLabelText('Статус продукта 2'), 'active');
      await userEvent.clear(name);
      await userEvent.type(name, 'Компас');
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      await expect(onSave).toHaveBeenCalledWith({
        ...form,
        name: 'Компас',
        [productField('status', 'product-1')]: '',
        [productField('status', 'product-2')]: 'active',
        [productField('name', 'new-1')]: 'Опросы',
        [productField('status', 'new-1')]: 'development',
      });
    });
    await step('Пространство открывают и удаляют отсюда', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Открыть пространство' }));
      await expect(onOpen).toHaveBeenCalledOnce();
      await userEvent.click(screen.getByRole('button', { name: 'Удалить компанию' }));
      await expect(onDelete).toHaveBeenCalledOnce();
    });
  },
});

export const Last = meta.story({
  name: 'Единственную удалить нельзя; черновик цел, не сохранилось',
  args: {
    current: true,
    whyStays: 'Это единственная компания.',
    draft: typeInto(editForm(form), { name: 'Компас' }),
    onSave: fn(() => Promise.resolve(refused('Не хватает места в браузере.'))),
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args: { onClose }, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Удалить компанию' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места');
    await expect(screen.getByLabelText(/^Название компании/)).toHaveValue('Компас');
    await expect(onClose).not.toHaveBeenCalled();
  },
});
