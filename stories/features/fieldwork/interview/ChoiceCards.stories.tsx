import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ChoiceCards } from '#src/features/fieldwork/interview/ChoiceCards.tsx';

const meta = preview.meta({
  id: 'features-fieldwork-interview-choicecards',
  title: 'Разделы/Респонденты/Карточки выбора · ChoiceCards',
  component: ChoiceCards<string>,
  parameters: { docs: { description: { component: 'Два-три пути на выбор, каждый с тем, что из него выйдет.' } } },
  args: {
    label: 'Кого спросить',
    name: 'who',
    cards: [
      { value: 'list', label: 'Людей из списка', hint: 'У каждого своя ссылка.' },
      { value: 'anyone', label: 'Кого угодно', hint: 'Одна открытая ссылка.' },
    ],
    value: '',
    onChange: fn(),
  },
});

export const Choosing = meta.story({
  name: 'Ничего не выбрано; выбирают',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Кого спросить' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Кого угодно/ }));
    await expect(args.onChange).toHaveBeenCalledWith('anyone');
  },
});

export const Aligned = meta.story({
  name: 'Кружки стоят у первой строки, сколько бы их ни было',
  args: {
    cards: [
      { value: 'ready', label: 'Готовый', hint: 'Подсказка.' },
      { value: 'about', label: 'По вопросу или гипотезе, которую хочется проверить', hint: 'Подсказка.' },
      { value: 'own', label: 'Свой', hint: 'Подсказка.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 700 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, ...rest] = canvas.getAllByRole('radio').map((one) => one.getBoundingClientRect().top);
    await expect(rest).toEqual([first, first]);
  },
});

export const Chosen = meta.story({
  name: 'Выбрано; стрелка выбирает соседнюю',
  args: { value: 'list' },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('radio', { name: /^Людей из списка/ });
    await expect(list).toBeChecked();
    list.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('anyone');
  },
});
