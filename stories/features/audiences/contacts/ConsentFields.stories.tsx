import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ConsentFields } from '#src/features/audiences/contacts/ConsentFields.tsx';

const NOTHING = { consent: '', consentAt: '', consentText: '' } as const;
const GIVEN = { consent: 'given', consentAt: '2026-11-03', consentText: 'Согласие на участие' } as const;
const UNCLEAR = { consent: 'unclear', consentAt: '', consentText: 'думает' } as const;

const meta = preview.meta({
  id: 'features-audiences-contacts-consentfields',
  title: 'Разделы/Аудитории/Согласие · ConsentFields',
  component: ConsentFields,
  parameters: {
    docs: {
      description: {
        component: 'Согласие на карточке контакта: есть, отказ или неизвестно; когда ответили и что сказано.',
      },
    },
  },
  args: { values: GIVEN, stored: GIVEN, errors: {}, onType: fn() },
});

export const Given = meta.story({
  name: 'Есть: когда и на что; у отказа своя дата и свои слова',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Когда ответили' })).toHaveValue('03.11.2026');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Согласие/ }), 'Отказ');
    await expect(args.onType).toHaveBeenLastCalledWith({ consent: 'refused', consentAt: '', consentText: '' });
    await expect(canvas.queryByRole('option', { name: 'Не распознано' })).toBeNull();
  },
});

export const Refused = meta.story({
  name: 'Отказ, дата не указана: сказано, что не пригласим',
  args: { values: { ...NOTHING, consent: 'refused', consentText: 'не звонить' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: /^Согласие/ })).toHaveAccessibleDescription(/не уйдут/);
    await expect(canvas.getByRole('textbox', { name: 'Что сказано' })).toHaveValue('не звонить');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Согласие/ }), 'Есть');
    await expect(args.onType).toHaveBeenLastCalledWith(GIVEN);
  },
});

export const Unclear = meta.story({
  name: 'Не распознано: слова остаются тем, что сказано, как ни ответь',
  args: { values: UNCLEAR, stored: UNCLEAR },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: /^Согласие/ })).toHaveDisplayValue('Не распознано');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Согласие/ }), 'Есть');
    await expect(args.onType).toHaveBeenLastCalledWith({ consent: 'given', consentAt: '', consentText: 'думает' });
  },
});

export const Unknown = meta.story({
  name: 'Неизвестно: ни даты, ни слов; неверная дата названа',
  args: { values: NOTHING, stored: NOTHING, errors: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
