import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { refused } from '#src/domain/core/outcome.ts';
import { ChatScreen, type ChatScreenProps } from '#src/features/chat/ChatScreen.tsx';

import { ANSWERS, failedFile, interviewAfter, LINKED, proposalsIn, readFile, readingFile, TOLD } from './sampleChat.ts';
import { Demo, field, log, uploader, withFile, chatArgs } from './chatPlay.tsx';

const meta = preview.meta({
  id: 'features-chat-chatscreen',
  title: 'Разделы/Ассистент/Экран ассистента · ChatScreen (чат)',
  component: ChatScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: chatArgs,
  render: (args) => <Demo {...args} />,
});

export const Files = meta.story({
  name: 'Файлы: прочитан, читается, не прочитался',
  args: { interview: ready(interviewAfter(...LINKED)), files: [readFile, readingFile, failedFile] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить чтение' }));
    await expect(args.onCancelFile).toHaveBeenCalledWith('f2');
    await userEvent.click(screen.getByRole('button', { name: 'Убрать файл Стратегия.docx' }));
    await expect(args.onRemoveFile).toHaveBeenCalledWith('f3');
  },
});

export const LateFile = meta.story({
  name: 'Вопросы уже идут, файл ещё читается',
  args: { interview: ready(interviewAfter(...TOLD)), files: [readFile, readingFile] },
  play: async () => {
    await expect(uploader()).not.toBeInTheDocument();
    await expect(await screen.findAllByRole('progressbar')).toHaveLength(1);
  },
});

/** Event that a test sends when the files are read. */
const ALL_READ = 'files-read';

/** Reads the files to their end on the test's event. */
function Reading(props: ChatScreenProps) {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const finish = () => setIsRead(true);
    window.addEventListener(ALL_READ, finish);
    return () => window.removeEventListener(ALL_READ, finish);
  }, []);
  const files = props.files.map((file) => (isRead ? { ...file, state: 'read' as const, progress: 1 } : file));
  return <Demo {...props} files={files} />;
}

export const ReadingEnds = meta.story({
  name: 'Файл прочитан, пока фокус на «Отменить чтение»: фокус на «Убрать файл»',
  args: { interview: ready(interviewAfter(...LINKED)), files: [readFile, readingFile] },
  render: (args) => <Reading {...args} />,
  play: async () => {
    (await screen.findByRole('button', { name: 'Отменить чтение' })).focus();
    window.dispatchEvent(new Event(ALL_READ));
    await waitFor(() => expect(screen.getByRole('button', { name: `Убрать файл ${readingFile.name}` })).toHaveFocus());
  },
});

export const LateReadingEnds = LateFile.extend({
  name: 'Вопросы уже идут, файл прочитан: его строка ушла, фокус на поле',
  args: { draft: 'Ответ, начатый при чтении' },
  render: (args) => <Reading {...args} />,
  play: async () => {
    (await screen.findByRole('button', { name: 'Отменить чтение' })).focus();
    window.dispatchEvent(new Event(ALL_READ));
    await waitFor(() => expect(field()).toHaveFocus());
  },
});

export const Proposed = meta.story({
  name: 'Ответ нашёлся в файле: «Изменить» кладёт его в поле',
  args: { interview: ready(withFile), proposals: proposalsIn(withFile), files: [readFile] },
  play: async ({ args, userEvent, step }) => {
    const card = within(log().getByRole('region', { name: 'Найденный ответ' }));
    await step('Сказано один раз', async () => {
      await expect(log().getAllByText(/Нашёл в/)).toHaveLength(1);
    });
    await step('Изменить', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Изменить' }));
      await expect(field()).toHaveValue(ANSWERS.vision);
      await expect(field()).toHaveFocus();
    });
    await step('Подходит', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Подходит' }));
      await expect(args.onAccept).toHaveBeenCalledTimes(1);
    });
    await step('Напишу сам: не вышло, сказано почему', async () => {
      args.onDismiss.mockResolvedValueOnce(refused('Не сохранилось: в браузере нет места.'));
      await userEvent.click(card.getByRole('button', { name: 'Напишу сам' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Не сохранилось: в браузере нет места.');
    });
  },
});
