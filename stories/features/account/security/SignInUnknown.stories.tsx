import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { SignInUnknown, type SignInUnknownProps } from '#src/features/account/security/SignInUnknown.tsx';

const meta = preview.meta({
  id: 'features-account-security-signinunknown',
  title: 'Разделы/Личный кабинет/Как входят, не известно · SignInUnknown',
  component: SignInUnknown,
  parameters: {
    docs: {
      description: {
        component:
          'Строка «Безопасности», пока сервер не сказал, как человек входит: о втором факторе не утверждается ничего.',
      },
    },
  },
  args: { why: 'offline', loginHref: '/login', onRetry: fn() } as SignInUnknownProps,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
});

export const Offline = meta.story({
  name: 'Нет связи: спросить ещё раз',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Нет связи с сервером');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/Двухфакторная/)).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'Спрашиваем',
  args: { why: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Узнаём у сервера…');
  },
});

export const SignedOut = meta.story({
  name: 'Сервер не узнаёт браузер: путь ко входу',
  args: { why: 'signedOut' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  },
});
