import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import { ExperimentDialogs, type ExperimentDialogsProps } from '#src/features/experiments/ExperimentDialogs.tsx';
import type { ExperimentDialog } from '#src/features/experiments/experimentDialog.ts';
import { Button } from '#src/ui/Button.tsx';

import { audiences, edits, experimentWith, hypotheses, members, openExperiment } from './sampleExperiment.ts';
import { linksHref } from '../../linksHref.ts';

/** Opens and closes as the screen does. */
function Demo(props: ExperimentDialogsProps) {
  const [dialog, setDialog] = useState(props.dialog);
  const [creating, setCreating] = useState(props.creating);
  return (
    <>
      <Button
        onClick={() => {
          setDialog(props.dialog);
          setCreating(props.creating);
        }}
      >
        Открыть снова
      </Button>
      <ExperimentDialogs
        {...props}
        dialog={dialog}
        creating={creating}
        onDialogChange={setDialog}
        onCreatingEnd={() => setCreating(null)}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

const args: ExperimentDialogsProps = {
  open: openExperiment(experimentWith('backlog')),
  dialog: null,
  onDialogChange: fn(),
  creating: null,
  onCreatingEnd: fn(),
  editing: null,
  onEditingEnd: fn(),
  hypotheses: ready(hypotheses),
  edits,
  onClose: fn(),
  linksHref,
  members: ready(members),
  audiences: ready(audiences),
  today: '2026-11-21',
  onCreate: fn(() => Promise.resolve(DONE)),
  onLaunch: fn(() => Promise.resolve(DONE)),
  onLaunchInvalid: fn(),
  onStartRound: fn(() => Promise.resolve(DONE)),
  onRoundInvalid: fn(),
  onFinish: fn(() => Promise.resolve(DONE)),
};

const meta = preview.meta({
  id: 'features-experiments-experimentdialogs',
  title: 'Разделы/Эксперименты/Все диалоги экспериментов · ExperimentDialogs',
  component: ExperimentDialogs,
  parameters: {
    docs: {
      description: {
        component: 'Формы экрана экспериментов; закрытая по ошибке хранит набранное, пока не уйти с экрана.',
      },
    },
  },
  args,
  render: (props) => <Demo {...props} />,
});

type User = { keyboard: (keys: string) => Promise<void>; click: (element: Element) => Promise<void> };

/** Types into a field, closes with Escape, opens again: the words are there. */
async function keepsWords(label: RegExp, userEvent: User): Promise<void> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  field.focus();
  await userEvent.keyboard('{End} и ещё слова');
  const typed = field.value;
  await expect(typed).toContain('и ещё слова');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Открыть снова' }));
  await expect(await screen.findByLabelText(label)).toHaveValue(typed);
}

export const Launch = meta.story({
  name: 'Запуск: закрытая по ошибке форма помнит набранное',
  args: { dialog: 'launch' as ExperimentDialog },
  play: ({ userEvent }) => keepsWords(/^Сценарий/, userEvent),
});

export const Round = meta.story({
  name: 'Раунд исследования помнит набранное',
  args: { open: openExperiment(experimentWith('New')), dialog: 'round' as ExperimentDialog },
  play: ({ userEvent }) => keepsWords(/^Вопрос 1/, userEvent),
});

export const Canvas = meta.story({
  name: 'Канвас помнит набранное',
  args: { open: null, creating: hypotheses[0] ?? null },
  play: ({ userEvent }) => keepsWords(/^Сценарий/, userEvent),
});

export const Edit = meta.story({
  name: 'Правка помнит набранное; из деталей она возвращает к деталям',
  args: { open: openExperiment(experimentWith('In Progress')), dialog: 'details' as ExperimentDialog },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
    const scenario = await screen.findByLabelText(/^Сценарий/);
    await userEvent.type(scenario, ' и ещё слова');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Сценарий/).value).toContain('и ещё слова'));
  },
});

export const Hypothesis = meta.story({
  name: 'Правка гипотезы бэклога',
  args: { open: null, editing: hypotheses[0] ?? null },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Описание/), ' и ещё слова');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(args.edits.saveHypothesis).toHaveBeenCalledWith(hypotheses[0], expect.anything());
    await waitFor(() => expect(args.onEditingEnd).toHaveBeenCalled());
  },
});

export const HypothesisGone = meta.story({
  name: 'Гипотезу удалили, пока её правили',
  args: { open: null, editing: hypotheses[0] ?? null, hypotheses: ready([]) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('удалили в другой вкладке');
  },
});

const finish = () => screen.findByRole('button', { name: 'Завершить эксперимент' });

export const Details = meta.story({
  name: 'Детали; форма завершения помнит набранное',
  args: { open: openExperiment(experimentWith('In Progress')), dialog: 'details' as ExperimentDialog },
  play: async ({ userEvent }) => {
    await userEvent.click(await finish());
    const results = await screen.findByRole('textbox', { name: /^Результаты/ });
    await userEvent.type(results, 'Дошли все');
    await userEvent.keyboard('{Escape}');
    await finish();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Открыть снова' }));
    await userEvent.click(await finish());
    await expect(await screen.findByRole('textbox', { name: /^Результаты/ })).toHaveValue('Дошли все');
  },
});
