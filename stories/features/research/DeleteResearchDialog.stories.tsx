import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { studyRemovalWords } from '#src/domain/fieldwork/places/underWay.ts';
import { DeleteResearchDialog } from '#src/features/research/DeleteResearchDialog.tsx';
import { PeopleSlots } from '#src/features/research/people/PeopleSlots.ts';
import { waitsWhileBusy } from '#stories/checks.ts';

import { study } from './sampleStudy.ts';

const meta = preview.meta({
  id: 'features-research-deleteresearchdialog',
  title: 'Разделы/Исследования/Диалог удаления исследования · DeleteResearchDialog',
  component: DeleteResearchDialog,
  parameters: {
    docs: { description: { component: 'Вопрос перед удалением исследования: что уйдёт с файлами и что останется.' } },
  },
  args: { research: study('research-edtech'), onConfirm: fn(() => Promise.resolve(DONE)), onClose: fn() },
});

/** A round of the study that is asking. */
const TEACHERS = {
  round: {
    id: 'round-teachers',
    title: 'Учителя',
    state: 'running',
    until: null,
    endedAt: null,
    timeZone: 'Europe/Moscow',
  },
  answering: 3,
} as const;

const remove = () => screen.getByRole('button', { name: 'Удалить' });

export const Asking = meta.story({
  name: 'Спрашивает и говорит, что останется',
  play: async ({ args, userEvent, step }) => {
    await step('Вопрос', async () => {
      const dialog = screen.getByRole('alertdialog', { name: 'Удалить исследование?' });
      await expect(dialog).toHaveTextContent(`«${args.research.title}» будет удалено`);
      await expect(dialog).toHaveTextContent('можно вернуть');
    });
    await step('Фокус на выходе', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    });
    await step('Удалить', async () => {
      await userEvent.click(remove());
      await expect(args.onConfirm).toHaveBeenLastCalledWith(args.research);
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Asked = meta.story({
  name: 'В раунде исследования отвечают: сказано, что с ними станет',
  render: (args) => (
    <PeopleSlots
      value={{
        ofStudy: () => null,
        ofMaterial: () => null,
        ofRemoval: (_, draw) =>
          draw(studyRemovalWords([TEACHERS], new Date()).map((words) => <p key={words}>{words}</p>)),
      }}
    >
      <DeleteResearchDialog {...args} />
    </PeopleSlots>
  ),
  play: async () => {
    const dialog = screen.getByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/Раунд «Учителя» идёт\. Сейчас отвечают 3\sчеловека\./);
    await expect(dialog).toHaveTextContent(/кто отвечает, увидит «Опрос завершён» и\sзакончить не\sсможет/);
  },
});

export const Refusing = meta.story({
  name: 'Передумали: ничего не удалено',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  name: 'Не удалилось: сказано почему, можно ещё раз',
  args: { onConfirm: fn(() => Promise.resolve(refused('Исследование изменили в другой вкладке.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(remove());
    await expect(await screen.findByRole('alert')).toHaveTextContent('в другой вкладке');
    await userEvent.click(remove());
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  name: 'Удаляется: диалог ждёт',
  play: ({ args }) => waitsWhileBusy(args.onConfirm, args.onClose, remove),
});
