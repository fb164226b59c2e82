import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { ReaderFoot, type ReaderFootProps } from '#src/features/research/reading/view/ReaderFoot.tsx';
import { useQuoteMenu, type QuoteMenu, type QuoteMenuOf } from '#src/features/research/reading/view/useQuoteMenu.ts';
import { inBox } from '#stories/frames.tsx';

import { codes, placeOf, readingOf, unmarked } from '../sampleReading.ts';

const onQuote = fn<QuoteMenuOf['onQuote']>(() => Promise.resolve());
const onCode = fn<QuoteMenuOf['onCode']>(() => Promise.resolve(DONE));

/** The menu as the reading view keeps it. */
function Foot(props: ReaderFootProps) {
  const { quote, codes } = props;
  return <ReaderFoot {...props} menu={useQuoteMenu({ materialId: 'material-42', quote, codes, onQuote, onCode })} />;
}

const closed: QuoteMenu = {
  menu: null,
  open: () => fn(),
  close: fn(),
  markQuote: fn(),
  giveCode: () => Promise.resolve(DONE),
  lastCode: undefined,
  giveLastCode: fn(),
  refusal: '',
  forgetRefusal: fn(),
};

const WORDS = 'пустой экран';
const { hypotheses } = readingOf(unmarked);

const meta = preview.meta({
  id: 'features-research-reading-view-readerfoot',
  title: 'Разделы/Исследования/Низ чтения · ReaderFoot',
  component: ReaderFoot,
  parameters: {
    docs: {
      description: {
        component:
          'Низ чтения: что сделать из выбранных слов, и вопросы на пути — поле кодов, формы гипотезы и инсайта.',
      },
    },
  },
  render: (args) => <Foot {...args} />,
  decorators: [inBox({ height: '420px', display: 'grid', alignItems: 'end' })],
  args: {
    quote: { text: WORDS, respondent: 'Марина', passage: { materialId: 'material-42', ...placeOf(WORDS) } },
    codes,
    hypotheses,
    menu: closed,
    sign: (label) => label,
    onCreateHypothesis: fn(() => Promise.resolve(DONE)),
    onAddInsight: fn(() => Promise.resolve(DONE)),
    onLink: fn(() => Promise.resolve(DONE)),
  },
});

export const Chosen = meta.story({
  name: 'Слова выбраны: цитата сразу, код из поля, отказ назван',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Цитата', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Цитата' }));
      await expect(onQuote).toHaveBeenLastCalledWith(args.quote);
    });
    await step('Код', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Код' }));
      await userEvent.type(await screen.findByRole('combobox', { name: 'Код' }), 'пуст{Enter}');
      await expect(onCode).toHaveBeenLastCalledWith(args.quote, { code: codes[1] });
    });
    await step('Его удалили в другой вкладке: сказано', async () => {
      onCode.mockResolvedValueOnce(refused('Этой записи больше нет.'));
      await userEvent.click(await canvas.findByRole('button', { name: 'Код «Пустой экран»' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Этой записи больше нет.');
    });
    await step('Инсайт, гипотеза и готовая гипотеза спрашивают', async () => {
      for (const [button, dialog] of [
        ['Инсайт', 'Добавить инсайт'],
        ['Гипотеза', 'Создать гипотезу'],
        ['К гипотезе…', 'Добавить к гипотезе'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name: button }));
        await expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
        await userEvent.keyboard('{Escape}');
      }
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

export const Nothing = meta.story({
  name: 'Ничего не выбрано: сказано, что делать',
  args: { quote: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Выделите слова/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Цитата' })).toBeDisabled();
  },
});
