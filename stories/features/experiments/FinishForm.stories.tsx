import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { IN_PROGRESS_RESULTS } from '#src/domain/experiments/experiment.ts';
import type { FinishForm as FinishValues } from '#src/domain/experiments/rules.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { FinishForm } from '#src/features/experiments/FinishForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import { changedElsewhere } from '#stories/keeping.tsx';

import { experimentWith } from './sampleExperiment.ts';

const source = {
  ...experimentWith('In Progress'),
  experimentFormat: 'A/B тестирование',
  cjmStage: 'revenue' as const,
  results: IN_PROGRESS_RESULTS,
  learnings: '',
  nextSteps: '',
};

const meta = preview.meta({
  id: 'features-experiments-finishform',
  title: 'Разделы/Эксперименты/Форма завершения эксперимента · FinishForm',
  component: FinishForm,
  args: {
    id: 'finish',
    experiment: source,
    onFinish: fn<(form: FinishValues) => Promise<Outcome>>(() => Promise.resolve(DONE)),
  },
  // The button that sends it stands in the dialog's footer.
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button type="submit" form="finish">
          Завершить
        </Button>
      </>
    ),
  ],
});

export const Finishing = meta.story({
  name: 'Результаты и вывод: предложенный по числам можно заменить',
  play: async ({ args, canvas, step, userEvent }) => {
    const results = canvas.getByRole('textbox', { name: /^Результаты/ });
    await step('Заготовка результатов не в счёт, фокус в них', async () => {
      await expect(results).toHaveValue('');
      await expect(results).toHaveFocus();
      await userEvent.keyboard('Оплатили 600 из 10 000');
    });
    await step('Числа предлагают вывод, кнопка его ставит', async () => {
      await userEvent.type(canvas.getByLabelText('A: сработало'), '500');
      await userEvent.type(canvas.getByLabelText('A: участников'), '10 000');
      await userEvent.type(canvas.getByLabelText('B: сработало'), '600');
      await userEvent.type(canvas.getByLabelText('B: участников'), '10 000');
      await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Применить вывод' }));
      await expect(canvas.getByRole('radio', { name: /^Подтверждена/ })).toBeChecked();
    });
    await step('Человек решает иначе', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Не ясно/ }));
      await userEvent.type(canvas.getByLabelText('Следующие шаги'), 'Повторить');
      await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }));
      await expect(args.onFinish).toHaveBeenLastCalledWith({
        results: 'Оплатили 600 из 10 000',
        learnings: '',
        nextSteps: 'Повторить',
        verdict: 'INCONCLUSIVE',
      });
    });
  },
});

export const Wrong = meta.story({
  name: 'Без результатов и вывода не завершить',
  play: async ({ args, canvas, step, userEvent }) => {
    const results = canvas.getByRole('textbox', { name: /^Результаты/ });
    await step('Обе ошибки, фокус в первой', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }));
      await waitFor(() => expect(results).toHaveAccessibleDescription(/Опишите результаты/));
      await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Выберите вывод по гипотезе');
      await expect(results).toHaveFocus();
    });
    await step('Слишком длинные выводы', async () => {
      await userEvent.type(results, 'Оплатили чаще');
      fireEvent.change(canvas.getByLabelText('Выводы'), { target: { value: 'а'.repeat(10_000) } });
      await waitFor(() => expect(canvas.getByLabelText('Выводы')).toHaveAccessibleDescription(/Слишком длинный/));
      await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }));
      await waitFor(() => expect(canvas.getByRole('radio', { name: /^Подтверждена/ })).toHaveFocus());
      await expect(args.onFinish).not.toHaveBeenCalled();
    });
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: всё на месте, можно ещё раз',
  play: async ({ args, canvas, userEvent }) => {
    args.onFinish.mockResolvedValueOnce(refused('Эксперимент уже завершили в другой вкладке.'));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Результаты/ }), 'Оплатили чаще');
    await userEvent.click(canvas.getByRole('radio', { name: /^Подтверждена/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('уже завершили в другой вкладке');
    await expect(canvas.getByRole('textbox', { name: /^Результаты/ })).toHaveValue('Оплатили чаще');
    await expect(canvas.getByRole('radio', { name: /^Подтверждена/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }));
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledTimes(2));
  },
});

const Changing = changedElsewhere(FinishForm, 'experiment', {
  elsewhere: { results: 'Иначе' },
  finished: { status: 'Done', verdict: 'INVALIDATED' },
});

export const ChangedElsewhere = meta.story({
  name: 'Изменили, потом завершили в другой вкладке: набранное цело',
  render: (args) => <Changing {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const results = canvas.getByRole('textbox', { name: /^Результаты/ });
    await userEvent.type(results, 'Оплатили чаще');
    await userEvent.click(canvas.getByRole('radio', { name: /^Подтверждена/ }));
    await step('Обе версии рядом', async () => {
      canvas.getByTestId('elsewhere').click();
      const note = await canvas.findByRole('region', { name: 'Изменено в другой вкладке' });
      await expect(note).toHaveTextContent('Оплатили чаще');
      await expect(note).toHaveTextContent('Иначе');
      await userEvent.click(canvas.getByRole('button', { name: 'Результаты: оставить своё' }));
      await waitFor(() => expect(note).not.toBeInTheDocument());
    });
    await step('Завершён там: второй раз не завершить', async () => {
      canvas.getByTestId('finished').click();
      await expect(await canvas.findByRole('alert')).toHaveTextContent('уже завершили');
      await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }));
      await expect(args.onFinish).not.toHaveBeenCalled();
      await expect(results).toHaveValue('Оплатили чаще');
    });
  },
});

export const NotAb = meta.story({
  name: 'Не A/B: расчёт свёрнут',
  args: { experiment: { ...source, experimentFormat: 'Интервью' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сравнить A и B по числам').closest('details')).not.toHaveAttribute('open');
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
