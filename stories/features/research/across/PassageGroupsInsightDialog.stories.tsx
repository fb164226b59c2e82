import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import {
  PassageGroupsInsightDialog,
  type PassageGroupsInsightDialogProps,
} from '#src/features/research/across/PassageGroupsInsightDialog.tsx';

import { passage } from './sampleGroups.ts';

const meta = preview.meta({
  id: 'features-research-across-passagegroupsinsightdialog',
  title: 'Разделы/Исследования/Инсайт из группы · PassageGroupsInsightDialog',
  component: PassageGroupsInsightDialog,
  parameters: {
    docs: {
      description: {
        component: '«Инсайт из группы»: что поняли, в каком исследовании и на каких словах это держится.',
      },
    },
  },
  args: {
    text: 'Дорого',
    passages: [passage(4), passage(2), passage(5)],
    onAdd: fn<PassageGroupsInsightDialogProps['onAdd']>(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

export const Choosing = meta.story({
  name: 'Исследование и слова на выбор',
  play: async ({ args, userEvent }) => {
    const text = await screen.findByRole('textbox', { name: /^Инсайт/ });
    await userEvent.type(text, ' для всех');
    const words = screen.getByRole('combobox', { name: 'На каких словах держится' });
    await expect(words).toHaveDisplayValue('Дорого, и непонятно за что — Олег');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Исследование' }), 'Разговоры об оплате');
    await expect(words).toHaveDisplayValue('За такие деньги отчёт должен собираться сам — Марина');
    await userEvent.selectOptions(words, 'Мне всё равно, лишь бы бесплатно — Р3');
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(passage(5).mark.id, 'Дорого для всех'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Gone = meta.story({
  name: 'Группу удалили в другой вкладке: набранное на месте',
  args: { isGone: true },
  play: async () => {
    await expect(await screen.findByText(/^Группу удалили в другой вкладке/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /^Инсайт/ })).toHaveValue('Дорого');
  },
});
