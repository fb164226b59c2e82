import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { JoinScreen, type JoinInvitation, type JoinScreenProps } from '#src/features/team/JoinScreen.tsx';

const meta = preview.meta({
  id: 'features-team-joinscreen',
  title: 'Разделы/Команда/Вас зовут в команду · JoinScreen (вход по ссылке)',
  component: JoinScreen,
  parameters: { docs: { description: { component: 'Куда ведёт ссылка-приглашение: под каким именем входят.' } } },
  args: {
    to: 'team' as JoinScreenProps['to'],
    name: '',
    onOpen: fn(),
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

export const NoServer = meta.story({
  name: 'Страница без сервера: сказано, где открывают приглашения, и ничего не спрошено',
  args: { to: 'noServer' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Приглашения открывают на сервере команды' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть Ориентир' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const NoServerMobile = NoServer.extend({
  name: 'Страница без сервера: на телефоне',
  globals: { viewport: { value: 'mobile' } },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });

const invitation: JoinInvitation = {
  kind: 'open',
  company: 'Стрелка',
  role: 'Researcher (исследователь)',
  by: 'Анна Бельская',
  email: 'vera@company.example',
  you: null,
};

/** A line whose Latin words are marked as such: a text in pieces. */
const said =
  (words: RegExp) =>
  (_text: string, element: Element | null): boolean =>
    element?.tagName === 'P' && words.test(element.textContent);

export const Invited = meta.story({
  name: 'Приглашение: кто, куда и с какой ролью',
  args: { invitation },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Вас зовут в команду «Стрелка»' })).toBeVisible();
    await expect(canvas.getByText(said(/Анна Бельская приглашает вас: vera@company\.example/))).toBeVisible();
  },
});

export const ByLink = meta.story({
  name: 'Ссылка с ролью: куда и кем',
  args: { invitation: { ...invitation, by: '', email: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Вас зовут в команду «Стрелка»' })).toBeVisible();
    await expect(canvas.getByText(said(/^Ваша роль — Researcher \(исследователь\)\./))).toBeVisible();
  },
});

export const KnownToServer = meta.story({
  name: 'В браузере уже вошли: имени не спрашивают, сказано, какое увидят',
  args: { invitation: { ...invitation, by: '', email: '', you: 'Вера Ким' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(said(/Коллеги увидят вас как «Вера Ким»/))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await expect(args.onJoin).toHaveBeenLastCalledWith('Вера Ким');
  },
});

export const AlreadyIn = meta.story({
  name: 'Уже в команде: сказано это и своя роль',
  args: { invitation: { ...invitation, by: '', email: '', you: 'Вера Ким', has: 'Researcher (исследователь)' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Вы уже в команде «Стрелка»' })).toBeVisible();
    await expect(
      canvas.getByText(said(/^Ваша роль — Researcher \(исследователь\), по этой ссылке она не изменится/)),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть компанию' }));
    await expect(args.onJoin).toHaveBeenLastCalledWith('Вера Ким');
  },
});

export const HigherRole = AlreadyIn.extend({
  name: 'Уже в команде, ссылка даёт больше: сказано, какой роль станет',
  args: { invitation: { ...invitation, by: '', email: '', you: 'Вера Ким', has: 'Viewer (наблюдатель)' } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(said(/Viewer \(наблюдатель\), по этой ссылке она станет Researcher \(исследователь\)/)),
    ).toBeVisible();
  },
});

export const SomebodyElse = meta.story({
  name: 'Вошёл другой человек: выйти и принять',
  args: { invitation: { ...invitation, kind: 'other', you: 'anna@company.example' }, onSignOut: fn(async () => DONE) },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(said(/вошли как anna@company\.example/))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Выйти и\sпринять приглашение$/ }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const SignInFirst = meta.story({
  name: 'Адрес со вторым фактором: сначала вход',
  args: { invitation: { ...invitation, kind: 'signIn' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Сначала войдите с этим адресом/)).toBeVisible();
  },
});

export const Former = meta.story({
  name: 'Удалённого прежняя ссылка не возвращает, и это сказано до входа',
  args: { formerOf: 'Ромашка' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Вас больше нет в компании «Ромашка»' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Looking = meta.story({
  name: 'Сервер ещё не сказал, куда ведёт ссылка: имени не спрашивают',
  args: { isLooking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Проверяем ссылку' })).toBeVisible();
    await expect(canvas.queryByText(/зовут/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const LookingLong = meta.story({
  name: 'Сервер молчит: сказано, сколько ждать',
  args: { isLooking: true, longAfter: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ждём сервер/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('до минуты');
    await expect(canvas.getByRole('heading', { name: 'Проверяем ссылку' })).toBeVisible();
  },
});

export const Over = meta.story({
  name: 'Ссылка обрезана или больше не действует: сказано до имени',
  args: { over: 'Ссылка скопирована не целиком или больше не действует. Откройте её целиком.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ссылка не подошла' })).toBeVisible();
    await expect(canvas.getByText(/^Ссылка скопирована не\s?целиком или больше не\s?действует/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const OwnersOver = meta.story({
  name: 'Ссылка владельца обрезана или больше не действует: сказано, где взять новую',
  args: { to: 'ownServer', over: 'По ней уже вошли. Новую печатает сам сервер: npm start -- --owner-link.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ссылка не подошла' })).toBeVisible();
    await expect(canvas.getByText(said(/печатает сам сервер.*npm start -- --owner-link/))).toBeVisible();
    await expect(canvas.queryByText(/ваш сервер/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const OverMobile = Over.extend({
  name: 'Ссылка не подошла: на телефоне',
  globals: { viewport: { value: 'mobile' } },
});
