import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import { SpeakersDialog } from '#src/features/research/people/SpeakersDialog.tsx';

import { marina, speakers } from './samplePeople.ts';

const meta = preview.meta({
  id: 'features-research-people-speakersdialog',
  title: 'Разделы/Исследования/Диалог «Кто говорит» · SpeakersDialog',
  component: SpeakersDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Кто говорит»: каждый говорящий материала, сколько у него реплик, его слова, и кто это — с предложением.',
      },
    },
  },
  args: {
    material: 'interview-1.txt',
    speakers: ready(speakers),
    participants: [{ id: marina.id, name: 'Марина (Р1)' }],
    hidesNames: false,
    onSubmit: fn(() => Promise.resolve(DONE)),
    onRetry: fn(),
    onClose: fn(),
  },
});

const who = (name: string) => within(screen.getByRole('group', { name })).getByLabelText('Кто это');

const nameOf = (label: string) => within(screen.getByRole('group', { name: label })).getByLabelText(/^Имя/);

export const Proposed = meta.story({
  name: 'Предложено по тексту и по участникам; поправить и сохранить',
  play: async ({ args, userEvent, step }) => {
    await step('Предложение и слова, по которым узнают', async () => {
      await expect(who('Ольга')).toHaveDisplayValue('Интервьюер');
      await expect(who('Марина')).toHaveDisplayValue('Марина (Р1)');
      const said = screen.getByText('Каждую пятницу собираю отчёт руками.');
      await expect(said.parentElement).toHaveTextContent('11 реплик: «Каждую пятницу собираю отчёт руками.»');
    });
    await step('Новому нужно имя', async () => {
      await userEvent.selectOptions(who('Спикер 3'), 'Новый участник…');
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
      await expect(screen.getByText('Введите имя')).toBeVisible();
      await userEvent.type(screen.getByLabelText(/^Имя/), 'Олег');
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith([
        { label: 'Ольга', who: 'interviewer', name: '' },
        { label: 'Марина', who: `participant:${marina.id}`, name: '' },
        { label: 'Спикер 3', who: 'new', name: 'Олег' },
      ]);
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const NameOfLabel = meta.story({
  name: 'Новый участник: имя начинается с подписи',
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(who('Ольга'), 'Новый участник…');
    await expect(screen.getByLabelText(/^Имя/)).toHaveValue('Ольга');
  },
});

export const Namesakes = meta.story({
  name: 'Новый участник зовётся как известный или как другой говорящий: это сказано, сохранить можно',
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(who('Спикер 3'), 'Новый участник…');
    await userEvent.type(nameOf('Спикер 3'), 'марина');
    await expect(nameOf('Спикер 3')).toHaveAccessibleDescription(
      'Уже есть «Марина (Р1)»: если это тот же человек, выберите его в списке.',
    );
    await userEvent.selectOptions(who('Ольга'), 'Новый участник…');
    await userEvent.clear(nameOf('Спикер 3'));
    await userEvent.type(nameOf('Спикер 3'), 'Ольга');
    await expect(nameOf('Ольга')).toHaveAccessibleDescription(
      'Так же назван другой говорящий: это будут два участника.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const NamesHidden = meta.story({
  name: 'Имена скрыты: ни имён, ни поля для имени',
  args: {
    hidesNames: true,
    participants: [{ id: marina.id, name: 'Р1' }],
    speakers: ready(speakers.map((one) => ({ ...one, shown: one.name === '' ? one.label : 'Имя скрыто' }))),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(who('Спикер 3'), 'Новый участник…');
    await expect(screen.queryByLabelText(/^Имя/)).not.toBeInTheDocument();
    await expect(screen.getByRole('dialog')).not.toHaveTextContent('Марина');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const Nobody = meta.story({
  name: 'В тексте никто не подписан',
  args: { speakers: ready([]) },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/никто не подписан/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({ name: 'Текст читается', args: { speakers: LOADING } });

export const Failed = meta.story({
  name: 'Текст не открылся: можно ещё раз',
  args: { speakers: failed('Хранилище не ответило.') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
