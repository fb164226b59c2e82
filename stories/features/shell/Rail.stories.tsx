import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CompanySwitcher } from '#src/features/shell/CompanySwitcher.tsx';
import { Rail, type RailProps } from '#src/features/shell/Rail.tsx';

import { manyCompanies } from './companyList.ts';
import { railItems } from './destinations.ts';
import { withStoryLinks } from './StoryLink.tsx';

/** Keeps the rail's state and gives it the foot that goes with it. */
function Demo({ open: initial, onOpenChange, ...rest }: RailProps) {
  const [open, setOpen] = useState(initial);
  return (
    <Rail
      {...rest}
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        setOpen(next);
      }}
      footer={
        <CompanySwitcher
          companies={manyCompanies}
          companyId={manyCompanies[0]?.id ?? ''}
          onCompanyChange={fn()}
          addHref="/onboarding"
          collapsed={!open}
        />
      }
    />
  );
}

const meta = preview.meta({
  id: 'features-shell-rail',
  title: 'Разделы/Рамка приложения/Боковая панель · Rail (навигация)',
  component: Rail,
  args: { items: railItems('/'), open: true, onOpenChange: fn() },
  decorators: [withStoryLinks],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: { description: { component: 'Боковая панель компьютера: 16rem с названиями, 3rem со значками.' } },
    layout: 'fullscreen',
  },
  render: (args) => <Demo {...args} />,
});

export const Open = meta.story({
  name: 'Развёрнута: 16rem с названиями',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(256);
  },
});

export const Collapsed = meta.story({
  name: 'Свёрнута: 3rem со значками',
  args: { open: false },
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('complementary');
    await expect(rail.getBoundingClientRect().width).toBe(48);
    await expect(rail.scrollWidth).toBeLessThanOrEqual(48);
  },
});

export const Toggling = meta.story({
  name: 'Сворачивается и разворачивается, фокус остаётся на кнопке',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Свернуть', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Свернуть боковую панель' }));
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      const button = canvas.getByRole('button', { name: 'Развернуть боковую панель' });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Развернуть с клавиатуры', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      await expect(canvas.getByRole('link', { name: 'Добавить компанию' })).toBeVisible();
    });
  },
});

export const Phone = meta.story({
  name: 'На телефоне её нет',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
});
