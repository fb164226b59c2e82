import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ALL_FINDINGS, shownFindings } from '#src/domain/evidence/study/shownFindings.ts';
import { FindingsTools } from '#src/features/research/across/findings/FindingsTools.tsx';

import { found, late, talks } from './sampleFound.ts';

const meta = preview.meta({
  id: 'features-research-across-findings-findingstools',
  title: 'Разделы/Исследования/Чьи находки и какие · FindingsTools',
  component: FindingsTools,
  parameters: {
    docs: {
      description: { component: 'Чьи находки показаны и какие, сколько прочитано или ждёт, и что из них сделано.' },
    },
  },
  args: {
    studies: [
      { id: 'research-late', title: 'Разговоры о доставке' },
      { id: 'research-pay', title: 'Разговоры об оплате' },
    ],
    studyIds: ['research-late'],
    onStudiesChange: fn(),
    found,
    all: shownFindings(talks, [late], new Set()),
    filter: ALL_FINDINGS,
    onFilterChange: fn(),
    made: null,
  },
});

export const Choosing = meta.story({
  name: 'Исследование, вид и человек; сколько ждёт',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^7.находок в 5.текстах ждут разбора$/);
    await userEvent.selectOptions(canvas.getByLabelText('Исследование'), 'Разговоры об оплате');
    await expect(args.onStudiesChange).toHaveBeenLastCalledWith(['research-pay']);
    await userEvent.selectOptions(canvas.getByLabelText('Исследование'), 'Все исследования');
    await expect(args.onStudiesChange).toHaveBeenLastCalledWith([]);
    await userEvent.selectOptions(canvas.getByLabelText('Какие находки'), 'Трудность (1)');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ kind: 'pain', person: null });
    await userEvent.selectOptions(canvas.getByLabelText('Кто сказал'), 'Олег');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ kind: null, person: 'person-2' });
  },
});

export const Working = meta.story({
  name: 'Тексты ещё читаются',
  args: { found: { ...found, talks: talks.slice(0, 2), groups: [], done: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Читаем тексты: 2 из 5…');
  },
});

export const Made = meta.story({
  name: 'Что сделано, сказано ссылкой; несколько исследований и человек, которого здесь нет',
  args: {
    studyIds: ['research-late', 'research-pay'],
    filter: { kind: null, person: 'person-9' },
    made: { said: 'Гипотеза создана', link: 'Открыть гипотезу', href: '?links=hypothesis:new' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('Гипотеза создана. Открыть гипотезу');
    await expect(canvas.getByLabelText('Исследование')).toHaveDisplayValue('Выбрано: 2');
    await expect(canvas.getByLabelText('Кто сказал')).toHaveDisplayValue('Этого человека здесь нет');
  },
});

export const Several = meta.story({
  name: 'Несколько исследований сразу: выбирают с поиском, выбранное сосчитано',
  args: {
    studyIds: [],
    studies: Array.from({ length: 12 }, (_, index) => ({ id: `study-${index}`, title: `Разговоры № ${index + 1}` })),
    found: {
      ...found,
      asked: new Map([
        ['study-1', 3],
        ['study-2', 2],
      ]),
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Пока ничего не выбрано, исследования между собой не сравнивают, и это сказано', async () => {
      await expect(canvas.getByText(/^Слова сравниваются внутри каждого исследования\./)).toBeVisible();
    });
    const choose = canvas.getByRole('button', { name: 'Выбрать несколько…' });
    await step('Найти и отметить с клавиатуры', async () => {
      choose.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('dialog', { name: 'Находки нескольких исследований' }));
      await expect(dialog.getByRole('button', { name: 'Показать находки' })).toBeDisabled();
      await userEvent.type(dialog.getByRole('searchbox'), '№ 3');
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Разговоры № 3' }));
      await userEvent.clear(dialog.getByRole('searchbox'));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Разговоры № 1' }));
      await expect(dialog.getByRole('group')).toHaveAccessibleName(/выбрано: 2$/);
      await userEvent.click(dialog.getByRole('button', { name: 'Показать находки' }));
    });
    await waitFor(() => expect(args.onStudiesChange).toHaveBeenLastCalledWith(['study-0', 'study-2']));
    await waitFor(() => expect(choose).toHaveFocus());
  },
});

export const TooMany = meta.story({
  name: 'Отрывков слишком много: сказано, сколько не сравнили',
  args: { studyIds: ['research-late', 'research-pay'], found: { ...found, uncompared: 232 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Ни с чем не сравнены 232.отрывка: за раз сравниваются 1.500 самых уверенных\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Изменить выбор…' })).toBeVisible();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
