import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { Chain } from '#src/domain/links/chain.ts';
import { LinksDialog } from '#src/features/links/LinksDialog.tsx';
import { fits, underFinger } from '#stories/checks.ts';

import { brokenChain, fullChain, hrefOf, lonelyChain, wideChain } from './sampleChains.ts';

const meta = preview.meta({
  id: 'features-links-linksdialog',
  title: 'Разделы/Связи/Диалог связей · LinksDialog',
  component: LinksDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Связи» записи: из чего она выросла и что из неё вышло — от цитаты до карточки доски, схемой и списком; на телефоне — списком.',
      },
    },
  },
  args: { chain: ready(fullChain) as Loadable<Chain | null>, hrefOf, onRetry: fn(), onClose: fn() },
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Связи' }));

export const Full = meta.story({
  name: 'Схема и список',
  play: async ({ args, step, userEvent }) => {
    await step('Чьи связи', async () => {
      await expect(dialog().getByText(`Эксперимент: ${fullChain.nodes[0]?.label}`, { selector: 'p' })).toBeVisible();
      await expect(dialog().getByRole('button', { name: 'Схема', pressed: true })).toBeVisible();
      await expect(dialog().getAllByRole('link')).toHaveLength(fullChain.nodes.length);
    });
    await step('Списком', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Список' }));
      await expect(dialog().getByText('проверяет гипотезу')).toBeVisible();
      await expect(dialog().getAllByRole('link')).toHaveLength(fullChain.nodes.length);
    });
    await step('Escape закрывает', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const Wide = meta.story({
  name: '«И ещё» открывает список там, где остальные',
  args: { chain: ready(wideChain) },
  play: async ({ userEvent }) => {
    await userEvent.click(dialog().getByRole('button', { name: /и ещё 295/ }));
    await waitFor(() => expect(dialog().getByRole('heading', { name: 'Гипотезы (300)' })).toHaveFocus());
  },
});

export const Broken = meta.story({
  name: 'Источник удалён',
  args: { chain: ready(brokenChain) },
  play: async () => {
    await expect(dialog().getByText('источник удалён')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Связей пока нет: чем они делаются',
  args: { chain: ready(lonelyChain) },
  play: async () => {
    await expect(dialog().getByRole('heading', { name: 'Связей пока нет' })).toBeVisible();
    await expect(dialog().getByText(/Обновить из интервью/)).toBeVisible();
  },
});

export const Gone = meta.story({
  name: 'Записи нет, и никто на неё не ссылается',
  args: { chain: ready(null) },
  play: async () => {
    await expect(dialog().getByRole('heading', { name: 'Источник удалён' })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Собираются',
  args: { chain: LOADING },
  play: async () => {
    await expect(dialog().getByRole('status')).toHaveTextContent('Собираем связи…');
  },
});

export const Failed = meta.story({
  name: 'Не открылись: повторить',
  args: { chain: failed('Хранилище не ответило.') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: список вместо схемы',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(dialog().queryByRole('button', { name: 'Схема' })).not.toBeInTheDocument();
    await expect(dialog().getByText('проверяет гипотезу')).toBeVisible();
    await fits(screen.getByRole('dialog', { name: 'Связи' }));
    await underFinger(...dialog().getAllByRole('link'));
  },
});
