import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { FindingsDialogs } from '#src/features/research/across/findings/FindingsDialogs.tsx';

import { foundActs, people, places, said, shownLate } from './sampleFound.ts';

if (!shownLate) throw new Error('the sample has no group');

const meta = preview.meta({
  id: 'features-research-across-findings-findingsdialogs',
  title: 'Разделы/Исследования/Что сделать из находок · FindingsDialogs',
  component: FindingsDialogs,
  parameters: {
    docs: {
      description: {
        component:
          'Форма, которая начинается с черновика группы: гипотеза со всеми её словами или инсайт одного исследования.',
      },
    },
  },
  args: {
    task: { group: shownLate, what: 'hypothesis' as const },
    places,
    people,
    acts: foundActs,
    onMade: fn(),
    onClose: fn(),
  },
});

export const Hypothesis = meta.story({
  name: 'Гипотеза: черновик из слов людей, слова против — по выбору',
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать гипотезу' }));
    const text = dialog.getByRole('textbox', { name: /^Гипотеза/ });
    await step('Черновик', async () => {
      await expect(text).toHaveDisplayValue(
        /^Если устранить трудность «.+», то людям станет проще, потому что о похожем рассказали 4.человека/,
      );
      await expect(dialog.getByLabelText('Этап')).toHaveValue('retention');
      await expect(dialog.getByText(/^И ещё 3\sцитаты, все — за гипотезу\.$/)).toBeVisible();
    });
    await step('Слова против отмечает человек', async () => {
      const against = dialog.getByRole('checkbox', { name: /Да ни разу курьер не опоздал.+Семён$/ });
      await expect(against).not.toBeChecked();
      await userEvent.click(against);
      await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(foundActs.onHypothesis).toHaveBeenLastCalledWith(
        [said(1), said(2), said(3), said(4)],
        [said(5)],
        expect.objectContaining({ stage: 'retention' }),
      );
      await expect(args.onMade).toHaveBeenLastCalledWith({
        said: 'Гипотеза создана',
        link: 'Открыть гипотезу',
        href: '?links=hypothesis:new',
      });
    });
  },
});

export const Insight = meta.story({
  name: 'Инсайт: на чьих словах он держится, выбирает человек',
  args: { task: { group: shownLate, what: 'insight' as const } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Инсайт из группы' }));
    await expect(dialog.getByRole('textbox', { name: /^Инсайт/ })).toHaveDisplayValue(
      /^О похожем рассказали 4.человека: «.+»$/,
    );
    await userEvent.selectOptions(
      dialog.getByLabelText('На каких словах держится'),
      'Доставку ждали полтора часа, курьер так и не позвонил. — Олег',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(foundActs.onInsight).toHaveBeenLastCalledWith(said(2), expect.stringMatching(/^О похожем/));
  },
});

export const Failing = meta.story({
  name: 'Не записалось: набранное на месте',
  args: {
    acts: {
      ...foundActs,
      onHypothesis: fn(() => Promise.resolve(refused('Исследование удалили в другой вкладке.') as never)),
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать гипотезу' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Гипотеза/ }), ' И точка.');
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Исследование удалили');
    await expect(dialog.getByRole('textbox', { name: /^Гипотеза/ })).toHaveDisplayValue(/И точка\.$/);
    await expect(args.onMade).not.toHaveBeenCalled();
  },
});
