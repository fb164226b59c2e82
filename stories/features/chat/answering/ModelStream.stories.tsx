import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ModelStream } from '#src/features/chat/answering/ModelStream.tsx';

const meta = preview.meta({
  id: 'features-chat-answering-modelstream',
  title: 'Разделы/Ассистент/Отвечает модель · ModelStream',
  component: ModelStream,
  parameters: {
    docs: {
      description: {
        component: 'Что говорит модель, пока она говорит: слова по мере прихода, пометка с названием и «Остановить».',
      },
    },
  },
  args: {
    message: 'Хозяева кофеен, у которых нет управляющего',
    model: 'qwen2.5-7b-instruct',
    text: 'Понял: те, кто сам встаёт за стойку. А сколько у них обычно точек?',
    onStop: fn(),
  },
});

export const Coming = meta.story({
  name: 'Слова приходят; модель названа, её можно остановить',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Понял/)).toBeVisible();
    await expect(canvas.getByText('модель')).toBeVisible();
    await expect(canvas.getByText('qwen2.5-7b-instruct')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Остановить' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

export const Waiting = meta.story({ name: 'Первого слова ещё нет', args: { text: '' } });
