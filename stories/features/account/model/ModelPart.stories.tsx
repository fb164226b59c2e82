import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { ModelPart } from '#src/features/account/model/ModelPart.tsx';
import { SharedCompany } from '#src/ui/context/SharedCompany.ts';
import { AS_VIEWER } from '#stories/rights.ts';

import { done } from '../sampleAccount.ts';
import { NO_MODEL, OWN_MODEL, SERVERS_MODEL } from './sampleModel.ts';

const meta = preview.meta({
  id: 'features-account-model-modelpart',
  title: 'Разделы/Личный кабинет/Модель · ModelPart',
  component: ModelPart,
  parameters: {
    docs: {
      description: {
        component: 'Часть настроек «Модель»: состояние, своя модель, и почему её нет в компании одного браузера.',
      },
    },
  },
  args: { model: ready(OWN_MODEL), onRetry: fn(), onSave: fn(done), onProbe: fn(done), onRemove: fn(done) },
  decorators: [
    (Story) => (
      <SharedCompany value>
        <Story />
      </SharedCompany>
    ),
  ],
});

export const Own = meta.story({ name: 'Своя модель компании' });

export const Servers = meta.story({ name: 'Модель сервера; своя не задана', args: { model: ready(SERVERS_MODEL) } });

export const None = meta.story({ name: 'Модели нет', args: { model: ready(NO_MODEL) } });

export const Viewer = meta.story({
  name: 'Наблюдатель видит состояние и расход, формы не меняет',
  args: { model: ready({ ...OWN_MODEL, address: null }) },
  globals: AS_VIEWER,
});

export const Loading = meta.story({
  name: 'Сервер ещё не ответил',
  args: { model: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Узнаём у сервера, есть ли модель…');
  },
});

export const Failed = meta.story({
  name: 'Сервер не ответил: спрашивают ещё раз',
  args: { model: failed('Нет связи с сервером.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Повторить|ещё раз/ }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const Alone = meta.story({
  name: 'Компания одного браузера: сказано, почему модели нет',
  render: (props) => (
    <SharedCompany value={false}>
      <ModelPart {...props} />
    </SharedCompany>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/когда компанию откроют команде/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NotKnown = meta.story({
  name: 'Ещё не известно, чья компания: не сказано ни того, ни другого',
  args: { model: LOADING },
  render: (props) => (
    <SharedCompany value={null}>
      <ModelPart {...props} />
    </SharedCompany>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/когда компанию откроют команде/)).toBeNull();
  },
});
