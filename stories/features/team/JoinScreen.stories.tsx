import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { JoinScreen, type JoinScreenProps } from '#src/features/team/JoinScreen.tsx';

const meta = preview.meta({
  id: 'features-team-joinscreen',
  title: 'Разделы/Команда/Вас зовут в команду · JoinScreen (вход по ссылке)',
  component: JoinScreen,
  args: {
    to: 'team' as JoinScreenProps['to'],
    name: '',
    onLink: fn(),
    onJoin: fn((_name: string): Promise<Outcome> => Promise.resolve(DONE)),
  },
});

export const Asked = meta.story({
  name: 'Имя, потом вход; старая ссылка названа',
  play: async ({ args, canvas, userEvent }) => {
    const enter = canvas.getByRole('button', { name: 'Войти' });
    await expect(enter).toBeDisabled();
    args.onJoin.mockResolvedValueOnce(refused('Ссылка больше не действует. Попросите у коллеги новую.'));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Как вас зовут/ }), ' Марина Котова {Enter}');
    await expect(args.onJoin).toHaveBeenLastCalledWith('Марина Котова');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('больше не действует');
  },
});

export const Known = meta.story({
  name: 'Имя известно из профиля',
  args: { name: 'Анна Бельская' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await expect(args.onJoin).toHaveBeenLastCalledWith('Анна Бельская');
  },
});

export const OwnServer = meta.story({
  name: 'Владелец открыл ссылку своего сервера',
  args: { to: 'ownServer', name: 'Анна Бельская' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Это ваш сервер' })).toBeVisible();
    await expect(canvas.queryByText(/зовут в команду/)).toBeNull();
  },
});

export const Nowhere = meta.story({
  name: 'Ссылки в адресе нет: сначала сказано об этом',
  args: { to: 'nowhere' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'В адресе нет ссылки' })).toBeVisible();
    await expect(canvas.queryByLabelText(/^Как вас зовут/)).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^Ссылка для входа/), ' https://team.example/join#abc {Enter}');
    await expect(args.onLink).toHaveBeenCalledWith('https://team.example/join#abc');
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
