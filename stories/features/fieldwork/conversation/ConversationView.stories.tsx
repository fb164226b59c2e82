import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ConversationView } from '#src/features/fieldwork/conversation/ConversationView.tsx';

import { said, talk, wish } from '../sampleTranscript.ts';

const meta = preview.meta({
  id: 'features-fieldwork-conversation-conversationview',
  title: 'Разделы/Респонденты/Разговор · ConversationView',
  component: ConversationView,
  parameters: {
    docs: {
      description: {
        component: 'Разговор с респондентом: сказанное пузырями, поле ответа по виду вопроса и кнопки желаний.',
      },
    },
  },
  args: { spoken: talk(0), onAnswer: fn(), onWish: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Consent = meta.story({
  name: 'Сначала согласие',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('log', { name: 'Разговор' })).toHaveTextContent(/Компания «Ориентир» сохранит/);
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Даю согласие' }));
    await expect(args.onWish).toHaveBeenLastCalledWith('agree');
    await userEvent.click(canvas.getByRole('button', { name: 'Отказаться' }));
    await expect(args.onWish).toHaveBeenLastCalledWith('decline');
  },
});

export const Choice = meta.story({
  name: 'Выбор: нажатие и есть ответ, пропустить нельзя',
  args: { spoken: talk(1) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Пропустить' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Назад' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Иногда' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ text: 'Иногда', options: ['some'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Стоп' }));
    await expect(args.onWish).toHaveBeenCalledWith('stop');
  },
});

export const Open = meta.story({
  name: 'Открытый: словами, назад и пропустить можно',
  args: { spoken: talk(2) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Ваш ответ'), 'Посоветовали{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ text: 'Посоветовали' });
    await userEvent.click(canvas.getByRole('button', { name: 'Пропустить' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Назад' }));
    await expect(args.onWish.mock.calls).toEqual([['skip'], ['back']]);
  },
});

export const Why = meta.story({
  name: 'Почему: второй раз другими словами',
  args: { spoken: talk(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Почему так?')).toBeVisible();
    await expect(canvas.getByText(/почему это важно/)).toBeVisible();
    await expect(canvas.getByLabelText('Ваш ответ')).toBeVisible();
  },
});

export const Multiple = meta.story({ name: 'Выбор нескольких', args: { spoken: talk(5) } });

export const Scale = meta.story({ name: 'Шкала', args: { spoken: talk(6) } });

export const Typed = meta.story({ name: 'Число', args: { spoken: talk(7) } });

export const Contact = meta.story({ name: 'Контакт', args: { spoken: talk(8) } });

export const Unread = meta.story({
  name: 'Ответ не понят: сказано почему, вопрос стоит',
  args: { spoken: talk(6, said('ease', 'так себе')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Пришлите число от/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '3' })).toBeVisible();
  },
});

export const Done = meta.story({
  name: 'Конец: спасибо, можно вернуться или удалить',
  args: { spoken: talk(9) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Пройдено 100\u00A0%');
    await expect(canvas.getByText('Спасибо! Ответы записаны.')).toBeVisible();
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Назад',
      'Удалить мои ответы',
    ]);
  },
});

export const Stopped = meta.story({
  name: 'Стоп: сказанное цело, можно продолжить',
  args: { spoken: talk(3, wish('stop')) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Продолжить' }));
    await expect(args.onWish).toHaveBeenCalledWith('resume');
  },
});

export const Declined = meta.story({
  name: 'Отказ: ни одного ответа не записано',
  args: { spoken: talk(0, wish('decline')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ни.одного ответа не.записано/)).toBeVisible();
  },
});

export const Withdrawn = meta.story({
  name: 'Согласие отозвано: сказанного больше нет',
  args: { spoken: talk(3, wish('withdraw')) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Посоветовал коллега')).not.toBeInTheDocument();
    await expect(canvas.getByText(/ответы удалены/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
