import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { AudienceDetails } from '#src/features/audiences/AudienceDetails.tsx';
import { Rights } from '#src/ui/context/Rights.tsx';
import { fits, underFinger } from '#stories/checks.ts';
import { expectBarred } from '#stories/rights.ts';

import { audience, bareAudience, longAudience, longPersona, persona, personasOf } from './samplePersonas.ts';
import { linksHref } from '../../linksHref.ts';

const meta = preview.meta({
  id: 'features-audiences-audiencedetails',
  title: 'Разделы/Аудитории/Аудитория подробно · AudienceDetails',
  component: AudienceDetails,
  parameters: {
    docs: {
      description: {
        component: 'Аудитория полностью: кто это, сколько её спрашивают, где встречают, персоны и контакты.',
      },
    },
  },
  args: {
    audience: audience(),
    figures: { respondents: 1243, currentResearch: 34, lastMonthResearch: 58 },
    personas: personasOf('audience-edtech-pm'),
    linksHref: linksHref('audience', 'audience-edtech-pm'),
    onAddContacts: fn(),
    onFindPersonas: fn(),
    onCreatePersona: fn(),
    onOpenPersona: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
});

export const Full = meta.story({
  name: 'Всё: описание, цифры, этапы, точки касания, персоны',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Что видно', async () => {
      await expect(canvas.getByText(args.audience.description)).toBeVisible();
      await expect(canvas.getByText('В текущих исследованиях').nextElementSibling).toHaveTextContent('34');
      await expect(canvas.getByText('За последний месяц').nextElementSibling).toHaveTextContent('58');
      await expect(canvas.getByText('рассмотрение')).toBeVisible();
      await expect(canvas.getByText('Настройка первого интервью')).toBeVisible();
      await expect(canvas.getByRole('region', { name: `Персоны (${args.personas.length})` })).toBeVisible();
    });
    await step('Что можно сделать', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Добавить контакты' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Найти новые персоны' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Создать персону' }));
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${args.personas[0]?.title}`) }));
      await expect(args.onAddContacts).toHaveBeenCalledTimes(1);
      await expect(args.onFindPersonas).toHaveBeenCalledTimes(1);
      await expect(args.onCreatePersona).toHaveBeenCalledTimes(1);
      await expect(args.onOpenPersona).toHaveBeenLastCalledWith(args.personas[0]);
    });
    await step('Правка и удаление — в меню, с клавиатуры', async () => {
      canvas.getByRole('button', { name: 'Ещё действия' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Изменить аудиторию' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onEdit).toHaveBeenCalledTimes(1);
      canvas.getByRole('button', { name: 'Ещё действия' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Изменить аудиторию' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Удалить аудиторию' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onDelete).toHaveBeenCalledTimes(1);
    });
  },
});

export const NoPersonas = meta.story({
  name: 'Персон нет: сказано, зачем они, и можно создать',
  args: { audience: bareAudience, personas: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/типичный человек из аудитории/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Найти новые персоны' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Создать персону' }));
    await expect(args.onCreatePersona).toHaveBeenCalledTimes(1);
  },
});

export const WithContacts = meta.story({
  name: 'С контактами под действиями',
  args: { contacts: <section aria-label="Контакты">Здесь список контактов</section> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Контакты' })).toBeVisible();
  },
});

const NAMELESS = 'Только для тех, кто видит имена: администраторов и владельца';

const withoutNames = (Story: () => ReactElement) => (
  <Rights barred={{ names: NAMELESS }} onAsked={fn()}>
    <Story />
  </Rights>
);

export const NamesHidden = meta.story({
  name: 'Имена скрыты: аудиторию с контактами не удалить, и сказано почему',
  decorators: [withoutNames],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё действия' }));
    const item = await screen.findByRole('menuitem', { name: 'Удалить аудиторию' });
    await expectBarred(item, NAMELESS);
    await userEvent.click(item);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

export const NamesHiddenWithoutContacts = meta.story({
  name: 'Имена скрыты, контактов нет: аудиторию можно удалить',
  args: { hasContacts: false },
  decorators: [withoutNames],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё действия' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить аудиторию' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const Long = meta.story({
  name: 'Длинные тексты и много персон',
  args: { audience: longAudience, personas: [longPersona, persona(), ...personasOf('audience-founders')] },
});

export const Mobile = meta.story({
  name: 'На телефоне: всё одно под другим, кнопки под палец',
  args: { audience: longAudience, personas: [longPersona, persona()] },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await fits();
    await underFinger(...canvas.getAllByRole('button'));
  },
});

export const MobileEmpty = meta.story({
  name: 'На телефоне, персон нет',
  args: { audience: bareAudience, personas: [] },
  globals: { viewport: { value: 'mobile' } },
});
