import { expect, fn, screen, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { CardAboutDialog } from '#src/features/boards/about/CardAboutDialog.tsx';

import { linksHref } from '../../../linksHref.ts';
import { people, sources } from './sampleSources.ts';

const meta = preview.meta({
  id: 'features-boards-about-cardaboutdialog',
  title: 'Разделы/Видение и стратегия/Откуда карточка · CardAboutDialog',
  component: CardAboutDialog,
  parameters: {
    docs: {
      description: {
        component: 'Откуда карточка: кто и когда написал её текст, из чего он вырос, и слова источников со ссылками.',
      },
    },
    chromatic: { modes: screenModes },
  },
  args: {
    card: { title: 'Потребности пользователей' },
    text: { content: '- Ритм', editedAt: '2026-10-21T15:00:00' },
    origin: 'proposal' as const,
    author: 'вы',
    sources,
    today: '2026-11-26',
    linksHref,
    studyHref: (id: string) => `/?open=${id}`,
    experimentHref: (id: string) => `/experiments?open=${id}`,
    passageHref: (id: string) => `/?open=${id}&material=m&at=10-48`,
    onClose: fn(),
  },
});

export const Supported = meta.story({
  name: 'Инсайт, вывод и то, чего больше нет',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.getByText('вы')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const People = meta.story({
  name: 'Чьи слова и чем кончились гипотезы на них',
  args: {
    people,
    hypotheses: [
      {
        id: 'h',
        text: 'Если разбирать каждую неделю, команды останутся',
        status: 'in_backlog',
        quotes: {
          q: {
            text: 'Нам нужен ритм',
            respondent: 'Марина',
            research: 'Интервью с командами EdTech',
            researchId: 's',
            passage: { materialId: 'm', start: 12, end: 20 },
            stance: 'for',
            position: 'a',
          },
        },
      },
    ],
    experiments: [{ hypothesisId: 'h', verdict: 'INVALIDATED' }],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Чьи слова')).toBeVisible();
    await expect(dialog.getByText(/— Р1$/)).toBeVisible();
    await expect(dialog.getByText(/слова за, опровергнута/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Если разбирать/ })).toHaveAttribute(
      'href',
      linksHref('hypothesis', 'h'),
    );
  },
});

export const Bare = meta.story({
  name: 'Подтверждений нет, текст старый, автора узнаём',
  args: {
    sources: [],
    origin: 'hand' as const,
    author: null,
    text: { content: 'Рынок растёт', editedAt: '2026-03-12T15:00:00' },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: 'Подтверждений нет' })).toBeVisible();
    await expect(dialog.getByText(/больше 90\s+дней назад/)).toBeVisible();
    await expect(dialog.getByText('узнаём…')).toBeVisible();
  },
});

export const Unknown = meta.story({
  name: 'Общая компания: история автора не сохранила',
  args: { author: '', origin: 'chat' as const },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('история этого не сохранила')).toBeVisible();
  },
});

export const Phone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
