import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { BOARD_CARDS, contentOf, type CardInfo } from '#src/domain/boards/cards.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import { BoardSlot } from '#src/features/boards/BoardSlot.tsx';
import { visionBoard } from '#src/samples/boards/board-vision.ts';

const card = BOARD_CARDS.vision[0] as CardInfo;

const meta = preview.meta({
  id: 'features-boards-boardslot',
  title: 'Разделы/Видение и стратегия/Место карточки на доске · BoardSlot',
  component: BoardSlot,
  parameters: {
    docs: {
      description: {
        component:
          'Карточка на своём месте доски, в той форме, что ей нужна; перерисовывается, только когда изменилось её собственное.',
      },
    },
  },
  args: {
    card,
    content: contentOf(visionBoard, card.field),
    draft: undefined,
    hasHistory: true,
    linksHref: '#links',
    onDraftChange: fn(),
    onSave: fn(() => Promise.resolve(DONE)),
    onHistory: fn(),
  },
});

export const Sample = meta.story({
  name: 'Всё, что делают с карточкой, приходит с её полем',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^История/ }));
    await expect(args.onHistory).toHaveBeenCalledWith(card.field);
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await userEvent.type(await canvas.findByRole('textbox'), '!');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(card.field, expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: /^Сохранить/ }));
    await expect(args.onSave).toHaveBeenCalledWith(card.field, `${args.content}!`, args.content);
  },
});
