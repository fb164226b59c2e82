import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CompanySwitcher } from '#src/features/shell/CompanySwitcher.tsx';
import { NavSheet } from '#src/features/shell/NavSheet.tsx';
import { opening } from '#stories/keeping.tsx';

import { manyCompanies } from './companyList.ts';
import { railItems } from './destinations.ts';
import { onNavigate, withStoryLinks } from './StoryLink.tsx';

/** The sheet with a button that opens it. */
const Demo = opening(NavSheet, 'Меню');

const meta = preview.meta({
  id: 'features-shell-navsheet',
  title: 'Разделы/Рамка приложения/Меню на телефоне · NavSheet (навигация)',
  component: NavSheet,
  parameters: {
    docs: {
      description: { component: 'Навигация телефона: лист слева шириной 18rem со всеми разделами и компанией.' },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    items: railItems('/'),
    footer: (
      <CompanySwitcher
        companies={manyCompanies}
        companyId={manyCompanies[0]?.id ?? ''}
        onCompanyChange={fn()}
        addHref="/onboarding"
      />
    ),
  },
  decorators: [withStoryLinks],
  globals: { viewport: { value: 'mobile' } },
  render: (args) => <Demo {...args} />,
});

export const Open = meta.story({
  name: 'Слева, 18rem, со всеми разделами и компанией',
  play: async ({ step }) => {
    const dialog = screen.getByRole('dialog', { name: 'Меню' });
    await step('Место и ширина', async () => {
      const box = dialog.getBoundingClientRect();
      await expect(box.left).toBe(0);
      await expect(box.width).toBe(288);
      await expect(box.height).toBe(window.innerHeight);
    });
    await step('Девять разделов и переключатель компании', async () => {
      await expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(9);
      await expect(screen.getByRole('combobox', { name: 'Компания' })).toHaveDisplayValue('Азимут');
    });
    await step('Фокус внутри', async () => {
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    });
  },
});

export const Choosing = meta.story({
  name: 'Выбранный раздел закрывает меню',
  play: async ({ args, userEvent }) => {
    onNavigate.mockClear();
    await userEvent.click(screen.getByRole('link', { name: 'Аудитории' }));
    await expect(onNavigate).toHaveBeenCalledWith('/audiences');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Escape = meta.story({
  name: 'Escape закрывает и возвращает фокус',
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Меню' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});
