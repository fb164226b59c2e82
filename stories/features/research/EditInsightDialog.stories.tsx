import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { insightField } from '#src/domain/research/editing.ts';
import { EditInsightDialog } from '#src/features/research/EditInsightDialog.tsx';
import { bothVersions, formField, refusedThenDone, retype, stores, wrongAt } from '#stories/checks.ts';
import { changedElsewhere } from '#stories/keeping.tsx';

import { study } from './sampleStudy.ts';

const base = study('research-edtech');
const [key = '', insight] = Object.entries(base.insights)[0] ?? [];
if (!insight) throw new Error('the sample study has no insight');
const research = {
  ...base,
  history: {
    old: { field: insightField(key), was: 'Как было', until: '2026-11-18T18:00:00', by: 'Анна', position: 'a' },
    other: { field: 'title', was: 'Другое поле', until: '2026-11-18T18:00:00', by: 'Анна', position: 'b' },
  },
};

const meta = preview.meta({
  id: 'features-research-editinsightdialog',
  title: 'Разделы/Исследования/Диалог правки инсайта · EditInsightDialog',
  component: EditInsightDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Правка инсайта: его слова, под ними — что он говорил раньше. Цитата, из которой он вырос, остаётся при нём.',
      },
    },
  },
  args: {
    research,
    insight: key,
    onDraftChange: fn(),
    onSave: stores<string>(),
    onRestore: stores<string>(),
    onClose: fn(),
  },
});

const save = () => screen.getByRole('button', { name: 'Сохранить' });

export const Editing = meta.story({
  name: 'Сказать иначе; прежний текст — в истории',
  play: async ({ args, step, userEvent }) => {
    await step('История только этого инсайта', async () => {
      await userEvent.click(screen.getByText('История изменений'));
      await expect(await screen.findByText('Как было')).toBeVisible();
      await expect(screen.queryByText('Другое поле')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: /^Вернуть: Инсайт/ }));
      await expect(args.onRestore).toHaveBeenCalledWith('old');
    });
    await step('Сохранить', async () => {
      await retype(formField('Инсайт'), 'Пустой экран останавливает');
      await userEvent.click(save());
      await expect(args.onSave).toHaveBeenLastCalledWith('Пустой экран останавливает');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Wrong = meta.story({
  name: 'Пустой не уходит',
  play: async ({ args, userEvent }) => {
    await userEvent.clear(formField('Инсайт'));
    await userEvent.click(save());
    await wrongAt(formField('Инсайт'), /Запишите, что вы поняли/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: можно ещё раз',
  play: async ({ args }) => {
    await retype(formField('Инсайт'), 'Иначе');
    await refusedThenDone(args.onSave, args.onClose, save, () => expect(formField('Инсайт')).toHaveValue('Иначе'));
  },
});

/** The study as it changes in another tab. */
const Changing = changedElsewhere(EditInsightDialog, 'research', {
  elsewhere: { insights: { [key]: { ...insight, text: 'Сказано в другой вкладке' } } },
  removed: { insights: {} },
});

export const ChangedElsewhere = meta.story({
  name: 'Изменили в другой вкладке: обе версии рядом',
  render: (args) => <Changing {...args} />,
  play: async ({ args, userEvent }) => {
    await retype(formField('Инсайт'), 'Сказано здесь');
    screen.getByTestId('elsewhere').click();
    await bothVersions('Сказано здесь', 'Сказано в другой вкладке');
    await userEvent.click(screen.getByRole('button', { name: 'Инсайт: оставить своё' }));
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenLastCalledWith('Сказано здесь');
  },
});

export const RemovedElsewhere = meta.story({
  name: 'Удалили в другой вкладке: сказано, набранное цело',
  globals: { viewport: { value: 'mobile' } },
  render: (args) => <Changing {...args} />,
  play: async ({ args, userEvent }) => {
    await retype(formField('Инсайт'), 'Сказано здесь');
    screen.getByTestId('removed').click();
    await expect(await screen.findByRole('alert')).toHaveTextContent('удалили в другой вкладке');
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(formField('Инсайт')).toHaveValue('Сказано здесь');
  },
});
