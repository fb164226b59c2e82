import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';

const meta = preview.meta({
  id: 'ui-errorstate',
  title: 'Элементы/Состояние ошибки · ErrorState',
  component: ErrorState,
  args: {
    title: 'Не удалось прочитать исследования',
    message: 'Браузер не открыл хранилище. Закройте другие вкладки «Ориентира» и повторите.',
    onRetry: fn(),
  },
});

export const Retry = meta.story({
  name: 'Можно повторить',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось прочитать исследования');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
export const Final = meta.story({ name: 'Повторять нечего', args: { onRetry: undefined } });
export const WithWayOut = meta.story({
  name: 'С другим выходом',
  args: { retryLabel: 'Повторить чтение', extra: <Button variant="quiet">Сохранить данные в файл</Button> },
});
export const Long = meta.story({
  name: 'Длинный текст на телефоне',
  args: {
    title: 'Не удалось сохранить файл interview-with-former-clients-2026-11-21-final-version-approved.docx',
    message:
      'Место в браузере закончилось: нужно ещё 12 МБ. Удалите ненужные файлы или сохраните пространство в файл, освободите место и повторите. Введённое не потеряно.',
  },
  globals: { viewport: { value: 'mobile' } },
});
