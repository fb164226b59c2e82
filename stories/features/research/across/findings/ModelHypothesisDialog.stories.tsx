import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ModelHypothesisDialog } from '#src/features/research/across/findings/ModelHypothesisDialog.tsx';

import { foundActs, people, said } from './sampleFound.ts';
import { late, proposed } from './sampleProposals.ts';

const meta = preview.meta({
  id: 'features-research-across-findings-modelhypothesisdialog',
  title: 'Разделы/Исследования/Взять гипотезу модели · ModelHypothesisDialog',
  component: ModelHypothesisDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Форма гипотезы, которая начинается словами модели: человек правит их, отмечает слова против и соглашается. Запись помнит модель.',
      },
    },
  },
  args: { hypothesis: late, madeBy: proposed.madeBy, people, acts: foundActs, onMade: fn(), onClose: fn() },
});

export const Corrected = meta.story({
  name: 'Слова правит человек; запись помнит модель',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать гипотезу' }));
    const text = dialog.getByRole('textbox', { name: /Гипотеза/ });
    await userEvent.clear(text);
    await userEvent.type(text, 'Если звонить, то ждать будут спокойнее');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Да ни разу курьер/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() =>
      expect(foundActs.onHypothesis).toHaveBeenLastCalledWith(
        late.inFavour,
        [said(5)],
        expect.objectContaining({ text: 'Если звонить, то ждать будут спокойнее', madeBy: proposed.madeBy }),
      ),
    );
    await expect(args.onMade).toHaveBeenCalledOnce();
  },
});

export const Nowhere = meta.story({
  name: 'Точку касания модель не назвала: её выбирает человек',
  args: { hypothesis: { ...late, touchpoint: '' } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать гипотезу' }));
    const place = dialog.getByRole('combobox', { name: /Точка касания/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(place).toHaveAccessibleDescription(/Выберите точку касания/));
    await expect(place).toHaveFocus();
    await expect(args.onMade).not.toHaveBeenCalled();
    await userEvent.selectOptions(place, 'Онбординг');
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() =>
      expect(foundActs.onHypothesis).toHaveBeenLastCalledWith(
        late.inFavour,
        [],
        expect.objectContaining({ touchpoint: 'Онбординг', stage: 'activation' }),
      ),
    );
  },
});
