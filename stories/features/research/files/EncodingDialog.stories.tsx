import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { EncodingDialog } from '#src/features/research/files/EncodingDialog.tsx';

const meta = preview.meta({
  id: 'features-research-files-encodingdialog',
  title: 'Разделы/Исследования/Кодировка файла · EncodingDialog',
  component: EncodingDialog,
  parameters: {
    docs: {
      description: {
        component: 'Выбор кодировки, в которой файл читают заново, рядом с тем, как он в ней начинается.',
      },
    },
  },
  args: {
    name: 'разговор.txt',
    previews: [
      { encoding: 'windows-1251', words: 'чЕТБ: фПРЙФЕ?\nтЙФБ: хЗМ£Н.' },
      { encoding: 'koi8-r', words: 'Вера: Топите?\nРита: Углём.' },
      { encoding: 'utf-16le', words: '췁톢' },
    ],
    onRead: fn(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

const region = () => screen.getByRole('region', { name: 'Начало файла' });

export const Asked = meta.story({
  name: 'Видно, как файл читается в каждой; выбранную читают заново',
  play: async ({ args, userEvent }) => {
    const choice = await screen.findByLabelText('Кодировка');
    await expect(region()).toHaveTextContent('чЕТБ: фПРЙФЕ?');
    await userEvent.selectOptions(choice, 'koi8-r');
    await expect(region()).toHaveTextContent('Вера: Топите?');
    await userEvent.click(screen.getByRole('button', { name: 'Прочитать заново' }));
    await expect(args.onRead).toHaveBeenCalledWith('koi8-r');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  name: 'Прочитать не удалось: сказано почему, выбор остался',
  args: { onRead: fn(() => Promise.resolve(refused('Файла в хранилище нет.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Кодировка'), 'koi8-r');
    await userEvent.click(screen.getByRole('button', { name: 'Прочитать заново' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Файла в хранилище нет.');
    await expect(screen.getByLabelText('Кодировка')).toHaveValue('koi8-r');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
