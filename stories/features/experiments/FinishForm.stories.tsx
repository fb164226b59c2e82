import { expect, fireEvent, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { FinishForm as FinishValues } from '#src/domain/experiments/finish.ts';
import { FinishForm } from '#src/features/experiments/FinishForm.tsx';
import { changedElsewhere } from '#stories/keeping.tsx';
import { withSubmit } from '#stories/frames.tsx';
import { bothVersions, refusedOnce, stores } from '#stories/checks.ts';

import { toFinish, typeCounts } from './sampleExperiment.ts';

const meta = preview.meta({
  id: 'features-experiments-finishform',
  title: 'Разделы/Эксперименты/Форма завершения эксперимента · FinishForm',
  component: FinishForm,
  parameters: {
    docs: {
      description: {
        component: 'Конец эксперимента: результаты, выводы, следующие шаги и один вердикт; для A/B — с расчётом.',
      },
    },
  },
  args: { id: 'finish', experiment: toFinish, onFinish: stores<FinishValues>() },
  decorators: [withSubmit('finish', 'Завершить')],
});

const results = () => screen.getByRole('textbox', { name: /^Результаты/ });
const finish = () => screen.getByRole('button', { name: 'Завершить' });

export const Finishing = meta.story({
  name: 'Результаты и вывод: предложенный по числам можно заменить',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Заготовка результатов не в счёт, фокус в них', async () => {
      await expect(results()).toHaveValue('');
      await expect(results()).toHaveFocus();
      await userEvent.keyboard('Оплатили 600 из 10 000');
    });
    await step('Числа предлагают вывод, кнопка его ставит', async () => {
      await typeCounts();
      await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Применить вывод' }));
      await expect(canvas.getByRole('radio', { name: /^Подтверждена/ })).toBeChecked();
    });
    await step('Человек решает иначе', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Не ясно/ }));
      await userEvent.type(canvas.getByLabelText('Следующие шаги'), 'Повторить');
      await userEvent.click(finish());
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
    await step('Обе ошибки, фокус в первой', async () => {
      await userEvent.click(finish());
      await waitFor(() => expect(results()).toHaveAccessibleDescription(/Опишите результаты/));
      await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Выберите вывод по гипотезе');
      await expect(results()).toHaveFocus();
    });
    await step('Слишком длинные выводы', async () => {
      await userEvent.type(results(), 'Оплатили чаще');
      fireEvent.change(canvas.getByLabelText('Выводы'), { target: { value: 'а'.repeat(10_000) } });
      await waitFor(() => expect(canvas.getByLabelText('Выводы')).toHaveAccessibleDescription(/Слишком длинный/));
      await userEvent.click(finish());
      await waitFor(() => expect(canvas.getByRole('radio', { name: /^Подтверждена/ })).toHaveFocus());
      await expect(args.onFinish).not.toHaveBeenCalled();
    });
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: всё на месте, можно ещё раз',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(results(), 'Оплатили чаще');
    await userEvent.click(canvas.getByRole('radio', { name: /^Подтверждена/ }));
    await refusedOnce(args.onFinish, finish());
    await expect(results()).toHaveValue('Оплатили чаще');
    await expect(canvas.getByRole('radio', { name: /^Подтверждена/ })).toBeChecked();
    await userEvent.click(finish());
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
    await userEvent.type(results(), 'Оплатили чаще');
    await userEvent.click(canvas.getByRole('radio', { name: /^Подтверждена/ }));
    await step('Обе версии рядом', async () => {
      canvas.getByTestId('elsewhere').click();
      const note = await bothVersions('Оплатили чаще', 'Иначе');
      await userEvent.click(canvas.getByRole('button', { name: 'Результаты: оставить своё' }));
      await waitFor(() => expect(note).not.toBeInTheDocument());
    });
    await step('Завершён там: второй раз не завершить', async () => {
      canvas.getByTestId('finished').click();
      await expect(await canvas.findByRole('alert')).toHaveTextContent('уже завершили');
      await userEvent.click(finish());
      await expect(args.onFinish).not.toHaveBeenCalled();
      await expect(results()).toHaveValue('Оплатили чаще');
    });
  },
});

export const NotAb = meta.story({
  name: 'Не A/B: расчёт свёрнут',
  args: { experiment: { ...toFinish, experimentFormat: 'Интервью' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сравнить A и B по числам').closest('details')).not.toHaveAttribute('open');
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
