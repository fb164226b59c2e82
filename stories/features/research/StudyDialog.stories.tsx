import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LOADING, ready } from '#src/domain/core/loadable.ts';
import { questionsOf, questionsText, studyDraftOf, type StudyDraft } from '#src/domain/research/studyDraft.ts';
import { StudyDialog } from '#src/features/research/StudyDialog.tsx';
import {
  bothVersions,
  closed,
  fits,
  formField,
  refusedThenDone,
  retype,
  stores,
  underFinger,
  wrongAt,
} from '#stories/checks.ts';
import { changedElsewhere, keeping, reopening } from '#stories/keeping.tsx';

import { audienceOptions, experimentOptions, hypothesisOptions, study } from './sampleStudy.ts';

const base = study('research-rituals');
const research = {
  ...base,
  history: {
    a: { field: 'status', was: 'on_hold', until: '2026-11-18T18:00:00', by: 'Анна Ковалёва', position: 'a' },
    b: { field: 'audienceId', was: 'removed-one', until: '2026-11-19T18:00:00', by: '', position: 'b' },
    c: { field: 'insights/x/text', was: 'Прежний инсайт', until: '2026-11-19T19:00:00', by: '', position: 'c' },
    d: { field: 'startDate', was: '2026-10-01', until: '2026-11-19T20:00:00', by: '', position: 'd' },
    e: {
      field: 'questions',
      was: questionsText([{ key: 'q', text: 'Что мешает разбирать?' }]),
      until: '2026-11-19T21:00:00',
      by: '',
      position: 'e',
    },
    f: {
      field: 'experimentIds',
      was: experimentOptions[0]?.value ?? '',
      until: '2026-11-19T22:00:00',
      by: '',
      position: 'f',
    },
  },
};

const meta = preview.meta({
  id: 'features-research-studydialog',
  title: 'Разделы/Исследования/Диалог правки исследования · StudyDialog',
  component: StudyDialog,
  parameters: {
    docs: {
      description: { component: '«Изменить исследование»: все поля, вопросы и связи; под формой — прежние значения.' },
    },
  },
  args: {
    research,
    options: {
      experiments: ready(experimentOptions),
      hypotheses: ready(hypothesisOptions),
      audiences: ready(audienceOptions),
    },
    onDraftChange: fn(),
    onSave: stores<StudyDraft>(),
    onRestore: stores<string>(),
    onClose: fn(),
  },
});

const save = () => screen.getByRole('button', { name: 'Сохранить' });

