import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { OwnModelForm } from '#src/features/account/model/OwnModelForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import { AS_RESEARCHER, expectBarred, FOR_ADMINS } from '#stories/rights.ts';

import { done } from '../sampleAccount.ts';
import { NO_MODEL, OWN_MODEL } from './sampleModel.ts';

const meta = preview.meta({
  id: 'features-account-model-ownmodelform',
  title: 'Разделы/Личный кабинет/Своя модель · OwnModelForm',
  component: OwnModelForm,
  parameters: { docs: { description: { component: 'Своя модель компании: адрес, название, ключ, бюджет и цены.' } } },
  args: { state: NO_MODEL, onSave: fn(done), onProbe: fn(done), onRemove: fn(done) },
});

export const New = meta.story({
  name: 'Своей модели ещё нет: задают и подключают',
  play: async ({ args, canvas, step, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Подключить свою модель' });
    await step('Без адреса и названия не уходит', async () => {
      await userEvent.click(send);
      await expect(canvas.getByText('Введите адрес модели')).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Рубли без цены не считаются', async () => {
      await userEvent.type(canvas.getByLabelText(/^Адрес/), 'https://llm.example/v1');
      await userEvent.type(canvas.getByLabelText(/^Название модели/), 'qwen3');
      await userEvent.type(canvas.getByLabelText(/^Ключ/), 'sk-secret');
      await userEvent.type(canvas.getByLabelText(/^Бюджет на месяц, ₽/), '500');
      await userEvent.click(send);
      await expect(canvas.getByText('Чтобы считать рубли, введите обе цены')).toBeVisible();
      await userEvent.type(canvas.getByLabelText(/токенов вопроса/), '200');
      await userEvent.type(canvas.getByLabelText(/токенов ответа/), '400,5');
    });
    await step('Сервер не ответил: набранное цело', async () => {
      args.onSave.mockResolvedValueOnce(refused('Нет связи с сервером.'));
      await userEvent.click(send);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Нет связи с сервером.');
      await expect(canvas.getByLabelText(/^Ключ/)).toHaveValue('sk-secret');
    });
    await step('Сохранено: ключа в поле больше нет', async () => {
      await userEvent.click(send);
      await waitFor(() => expect(canvas.getByLabelText(/^Ключ/)).toHaveValue(''));
      await expect(args.onSave).toHaveBeenLastCalledWith({
        kind: 'openai',
        address: 'https://llm.example/v1',
        name: 'qwen3',
        key: 'sk-secret',
        budget: { tokens: null, roubles: 500 },
        prices: { in: 200, out: 400.5 },
      });
    });
  },
});

export const Kept = meta.story({
  name: 'Набранное переживает уход с экрана',
  render: function Left(props) {
    const [draft, setDraft] = useState(props.draft);
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Уйти' : 'Вернуться'}</Button>
        {isOpen ? <OwnModelForm {...props} draft={draft} onDraftChange={setDraft} /> : null}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Название модели/), 'qwen3');
    await userEvent.click(canvas.getByRole('button', { name: 'Уйти' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуться' }));
    await expect(canvas.getByLabelText(/^Название модели/)).toHaveValue('qwen3');
  },
});

export const Own = meta.story({
  name: 'Своя модель: прежний ключ остаётся, проверяют и отключают',
  args: { state: OWN_MODEL },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить и проверить' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ key: null })));
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить ещё раз' }));
    await waitFor(() => expect(args.onProbe).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Отключить свою модель' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalled());
  },
});

export const Researcher = meta.story({
  name: 'Исследователь видит, но не меняет',
  globals: AS_RESEARCHER,
  play: async ({ canvas }) => {
    await expectBarred(canvas.getByRole('button', { name: 'Подключить свою модель' }), FOR_ADMINS);
  },
});
