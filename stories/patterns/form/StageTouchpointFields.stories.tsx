import { expect, fn, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { STAGE_NAMES, STAGES_IN_HYPOTHESIS_FORM } from '#src/domain/core/stage.ts';
import { ALL_TOUCHPOINTS, TOUCHPOINTS } from '#src/domain/tactics/touchpoint.ts';
import { StageTouchpointFields, type StageTouchpoint } from '#src/patterns/form/StageTouchpointFields.tsx';
import { keeping } from '#stories/keeping.tsx';

/** Keeps the place, as a form does. */
const Demo = keeping(StageTouchpointFields, { value: 'onChange' });

const meta = preview.meta({
  id: 'patterns-form-stagetouchpointfields',
  title: 'Приёмы/Этап и точка касания · StageTouchpointFields',
  component: StageTouchpointFields,
  args: { value: { stage: 'activation', touchpoint: 'Онбординг' } as StageTouchpoint, onChange: fn() },
  render: (args) => <Demo {...args} />,
});

const labels = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);

export const Chosen = meta.story({
  name: 'Этап и точка касания',
  play: async ({ canvas, step }) => {
    await step('Шесть этапов: Retention раньше Revenue', async () => {
      await expect(labels(canvas.getByRole('combobox', { name: 'Этап' }))).toEqual([
        'Awareness',
        'Acquisition',
        'Activation',
        'Retention',
        'Revenue',
        'Referral',
      ]);
    });
    await step('Тридцать точек, от первой до последней', async () => {
      const names = labels(canvas.getByRole('combobox', { name: 'Точка касания' }));
      await expect(names).toHaveLength(30);
      await expect(names[0]).toBe('Неосознанная потребность');
      await expect(names.at(-1)).toBe('Социальное распространение');
    });
  },
});

export const Moving = meta.story({
  name: 'Одно ведёт за собой другое',
  play: async ({ args, canvas, userEvent, step }) => {
    const stage = canvas.getByRole('combobox', { name: 'Этап' });
    const touchpoint = canvas.getByRole('combobox', { name: 'Точка касания' });
    await step('Новый этап — его первая точка', async () => {
      for (const next of STAGES_IN_HYPOTHESIS_FORM.filter((name) => name !== 'activation')) {
        await userEvent.selectOptions(stage, STAGE_NAMES[next]);
        await expect(args.onChange).toHaveBeenLastCalledWith({ stage: next, touchpoint: TOUCHPOINTS[next][0] });
        await expect(touchpoint).toHaveValue(TOUCHPOINTS[next][0]);
      }
    });
    await step('Новая точка — её этап', async () => {
      await userEvent.selectOptions(touchpoint, 'Выбор тарифа');
      await expect(args.onChange).toHaveBeenLastCalledWith({ stage: 'revenue', touchpoint: 'Выбор тарифа' });
      await expect(stage).toHaveValue('revenue');
    });
    await step('Другая точка того же этапа этап не трогает', async () => {
      await userEvent.selectOptions(touchpoint, 'Просмотр тарифов');
      await expect(args.onChange).toHaveBeenLastCalledWith({ stage: 'revenue', touchpoint: 'Просмотр тарифов' });
    });
  },
});

export const OwnName = meta.story({
  name: 'Точка не из списка сохраняется, пока её не сменят',
  args: { value: { stage: 'retention', touchpoint: 'Письмо через неделю после последнего интервью' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const touchpoint = canvas.getByRole('combobox', { name: 'Точка касания' });
    await step('Своя точка первая, тридцать — за ней', async () => {
      await expect(touchpoint).toHaveValue('Письмо через неделю после последнего интервью');
      await expect(labels(touchpoint)).toHaveLength(ALL_TOUCHPOINTS.length + 1);
    });
    await step('Этап меняет и её', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Этап' }), 'Referral');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        stage: 'referral',
        touchpoint: 'Первая мотивация поделиться',
      });
    });
  },
});

export const Mobile = meta.story({
  name: 'На телефоне друг под другом',
  args: { value: { stage: 'acquisition', touchpoint: 'Первое взаимодействие (демо/триал)' } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const [stage, touchpoint] = canvas.getAllByRole('combobox').map((select) => select.getBoundingClientRect());
    await expect(touchpoint?.top).toBeGreaterThan(stage?.bottom ?? 0);
    await expect(touchpoint?.width).toBe(stage?.width);
  },
});
