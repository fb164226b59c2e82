import { expect, fn } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import type { BoardChange } from '#src/domain/chat/interviewBoard.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { BoardReview, type ReviewedTexts } from '#src/features/chat/BoardReview.tsx';

import { ANSWERS } from './sampleChat.ts';
import type { ChatField } from '#src/domain/boards/fields.ts';

const CHANGES: readonly BoardChange[] = [
  { field: 'vision', before: 'Прежнее **видение**\n\n- раз\n- два', after: ANSWERS.vision },
  { field: 'needs', before: 'Другие потребности', after: ANSWERS.needs },
  { field: 'channels', before: ' ', after: ANSWERS.channels },
];

const meta = preview.meta({
  id: 'features-chat-boardreview',
  title: 'Разделы/Ассистент/Что изменится на доске · BoardReview',
  component: BoardReview,
  parameters: {
    docs: {
      description: {
        component:
          'Что законченное интервью изменило бы на доске, было и станет рядом, карточка за карточкой; ответ правят до записи.',
      },
    },
    chromatic: { modes: screenModes },
  },
  args: {
    changes: CHANGES,
    onReplace: fn((_fields: readonly ChatField[], _texts: ReviewedTexts): Promise<Outcome> => Promise.resolve(DONE)),
    onLeave: fn((): Promise<Outcome> => Promise.resolve(DONE)),
  },
});

export const Several = meta.story({
  name: 'Было и станет рядом; записывается только отмеченное',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('видение').tagName).toBe('STRONG');
    await expect(canvas.getByText('Пусто')).toBeVisible();
    await step('Раздел можно оставить', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Needs (Потребности)' }));
      await userEvent.click(canvas.getByRole('button', { name: /^Записать 2\sкарточки$/ }));
      await expect(args.onReplace).toHaveBeenCalledWith(['vision', 'channels'], {});
    });
    await step('И всю доску', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Оставить доску как есть' }));
      await expect(args.onLeave).toHaveBeenCalledOnce();
    });
  },
});

export const NothingChosen = meta.story({
  name: 'Ничего не отмечено: записывать нечего',
  play: async ({ canvas, userEvent }) => {
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await expect(canvas.getByRole('button', { name: /^Записать 0/ })).toBeDisabled();
  },
});

export const Edited = meta.story({
  name: 'Ответ поправлен до записи; пустой не записывается',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: Needs (Потребности)' }));
    const area = canvas.getByRole('textbox');
    await userEvent.clear(area);
    await expect(canvas.getByRole('button', { name: /^Записать 2/ })).toBeVisible();
    await userEvent.type(area, 'Видеть, кто отстаёт');
    await userEvent.click(canvas.getByRole('button', { name: /^Записать 3/ }));
    await expect(args.onReplace).toHaveBeenCalledWith(['vision', 'needs', 'channels'], {
      needs: 'Видеть, кто отстаёт',
    });
  },
});

export const Failed = meta.story({
  name: 'Не сохранилось: выбор цел, причина названа',
  args: {
    onReplace: fn((_fields: readonly ChatField[], _texts: ReviewedTexts): Promise<Outcome> =>
      Promise.resolve(refused('Доска изменилась в другой вкладке. Посмотрите ещё раз.')),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Записать 3/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('в другой вкладке');
    await expect(canvas.getByRole('button', { name: /^Записать 3/ })).toHaveFocus();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне — одно под другим',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
});
