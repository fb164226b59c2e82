import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { NewHypothesisDialog } from '#src/features/research/NewHypothesisDialog.tsx';

import { withAlike } from '#stories/patterns/evidence/withAlike.tsx';

import { hypothesis, pending } from './sampleStudy.ts';

const source = hypothesis('hypothesis-trial-interview');
const [words] = Object.values(source.quotes);
if (!words?.passage) throw new Error('the sample quote has no place');

const meta = preview.meta({
  id: 'features-research-newhypothesisdialog',
  title: 'Разделы/Исследования/Диалог новой гипотезы · NewHypothesisDialog',
  component: NewHypothesisDialog,
  parameters: {
    docs: {
      description: { component: '«Создать гипотезу» из выделенных слов: текст, этап, точка касания, релевантность.' },
    },
  },
  args: {
    quote: { text: words.text, respondent: 'Марина', passage: words.passage },
    onCreate: fn(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

/** Gives words to a hypothesis that there is. */
const giveWords = fn(() => Promise.resolve<Outcome>(refused('Гипотезу удалили в другой вкладке.')));

const field = () => screen.getByRole('textbox', { name: /^Гипотеза/ });
const create = () => screen.getByRole('button', { name: 'Создать' });

export const Writing = meta.story({
  name: 'Текст, этап, точка касания и релевантность уходят как выбраны',
  play: async ({ args, userEvent, step }) => {
    await step('Что стоит сначала', async () => {
      await expect(screen.getByRole('dialog', { name: 'Создать гипотезу' })).toHaveTextContent(`«${words.text}»Марина`);
      await waitFor(() => expect(field()).toHaveFocus());
      await expect(screen.getByLabelText('Этап')).toHaveValue('awareness');
      await expect(screen.getByLabelText('Релевантность')).toHaveValue('medium');
      const options = [...screen.getByLabelText('Релевантность').querySelectorAll('option')];
      await expect(options.map((one) => one.textContent)).toEqual(['Высокая', 'Средняя', 'Низкая']);
    });
    await step('Заполнить и создать', async () => {
      await userEvent.type(field(), source.text);
      await userEvent.selectOptions(screen.getByLabelText('Точка касания'), source.touchpoint);
      await userEvent.selectOptions(screen.getByLabelText('Релевантность'), 'Высокая');
      await userEvent.click(create());
      await expect(args.onCreate).toHaveBeenLastCalledWith({
        text: source.text,
        stage: source.stage,
        touchpoint: source.touchpoint,
        relevance: 'high',
      });
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Missing = meta.story({
  name: 'Без текста не создать: ошибка у поля',
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), '   ');
    await userEvent.click(create());
    await expect(field()).toHaveAccessibleDescription(/Сформулируйте гипотезу/);
    await expect(field()).toHaveFocus();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: всё на месте, можно ещё раз',
  args: { onCreate: fn(() => Promise.resolve(refused('Хранилище браузера заполнено: освободите место.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), source.text);
    await userEvent.selectOptions(screen.getByLabelText('Этап'), 'Revenue');
    await userEvent.click(create());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Хранилище браузера заполнено');
    await expect(field()).toHaveValue(source.text);
    await expect(screen.getByLabelText('Этап')).toHaveValue('revenue');
    await userEvent.click(create());
    await expect(args.onCreate).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  name: 'Сохраняется: второй раз не отправить и не закрыть',
  play: async ({ args, userEvent }) => {
    const saving = pending<Outcome>();
    args.onCreate.mockImplementation(() => saving.promise);
    await userEvent.type(field(), 'Готовый сценарий');
    await userEvent.click(create());
    await userEvent.click(create());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
    saving.finish(DONE);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const Drafted = meta.story({
  name: 'С черновиком: слова против отмечают, похожей гипотезе отдают слова',
  args: {
    others: 3,
    start: { text: 'Если предупреждать об опоздании, то отказов станет меньше', stage: 'retention' },
    against: [{ id: 'never', text: 'Ни разу не опоздали', who: 'Павел' }],
    onAddTo: giveWords,
  },
  decorators: [withAlike],
  play: async ({ args, userEvent, step }) => {
    await step('Похожей слова не отдать: её уже нет; набранное на месте', async () => {
      await expect(screen.getByRole('status')).toHaveTextContent('Похоже на: «Есть и такая»');
      await userEvent.click(screen.getByRole('checkbox', { name: /Ни разу не опоздали/ }));
      await userEvent.click(screen.getByRole('button', { name: /^Добавить слова к ней/ }));
      await expect(giveWords).toHaveBeenLastCalledWith('late', ['never']);
      await expect(await screen.findByRole('alert')).toHaveTextContent('Гипотезу удалили');
      await expect(field()).toHaveDisplayValue(/^Если предупреждать/);
    });
    await step('Отдать: диалог закрыт', async () => {
      giveWords.mockImplementation(() => Promise.resolve(DONE));
      await userEvent.click(screen.getByRole('button', { name: /^Добавить слова к ней/ }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('Или создать новую, с отмеченными словами против', async () => {
      await userEvent.click(create());
      await expect(args.onCreate).toHaveBeenLastCalledWith(expect.objectContaining({ stage: 'retention' }), ['never']);
    });
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
