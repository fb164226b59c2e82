import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ToastMessage } from '#src/ui/toast/ToastMessage.tsx';

const meta = preview.meta({
  id: 'ui-toast-toastmessage',
  title: 'Элементы/Текст уведомления · ToastMessage (тост)',
  component: ToastMessage,
  args: { title: 'Исследование загружено', description: '«Интервью с ушедшими клиентами»', onClose: fn() },
});

export const Info = meta.story({ name: 'Сообщение' });
export const Success = meta.story({ name: 'Удача', args: { tone: 'success' } });
export const Failure = meta.story({
  name: 'Ошибка',
  args: { tone: 'error', title: 'Ошибка', description: 'Заполните все обязательные поля' },
});
const onAction = fn();

export const WithAction = meta.story({
  name: 'Действие срабатывает и убирает сообщение',
  args: { action: { label: 'Отменить', onAction } },
  play: async ({ args, canvas, userEvent }) => {
    onAction.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    await expect(onAction).toHaveBeenCalledTimes(1);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});
export const Long = meta.story({
  name: 'Длинный текст',
  args: {
    tone: 'error',
    title: 'Не удалось сохранить исследование «Почему уходят после пробного периода»',
    description:
      'Место в браузере закончилось. Удалите ненужные файлы или сохраните пространство в файл и попробуйте ещё раз.',
    action: { label: 'Повторить', onAction },
  },
  globals: { viewport: { value: 'mobile' } },
});
