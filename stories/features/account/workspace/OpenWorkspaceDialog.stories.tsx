import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import {
  OpenWorkspaceDialog,
  type OpenWorkspaceDialogProps,
} from '#src/features/account/workspace/OpenWorkspaceDialog.tsx';
import { SharedCompany } from '#src/ui/context/SharedCompany.ts';

import { samplePreview } from '../sampleSettings.ts';

const meta = preview.meta({
  id: 'features-account-workspace-openworkspacedialog',
  title: 'Разделы/Личный кабинет/Диалог открытия рабочего пространства · OpenWorkspaceDialog',
  component: OpenWorkspaceDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Открыть рабочее пространство»: файл сначала проверен и показан, потом встаёт на место открытого или объединяется с ним.',
      },
    },
  },
  args: {
    companyName: 'Ориентир',
    onInspect: fn<OpenWorkspaceDialogProps['onInspect']>(() => Promise.resolve({ ok: true, preview: samplePreview })),
    onOpen: fn<OpenWorkspaceDialogProps['onOpen']>((): Promise<Outcome> => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

const button = (name: string) => screen.getByRole('button', { name });
const choose = async (userEvent: { upload: (input: HTMLElement, file: File) => Promise<void> }) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await userEvent.upload(input, new File(['PK'], 'Ориентир.zip', { type: 'application/zip' }));
};
const contents = async () => within(await screen.findByRole('region', { name: 'Что в файле' }));

export const Merging = meta.story({
  name: 'Что в файле, потом «Объединить»',
  play: async ({ args, userEvent }) => {
    await choose(userEvent);
    const shown = await contents();
    await expect(shown.getByRole('heading', { name: 'Ориентир' })).toHaveFocus();
    await expect(shown.getByText(/^7\sисследований$/)).toBeVisible();
    await expect(shown.getByText(/^4\sфайла, 22\sКБ$/)).toBeVisible();
    await expect(shown.getByText(/^Сохранено 10 июня 2026/)).toBeVisible();
    await userEvent.click(button('Объединить'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onOpen).toHaveBeenCalledWith(expect.any(File), 'merge', expect.anything());
  },
});

export const IntoShared = meta.story({
  name: 'В общую компанию: чужих подписей и прежних значений файл не приносит',
  args: {
    onInspect: fn<OpenWorkspaceDialogProps['onInspect']>(() =>
      Promise.resolve({ ok: true, preview: { ...samplePreview, place: 'open' } }),
    ),
  },
  decorators: [
    (Story) => (
      <SharedCompany value>
        <Story />
      </SharedCompany>
    ),
  ],
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await contents();
    await expect(screen.getByText(/записи из файла встанут от вашего имени/)).toBeVisible();
  },
});

export const Replacing = meta.story({
  name: '«Заменить» переспрашивает; отменённое ничего не меняет',
  play: async ({ args, step, userEvent }) => {
    await choose(userEvent);
    await contents();
    await userEvent.click(button('Заменить'));
    await expect(screen.getByRole('alert')).toHaveTextContent('без возможности вернуть');
    await expect(button('Да, заменить')).toHaveFocus();
    await step('Отмена посреди', async () => {
      args.onOpen.mockImplementationOnce((_file, _mode, { signal, onProgress }) => {
        onProgress(1, 2);
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(refused('Действие отменено. Ничего не изменилось.')));
        });
      });
      await userEvent.click(button('Да, заменить'));
      await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
      await expect(await screen.findByText(/Действие отменено/)).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await userEvent.click(button('Заменить'));
    await userEvent.click(button('Да, заменить'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Elsewhere = meta.story({
  name: 'Другая компания этого браузера: заменить нельзя и сказано почему; часть записей не читается',
  args: {
    onInspect: fn<OpenWorkspaceDialogProps['onInspect']>(() =>
      Promise.resolve({
        ok: true,
        preview: {
          ...samplePreview,
          companyName: 'Лаборатория',
          place: 'elsewhere',
          unreadable: [{ kind: 'research', id: 'r-1' }],
          missingFiles: 2,
        },
      }),
    ),
  },
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await contents();
    await expect(button('Заменить')).toBeDisabled();
    await expect(screen.getByText(/сначала переключитесь на неё/)).toBeVisible();
    await expect(screen.getByText(/^Не\sчитается 1\sзапись: исследование\s«r-1»/)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Отказ с причиной; можно выбрать другой файл',
  play: async ({ args, userEvent }) => {
    args.onInspect.mockResolvedValueOnce({ ok: false, message: 'Файл обрезан: архив сохранился не до конца.' });
    await choose(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Файл обрезан');
    await expect(screen.queryByRole('button', { name: 'Объединить' })).toBeNull();
    await choose(userEvent);
    await contents();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});
