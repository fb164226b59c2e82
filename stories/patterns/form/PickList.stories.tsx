import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { PickList } from '#src/patterns/form/PickList.tsx';
import { experiments } from '#src/samples/experiments.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';
import { researchHypotheses } from '#src/samples/research-hypotheses.ts';
import { Button } from '#src/ui/Button.tsx';
import { keeping } from '#stories/keeping.tsx';
import { inForm, onSubmit } from '#stories/frames.tsx';

/** Keeps what is picked, as a form does. */
const Demo = keeping(PickList, { selected: 'onChange' });

const options = experiments.map(({ id, name }) => ({ value: id, label: name }));
const hypotheses = [...backlogHypotheses, ...researchHypotheses].map(({ id, text }) => ({ value: id, label: text }));
/** More than the list shows at once. */
const many = [...options, ...hypotheses];
const last = many.at(-1) ?? { value: '', label: '' };

const meta = preview.meta({
  id: 'patterns-form-picklist',
  title: 'Приёмы/Выбор нескольких · PickList',
  component: PickList,
  args: {
    label: 'Связанные эксперименты',
    options: ready(options),
    selected: [],
    onChange: fn(),
    emptyText: 'Экспериментов пока нет: их можно будет связать позже.',
  },
  render: (args) => <Demo {...args} />,
});

export const Several = meta.story({
  name: 'Ничего не выбрано',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Связанные эксперименты');
    await expect(canvas.queryByText('Ничего не нашлось.')).not.toBeInTheDocument();
  },
});

export const Picked = meta.story({
  name: 'Выбраны двое',
  args: { selected: options.slice(0, 2).map(({ value }) => value) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Связанные эксперименты — выбрано: 2');
  },
});

export const Loading = meta.story({
  name: 'Список читается: «пока нет» не говорится',
  args: { options: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Загружаем список…')).toBeVisible();
    await expect(canvas.queryByText(/пока нет/)).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Список не прочитан: сказано почему',
  args: { options: failed('Браузер не даёт читать данные.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Браузер не даёт читать данные.')).toBeVisible();
    await expect(canvas.queryByText(/пока нет/)).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'Выбирать не из чего',
  args: { options: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Экспериментов пока нет/)).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});

export const One = meta.story({
  name: 'Один вариант, поиск не нужен',
  args: { options: ready(options.slice(0, 1)) },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await step('Отметить и снять', async () => {
      await userEvent.click(canvas.getByRole('checkbox'));
      await expect(args.onChange).toHaveBeenLastCalledWith([options[0]?.value]);
      await userEvent.click(canvas.getByRole('checkbox'));
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
    });
  },
});

export const Eight = meta.story({
  name: 'Восемь вариантов: уже с поиском, и слышно, сколько нашлось',
  args: {
    options: ready(options.slice(0, 7).concat({ value: 'trial', label: 'Лёгкий вход: пробный отчёт без регистрации' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'пробный отчет без');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Найдено: 1\s/));
  },
});

export const LongLabels = meta.story({
  name: 'Длинные формулировки переносятся',
  args: {
    label: 'Связанные гипотезы',
    options: ready(hypotheses),
    selected: hypotheses.slice(1, 2).map(({ value }) => value),
  },
});

export const Mobile = meta.story({
  name: 'На телефоне строки под палец',
  args: { label: 'Связанные гипотезы', options: ready(hypotheses) },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Searching = meta.story({
  name: 'Ищет без разницы ё и е, выбор переживает поиск',
  args: {
    options: ready([
      ...options,
      { value: 'trial', label: 'Лёгкий вход: пробный отчёт без регистрации' },
      { value: 'trust', label: 'Самолётик вместо скрепки в письмах' },
    ]),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Поиск: Связанные эксперименты' });
    await step('Слова в любом порядке, е вместо ё', async () => {
      await userEvent.type(search, 'отчет ЛЕГКИЙ');
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Лёгкий вход/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['trial']);
    });
    await step('И наоборот', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'скрёпки');
      await expect(canvas.getByRole('checkbox', { name: /^Самолётик/ })).toBeVisible();
    });
    await step('Выбранное осталось выбранным', async () => {
      await userEvent.click(canvas.getByRole('checkbox'));
      await expect(args.onChange).toHaveBeenLastCalledWith(['trial', 'trust']);
      await userEvent.clear(search);
      await expect(canvas.getByRole('checkbox', { name: /^Лёгкий вход/ })).toBeChecked();
      await expect(canvas.getByRole('group')).toHaveAccessibleName(/выбрано: 2/);
    });
    await step('Не нашлось', async () => {
      await userEvent.type(search, 'ипотека');
      await expect(canvas.getByText('Ничего не нашлось.')).toBeVisible();
      await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    });
  },
});

export const Many = meta.story({
  name: 'Больше тридцати: остальное через поиск, выбранное видно всегда',
  args: { options: ready(many) },
  play: async ({ canvas, userEvent, step }) => {
    await step('Показаны первые тридцать, и это сказано', async () => {
      await expect(many.length).toBeGreaterThan(30);
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(30);
      const all = new RegExp(`^Показаны первые 30 из ${many.length}\\sвариант(?:а|ов): уточните поиск\\.$`);
      await expect(canvas.getByText(all)).toBeVisible();
    });
    await step('Последний находится поиском', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), last.label);
      await userEvent.click(canvas.getByRole('checkbox', { name: last.label }));
    });
    await step('И не пропадает, когда поиск очищен', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'));
      await expect(canvas.getByRole('checkbox', { name: last.label })).toBeChecked();
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(31);
    });
  },
});

export const InForm = meta.story({
  name: 'Enter в поиске не отправляет форму вокруг',
  decorators: [inForm],
  render: (args) => (
    <>
      <Demo {...args} />
      <Button type="submit">Сохранить</Button>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole('searchbox'), 'опрос{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('searchbox')).toHaveValue('опрос');
  },
});
