import { expect, fn, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { OpenLink, type OpenLinkProps } from '#src/features/fieldwork/round/OpenLink.tsx';
import { AS_VIEWER } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-openlink',
  title: 'Разделы/Респонденты/Открытая ссылка раунда · OpenLink',
  component: OpenLink,
  parameters: {
    docs: {
      description: { component: 'Открытая ссылка раунда: адрес для тех, кто может её дать, и дорога закрыть её.' },
    },
  },
  args: {
    openAddress: 'https://team.example/i/Zm9vYmFyYmF6' as OpenLinkProps['openAddress'],
    onCloseLink: fn(),
    onCopy: fn(),
  },
});

export const Shown = meta.story({
  name: 'Адрес виден и копируется; закрывают после вопроса',
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать открытую ссылку' }));
    await expect(args.onCopy).toHaveBeenCalledWith(args.openAddress);
    await step('вопрос говорит, что будет, и можно передумать', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Закрыть ссылку' }));
      const ask = await screen.findByRole('alertdialog', { name: 'Закрыть открытую ссылку?' });
      await expect(ask).toHaveTextContent(/Кто уже начал, договорит.*у\sновой будет другой адрес/);
      await userEvent.keyboard('{Escape}');
      await expect(args.onCloseLink).not.toHaveBeenCalled();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть ссылку' }));
    const ask = await screen.findByRole('alertdialog');
    await userEvent.click(within(ask).getByRole('button', { name: 'Закрыть ссылку' }));
    await expect(args.onCloseLink).toHaveBeenCalledOnce();
  },
});

export const Unknown = meta.story({
  name: 'Сервер не может показать адрес ещё раз: что с этим делать',
  args: { openAddress: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Сервер не\sможет показать этот адрес/)).toBeVisible();
  },
});

export const ForViewer = meta.story({
  name: 'Наблюдателю: кто видит адрес',
  globals: AS_VIEWER,
  args: { openAddress: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Адрес видят те, кто проводит исследования.')).toBeVisible();
    await expect(canvas.queryByText(/показан один раз/)).toBeNull();
  },
});
