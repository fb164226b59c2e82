import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { CompaniesSection, type CompaniesSectionProps } from '#src/features/account/companies/CompaniesSection.tsx';

import { companies, company, done } from '../sampleAccount.ts';
import { AS_VIEWER, expectAllBarred, FOR_RESEARCHERS } from '#stories/rights.ts';

const args: CompaniesSectionProps = {
  companies: ready(companies),
  brokenCount: 0,
  companyId: company.id,
  team: null,
  shared: [],
  people: { [company.id]: { inside: 11, invited: 0 } },
  addHref: '#onboarding',
  settingsHref: '#settings',
  onOpen: fn(),
  onSave: fn(done),
  onDelete: fn(done),
  onRetry: fn(),
};
const meta = preview.meta({
  id: 'features-account-companies-companiessection',
  title: 'Разделы/Личный кабинет/Раздел «Компании» · CompaniesSection',
  component: CompaniesSection,
  parameters: {
    docs: { description: { component: '«Компании»: у каждой своё рабочее пространство.' } },
    chromatic: { modes: screenModes },
  },
  args,
  render: (props) => <CompaniesSection {...props} />,
});

export const Full = meta.story({
  name: 'Две компании',
  play: async ({ args: { onOpen, onDelete }, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Добавить компанию' })).toHaveAttribute('href', '#onboarding');
    await step('Открыть другое пространство', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Открыть пространство: Маяк' }));
      await expect(onOpen).toHaveBeenCalledWith('company-second');
    });
    await step('Черновик переживает закрытие по ошибке', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Настройки: Маяк' }));
      await userEvent.type(await screen.findByLabelText(/^Название компании/), ' 2');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Настройки: Маяк' }));
      await expect(await screen.findByLabelText(/^Название компании/)).toHaveValue('Маяк 2');
    });
    await step('Удалить с подтверждением', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Удалить компанию' }));
      await screen.findByLabelText(/^Чтобы подтвердить/);
      await userEvent.keyboard('{Escape}');
      const settings = canvas.getByRole('button', { name: 'Настройки: Маяк' });
      await waitFor(() => expect(settings).toHaveFocus());
      await userEvent.click(settings);
      await userEvent.click(await screen.findByRole('button', { name: 'Удалить компанию' }));
      await userEvent.type(await screen.findByLabelText(/^Чтобы подтвердить/), 'Маяк');
      await userEvent.click(screen.getByRole('button', { name: 'Стереть насовсем' }));
      await waitFor(() => expect(onDelete).toHaveBeenCalledWith(companies[0]));
    });
  },
});

export const Damaged = meta.story({
  name: 'Запись не прочиталась',
  args: { companies: ready([company]), brokenCount: 1 },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1\sзапись не\sудалось прочитать/);
  },
});

export const Loading = meta.story({ name: 'Загружается', args: { companies: LOADING } });

export const Failed = meta.story({
  name: 'Список не открылся',
  args: { companies: failed('Браузер не даёт прочитать данные.') },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Viewer = meta.story({
  name: 'В общей компании наблюдатель: настройки только читаются, своя компания правится',
  args: { shared: [{ id: company.id, role: 'Viewer', unsent: 0 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Настройки: ${company.name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = FOR_RESEARCHERS.replace('исследователей и выше', 'администраторов и владельца');
    await expectAllBarred(
      [dialog.getByLabelText(/^Название компании/), dialog.getByRole('button', { name: 'Сохранить' })],
      reason,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Настройки: Маяк' }));
    await userEvent.type(await screen.findByLabelText(/^Название компании/), ' 2');
    await expect(screen.getByLabelText(/^Название компании/)).toHaveValue('Маяк 2');
  },
});

export const OwnBesideShared = meta.story({
  name: 'В открытой общей компании наблюдатель: свою компанию удаляет',
  globals: AS_VIEWER,
  args: { companyId: company.id, shared: [{ id: company.id, role: 'Viewer', unsent: 0 }] },
  play: async ({ args: { onDelete }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Настройки: Маяк' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить компанию' }));
    await userEvent.type(await screen.findByLabelText(/^Чтобы подтвердить/), 'Маяк');
    await userEvent.click(screen.getByRole('button', { name: 'Стереть насовсем' }));
    await waitFor(() => expect(onDelete).toHaveBeenCalledWith(companies[0]));
  },
});

export const Out = meta.story({
  name: 'Из открытой компании удалили: ни роли, ни людей не названо',
  args: { shared: [{ id: company.id, role: 'Viewer', unsent: 0, isOut: true }] },
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('listitem').filter((one) => one.textContent.includes(company.name));
    await expect(card).toHaveTextContent('Доступ закончился');
    await expect(card).not.toHaveTextContent(/Viewer|человек/);
  },
});
