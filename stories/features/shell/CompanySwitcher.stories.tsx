import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CompanySwitcher, type CompanySwitcherProps } from '#src/features/shell/CompanySwitcher.tsx';

import { manyCompanies, oneCompany } from './companyList.ts';
import { withStoryLinks } from './StoryLink.tsx';

/** Keeps the chosen company, in a place as wide as the rail gives. */
function Demo({ companyId: initial, onCompanyChange, ...rest }: CompanySwitcherProps) {
  const [companyId, setCompanyId] = useState(initial);
  return (
    <div style={{ width: rest.collapsed ? 40 : 240 }}>
      <CompanySwitcher
        {...rest}
        companyId={companyId}
        onCompanyChange={(id) => {
          onCompanyChange(id);
          setCompanyId(id);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  id: 'features-shell-companyswitcher',
  title: 'Разделы/Рамка приложения/Выбор компании · CompanySwitcher',
  component: CompanySwitcher,
  parameters: {
    docs: {
      description: { component: 'Выбор компании, то есть рабочего пространства; стоит внизу боковой панели и листа.' },
    },
  },
  args: {
    companies: manyCompanies,
    companyId: oneCompany[0]?.id ?? '',
    onCompanyChange: fn(),
    addHref: '/onboarding',
  },
  decorators: [withStoryLinks],
  render: (args) => <Demo {...args} />,
});

export const One = meta.story({ name: 'Одна компания', args: { companies: oneCompany } });

export const LongName = meta.story({
  name: 'Длинное название обрезано, но прочесть его можно',
  args: { companyId: 'company-long' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Компания' })).toHaveAttribute(
      'data-tooltip',
      expect.stringContaining('Северо-Западный меридиан'),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({ name: 'Компании ещё не загружены', args: { companies: [], companyId: '' } });

export const Collapsed = meta.story({
  name: 'Свёрнут до значка, выбирать по-прежнему можно',
  args: { collapsed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Компания' }), 'company-school');
    await expect(args.onCompanyChange).toHaveBeenCalledWith('company-school');
  },
});

export const Choosing = meta.story({
  name: 'Другая компания открывается, новая добавляется',
  play: async ({ args, canvas, userEvent, step }) => {
    const select = canvas.getByRole('combobox', { name: 'Компания' });
    await step('С клавиатуры до списка — один Tab, и фокус виден', async () => {
      await userEvent.tab();
      await expect(select).toHaveFocus();
    });
    await step('Выбор', async () => {
      await userEvent.selectOptions(select, 'Школа продактов «Маяк»');
      await expect(args.onCompanyChange).toHaveBeenCalledWith('company-school');
      await expect(select).toHaveDisplayValue('Школа продактов «Маяк»');
    });
    await step('Ссылка на добавление', async () => {
      await expect(canvas.getByRole('link', { name: 'Добавить компанию' })).toHaveAttribute('href', '/onboarding');
    });
  },
});

export const Mobile = meta.story({
  name: 'На телефоне под палец',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    for (const control of [canvas.getByRole('combobox'), canvas.getByRole('link')]) {
      await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(42);
    }
  },
});
