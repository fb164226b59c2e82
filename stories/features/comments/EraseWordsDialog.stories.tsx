import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { EraseWordsDialog, type SaidBy } from '#src/features/comments/EraseWordsDialog.tsx';

const MINE: SaidBy = { id: 'member-sokolova', name: '', many: 12 };
const LEFT: SaidBy = { id: 'member-gone', name: 'Олег Бывший', many: 3 };

const meta = preview.meta({
  id: 'features-comments-erasewordsdialog',
  title: 'Разделы/Обсуждение/Удаление слов · EraseWordsDialog',
  component: EraseWordsDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Вопрос, удалить ли всё сказанное человеком насовсем: свои слова — любому, слова бывших участников — владельцу.',
      },
    },
  },
  args: {
    people: ready([MINE]) as Loadable<readonly SaidBy[]>,
    onErase: fn((): Promise<Outcome> => Promise.resolve(DONE)),
    onRetry: fn(),
    onClose: fn(),
  },
});

export const Own = meta.story({
  name: 'Свои: сказано, что вернуть нельзя',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/12\sкомментариев.*Вернуть их нельзя/s)).toBeVisible();
    await expect(screen.getByText(/«Комментарий удалён автором»/)).toBeVisible();
    await expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить насовсем' }));
    await expect(args.onErase).toHaveBeenCalledWith(MINE);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const OfWhoLeft = meta.story({
  name: 'Владелец: слова бывшего участника',
  args: { people: ready([MINE, LEFT]) },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Чьи комментарии' }), LEFT.id);
    await expect(screen.getByText(/«Комментарий бывшего участника удалён»/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить насовсем' }));
    await expect(args.onErase).toHaveBeenCalledWith(LEFT);
  },
});

export const Nothing = meta.story({
  name: 'Слов нет: удалять нечего',
  args: { people: ready([{ ...MINE, many: 0 }]) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Удалить насовсем' }));
    await expect(await screen.findByText('Удалять нечего: слов нет.')).toBeVisible();
    await expect(args.onErase).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'Не удалилось: сказано, что делать',
  args: { onErase: fn((): Promise<Outcome> => Promise.resolve(refused('Не сохранено: в браузере нет места.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Удалить насовсем' }));
    await expect(await screen.findByText('Не сохранено: в браузере нет места.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Counting = meta.story({ name: 'Считаются', args: { people: LOADING } });

export const NotCounted = meta.story({ name: 'Не посчитаны', args: { people: failed('База закрыта.') } });
