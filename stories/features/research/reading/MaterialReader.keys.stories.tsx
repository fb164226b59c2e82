import { expect, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import { retype } from '#stories/checks.ts';
import { inBox } from '#stories/frames.tsx';

import { codes, readingOf, sources } from './sampleReading.ts';
import { pane, select, QUOTE, quote, readerArgs } from './readerPlay.ts';

const meta = preview.meta({
  id: 'features-research-reading-materialreader',
  title: 'Разделы/Исследования/Чтение материала · MaterialReader',
  component: MaterialReader,
  parameters: { chromatic: { modes: screenModes } },
  args: readerArgs,
  decorators: [inBox({ height: '96dvh' })],
});

export const ByKeys = meta.story({
  name: 'С клавиатуры: к отметке и от неё, слова и предложения, Escape по шагу назад',
  args: readingOf(sources),
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(pane()).toHaveFocus());
    await step('] ведёт к следующей отметке, Enter раскрывает её, Escape закрывает', async () => {
      await userEvent.keyboard('[BracketRight]');
      await waitFor(() => expect(pane().querySelector('[data-looked-at]')).toBeInTheDocument());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(pane().querySelector('[data-note][data-open]')).toBeInTheDocument());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(pane().querySelector('[data-note][data-open]')).not.toBeInTheDocument());
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Слово, предложение, и назад к слову', async () => {
      screen.getAllByRole('button', { name: /Выбрать реплику \d+: Марина/ })[0]?.focus();
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect(await screen.findByText(/^Выбрано: «[^ ]+»$/)).toBeVisible();
      await userEvent.keyboard('{Shift>}{Alt>}{ArrowRight}{/Alt}{/Shift}');
      await expect(await screen.findByText(/^Выбрано: «.* .*[.!?]»$/)).toBeVisible();
    });
    await step('Escape снимает выбор, и фокус на реплике; потом закрывает чтение', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await screen.findByText(/^Выделите слова/)).toBeVisible();
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Выбрать реплику/));
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
});

export const Coding = meta.story({
  name: 'Код первыми буквами, новый код, отказ хранилища не теряет набранного, последний код одной клавишей',
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(pane()).toHaveFocus());
    select(QUOTE);
    await screen.findByText(`Выбрано: «${QUOTE}»`);
    await step('C открывает поле, Enter ставит первый', async () => {
      await userEvent.keyboard('c');
      const field = await screen.findByRole('combobox', { name: 'Код' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, 'пуст');
      await userEvent.keyboard('{Enter}');
      await expect(args.onCode).toHaveBeenLastCalledWith(quote, { code: codes[1] });
      await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Код' })).not.toBeInTheDocument());
    });
    await step('Последний код ещё раз', async () => {
      await userEvent.keyboard('r');
      await waitFor(() => expect(args.onCode).toHaveBeenCalledTimes(2));
    });
    await step('Код удалён в другой вкладке: сказано, набранное на месте', async () => {
      args.onCode.mockResolvedValueOnce(refused('Этой записи больше нет.'));
      await userEvent.keyboard('c');
      await userEvent.type(await screen.findByRole('combobox', { name: 'Код' }), 'поиск{Enter}');
      await expect(await screen.findByText('Этой записи больше нет.')).toBeVisible();
      await expect(screen.getByRole('combobox', { name: 'Код' })).toHaveValue('поиск');
    });
    await step('Новый код', async () => {
      await retype(screen.getByRole('combobox', { name: 'Код' }), 'Цена вопроса');
      await userEvent.click(screen.getByRole('option', { name: 'Создать код „Цена вопроса“' }));
      await expect(args.onCode).toHaveBeenLastCalledWith(quote, { name: 'Цена вопроса' });
    });
  },
});

export const Linking = meta.story({
  name: 'Цитата и слова против гипотезы, которая уже есть',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(pane()).toHaveFocus());
    select(QUOTE);
    await screen.findByText(`Выбрано: «${QUOTE}»`);
    await userEvent.keyboard('q');
    await expect(args.onQuote).toHaveBeenLastCalledWith(quote);
    await userEvent.keyboard('k');
    const form = within(await screen.findByRole('dialog', { name: 'Добавить к гипотезе' }));
    await userEvent.selectOptions(form.getByLabelText(/^Гипотеза/), args.hypotheses[0]?.text ?? '');
    await userEvent.selectOptions(form.getByLabelText('Слова говорят'), 'Против');
    await userEvent.click(form.getByRole('button', { name: 'Добавить' }));
    await expect(args.onLink).toHaveBeenLastCalledWith(quote, args.hypotheses[0]?.id, 'against');
  },
});
