import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ModelStanding } from '#src/features/account/model/ModelStanding.tsx';

import { NO_MODEL, OWN_MODEL, SERVERS_MODEL } from './sampleModel.ts';

const meta = preview.meta({
  id: 'features-account-model-modelstanding',
  title: 'Разделы/Личный кабинет/Состояние модели · ModelStanding',
  component: ModelStanding,
  parameters: {
    docs: {
      description: { component: 'Чья модель у компании, отвечает ли она, что умеет и сколько потрачено за месяц.' },
    },
  },
  args: { state: OWN_MODEL },
});

export const Own = meta.story({
  name: 'Своя модель отвечает: что умеет и сколько потрачено',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Подключена')).toBeVisible();
    await expect(canvas.getByText(/Умеет:.*по мере готовности, проверено/)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: /Токены за месяц/ })).toBeVisible();
    await expect(canvas.getByText(/121\s000 из 1\s000\s000\sтокенов/)).toBeVisible();
    await expect(canvas.getByText(/30\s₽ из 500\s₽/)).toBeVisible();
  },
});

export const Servers = meta.story({ name: 'Общая модель сервера, без предела', args: { state: SERVERS_MODEL } });

export const None = meta.story({ name: 'У сервера модели нет', args: { state: NO_MODEL } });

export const Probing = meta.story({
  name: 'Модель спрашивают, что она умеет',
  args: { state: { ...SERVERS_MODEL, on: false, standing: 'probing', abilities: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Спрашиваем модель, что она умеет…');
  },
});

export const Failed = meta.story({
  name: 'Не приняла ключ: сказано, что делать',
  args: { state: { ...OWN_MODEL, on: false, standing: 'failed', abilities: null, problem: 'key' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Модель не приняла ключ.');
    await expect(canvas.queryByText('Подключена')).toBeNull();
  },
});

export const NearlySpent = meta.story({
  name: 'Бюджет почти израсходован',
  args: { state: { ...OWN_MODEL, spent: { ...OWN_MODEL.spent, roubles: 440 } } },
});

export const Spent = meta.story({
  name: 'Бюджет израсходован: сказано, до какого времени',
  args: { state: { ...OWN_MODEL, spent: { ...OWN_MODEL.spent, roubles: 500 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/месяц израсходован/)).toBeVisible();
  },
});

export const LongName = meta.story({
  name: 'Длинное название',
  args: { state: { ...OWN_MODEL, name: `gpt://${'b1g2katalog'.repeat(6)}/yandexgpt/latest` } },
});
