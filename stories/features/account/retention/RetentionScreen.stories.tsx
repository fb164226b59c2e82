import { expect, fn, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { RetentionScreen, type RetentionScreenProps } from '#src/features/account/retention/RetentionScreen.tsx';

import { AS_RESEARCHER } from '#stories/rights.ts';

import { ROUNDS, ROWS } from './sampleErasures.ts';

const meta = preview.meta({
  id: 'features-account-retention-retentionscreen',
  title: 'Разделы/Личный кабинет/Хранение и стирание · RetentionScreen',
  component: RetentionScreen,
  parameters: {
    docs: {
      description: { component: 'Что о респондентах сотрётся и когда, и что уже стёрто: сколько из какого места.' },
    },
  },
  args: {
    keepsMonths: 12,
    kept: ready(ROUNDS),
    erased: ready({ rows: ROWS, more: true }),
    settingsHref: '/profile?section=settings',
    onMore: fn(),
    onExport: fn(),
    onRetry: fn(),
  } as RetentionScreenProps,
});

const journal = () => within(screen.getByRole('region', { name: 'Журнал стирания' }));

export const Told = meta.story({
  name: 'Что сотрётся и что стёрто',
  play: async ({ args, userEvent }) => {
    const plan = within(screen.getByRole('region', { name: 'Что сотрётся по сроку' }));
    await expect(plan.getAllByRole('listitem')).toHaveLength(3);
    await expect(plan.getByText(/о\s5\sразговорах предупреждены/)).toBeVisible();
    await expect(plan.getByText('Удалённый раунд')).toBeVisible();
    await expect(journal().getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(journal().getByRole('button', { name: 'Показать более ранние' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.click(journal().getByRole('button', { name: 'Скачать XLSX' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  name: 'Ни разговоров, ни стёртого',
  args: { kept: ready([]), erased: ready({ rows: [], more: false }) },
  play: async () => {
    await expect(screen.getByText('Стирать пока нечего')).toBeVisible();
    await expect(screen.getByText('Ещё ничего не стирали')).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

export const Reading = meta.story({
  name: 'Читаем',
  args: { keepsMonths: undefined, kept: LOADING, erased: LOADING },
  play: async () => {
    await expect(screen.getByText(/^Срок компании: —/)).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('Читаем журнал стирания');
  },
});

export const Failed = meta.story({
  name: 'Не прочитано',
  args: { kept: failed('Нет связи с сервером.'), erased: failed('Нет связи с сервером.') },
  play: async ({ args, userEvent }) => {
    const [again] = screen.getAllByRole('button', { name: /ещё раз|Повторить/i });
    if (again) await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Researcher = meta.story({
  name: 'Исследователь видит план, а журнал — администраторы',
  globals: AS_RESEARCHER,
  play: async () => {
    await expect(screen.getByText('Журнал стирания видят не все')).toBeVisible();
    await expect(screen.queryByText('Анна Смирнова', { exact: false })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Скачать XLSX' })).toBeNull();
  },
});
