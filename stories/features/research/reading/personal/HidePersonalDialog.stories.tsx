import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { personalIn } from '#src/domain/evidence/personal/personalIn.ts';
import {
  HidePersonalDialog,
  type HidePersonalDialogProps,
} from '#src/features/research/reading/personal/HidePersonalDialog.tsx';

const text =
  'Интервьюер: Как вы узнали?\nРеспондент: Мне Зульфия показала, мы с Зульфиёй соседки. Её телефон 8 900 123-45-67. Живём на улице Садовой, дом 5. Там ещё управдом Прохор Шкода, Шкода всё знает.';

const meta = preview.meta({
  id: 'features-research-reading-personal-hidepersonaldialog',
  title: 'Разделы/Исследования/Скрыть личные данные · HidePersonalDialog',
  component: HidePersonalDialog,
  parameters: {
    docs: {
      description: {
        component: 'Что в тексте говорит, кто это: по видам, с числом мест и с тем, что вокруг; отмеченное скрывается.',
      },
    },
  },
  args: {
    material: 'Интервью 3.txt',
    finding: ready({ text, found: personalIn(text) }),
    onHide: fn<HidePersonalDialogProps['onHide']>(() => Promise.resolve(DONE)),
    onRetry: fn(),
    onClose: fn(),
  },
});

export const Found = meta.story({
  name: 'Найденное по видам: снять лишнее, добавить своё, скрыть',
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Скрыть личные данные' });
    await step('По видам, с числом мест и с тем, что вокруг', async () => {
      await expect(screen.getByRole('group', { name: /^Имена: 3\sместа$/ })).toBeVisible();
      await expect(screen.getByRole('group', { name: /^Телефоны: 1\sместо$/ })).toBeVisible();
      await expect(screen.getByRole('checkbox', { name: /^Зульфия · 2\sместа/ })).toBeChecked();
      await expect(dialog).toHaveTextContent('показала, мы с');
    });
    await step('Адрес оставить, слово добавить', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: /Садовой/ }));
      await userEvent.type(screen.getByRole('textbox', { name: 'Скрыть ещё слово' }), 'управдом{Enter}');
      await expect(await screen.findByRole('checkbox', { name: /^управдом/ })).toBeChecked();
      await userEvent.type(screen.getByRole('textbox', { name: 'Скрыть ещё слово' }), 'трактор{Enter}');
      await expect(screen.getByText('Такого слова в тексте нет')).toBeVisible();
    });
    await userEvent.click(screen.getByRole('button', { name: /^Скрыть 5\sмест$/ }));
    const places = args.onHide.mock.lastCall?.[0] ?? [];
    await expect(new Set(places.map(({ start, end }) => text.slice(start, end)))).toEqual(
      new Set(['Зульфия', 'Зульфиёй', 'Прохор', 'управдом', '8 900 123-45-67']),
    );
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Nothing = meta.story({
  name: 'Ничего не нашлось: можно добавить своё слово',
  args: { finding: ready({ text: 'Всё хорошо, спасибо.', found: [] }) },
  play: async () => {
    await expect(await screen.findByText(/в этом тексте не нашли/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Скрыть' })).toBeDisabled();
  },
});

export const Refused = meta.story({
  name: 'Не скрылось: сказано почему, выбранное на месте',
  args: {
    onHide: fn<HidePersonalDialogProps['onHide']>(() =>
      Promise.resolve(refused('Этот текст изменили в другой вкладке.')),
    ),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Скрыть 5\sмест$/ }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Этот текст изменили в другой вкладке.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  name: 'Ищем в тексте',
  args: { finding: LOADING },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Ищем в тексте…');
  },
});

export const Failing = meta.story({
  name: 'Текст не прочитан: почему, и ещё раз',
  args: { finding: failed('Хранилище закрыто.') },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Хранилище закрыто.');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
