import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { SegmentDialog } from '#src/features/fieldwork/round/SegmentDialog.tsx';
import { formField, refusedThenDone, retype, stores } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-segmentdialog',
  title: 'Разделы/Респонденты/Сегмент из ответов · SegmentDialog',
  component: SegmentDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Сегмент контактов из тех, кто так ответил на закрытый вопрос раунда. До этого сказано, сколько их среди контактов и кто не войдёт.',
      },
    },
  },
  args: {
    asked: 'Кто вы в команде? — Продакт',
    name: 'Кто вы в команде: Продакт',
    members: [{ segment: 'EdTech' }, { segment: 'EdTech' }, { segment: 'Финтех' }, { segment: '' }, { segment: '' }],
    left: { unwilling: 1, missing: 0, unnamed: 2 },
    onMake: stores<string>(),
    onClose: fn(),
  },
});

export const Some = meta.story({
  name: 'Пятеро из восьми — контакты; не вышло, потом вышло',
  play: async ({ args }) => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')).join(' '); // prettier-ignore
    await expect(said).toContain('Так ответили 8 человек, среди контактов 5 из 8.');
    await expect(said).toContain(
      'Пришли по открытой ссылке, кто они — неизвестно: 2. Отказались или просили не писать: 1.',
    );
    await expect(said).not.toContain('Контакта больше нет');
    await expect(said).toContain('сменят прежний: EdTech — 2, Финтех — 1.');
    await refusedThenDone(args.onMake, args.onClose, () => screen.getByRole('button', { name: /^Сделать из 5\s/ }));
    await expect(args.onMake).toHaveBeenLastCalledWith('Кто вы в команде: Продакт');
  },
});

export const Named = meta.story({
  name: 'Назвали иначе; кто в нём был, того прежний сегмент не назван',
  play: async ({ args, userEvent }) => {
    await retype(formField('Название'), ' Финтех ');
    await expect(screen.queryByText(/Финтех\s—\s1/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Сделать из/ }));
    await expect(args.onMake).toHaveBeenCalledWith('Финтех');
  },
});

export const TooLong = meta.story({
  name: 'Слишком длинное название',
  args: { name: 'я'.repeat(121) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Сделать из/ }));
    await expect(screen.getByText(/^Не длиннее 120/)).toBeVisible();
    await expect(args.onMake).not.toHaveBeenCalled();
  },
});

export const Strangers = meta.story({
  name: 'Все пришли по открытой ссылке: сегмент делать не из кого',
  args: { members: [], left: { unwilling: 0, missing: 0, unnamed: 1 } },
  play: async () => {
    await expect(screen.getByText(/Так ответил 1 человек, среди/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Сделать' })).toBeDisabled();
    await expect(screen.getByText(/нет ни одного контакта/)).toBeVisible();
  },
});
