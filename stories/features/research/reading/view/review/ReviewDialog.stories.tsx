import { expect, fn, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import type { InterviewReview } from '#src/domain/evidence/review.ts';
import { ReviewDialog } from '#src/features/research/reading/view/review/ReviewDialog.tsx';
import { fits, underFinger } from '#stories/checks.ts';

const ASKED = 'Вам ведь неудобно пользоваться приложением, да?';
const LEFT = 'Привезли на три часа позже, и весь товар я разбирала одна до ночи.';
const LONG = 'А ещё был случай. '.repeat(40).trim();
const TEXT = `Интервьюер: ${ASKED}\n\nРеспондент: ${LEFT}\n\nРеспондент: ${LONG}`;
const placeOf = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });

const REVIEW: InterviewReview = {
  words: { interviewer: 200, respondent: 790, other: 10 },
  asked: { good: 9, leading: 1, hypothetical: 0, closed: 0, double: 0 },
  worse: [
    {
      ...placeOf(ASKED),
      advice: {
        fault: 'leading',
        label: 'Наводящий вопрос',
        why: 'ответ подсказан, и с ним легко согласиться из вежливости.',
        better: 'Расскажите, каково вам пользоваться приложением.',
      },
    },
  ],
  left: [
    { ...placeOf(LEFT), kind: 'pain' },
    { ...placeOf(LONG), kind: 'workaround' },
  ],
};

const meta = preview.meta({
  id: 'features-research-reading-view-review-reviewdialog',
  title: 'Разделы/Исследования/Разбор интервью · ReviewDialog',
  component: ReviewDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Разбор интервью»: кто сколько говорил, как спрашивали, что можно было спросить лучше и что осталось без вопроса.',
      },
    },
  },
  args: { name: 'Интервью 42.txt', text: TEXT, review: ready(REVIEW), onShow: fn(), onRetry: fn(), onClose: fn() },
});

const part = (name: string) => within(screen.getByRole('region', { name }));

export const Reviewed = meta.story({
  name: 'Доли, виды вопросов, что спросить лучше, что осталось; слова ведут в текст',
  play: async ({ args, step, userEvent }) => {
    await step('Доли', async () => {
      await expect(screen.getByText(/^Интервьюер: 20\s%, 200\sслов\. Собеседники: 80\s%, 800\sслов\.$/)).toBeVisible();
      await expect(part('Как спрашивали').getByText('Открытый вопрос: 9')).toBeVisible();
    });
    await step('Наводящий вопрос: чем плох, с чего начать', async () => {
      const worse = part('Можно было спросить лучше');
      await expect(worse.getByRole('listitem')).toHaveTextContent(/каково вам пользоваться приложением/);
      await userEvent.click(worse.getByRole('button', { name: ASKED }));
      await expect(args.onShow).toHaveBeenLastCalledWith(placeOf(ASKED));
    });
    await step('Осталось без вопроса; длинное укорочено', async () => {
      const [first, second] = part('Осталось без вопроса').getAllByRole('listitem');
      await expect(first).toHaveTextContent(/до ночи\.Трудность$/);
      await expect(second).toHaveTextContent(/…Обходной путь$/);
      await userEvent.click(within(first as HTMLElement).getByRole('button'));
      await expect(args.onShow).toHaveBeenLastCalledWith(placeOf(LEFT));
    });
  },
});

export const AllWell = meta.story({
  name: 'Всё спрошено хорошо, ничего не осталось',
  args: {
    review: ready({ ...REVIEW, asked: { ...REVIEW.asked, leading: 0 }, worse: [], left: [] }),
  },
  play: async () => {
    await expect(screen.getByText('Таких вопросов не нашлось.')).toBeVisible();
    await expect(screen.getByText(/мимо которых прошли, не нашлось/)).toBeVisible();
  },
});

export const Nobody = meta.story({
  name: 'Интервьюера в тексте нет',
  args: { review: ready(null) },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Интервьюера в этом тексте нет' })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Разбирается',
  args: { review: LOADING },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Разбор интервью' })).toBeVisible();
    await expect(screen.queryByRole('region')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Не получилось: можно ещё раз',
  args: { review: failed('Проверка не запустилась. Текст и отметки целы.') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await fits(screen.getByRole('dialog'));
    await underFinger(screen.getByRole('button', { name: ASKED }));
  },
});
