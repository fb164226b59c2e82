import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { SpeakersButton } from '#src/features/research/people/SpeakersButton.tsx';

const meta = preview.meta({
  id: 'features-research-people-speakersbutton',
  title: 'Разделы/Исследования/Кто говорит, кнопка · SpeakersButton',
  component: SpeakersButton,
  parameters: {
    docs: {
      description: { component: 'У материала: кто в нём говорит, если это сказано; нажатие открывает «Кто говорит».' },
    },
  },
  args: { material: 'interview-1.txt', who: '', onOpen: fn() },
});

export const Unsaid = meta.story({
  name: 'Ещё не сказано: «Кто говорит»',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Кто говорит: interview-1.txt' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
});

export const Said = meta.story({
  name: 'Сказано: участник и сколько их всего',
  args: { who: 'Марина, 2 участника' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Марина, 2 участника/ })).toHaveTextContent('Марина, 2 участника');
  },
});
