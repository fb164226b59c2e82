import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, ready } from '#src/domain/core/loadable.ts';
import { NEW_INTERVIEW, type InterviewPlan } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import { WhomStep } from '#src/features/fieldwork/interview/WhomStep.tsx';

const LIST: InterviewPlan = { ...NEW_INTERVIEW, who: 'list' };
const ANYBODY: InterviewPlan = { ...NEW_INTERVIEW, who: 'anyone' };

const meta = preview.meta({
  id: 'features-fieldwork-interview-whomstep',
  title: 'Разделы/Респонденты/Кого спросить · WhomStep',
  component: WhomStep,
  parameters: {
    docs: {
      description: {
        component:
          '«Кого спросить»: людей из списка, контакты которых добавляют здесь же, или кого угодно по открытой ссылке.',
      },
    },
  },
  args: {
    plan: { ...LIST, audienceId: 'audience-1' },
    onType: fn(),
    audiences: ready([
      { id: 'audience-1', name: 'Первые клиенты' },
      { id: 'audience-2', name: 'Ушедшие' },
    ]),
    contacts: 20,
    onAdd: fn(),
    onCreate: fn(),
    nextHref: '#ask',
    takesFocus: false,
  },
});

export const Chosen = meta.story({
  name: 'Аудитория выбрана: сколько в ней контактов',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/В\sней 20\sконтактов/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Ушедшие');
    await expect(args.onType).toHaveBeenLastCalledWith({ audienceId: 'audience-2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить контакты' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /^Дальше/ })).toHaveAttribute('href', '#ask');
  },
});

export const Empty = meta.story({
  name: 'Пустая компания: ещё ничего не выбрано',
  args: { plan: NEW_INTERVIEW, audiences: ready([]), contacts: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Дальше/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Выберите, кого спросить.');
    await userEvent.click(canvas.getByRole('radio', { name: /^Людей из\sсписка/ }));
    await expect(args.onType).toHaveBeenCalledWith({ who: 'list' });
  },
});

export const FirstList = meta.story({
  name: 'Пустая компания, люди из списка: одна кнопка ведёт к аудитории и контактам',
  args: { plan: LIST, audiences: ready([]), contacts: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить контакты' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Дальше/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Добавьте контакты тех, кого спросить.');
  },
});

export const NoContacts = meta.story({
  name: 'В аудитории ни одного контакта',
  args: { contacts: 0 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/вставьте список или загрузите файл/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Дальше/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/ни\sодного контакта/);
  },
});

export const Anybody = meta.story({
  name: 'Кого угодно: контакты не нужны',
  args: { plan: ANYBODY },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Добавить контакты' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/вопрос\sвида «Контакт»/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Дальше/ })).toHaveAttribute('href', '#ask');
  },
});

export const Failed = meta.story({
  name: 'Аудитории не прочитаны: сказано почему',
  args: { plan: LIST, audiences: failed('Хранилище браузера не отвечает.'), contacts: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Хранилище браузера не отвечает.');
  },
});
