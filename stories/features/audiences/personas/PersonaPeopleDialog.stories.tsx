import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { PersonaPeopleDialog } from '#src/features/audiences/personas/PersonaPeopleDialog.tsx';

import { persona } from '../samplePersonas.ts';
import { offered, people } from './samplePeople.ts';

const meta = preview.meta({
  id: 'features-audiences-personas-personapeopledialog',
  title: 'Разделы/Аудитории/Выбор людей персоны · PersonaPeopleDialog',
  component: PersonaPeopleDialog,
  parameters: {
    docs: { description: { component: 'Поставить людей за персону и убрать: поиск по участникам всех исследований.' } },
  },
  args: {
    persona: persona(),
    offered: ready(offered),
    personaTitle: people().titleOf,
    onSubmit: fn<(ids: readonly string[]) => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

export const Choosing = meta.story({
  name: 'Добавить и убрать; видно, за кем человек сейчас',
  play: async ({ args, step, userEvent }) => {
    await step('выбраны те, кто уже за ней', async () => {
      await expect(screen.getByRole('checkbox', { name: /^Марина \(Р1\)/ })).toBeChecked();
      await expect(screen.getByRole('checkbox', { name: /сейчас за персоной «Основатель школы»$/ })).not.toBeChecked();
    });
    await step('один уходит, другой приходит', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: /^Марина \(Р1\)/ }));
      await userEvent.click(screen.getByRole('checkbox', { name: /^Р4/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
      await expect(args.onSubmit).toHaveBeenCalledWith(['p2', 'p4']);
    });
  },
});

export const Nobody = meta.story({
  name: 'Участников ещё нет: сказано, откуда они берутся',
  args: { offered: ready([]) },
  play: async () => {
    await expect(await screen.findByText(/^Участников пока нет/)).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Читаем', args: { offered: LOADING } });