export const Editing = meta.story({
  name: 'Правят всё: поля, даты, план, вопросы и связи',
  play: async ({ args, step, userEvent }) => {
    await step('Форма заполнена из записи', async () => {
      await expect(screen.getByRole('dialog', { name: 'Изменить исследование' })).toBeVisible();
      await expect(formField('Название')).toHaveValue(base.title);
      await expect(formField('Статус')).toHaveDisplayValue('Планирование');
    });
    await step('Поправить', async () => {
      await retype(formField('Название'), 'Ритуалы, вторая волна');
      await userEvent.selectOptions(formField('Статус'), 'В процессе');
      await userEvent.clear(formField('Количество участников'));
      await retype(formField('Запланировано разговоров'), '10');
      await retype(formField('Окончание'), '31.12.2026');
      await userEvent.click(screen.getByRole('button', { name: 'Добавить вопрос' }));
      await userEvent.keyboard('Что мешает?');
      await userEvent.click(screen.getByRole('checkbox', { name: experimentOptions[0]?.label ?? '' }));
    });
    await step('Сохранить', async () => {
      await userEvent.click(save());
      const saved = args.onSave.mock.calls.at(-1)?.[0];
      await expect(saved).toMatchObject({
        title: 'Ритуалы, вторая волна',
        status: 'in_progress',
        participants: '',
        plannedTalks: '10',
        endDate: '2026-12-31',
      });
      await expect(saved?.experimentIds).toContain(experimentOptions[0]?.value);
      await expect(saved ? questionsOf(saved).at(-1)?.text : '').toBe('Что мешает?');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const NoDescription = meta.story({
  name: 'Описания не было: его не требуют',
  args: { research: { ...research, description: '' } },
  play: async ({ args, userEvent }) => {
    await retype(formField('Название'), 'Разговоры о ритуалах');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Разговоры о ритуалах', description: '' }),
    );
  },
});

export const Wrong = meta.story({
  name: 'Чего-то нет, даты наоборот, дробные люди: ошибки у полей',
  play: async ({ args, userEvent }) => {
    await userEvent.clear(formField('Название'));
    await retype(formField('Окончание'), '01.01.2020');
    await retype(formField('Количество участников'), '2,5');
    await retype(formField('Запланировано разговоров'), '0');
    await userEvent.click(save());
    await wrongAt(formField('Название'), /Введите название/);
    await expect(formField('Окончание')).toHaveAccessibleDescription(/Окончание раньше начала/);
    await expect(formField('Количество участников')).toHaveAccessibleDescription(/целое число/);
    await expect(formField('Запланировано разговоров')).toHaveAccessibleDescription(/Не меньше 1/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: набранное на месте, можно ещё раз',
  play: async ({ args }) => {
    await retype(formField('Название'), 'Иначе');
    await refusedThenDone(args.onSave, args.onClose, save, () => expect(formField('Название')).toHaveValue('Иначе'));
  },
});

/** The study as it changes in another tab. */
const Changing = changedElsewhere(StudyDialog, 'research', {
  elsewhere: { title: 'Названо в другой вкладке', author: 'Вера', status: 'completed' },
  removed: { deletedAt: '2026-11-21T00:00:00.000Z' },
});

export const ChangedElsewhere = meta.story({
  name: 'Изменили в другой вкладке: обе версии рядом, нетронутое пришло само',
  render: (args) => <Changing {...args} />,
  play: async ({ args, userEvent }) => {
    await retype(formField('Название'), 'Названо здесь');
    screen.getByTestId('elsewhere').click();
    await bothVersions('Названо здесь', 'Названо в другой вкладке');
    await expect(formField('Автор')).toHaveValue('Вера');
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Название: оставить своё' }));
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Названо здесь', author: 'Вера', status: 'completed' }),
    );
  },
});

export const RemovedElsewhere = meta.story({
  name: 'Удалили в другой вкладке: сказано, набранное цело',
  render: (args) => <Changing {...args} />,
  play: async ({ args, userEvent }) => {
    await retype(formField('Название'), 'Названо здесь');
    screen.getByTestId('removed').click();
    await expect(await screen.findByRole('alert')).toHaveTextContent('удалили в другой вкладке');
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(formField('Название')).toHaveValue('Названо здесь');
  },
});

export const History = meta.story({
  name: 'Прежние значения словами: статус, дата, инсайт, удалённая аудитория, вопросы, связи',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByText('История изменений'));
    await expect(await screen.findByText('Приостановлено', { selector: 'p' })).toBeVisible();
    await expect(screen.getByText('01.10.2026', { selector: 'p' })).toBeVisible();
    await expect(screen.getByText('Удалённая запись', { selector: 'p' })).toBeVisible();
    await expect(screen.getByText('1. Что мешает разбирать?', { selector: 'p' })).toBeVisible();
    await expect(screen.getByText(experimentOptions[0]?.label ?? '', { selector: 'p' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Вернуть: Инсайт/ }));
    await expect(args.onRestore).toHaveBeenCalledWith('c');
  },
});

/** Keeps the draft and opens again, as the screen does. */
const Demo = keeping(reopening(StudyDialog, 'Изменить'), { draft: 'onDraftChange' });

export const ClosedByMistake = meta.story({
  name: 'Закрыли по ошибке: черновик на месте',
  render: (args) => <Demo {...args} />,
  play: async ({ canvas, userEvent }) => {
    await retype(formField('Название'), 'Недописанное');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }));
    await waitFor(() => expect(formField('Название')).toHaveValue('Недописанное'));
  },
});

export const Linked = meta.story({
  name: 'Связанное и выбранное остаются в списке, хотя их больше не предлагают',
  args: {
    research: {
      ...research,
      audienceId: 'gone',
      history: {},
      hypothesisIds: { 'hypothesis-away': { position: 'a0000i' } },
      experimentIds: {},
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(formField('Аудитория')).toHaveDisplayValue('Аудитория удалена');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Связанная запись' }));
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ hypothesisIds: '', audienceId: 'gone' }));
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: списки ещё читаются, длинный текст, поля одно под другим',
  globals: { viewport: { value: 'mobile' } },
  args: {
    research: { ...research, title: 'Очень длинное название '.repeat(8), description: 'а'.repeat(600) },
    options: { experiments: LOADING, hypotheses: LOADING, audiences: LOADING },
  },
  play: async ({ args, userEvent }) => {
    await fits(screen.getByRole('dialog'));
    await underFinger(save());
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith(
      studyDraftOf({ ...research, title: 'Очень длинное название '.repeat(8), description: 'а'.repeat(600) }),
    );
  },
});
