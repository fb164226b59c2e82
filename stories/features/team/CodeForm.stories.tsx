import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { CodeForm } from '#src/features/team/CodeForm.tsx';

const meta = preview.meta({
  id: 'features-team-codeform',
  title: 'Разделы/Команда/Код второго шага · CodeForm (TOTP)',
  component: CodeForm,
  parameters: { docs: { description: { component: 'Второй шаг входа: код из приложения или запасной.' } } },
  args: { onCode: fn((_code: string, _isSpare: boolean): Promise<Outcome> => Promise.resolve(DONE)) },
});

export const Code = meta.story({
  name: 'Шесть цифр; неверный код назван',
  play: async ({ args, canvas, userEvent }) => {
    const enter = canvas.getByRole('button', { name: 'Войти' });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Код/ }), '12345');
    await expect(enter).toBeDisabled();
    args.onCode.mockResolvedValueOnce(refused('Код не подходит.'));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Код/ }), '6{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('123456', false);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('не подходит');
  },
});

export const Spare = meta.story({
  name: 'Запасной код вместо телефона',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /запасной код/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Запасной код/ }), 'vnwKT-ncTlL{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('vnwKT-ncTlL', true);
  },
});
