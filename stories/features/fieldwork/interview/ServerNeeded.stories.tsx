import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ServerNeeded } from '#src/features/fieldwork/interview/ServerNeeded.tsx';

const meta = preview.meta({
  id: 'features-fieldwork-interview-serverneeded',
  title: 'Разделы/Респонденты/Нужен сервер · ServerNeeded',
  component: ServerNeeded,
  parameters: {
    docs: {
      description: { component: 'Почему в компании одного браузера интервью не идут сами, и что можно без сервера.' },
    },
  },
  args: {
    hasServer: true,
    shareHref: '/profile?section=companies',
    uploadHref: '/?action=upload',
    scenarioHref: '/profile?section=settings&scenario=new',
  },
});

export const WithServer = meta.story({
  name: 'Сервер рядом: открыть доступ, или загрузить готовое',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Открыть доступ команде' })).toHaveAttribute('href', args.shareHref);
    await expect(canvas.getByRole('link', { name: 'Загрузить интервью' })).toHaveAttribute('href', args.uploadHref);
    await expect(canvas.getByText(/проверить его на\sсебе/)).toBeVisible();
  },
});

export const FilesOnly = meta.story({
  name: 'Только страницы, без сервера: сказано, откуда открыть',
  args: { hasServer: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Открыть доступ команде' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/откройте Ориентир с\sсервера/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Загрузить интервью' })).toBeVisible();
  },
});
