import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { PersonDifference } from '#src/domain/audiences/contactGathering.ts';
import {
  ContactDifferences,
  type ContactDifferencesProps,
} from '#src/features/audiences/contacts/ContactDifferences.tsx';
import { fits } from '#stories/checks.ts';

const differences = (count: number): readonly PersonDifference[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `phone:${index}/city`,
    person: `phone:${index}`,
    contact: { ...NO_CONTACT, name: `Участник ${index + 1}`, phones: [`+7900000000${index}`] },
    isStored: index > 0,
    field: index === 2 ? 'details/Возраст' : 'city',
    kept: index === 2 ? '34' : 'Казань',
    other: index === 2 ? '35' : 'Пермь',
  }));

function Deciding(props: ContactDifferencesProps) {
  const [taken, setTaken] = useState(props.taken);
  return (
    <ContactDifferences
      {...props}
      taken={taken}
      onTake={(ids, isTaken) => {
        props.onTake(ids, isTaken);
        setTaken((now) => new Set(isTaken ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
      }}
    />
  );
}

const meta = preview.meta({
  id: 'features-audiences-contacts-contactdifferences',
  title: 'Разделы/Аудитории/Расхождения о человеке · ContactDifferences',
  component: ContactDifferences,
  parameters: {
    docs: {
      description: {
        component:
          'Где файл говорит о человеке не то, что уже записано: оба значения, выбор по одному и для всех таких.',
      },
    },
  },
  args: {
    differences: differences(4),
    taken: new Set<string>(),
    onTake: fn<ContactDifferencesProps['onTake']>(),
  },
  render: (args) => <Deciding {...args} />,
});

export const Some = meta.story({
  name: 'Оба значения, выбор по одному и для всех таких',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('region', { name: 'Расхождения (4)' })).toBeVisible();
    await step('С клавиатуры', async () => {
      await userEvent.click(canvas.getAllByRole('radio', { name: /^Казань/ })[1] as HTMLElement);
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onTake).toHaveBeenLastCalledWith(['phone:1/city'], true);
    });
    await step('Для всех', async () => {
      const all = canvas.getByRole('button', { name: 'Город: взять во всех из файла' });
      await userEvent.click(all);
      await expect(args.onTake).toHaveBeenLastCalledWith(['phone:0/city', 'phone:1/city', 'phone:3/city'], true);
      await expect(all).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getByRole('radio', { name: /^34/ })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Город: оставить во всех, как есть' }));
      await expect(canvas.getAllByRole('radio', { name: /^Казань/, checked: true })).toHaveLength(3);
    });
  },
});

const refusing = differences(3).map((one, index): PersonDifference => ({
  ...one,
  isStored: true,
  id: `phone:${index}/consent`,
  field: 'consent',
  kept: index === 2 ? 'отказ, 29.11.2026: Согласие отозвано в интервью' : 'отказ, дата не указана: нет',
  other: 'дано, 03.11.2026: устно',
  isTurned: index === 1,
  isFinal: index === 2,
}));

export const Refusals = meta.story({
  name: 'Согласие против отказа: остаётся отказ, меняют его по одному, а свой отказ человека — никогда',
  args: { differences: refusing },
  play: async ({ args, canvas, userEvent, step }) => {
    const answers = (name: RegExp) => canvas.getAllByRole('radio', { name });
    await expect(canvas.getAllByRole('radio', { name: /^отказ/, checked: true })).toHaveLength(3);
    await expect(answers(/^отказ/)[0]).toHaveAccessibleName(/уже есть$/);
    await expect(answers(/^отказ/)[1]).toHaveAccessibleName(/в файле$/);
    await step('Для всех сразу отказ не меняют', async () => {
      await expect(canvas.queryByRole('button', { name: /взять во всех/ })).toBeNull();
    });
    await step('По одному — можно', async () => {
      await userEvent.click(answers(/^дано/)[0] as HTMLElement);
      await expect(args.onTake).toHaveBeenLastCalledWith(['phone:0/consent'], true);
      await expect(answers(/^дано/)[0]).toBeChecked();
    });
    await step('Свой отказ человека остаётся', async () => {
      await expect(answers(/^дано/)[2]).toBeDisabled();
      await expect(canvas.getByText('Человек отказался сам: отказ остаётся')).toBeVisible();
    });
  },
});

export const Many = meta.story({
  name: 'Много: двадцать, остальные по кнопке',
  args: { differences: differences(50) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 20' }));
    await expect(canvas.getAllByRole('group')).toHaveLength(40);
  },
});

export const None = meta.story({
  name: 'Расхождений нет: ничего не рисует',
  args: { differences: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне одно под другим',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => fits(canvas.getByRole('region')),
});
