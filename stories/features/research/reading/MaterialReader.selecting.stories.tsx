import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import { inBox } from '#stories/frames.tsx';

import { findings, readingFindings, wordsOf } from './findings/sampleFindings.ts';
import { pane, find, select, QUOTE, quote, readerArgs } from './readerPlay.ts';

const meta = preview.meta({
  id: 'features-research-reading-materialreader',
  title: 'Разделы/Исследования/Чтение материала · MaterialReader',
  component: MaterialReader,
  parameters: { chromatic: { modes: screenModes } },
  args: readerArgs,
  decorators: [inBox({ height: '96dvh' })],
});

export const Selected = meta.story({
  name: 'Выделенные слова становятся гипотезой вместе со своим местом',
  play: async ({ args, userEvent, step }) => {
    await step('Пока ничего не выделено, сказано, что делать', async () => {
      await expect(screen.getByRole('region', { name: args.material.name })).toHaveTextContent(args.studyTitle);
      await expect(screen.getByRole('button', { name: 'Гипотеза' })).toBeDisabled();
      await expect(screen.getByRole('button', { name: 'Инсайт' })).toBeDisabled();
      await expect(screen.getByText(/Выделите слова в тексте/)).toBeVisible();
    });
    await step('Выделить', async () => {
      select(QUOTE);
      await expect(await screen.findByText(`Выбрано: «${QUOTE}»`)).toHaveAttribute('aria-live', 'polite');
    });
    await step('Форма с цитатой, пустую не отправить', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Гипотеза' }));
      const form = within(await screen.findByRole('dialog', { name: 'Создать гипотезу' }));
      await expect(form.getByText(QUOTE)).toBeVisible();
      await userEvent.click(form.getByRole('button', { name: 'Создать' }));
      await expect(form.getByRole('textbox', { name: /^Гипотеза/ })).toHaveAccessibleDescription(
        /Сформулируйте гипотезу/,
      );
      await expect(args.onCreateHypothesis).not.toHaveBeenCalled();
    });
    await step('Заполнить и создать', async () => {
      const form = within(screen.getByRole('dialog', { name: 'Создать гипотезу' }));
      await userEvent.type(form.getByRole('textbox', { name: /^Гипотеза/ }), 'Расписание важнее цены');
      await userEvent.selectOptions(form.getByLabelText('Релевантность'), 'Высокая');
      await userEvent.selectOptions(form.getByLabelText('Этап'), 'Activation');
      await userEvent.click(form.getByRole('button', { name: 'Создать' }));
      await expect(args.onCreateHypothesis).toHaveBeenLastCalledWith(quote, {
        text: 'Расписание важнее цены',
        stage: 'activation',
        touchpoint: 'Регистрация',
        relevance: 'high',
      });
    });
    await step('Форма закрылась, чтение продолжается', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Создать гипотезу' })).not.toBeInTheDocument());
      await expect(screen.getByRole('region', { name: args.material.name })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Гипотеза' })).toHaveFocus());
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

export const Copied = meta.story({
  name: 'Выделенное копирует страница, целыми словами: там, где личные данные скрыты, — без них',
  args: { onCopy: fn() },
  play: async ({ args, step }) => {
    select(QUOTE);
    await screen.findByText(`Выбрано: «${QUOTE}»`);
    const copied = new DataTransfer();
    await step('Буфер браузера ничего не получает сам', async () => {
      const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: copied });
      pane().dispatchEvent(event);
      await expect(event.defaultPrevented).toBe(true);
      await expect(copied.getData('text/plain')).toBe('');
    });
    await expect(args.onCopy).toHaveBeenLastCalledWith(QUOTE);
  },
});

/** Returns the highlighted selection of the text. */
const chosen = () => [...(CSS.highlights.get('reading-chosen') ?? [])].join('');

export const OneSelection = meta.story({
  name: 'Что названо выбранным, то и выделено: при поиске, находке и новом выделении',
  args: { findings: readingFindings },
  play: async ({ step, userEvent }) => {
    await step('Слова целиком', async () => {
      select('няли расписание зан');
      await expect(await screen.findByText('Выбрано: «меняли расписание занятий»')).toBeVisible();
      await expect(chosen()).toBe('меняли расписание занятий');
    });
    await step('Поиск рисует текст заново: выбранное остаётся и там, и тут', async () => {
      await userEvent.type(find(), 'расписание');
      await expect(await screen.findByText(/^1 из \d+$/)).toBeVisible();
      await expect(screen.getByText('Выбрано: «меняли расписание занятий»')).toBeVisible();
      await waitFor(() => expect(chosen()).toBe('меняли расписание занятий'));
    });
    await step('Слова находки', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Следующая находка' }));
      const words = wordsOf(findings[0]);
      await expect(await screen.findByText(/^Выбрано/)).toHaveTextContent(words);
      await waitFor(() => expect(chosen()).toBe(words));
      await waitFor(() => expect(document.getSelection()?.toString()).toBe(words));
    });
    await step('Щелчок по тексту снимает', async () => {
      await userEvent.click(pane());
      document.getSelection()?.collapse(pane().querySelector('p'), 0);
      await expect(await screen.findByText(/^Выделите слова/)).toBeVisible();
      await waitFor(() => expect(chosen()).toBe(''));
    });
  },
});

export const Insight = meta.story({
  name: 'Реплика целиком становится инсайтом, с клавиатуры',
  play: async ({ args, userEvent }) => {
    screen.getAllByRole('button', { name: /Выбрать реплику \d+: Марина/ })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Инсайт' }));
    const form = within(await screen.findByRole('dialog', { name: 'Добавить инсайт' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Инсайт/ }), 'Причину искали в расписании');
    await userEvent.click(form.getByRole('button', { name: 'Добавить' }));
    const said = expect.stringMatching(/^Это было три недели назад.*минут по сорок\.$/) as string;
    await expect(args.onAddInsight).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: said, respondent: 'Марина' }),
      'Причину искали в расписании',
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Добавить инсайт' })).not.toBeInTheDocument());
  },
});
