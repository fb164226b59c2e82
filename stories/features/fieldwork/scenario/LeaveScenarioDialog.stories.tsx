import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import {
  LeaveScenarioDialog,
  type LeaveScenarioDialogProps,
} from '#src/features/fieldwork/scenario/LeaveScenarioDialog.tsx';
import { AS_RESEARCHER, finds, FOR_ADMINS } from '#stories/rights.ts';

import { roundWith } from '../round/sampleRound.ts';

const ARGS: LeaveScenarioDialogProps = {
  title: 'Первое знакомство',
  becomes: 'draft',
  rounds: [{ round: roundWith({ title: 'Учителя', until: null }), answering: 3 }],
  now: new Date('2026-06-01T12:00:00.000Z'),
  onConfirm: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  id: 'features-fieldwork-scenario-leavescenariodialog',
  title: 'Разделы/Респонденты/Сценарий уходит из-под раунда · LeaveScenarioDialog',
  component: LeaveScenarioDialog,
  parameters: {
    docs: {
      description: {
        component: 'Вопрос прежде, чем сценарий, по которому спрашивают, станет черновиком или удалится.',
      },
    },
  },
  args: ARGS,
});

export const Draft = meta.story({
  name: 'В черновики: кто отвечает, закончит',
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Вернуть сценарий в черновики?' });
    await expect(dialog).toHaveTextContent(/Раунд «Учителя» идёт\. Сейчас отвечают 3\sчеловека\./);
    await expect(dialog).toHaveTextContent(/Пока сценарий\s— черновик/);
    await userEvent.click(screen.getByRole('button', { name: 'В черновик' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Removed = meta.story({
  name: 'Удаляют: передумали',
  args: { becomes: 'removed' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alertdialog', { name: 'Удалить сценарий?' })).toHaveTextContent(/по\sудалённому/);
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Researcher = meta.story({
  name: 'Исследователю недоступно, и сказано почему',
  globals: AS_RESEARCHER,
  play: finds(['В черновик'], ['Отмена'], FOR_ADMINS),
});
