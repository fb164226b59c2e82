import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { planOf, type Plan } from '#src/domain/account/billing.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { EMPTY_REQUISITES, type Requisites } from '#src/domain/account/requisites.ts';
import { InvoiceForm } from '#src/features/account/billing/InvoiceForm.tsx';

import { payer } from '../sampleMoney.ts';

const meta = preview.meta({
  id: 'features-account-billing-invoiceform',
  title: 'Разделы/Личный кабинет/Форма счёта на оплату · InvoiceForm',
  component: InvoiceForm,
  parameters: {
    docs: {
      description: {
        component:
          'Форма счёта для юридических лиц: контрольные цифры ИНН и ОГРН проверяются здесь же, ошибки — у полей.',
      },
    },
  },
  args: {
    plan: planOf('team') as Plan | null,
    values: EMPTY_REQUISITES,
    onChange: fn(),
    onPlanMissing: fn(),
    onIssue: fn<(plan: Plan, payer: Requisites) => Promise<Outcome>>(() => Promise.resolve(DONE)),
  },
  render: function Typing(props) {
    const [values, setValues] = useState(props.values);
    return <InvoiceForm {...props} values={values} onChange={setValues} />;
  },
});

export const Empty = meta.story({
  name: 'Пустая: ошибки у полей, фокус на первой',
  play: async ({ args, canvas, step, userEvent }) => {
    const field = (label: RegExp) => canvas.getByRole('textbox', { name: label });
    await step('Пройти мимо пустого поля можно', async () => {
      field(/^Название/).focus();
      await userEvent.tab();
      await expect(field(/^Название/)).not.toBeInvalid();
    });
    await step('Отправить нельзя', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Выставить счёт' }));
      await expect(field(/^Название/)).toHaveFocus();
      for (const label of [/^Название/, /^ИНН/, /^Юридический/, /^Контактное/, /^Почта/]) {
        await expect(field(label)).toBeInvalid();
        await expect(field(label)).toBeRequired();
      }
      await expect(field(/^КПП/)).not.toBeInvalid();
      await expect(args.onIssue).not.toHaveBeenCalled();
    });
  },
});

export const Numbers = meta.story({
  name: 'ИНН, КПП и ОГРН: пробелы, контрольные цифры, предприниматель',
  args: { values: payer },
  play: async ({ canvas, step, userEvent }) => {
    const field = (label: RegExp) => canvas.getByRole('textbox', { name: label });
    const retype = async (label: RegExp, text: string) => {
      await userEvent.clear(field(label));
      await userEvent.click(field(label));
      await userEvent.paste(text);
      await userEvent.tab();
    };
    await step('Пробелы и дефисы убираются', async () => {
      await retype(/^ИНН/, ' 7707-083 893 ');
      await expect(field(/^ИНН/)).toHaveValue('7707083893');
      await expect(field(/^ИНН/)).not.toBeInvalid();
    });
    await step('Контрольная цифра и нули', async () => {
      await retype(/^ИНН/, '7707083894');
      await expect(field(/^ИНН/)).toHaveAccessibleDescription(/Контрольная цифра/);
      await retype(/^ИНН/, '0000000000');
      await expect(field(/^ИНН/)).toHaveAccessibleDescription(/нулей/);
    });
    await step('Лишняя цифра видна сразу и не пропадает', async () => {
      await userEvent.clear(field(/^ИНН/));
      await userEvent.type(field(/^ИНН/), '5001007322590');
      await expect(field(/^ИНН/)).toHaveAccessibleDescription(/сейчас 13/);
      await expect(field(/^ИНН/)).toHaveValue('5001007322590');
    });
    await step('У предпринимателя нет КПП, в ОГРНИП 15 цифр', async () => {
      await retype(/^ИНН/, '500100732259');
      await expect(field(/^КПП/)).toHaveAccessibleDescription(/нет КПП|его нет/);
      await userEvent.clear(field(/^КПП/));
      await retype(/^ОГРНИП/, '304500116000157');
      await expect(field(/^ОГРНИП/)).not.toBeInvalid();
    });
  },
});

export const Sent = meta.story({
  name: 'Отправлена с клавиатуры; не вышло — набранное на месте',
  args: { values: payer },
  play: async ({ args, canvas, userEvent }) => {
    args.onIssue.mockResolvedValueOnce(refused('Не удалось загрузить шрифт для PDF.'));
    canvas.getByRole('textbox', { name: /^Почта/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('шрифт');
    await expect(canvas.getByRole('textbox', { name: /^ИНН/ })).toHaveValue(payer.inn);
    await userEvent.click(canvas.getByRole('button', { name: 'Выставить счёт' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(args.onIssue).toHaveBeenLastCalledWith(planOf('team'), payer);
  },
});

export const NoPlan = meta.story({
  name: 'Тариф не выбран; на телефоне',
  args: { values: payer, plan: null },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выставить счёт' }));
    await expect(args.onPlanMissing).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Тариф ещё не\sвыбран$/);
    await expect(args.onIssue).not.toHaveBeenCalled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
