import { expect, fn, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import {
  LinkHypothesisDialog,
  type LinkHypothesisDialogProps,
} from '#src/features/research/reading/LinkHypothesisDialog.tsx';

import { hypothesis } from '../sampleStudy.ts';
import { placeOf } from './sampleReading.ts';

const words = 'Мы меняли расписание занятий';
const one = hypothesis('hypothesis-trial-interview');

const meta = preview.meta({
  id: 'features-research-reading-linkhypothesisdialog',
  title: 'Разделы/Исследования/Слова к гипотезе · LinkHypothesisDialog',
  component: LinkHypothesisDialog,
  parameters: {
    docs: { description: { component: '«К гипотезе…»: выбранные слова — цитата за готовую гипотезу или против неё.' } },
  },
  args: {
    quote: { text: words, respondent: 'Марина', passage: { materialId: 'material-42', ...placeOf(words) } },
    hypotheses: [one],
    onLink: fn<LinkHypothesisDialogProps['onLink']>(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

export const Against = meta.story({
  name: 'Против гипотезы; без гипотезы не отправить',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Добавить к гипотезе' }));
    await expect(dialog.getByText(words)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }));
    await expect(dialog.getByLabelText(/^Гипотеза/)).toHaveAccessibleDescription(/Выберите гипотезу/);
    await expect(args.onLink).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByLabelText(/^Гипотеза/), one.text);
    await userEvent.selectOptions(dialog.getByLabelText('Слова говорят'), 'Против');
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }));
    await expect(args.onLink).toHaveBeenCalledWith(one.id, 'against');
  },
});

export const NoHypotheses = meta.story({
  name: 'Гипотез нет: сказано, что делать',
  args: { hypotheses: [] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Добавить к гипотезе' }));
    await expect(dialog.getByRole('button', { name: 'Добавить' })).toBeDisabled();
    await expect(dialog.getByText(/^Гипотез пока нет/)).toBeVisible();
  },
});
