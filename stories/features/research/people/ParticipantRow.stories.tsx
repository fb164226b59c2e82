import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PersonActsContext } from '#src/ui/context/PersonActs.ts';
import { ParticipantRow } from '#src/features/research/people/ParticipantRow.tsx';
import { inList } from '#stories/frames.tsx';

import { marina, people } from './samplePeople.ts';

const [full, bare] = people.listed;
if (!full || !bare) throw new Error('the sample has two participants');

const meta = preview.meta({
  id: 'features-research-people-participantrow',
  title: 'Разделы/Исследования/Строка участника · ParticipantRow',
  component: ParticipantRow,
  parameters: {
    docs: {
      description: {
        component: 'Участник исследования: кто это, какая персона, сколько цитат, и что с ним можно сделать.',
      },
    },
  },
  args: { listed: full, onEdit: fn(), onTakeOut: fn(), onDelete: fn() },
  decorators: [inList()],
});

export const Full = meta.story({
  name: 'Имя, роль, сегмент, персона и сколько цитат',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('продакт в EdTech · Команды до 20 человек')).toBeVisible();
    await expect(canvas.getByText('3 цитаты')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Продакт между релизами' })).toBeVisible();
    for (const [name, act] of [
      ['Изменить', args.onEdit],
      ['Убрать из исследования', args.onTakeOut],
      ['Удалить', args.onDelete],
    ] as const) {
      await step(name, async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Действия с участником Марина' }));
        await userEvent.click(await screen.findByRole('menuitem', { name }));
        await expect(act).toHaveBeenLastCalledWith(marina);
      });
    }
  },
});

export const OnlyCodeName = meta.story({
  name: 'Известно только кодовое имя, цитат нет',
  args: { listed: bare },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Р2')).toBeVisible();
    await expect(canvas.getByText('цитат нет')).toBeVisible();
  },
});

const acts = { forget: fn(), exportData: fn(), showContact: fn() };

export const WhoItIs = meta.story({
  name: 'За кодовым именем стоит контакт: «Открыть контакт» ведёт к нему',
  args: { listed: bare },
  decorators: [
    (Story) => (
      <PersonActsContext value={acts}>
        <Story />
      </PersonActsContext>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с участником Р2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Открыть контакт' }));
    await expect(acts.showContact).toHaveBeenLastCalledWith(args.listed.participant.id);
  },
});

export const LongWords = meta.story({
  name: 'Длинная роль на телефоне не выталкивает кнопку',
  globals: { viewport: { value: 'mobile' } },
  args: { listed: { ...full, participant: { ...marina, role: 'руководитель'.repeat(12) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Действия/ }).getBoundingClientRect().right).toBeLessThan(390);
  },
});
