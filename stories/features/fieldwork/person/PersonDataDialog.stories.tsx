import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { PersonDataDialog } from '#src/features/fieldwork/person/PersonDataDialog.tsx';

import { places, sure } from './samplePerson.ts';

const meta = preview.meta({
  id: 'features-fieldwork-person-persondatadialog',
  title: 'Разделы/Респонденты/Данные человека · PersonDataDialog',
  component: PersonDataDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Выгрузка всего, что есть об одном человеке, на его запрос: чьи данные, что будет в файле, где об этом записано.',
      },
    },
  },
  args: {
    places: ready(places),
    chosen: sure,
    onChoose: fn(),
    isShared: true,
    onExport: fn<() => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onRetry: fn(),
    onClose: fn(),
  },
});

const save = () => screen.getByRole('button', { name: 'Сохранить файл' });

export const Shared = meta.story({
  name: 'Чьи данные и что в файле; кто выгрузил, записано в журнале',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog')).toHaveTextContent(/ответы на\sкаждый вопрос.*в\sжурнале компании/);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Пётр Зимин/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('contact:two/boss', true);
    await userEvent.click(save());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Alone = meta.story({
  name: 'Один браузер: журнала нет',
  args: { isShared: false },
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveTextContent(/Когда выгружено, будет записано в\sсамом файле/);
  },
});

export const Looking = meta.story({
  name: 'Ищем',
  args: { places: LOADING },
  play: async () => {
    await expect(save()).toBeDisabled();
  },
});

export const NotFound = meta.story({
  name: 'Не прочитано',
  args: { places: failed('Данные не удалось прочитать.') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  name: 'Не вышло: сказано почему, окно остаётся',
  args: { onExport: fn<() => Promise<Outcome>>(() => Promise.resolve(refused('Нет связи с сервером.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(save());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
