import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { ShareDialog, type Sharing } from '#src/features/team/ShareDialog.tsx';

const meta = preview.meta({
  id: 'features-team-sharedialog',
  title: 'Разделы/Команда/Открыть доступ команде · ShareDialog',
  component: ShareDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Открыть доступ команде»: что уйдёт на сервер, вход, если он нужен, и отправка, которую можно прервать и продолжить.',
      },
    },
  },
  args: {
    companyName: 'Ориентир',
    personName: '',
    sharing: { step: 'ready', isBegun: false } as Sharing,
    onSignIn: fn((_link: string, _name: string, _connectsBot: boolean): Promise<Outcome> => Promise.resolve(DONE)),
    onShare: fn((_connectsBot: boolean): Promise<Outcome> => Promise.resolve(DONE)),
    onStop: fn(),
    onClose: fn(),
  },
});

const press = (name: string) => screen.getByRole('button', { name });

export const Ready = meta.story({
  name: 'Что уйдёт; отказ показан, можно ещё раз',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/Исходные файлы исследований отправятся следом/)).toBeVisible();
    args.onShare.mockResolvedValueOnce(refused('Сервер не отвечает. Попробуйте ещё раз.'));
    await userEvent.click(press('Отправить и открыть'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Сервер не отвечает');
    await userEvent.click(press('Отправить и открыть'));
    await expect(args.onShare).toHaveBeenCalledTimes(2);
  },
});

export const SignIn = meta.story({
  name: 'Сначала вход по ссылке владельца',
  args: { sharing: { step: 'signIn' } },
  play: async ({ args, userEvent }) => {
    await expect(press('Войти')).toBeDisabled();
    args.onSignIn.mockResolvedValueOnce(refused('Ссылка владельца не подошла: ей больше суток.'));
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Ссылка для входа/ }),
      ' http://localhost:5173/enter#abc ',
    );
    await expect(press('Войти')).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Как вас зовут/ }), ' Анна Бельская ');
    await userEvent.click(press('Войти'));
    await expect(args.onSignIn).toHaveBeenLastCalledWith('http://localhost:5173/enter#abc', 'Анна Бельская', false);
    await expect(await screen.findByRole('alert')).toHaveTextContent('не подошла');
    await expect(screen.getByRole('textbox', { name: /^Ссылка для входа/ })).toHaveValue(
      ' http://localhost:5173/enter#abc ',
    );
  },
});

export const Uploading = meta.story({
  name: 'Отправляется: можно прервать',
  args: { sharing: { step: 'uploading', done: 200, total: 1640 } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^200 из 1\s640\sзаписей$/),
    );
    await userEvent.click(press('Прервать'));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

export const WithBot = meta.story({
  name: 'Набран токен бота: с записями он не уходит',
  args: { hasBotToken: true },
  play: async ({ args, userEvent }) => {
    const box = screen.getByRole('checkbox', { name: /^Подключить бота Telegram/ });
    await expect(box).not.toBeChecked();
    await expect(screen.getByText(/в этом браузере не останется/)).toBeVisible();
    await userEvent.click(press('Отправить и открыть'));
    await expect(args.onShare).toHaveBeenLastCalledWith(false);
    await userEvent.click(box);
    await userEvent.click(press('Отправить и открыть'));
    await expect(args.onShare).toHaveBeenLastCalledWith(true);
  },
});

export const Begun = meta.story({
  name: 'Прервано: можно продолжить',
  args: { sharing: { step: 'ready', isBegun: true } },
  play: async () => {
    await expect(press('Продолжить отправку')).toBeVisible();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
