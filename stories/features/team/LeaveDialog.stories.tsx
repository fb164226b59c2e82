import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { LeaveDialog, type LeaveDialogProps } from '#src/features/team/LeaveDialog.tsx';

const meta = preview.meta({
  id: 'features-team-leavedialog',
  title: 'Разделы/Команда/Забрать копию · LeaveDialog',
  component: LeaveDialog,
  parameters: {
    docs: {
      description: { component: 'Вопрос перед тем, как компания, которой делились, станет компанией одного браузера.' },
    },
  },
  args: {
    companyName: 'Ориентир',
    unsent: 0,
    files: 0,
    isOut: false,
    fetching: null as LeaveDialogProps['fetching'],
    onLeave: fn((): Promise<Outcome> => Promise.resolve(DONE)),
    onStop: fn(),
    onClose: fn(),
  },
});

export const Asking = meta.story({
  name: 'Спрашивает; отказ показан; забирает',
  play: async ({ args, userEvent }) => {
    const leave = screen.getByRole('button', { name: 'Забрать и выйти' });
    args.onLeave.mockResolvedValueOnce(refused('Не хватает места: файлы занимают 2 ГБ.'));
    await userEvent.click(leave);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(leave);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Unsent = meta.story({
  name: 'Есть неотправленное',
  args: { unsent: 4 },
  play: async () => {
    await expect(screen.getByText(/не успели отправить/)).toBeVisible();
  },
});

export const Out = meta.story({
  name: 'Доступа больше нет: с собой — только своё неотправленное',
  args: { isOut: true, unsent: 2 },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/имена людей, какие здесь ещё есть, уйдут из этого браузера/)).toBeVisible();
    await expect(screen.queryByText(/целиком|в вашей копии/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Забрать своё и выйти' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
  },
});

export const OutWithFiles = meta.story({
  name: 'Доступа больше нет: неотправленные исходники — в архив, и сказано, сколько',
  args: { isOut: true, unsent: 0, files: 3 },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/сохранится архивом в загрузках: 3\sисходных файла, какие они есть/)).toBeVisible();
    await expect(screen.getByText(/Недописанное, что ещё не сохранено, тоже уйдёт/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Забрать своё и выйти' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
  },
});

export const OutWithBoth = meta.story({
  name: 'Доступа больше нет: и правки, и исходники',
  args: { isOut: true, unsent: 2, files: 1 },
  play: async () => {
    await expect(
      screen.getByText(/без контактов и участников исследований, и 1\sисходный файл, какой он есть/),
    ).toBeVisible();
  },
});

export const OutWithNothing = meta.story({
  name: 'Доступа больше нет, и забирать нечего',
  args: { isOut: true },
  play: async () => {
    await expect(screen.getByText(/Всё, что вы сохранили, осталось у компании/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Выйти' })).toBeVisible();
  },
});

export const Fetching = meta.story({
  name: 'Файлы едут сюда; можно прервать',
  args: { fetching: { done: 3, total: 12 } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/3 из 12\sфайлов/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Прервать' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});
