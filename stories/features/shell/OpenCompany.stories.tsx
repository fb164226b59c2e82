import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { OpenCompany, type OpenCompanyProps } from '#src/features/shell/OpenCompany.tsx';

const args: OpenCompanyProps = {
  companies: [
    { id: 'company-orientir', name: 'Азимут' },
    { id: 'company-day', name: 'Новый день' },
  ],
  companyId: 'company-orientir',
  onCompanyChange: fn(),
};

const meta = preview.meta({
  id: 'features-shell-opencompany',
  title: 'Разделы/Рамка приложения/Открытая компания · OpenCompany',
  component: OpenCompany,
  parameters: {
    docs: { description: { component: 'Имя открытой компании рядом с названием продукта и переход в другую.' } },
  },
  args,
});

export const Chosen = meta.story({
  name: 'Имя компании и переход в другую',
  play: async ({ canvas, userEvent, args: { onCompanyChange } }) => {
    const chooser = canvas.getByRole('combobox', { name: 'Открыта компания' });
    await expect(chooser).toHaveDisplayValue('Азимут');
    await userEvent.selectOptions(chooser, 'Новый день');
    await expect(onCompanyChange).toHaveBeenCalledWith('company-day');
  },
});

export const LongName = meta.story({
  name: 'Длинное имя кончается многоточием',
  args: {
    companies: [{ id: 'company-orientir', name: 'Лаборатория продуктовых исследований и решений «Северо-Запад»' }],
  },
});

export const Marked = meta.story({
  name: 'Пример назван примером, и пробел перед этим на месте',
  args: { companies: [{ id: 'company-orientir', name: 'Азимут · пример', ownName: 'Азимут' }] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('пример')).whiteSpace).toBe('pre');
  },
});

export const Unknown = meta.story({
  name: 'Компаний ещё не прочитали: пусто',
  args: { companies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});
