import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { QuestionHelp } from '#src/features/chat/answering/QuestionHelp.tsx';

const meta = preview.meta({
  id: 'features-chat-answering-questionhelp',
  title: 'Разделы/Ассистент/Помощь с вопросом · QuestionHelp',
  component: QuestionHelp,
  parameters: {
    docs: { description: { component: 'Что можно сделать, если ответить сразу не получается: то же, что словами.' } },
  },
  args: { isUnclear: false, onTakeAnyway: fn(), onExplain: fn(), onLater: fn(), onSkip: fn() },
});

export const Asked = meta.story({
  name: 'Вопрос задан',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Записать как есть' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Что это значит?' }));
    await expect(args.onExplain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Позже' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Пропустить' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
});

export const Unclear = meta.story({
  name: 'Сказанное не похоже на ответ',
  args: { isUnclear: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Записать как есть' }));
    await expect(args.onTakeAnyway).toHaveBeenCalledOnce();
  },
});

export const Readable = meta.story({
  name: 'Есть прочитанный файл: ответ можно выбрать в нём',
  args: { onPick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать в тексте' }));
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({ name: 'Пока сохраняется', args: { isUnclear: true, disabled: true } });

export const Mobile = meta.story({
  name: 'На телефоне',
  args: { isUnclear: true },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
