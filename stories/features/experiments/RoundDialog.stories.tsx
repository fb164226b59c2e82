import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LOADING, ready } from '#src/domain/core/loadable.ts';
import { DEFAULT_QUESTIONS, type StudyLaunchForm } from '#src/domain/experiments/studyRound.ts';
import { quoted } from '#src/domain/core/format.ts';
import { RoundDialog } from '#src/features/experiments/RoundDialog.tsx';
import { fits, refusedThenDone, stores, underFinger } from '#stories/checks.ts';

import { audiences, experimentWith } from './sampleExperiment.ts';

const [audience] = audiences;
if (!audience) throw new Error('no sample audience');

const meta = preview.meta({
  id: 'features-experiments-rounddialog',
  title: 'Разделы/Эксперименты/Диалог запуска исследования · RoundDialog',
  component: RoundDialog,
  parameters: { docs: { description: { component: '«Запуск исследования»: о чём спросят и кого.' } } },
  args: {
    experiment: experimentWith('New'),
    audiences: ready(audiences),
    onStart: stores<StudyLaunchForm>(),
    onInvalid: fn(),
    onClose: fn(),
  },
});

const select = () => screen.getByRole('combobox', { name: /^Аудитория/ });
const questions = () => screen.getAllByRole('textbox', { name: /^Вопрос \d+$/ });
const texts = () => questions().map((one) => (one as HTMLTextAreaElement).value);
const button = (name: string) => screen.getByRole('button', { name });
const start = () => button('Запустить исследование');

export const Starting = meta.story({
  name: 'Вопросы и аудитория уходят',
  play: async ({ args, step, userEvent }) => {
    await step('Что стоит сначала', async () => {
      await expect(screen.getByRole('dialog', { name: 'Запуск исследования' })).toHaveTextContent(
        `Для эксперимента ${quoted(args.experiment.name)}`,
      );
      await expect(texts()).toEqual(DEFAULT_QUESTIONS);
      await expect(select().querySelectorAll('option')[1]).toHaveTextContent(/^Продакт-менеджеры EdTech \(1\s243\)$/);
    });
    await step('Выбрать и запустить', async () => {
      await userEvent.selectOptions(select(), audience.id);
      await userEvent.click(start());
      await expect(args.onStart).toHaveBeenLastCalledWith({ questions: DEFAULT_QUESTIONS, audienceId: audience.id });
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Editing = meta.story({
  name: 'Добавить, переставить, удалить: фокус остаётся при деле',
  play: async ({ args, step, userEvent }) => {
    const [first, second, third] = DEFAULT_QUESTIONS;
    await step('Новый вопрос — сразу с фокусом', async () => {
      await userEvent.click(button('Добавить вопрос'));
      await waitFor(() => expect(questions()[5]).toHaveFocus());
      await userEvent.keyboard('Кто ещё решает?');
      await expect(questions()).toHaveLength(6);
    });
    await step('Опустить: фокус на той же кнопке переехавшего вопроса', async () => {
      await expect(button('Поднять вопрос 1')).toBeDisabled();
      await expect(button('Опустить вопрос 6')).toBeDisabled();
      await userEvent.click(button('Опустить вопрос 1'));
      await waitFor(() => expect(button('Опустить вопрос 2')).toHaveFocus());
      await expect(texts().slice(0, 3)).toEqual([second, first, third]);
      await expect(screen.getByRole('status')).toHaveTextContent('Вопрос теперь 2 из 6');
    });
    await step('Поднять до края: фокус переходит на обратную кнопку', async () => {
      await userEvent.click(button('Поднять вопрос 2'));
      await waitFor(() => expect(button('Опустить вопрос 1')).toHaveFocus());
    });
    await step('Удалить: фокус на удалении соседа, последний остаётся', async () => {
      await userEvent.click(button('Удалить вопрос 1'));
      await waitFor(() => expect(button('Удалить вопрос 1')).toHaveFocus());
      await expect(texts()[0]).toBe(second);
      for (let left = 5; left > 1; left -= 1) await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(questions()).toHaveLength(1));
      await expect(screen.queryByRole('button', { name: /^Удалить вопрос/ })).not.toBeInTheDocument();
      await expect(questions()[0]).toHaveFocus();
    });
    await step('Уходит то, что осталось', async () => {
      await userEvent.selectOptions(select(), audience.id);
      await userEvent.click(start());
      await expect(args.onStart).toHaveBeenLastCalledWith({
        questions: ['Кто ещё решает?'],
        audienceId: audience.id,
      });
    });
  },
});

export const Wrong = meta.story({
  name: 'Без аудитории и без вопросов: ошибки у полей и тост',
  play: async ({ args, step, userEvent }) => {
    await step('Без аудитории', async () => {
      await userEvent.click(start());
      await waitFor(() => expect(select()).toHaveAccessibleDescription(/Выберите аудиторию/));
      await expect(select()).toHaveFocus();
      await expect(args.onInvalid).toHaveBeenCalledTimes(1);
    });
    await step('Одни пробелы вместо вопросов', async () => {
      await userEvent.selectOptions(select(), audience.id);
      for (const one of questions()) fireEvent.change(one, { target: { value: '  ' } });
      await userEvent.click(start());
      await waitFor(() => expect(questions()[0]).toHaveAccessibleDescription(/хотя бы один вопрос/));
      await expect(args.onInvalid).toHaveBeenCalledTimes(2);
    });
    await step('Слишком длинный вопрос: только у поля', async () => {
      fireEvent.change(questions()[1] as HTMLElement, { target: { value: 'а'.repeat(10_000) } });
      await userEvent.click(start());
      await waitFor(() => expect(questions()[1]).toHaveAccessibleDescription(/Слишком длинный текст/));
      await expect(args.onInvalid).toHaveBeenCalledTimes(2);
      await expect(args.onStart).not.toHaveBeenCalled();
    });
  },
});

export const Failing = meta.story({
  name: 'Не запустилось: вопросы на месте, можно ещё раз',
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(select(), audience.id);
    await userEvent.type(questions()[0] as HTMLElement, ' А потом?');
    await refusedThenDone(args.onStart, args.onClose, start, () => expect(texts()[0]).toMatch(/А потом\?$/));
  },
});

export const AudiencesLoading = meta.story({
  name: 'Аудитории ещё читаются: создавать не зовёт',
  args: { audiences: LOADING },
  play: async () => {
    await expect(select()).toHaveAccessibleDescription('Загружаем список…');
  },
});

export const NoAudiences = meta.story({
  name: 'Аудиторий нет: сказано, что делать',
  args: { audiences: ready([]) },
  play: async () => {
    await expect(select()).toHaveAccessibleDescription(/создайте аудиторию/);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне кнопки под вопросом',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await fits(screen.getByRole('dialog'));
    await underFinger(button('Удалить вопрос 1'));
  },
});
