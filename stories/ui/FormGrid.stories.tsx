import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';

import { sixFields } from './fields.tsx';

const meta = preview.meta({
  id: 'ui-formgrid',
  title: 'Элементы/Сетка полей · FormGrid',
  component: FormGrid,
  args: { children: sixFields },
});

const topOf = (field: HTMLElement): number => Math.round(field.getBoundingClientRect().top);

export const Two = meta.story({
  name: 'По два; целая строка и трети',
  play: async ({ canvas }) => {
    const top = (label: string) => topOf(canvas.getByLabelText(label));
    await expect(top('Имя')).toBe(top('Должность'));
    await expect(top('Имя')).toBeGreaterThan(top('Название'));
    await expect(top('Ответственный')).toBe(top('Дата окончания'));
  },
});

export const Four = meta.story({
  name: 'По четыре, на телефоне по два',
  args: {
    columns: 4,
    children: ['От', 'До', 'Вопросов, от', 'Вопросов, до'].map((label) => <TextField key={label} label={label} />),
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('textbox').map(topOf);
    await expect(second).toBe(first);
    await expect(third).toBeGreaterThan(first ?? 0);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне — один под другим',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('textbox').map(topOf);
    await expect(new Set(tops).size).toBe(tops.length);
  },
});
