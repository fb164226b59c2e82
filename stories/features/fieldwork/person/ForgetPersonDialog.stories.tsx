import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { ForgetPersonDialog } from '#src/features/fieldwork/person/ForgetPersonDialog.tsx';

import { counts, nothing, places, sure } from './samplePerson.ts';

const meta = preview.meta({
  id: 'features-fieldwork-person-forgetpersondialog',
  title: 'Разделы/Респонденты/Забыть человека · ForgetPersonDialog',
  component: ForgetPersonDialog,
  parameters: {
    docs: {
      description: {
        component: 'Вопрос перед тем, как компания забудет человека: кого, сколько о нём есть и что останется.',
      },
    },
  },
  args: {
    places: ready(places),
    chosen: sure,
    onChoose: fn(),
    counts: ready(counts),
    isShared: true,
    onForget: fn<() => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onDone: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
});

const forget = () => screen.getByRole('button', { name: 'Забыть насовсем' });
const word = () => screen.getByRole('textbox', { name: /введите «забыть»/ });

export const Asking = meta.story({
  name: 'Кого, сколько и что останется; без слова «забыть» ничего не делается',
  play: async ({ args, userEvent, step }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Забыть человека?' });
    await expect(screen.getByRole('status')).toHaveTextContent(
      /2\sконтакта.*1\sинтервью на сервере.*4\sзаписи с упоминанием/,
    );
    await expect(dialog).toHaveTextContent(
      /Вернуть будет нельзя.*сервера.*всей команды.*удалите их сами.*отпечатки его адресов/,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await step('Слово набирают', async () => {
      await userEvent.click(forget());
      await expect(word()).toHaveAccessibleDescription('Введите «забыть»');
      await expect(word()).toHaveFocus();
      await userEvent.type(word(), 'забы');
      await userEvent.click(forget());
      await expect(word()).toHaveAccessibleDescription('Введите слово «забыть» целиком');
      await expect(args.onForget).not.toHaveBeenCalled();
    });
    await userEvent.type(word(), 'Ть');
    await userEvent.click(forget());
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Alone = meta.story({
  name: 'Компания в одном браузере',
  args: { isShared: false, counts: ready({ ...counts, interviews: 0 }) },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(/из\sэтого браузера, других мест у\sних нет/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Nothing = meta.story({
  name: 'О человеке ничего нет',
  args: { counts: ready(nothing) },
  play: async () => {
    await expect(screen.getByText(/о человеке больше ничего нет/)).toBeVisible();
  },
});

export const Counting = meta.story({
  name: 'Считаем: забыть ещё нельзя',
  args: { counts: LOADING },
  play: async ({ args, userEvent }) => {
    await userEvent.type(word(), 'забыть');
    await userEvent.click(forget());
    await expect(word()).toHaveAccessibleDescription('Сначала посчитаем, что есть о человеке');
    await expect(args.onForget).not.toHaveBeenCalled();
  },
});

export const Looking = meta.story({ name: 'Ищем', args: { places: LOADING, counts: LOADING } });

export const NotCounted = meta.story({
  name: 'Не посчитано: нет связи',
  args: { counts: failed('Нет связи с сервером.') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  name: 'Не вышло: сказано почему, вопрос остаётся',
  args: { onForget: fn<() => Promise<Outcome>>(() => Promise.resolve(refused('Нет связи с сервером.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(word(), 'забыть');
    await userEvent.click(forget());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером.');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});
