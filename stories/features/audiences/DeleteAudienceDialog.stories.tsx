import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { DeleteAudienceDialog } from '#src/features/audiences/DeleteAudienceDialog.tsx';
import { personas } from '#src/samples/personas.ts';
import { refusedThenDone, waitsWhileBusy } from '#stories/checks.ts';

import { audience, longAudience, longPersona, personasOf } from './samplePersonas.ts';

const meta = preview.meta({
  id: 'features-audiences-deleteaudiencedialog',
  title: 'Разделы/Аудитории/Диалог удаления аудитории · DeleteAudienceDialog',
  component: DeleteAudienceDialog,
  parameters: {
    docs: {
      description: { component: 'Вопрос перед удалением аудитории: что уйдёт с ней и что контакты не вернуть.' },
    },
  },
  args: {
    audience: audience(),
    personas: personasOf('audience-edtech-pm'),
    contacts: 1243,
    requests: 2,
    onConfirm: fn(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

const remove = () => screen.getByRole('button', { name: 'Удалить' });

export const Asking = meta.story({
  name: 'Называет, что уйдёт, и что контакты не вернуть',
  play: async ({ args, userEvent, step }) => {
    await step('Вопрос', async () => {
      const dialog = screen.getByRole('alertdialog', { name: 'Удалить аудиторию?' });
      await expect(dialog).toHaveTextContent('«Продакт-менеджеры EdTech» будет удалена');
      await expect(dialog).toHaveTextContent(/3\sперсоны: Марина, Кирилл, Юлия/);
      await expect(dialog).toHaveTextContent(/1\s243\sконтакта/);
      await expect(dialog).toHaveTextContent(/2\sзапроса на поиск/);
      await expect(dialog).toHaveTextContent('стёрты насовсем');
    });
    await step('Фокус на выходе', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    });
    await step('Удалить', async () => {
      await userEvent.click(remove());
      await expect(args.onConfirm).toHaveBeenLastCalledWith(args.audience);
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Empty = meta.story({
  name: 'Пустая аудитория: уходит только она',
  args: { personas: [], contacts: 0, requests: 0 },
  play: async () => {
    const dialog = screen.getByRole('alertdialog');
    await expect(dialog).not.toHaveTextContent('насовсем');
    await expect(dialog).not.toHaveTextContent('вместе с ней');
  },
});

export const Uncounted = meta.story({
  name: 'Контакты ещё читаются: их числа нет, но что они уйдут, сказано',
  args: { personas: [], contacts: null, requests: 0 },
  play: async () => {
    const dialog = screen.getByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/вместе с ней:\s*все её контакты/);
    await expect(dialog).toHaveTextContent('стёрты насовсем');
  },
});

export const ManyPersonas = meta.story({
  name: 'Персон много: названы пять, остальные числом',
  args: { audience: longAudience, personas: [longPersona, ...personas] },
  play: async () => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(/12\sперсон: .* и ещё 7/);
  },
});

export const Refusing = meta.story({
  name: 'Передумали с клавиатуры: ничего не удалено',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  name: 'Не удалилось: сказано почему, можно ещё раз',
  play: ({ args }) => refusedThenDone(args.onConfirm, args.onClose, remove),
});

export const Busy = meta.story({
  name: 'Удаляется: диалог ждёт',
  play: ({ args }) => waitsWhileBusy(args.onConfirm, args.onClose, remove),
});

export const Mobile = meta.story({
  name: 'На телефоне',
  args: { audience: longAudience, personas: [longPersona, ...personas] },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const dialog = screen.getByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(remove().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
