import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NO_CONTACT_FILTER } from '#src/domain/audiences/contactFilter.ts';
import { ContactFilters } from '#src/features/audiences/contacts/ContactFilters.tsx';

const meta = preview.meta({
  id: 'features-audiences-contacts-contactfilters',
  title: 'Разделы/Аудитории/Фильтры контактов · ContactFilters',
  component: ContactFilters,
  parameters: {
    docs: {
      description: {
        component: 'Фильтры контактов: сегмент, город, метка, согласие, «не писать», звали ли; на телефоне в шторке.',
      },
    },
  },
  args: {
    filter: NO_CONTACT_FILTER,
    facets: { segments: ['Новые', 'Давние'], cities: ['Казань'], tags: ['важное'] },
    onChoose: fn(),
  },
});

export const Every = meta.story({
  name: 'Все фильтры',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Сегмент' }), 'Давние');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ segment: 'Давние' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Приглашали' }), 'Не приглашали');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ asked: 'never' });
  },
});

export const NothingTold = meta.story({
  name: 'Ни сегментов, ни городов: этих фильтров нет; выбранный раньше остаётся',
  args: {
    filter: { ...NO_CONTACT_FILTER, tag: 'прежняя' },
    facets: { segments: [], cities: [], tags: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(4);
    await expect(canvas.getByRole('combobox', { name: 'Метки' })).toHaveDisplayValue('прежняя');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне — в шторке',
  args: { filter: { ...NO_CONTACT_FILTER, city: 'Казань' } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры (1) для контактов' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Согласие' }), 'Согласие есть');
    await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ consent: 'given' }));
  },
});
