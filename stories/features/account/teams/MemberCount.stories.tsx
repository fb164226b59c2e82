import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MemberCount } from '#src/features/account/teams/MemberCount.tsx';
import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';
import { members } from '#src/samples/account.ts';

const meta = preview.meta({
  id: 'features-account-teams-membercount',
  title: 'Разделы/Личный кабинет/Сколько участников · MemberCount',
  component: MemberCount,
  parameters: {
    docs: {
      description: {
        component: 'Сколько людей с доступом показано, из скольких и в какой компании; приглашённые — отдельно.',
      },
    },
  },
  args: { found: members, all: members, company: null as string | null, samples: new Set<string>() },
});

export const All = meta.story({
  name: 'Все',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^9\sучастников · приглашены:\s2$/)).toBeVisible();
  },
});

export const Found = meta.story({
  name: 'Найденные в одной компании',
  args: { found: members.slice(0, 2), company: 'Ориентир' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Найдено 2 из\s9 · Ориентир$/)).toBeVisible();
  },
});

const [first, second, ...others] = members;

export const BesideSample = meta.story({
  name: 'В своей компании люди из примера не сосчитаны, но названы',
  args: {
    found: [
      ...members,
      ...(first ? [{ ...first, id: 'own', companyId: 'company-own', email: 'anna@company.example' }] : []),
    ],
    samples: new Set([SAMPLE_COMPANY_ID]),
  },
  render: (props) => <MemberCount {...props} all={props.found} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1\sучастник · из\sпримера: 11$/)).toBeVisible();
  },
});

export const Invited = meta.story({
  name: 'Приглашённые названы отдельно, кто без доступа — не в счёт',
  args: {
    all: [
      ...(first ? [{ ...first, status: 'invited' as const }] : []),
      ...(second ? [{ ...second, status: 'noAccess' as const }] : []),
      ...others,
    ],
  },
  render: (props) => <MemberCount {...props} found={props.all} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^7\sучастников · приглашены:\s3$/)).toBeVisible();
  },
});

export const NobodyInside = meta.story({
  name: 'Найдены только приглашённые',
  args: { found: members.filter(({ status }) => status === 'invited').slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Найдено без\sдоступа: 1$/)).toBeVisible();
  },
});
