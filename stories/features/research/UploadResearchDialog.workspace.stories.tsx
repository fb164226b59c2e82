import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LOADING, ready } from '#src/domain/core/loadable.ts';
import type { AccountChat } from '#src/domain/research/files/accountChat.ts';
import { UploadResearchDialog } from '#src/features/research/UploadResearchDialog.tsx';
import { SharedCompany } from '#src/ui/context/SharedCompany.ts';
import { retype } from '#stories/checks.ts';

import { accountChats, accountFile } from './files/sampleChats.ts';
import {
  Demo,
  description,
  file,
  input,
  list,
  participants,
  send,
  title,
  type,
  uploadResearchArgs,
} from './uploadResearchPlay.tsx';
import { pending } from './sampleStudy.ts';

const meta = preview.meta({
  id: 'features-research-uploadresearchdialog',
  title: 'Разделы/Исследования/Диалог загрузки исследования · UploadResearchDialog',
  component: UploadResearchDialog,
  args: uploadResearchArgs,
  render: (args) => <Demo {...args} />,
});

const readChats = fn((chosen: File) => Promise.resolve(chosen.name === 'result.json' ? accountChats : []));

/** Names of the chosen files, once so many are listed. */
const listed = async (...names: string[]) => {
  await screen.findByRole('list', { name: 'Выбранные файлы' });
  for (const name of names) await expect(await list().findByText(name)).toBeVisible();
  await expect(list().getAllByRole('listitem')).toHaveLength(names.length);
};

export const LinksLoading = meta.story({
  name: 'Пока списки читаются, «пока нет» не говорится',
  args: { experiments: LOADING, hypotheses: LOADING },
  play: async () => {
    await expect(await screen.findAllByText('Загружаем список…')).toHaveLength(2);
    await expect(screen.queryByText(/пока нет/)).not.toBeInTheDocument();
  },
});

export const NothingToLink = meta.story({
  name: 'Пустая компания: связывать не с чем',
  args: { experiments: ready([]), hypotheses: ready([]) },
  play: async () => {
    await expect(screen.getByText('Экспериментов пока нет.')).toBeVisible();
    await expect(screen.getByText('Гипотез в бэклоге пока нет.')).toBeVisible();
  },
});

export const AuthorProposed = meta.story({
  name: 'Автор предложен из профиля, его можно сменить',
  args: { author: 'Анна Ковалёва' },
  play: async ({ args, userEvent }) => {
    const author = screen.getByRole('textbox', { name: 'Автор' });
    await expect(author).toHaveValue('Анна Ковалёва');
    await retype(author, 'Вера');
    await userEvent.type(title(), 'Интервью 60');
    await userEvent.type(description(), 'Как начинают');
    await userEvent.selectOptions(type(), 'Интервью');
    await userEvent.click(send());
    await waitFor(() => expect(args.onUpload).toHaveBeenCalled());
    await expect(args.onUpload.mock.calls[0]?.[0]).toMatchObject({ author: 'Вера' });
  },
});

export const Mobile = meta.story({
  name: 'На телефоне во весь экран, поля одно под другим',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ userEvent }) => {
    await userEvent.upload(input(), file(`${'Расшифровка разговора '.repeat(6)}.txt`, 20_000));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(participants().getBoundingClientRect().top).toBeGreaterThan(type().getBoundingClientRect().bottom);
    await expect(send().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Project = meta.story({
  name: 'Проект REFI-QDA среди файлов: сначала видно, что внутри; отказались — набранное цело',
  play: async ({ args, userEvent, step }) => {
    await step('Проект показан вместо формы', async () => {
      await userEvent.type(title(), 'Осень');
      await userEvent.upload(input(), new File(['PK'], 'проект.qdpx'));
      await expect(await screen.findByRole('dialog', { name: 'Проект REFI-QDA' })).toBeVisible();
      await expect(await screen.findByText(/^Проект из QualCoder/)).toBeVisible();
    });
    await step('Назад к форме', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
      await waitFor(() => expect(title()).toHaveValue('Осень'));
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('Загружен — закрывается и форма', async () => {
      await userEvent.upload(input(), new File(['PK'], 'проект.qdpx'));
      await userEvent.click(await screen.findByRole('button', { name: 'Загрузить исследование' }));
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
      await expect(args.onUpload).not.toHaveBeenCalled();
    });
  },
});

export const Account = meta.story({
  name: 'Среди файлов — экспорт всего аккаунта Telegram: выбирают чаты, каждый становится файлом',
  args: {
    readChats,
  },
  play: async ({ userEvent, step }) => {
    await step('Пока смотрят, что внутри, об этом сказано', async () => {
      const looking = pending<readonly AccountChat[]>();
      readChats.mockReturnValueOnce(looking.promise);
      await userEvent.upload(input(), file('переписка.json', 8, 'application/json'));
      await screen.findByText('Смотрим, какие чаты в «переписка.json»…');
      looking.finish([]);
      await listed('переписка.json');
      await userEvent.click(screen.getByRole('button', { name: 'Убрать файл переписка.json' }));
    });
    await step('Чаты — в своём диалоге', async () => {
      await userEvent.type(title(), 'Осень');
      await userEvent.upload(input(), [accountFile, file('один чат.json', 8, 'application/json'), file('беседа.txt')]);
      await userEvent.click(await screen.findByRole('checkbox', { name: /^Печники/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Взять выбранные' }));
    });
    await step('Рядом с остальными файлами, набранное цело', async () => {
      await listed('беседа.txt', 'один чат.json', 'Печники.json');
      await expect(title()).toHaveValue('Осень');
    });
    await step('Ничего не взять', async () => {
      await userEvent.upload(input(), accountFile);
      await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }));
      await listed('беседа.txt', 'один чат.json', 'Печники.json');
    });
  },
});

export const NotKnown = meta.story({
  name: 'Ещё не известно, чья компания: не сказано ни того, ни другого',
  render: (args) => (
    <SharedCompany value={null}>
      <UploadResearchDialog {...args} />
    </SharedCompany>
  ),
  play: async () => {
    await expect(await screen.findByText('Текст из файлов можно читать, искать и цитировать.')).toBeVisible();
    await expect(screen.queryByText(/остаются в этом браузере|уйдут на сервер/)).toBeNull();
  },
});
