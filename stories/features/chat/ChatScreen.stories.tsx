import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import type { Interview } from '#src/domain/chat/interview.ts';
import { CHAT_CARDS } from '#src/domain/boards/rules.ts';
import type { BoardChange } from '#src/domain/chat/interviewBoard.ts';
import { questionOf } from '#src/domain/chat/lines.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { ChatScreen, type ChatScreenProps } from '#src/features/chat/ChatScreen.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';

import {
  answered,
  ANSWERS,
  dropOf,
  failedFile,
  interviewAfter,
  LINKED,
  proposalIn,
  readFile,
  readingFile,
  say,
  sixFiles,
  TOLD,
  TOLD_WITH_FILE,
} from './sampleChat.ts';
import { CHAT_FIELDS, type ChatField } from '#src/domain/boards/fields.ts';
import { fits, underFinger } from '#stories/checks.ts';

/** What a test says when the bot has replied. */
const REPLIED = 'bot-replied';

/** Keeps the draft, as the app does; after a message that was stored the bot types until it is told to stop. */
function Demo(props: ChatScreenProps) {
  const [draft, setDraft] = useState(props.draft);
  const [typing, setTyping] = useState(props.typing);
  useEffect(() => {
    const stop = () => setTyping(false);
    window.addEventListener(REPLIED, stop);
    return () => window.removeEventListener(REPLIED, stop);
  }, []);
  return (
    <ChatScreen
      {...props}
      draft={draft}
      typing={typing}
      onDraftChange={(text) => {
        props.onDraftChange(text);
        setDraft(text);
      }}
      onSend={async (text) => {
        const outcome = await props.onSend(text);
        if (outcome.ok) setTyping(true);
        return outcome;
      }}
    />
  );
}

const act = () => fn<() => Promise<Outcome>>(() => Promise.resolve(DONE));

const meta = preview.meta({
  id: 'features-chat-chatscreen',
  title: 'Разделы/Ассистент/Экран ассистента · ChatScreen (чат)',
  component: ChatScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: {
    interview: ready<Interview | null>(interviewAfter()),
    typing: false,
    draft: '',
    onDraftChange: fn(),
    proposal: null,
    files: [],
    result: null,
    renderSection: (field) => (
      <TextArea label={CHAT_CARDS.find((one) => one.field === field)?.title} defaultValue={ANSWERS[field]} />
    ),
    visionHref: '/vision',
    onSend: fn<(text: string) => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onAccept: act(),
    onDismiss: act(),
    onGoBack: fn<(field: ChatField) => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onKeep: act(),
    onRestart: act(),
    onChooseFiles: fn(),
    onCancelFile: fn(),
    onRemoveFile: fn(),
    onDownload: fn(() => Promise.resolve()),
    inviteHref: '/profile?section=teams',
    changes: [] as readonly BoardChange[],
    onReplace: fn((_fields: readonly ChatField[]): Promise<Outcome> => Promise.resolve(DONE)),
    onLeaveBoard: fn((): Promise<Outcome> => Promise.resolve(DONE)),
    onShare: fn((): Promise<'alone' | undefined> => Promise.resolve(undefined)),
    onEdit: fn(() => Promise.resolve()),
    onRetry: fn(),
  },
  render: (args) => <Demo {...args} />,
});

const field = () => screen.getByRole('textbox', { name: 'Сообщение' });
const send = () => screen.getByRole('button', { name: 'Отправить' });
const log = () => within(screen.getByRole('log'));
const uploader = () => screen.queryByRole('region', { name: 'Загрузка данных' });
const currentStep = () => document.querySelector('[aria-current="step"]');

export const Welcome = meta.story({
  name: 'Приветствие: Enter отправляет, поле закрыто, пока бот печатает, и фокус возвращается',
  play: async ({ args, userEvent, step }) => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Ассистент' })).toBeVisible();
    await expect(currentStep()).toHaveTextContent('Приветствие');
    await expect(screen.queryByRole('button', { name: 'Начать заново' })).not.toBeInTheDocument();
    await expect(uploader()).not.toBeInTheDocument();
    await step('Пробелы не отправить', async () => {
      await userEvent.type(field(), '  ');
      await expect(send()).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).not.toHaveBeenCalled();
      await userEvent.clear(field());
    });
    await step('Shift+Enter — новая строка, Enter — отправить', async () => {
      await userEvent.type(field(), 'Мы школа{Shift>}{Enter}{/Shift}shkola.example');
      await expect(args.onSend).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledWith('Мы школа\nshkola.example');
    });
    await step('Печатает', async () => {
      await expect(await screen.findByText('ИИ печатает...')).toBeVisible();
      await waitFor(() => expect(field()).toBeDisabled());
      await expect(field()).toHaveValue('');
    });
    await step('Ответил: фокус в поле', async () => {
      window.dispatchEvent(new Event(REPLIED));
      await waitFor(() => expect(field()).toBeEnabled());
      await waitFor(() => expect(field()).toHaveFocus());
    });
  },
});

export const AskedAgain = meta.story({
  name: 'Ссылки нет: просит снова',
  args: { interview: ready(interviewAfter(say('Здравствуйте'), say('marina@shkola.example'))) },
});

export const Company = meta.story({
  name: 'Ссылка принята: загрузчик и рассказ о компании',
  args: { interview: ready(interviewAfter(...LINKED)) },
  play: async ({ args, canvasElement, userEvent, step }) => {
    await expect(currentStep()).toHaveTextContent('О компании');
    await step('Шесть файлов', async () => {
      fireEvent(canvasElement.querySelector('[data-over]') as Element, dropOf(...sixFiles()));
      await expect(args.onChooseFiles.mock.lastCall?.[0]).toHaveLength(5);
      await expect(screen.getByRole('alert')).toHaveTextContent('Не добавлен: «материал 6.txt».');
    });
    await step('Без файлов', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Продолжить без файлов' }));
      await expect(args.onSend).toHaveBeenCalledWith('Продолжить без файлов');
    });
  },
});

export const Files = meta.story({
  name: 'Файлы: прочитан, читается, не прочитался',
  args: { interview: ready(interviewAfter(...LINKED)), files: [readFile, readingFile, failedFile] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Отменить чтение' }));
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
    await expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  },
});

/** What a test says when the files are read. */
const ALL_READ = 'files-read';

/** Reads the files to their end when it is told to. */
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
    screen.getByRole('button', { name: 'Отменить чтение' }).focus();
    window.dispatchEvent(new Event(ALL_READ));
    await waitFor(() => expect(screen.getByRole('button', { name: `Убрать файл ${readingFile.name}` })).toHaveFocus());
  },
});

export const LateReadingEnds = LateFile.extend({
  name: 'Вопросы уже идут, файл прочитан: его строка ушла, фокус на поле',
  args: { draft: 'Ответ, начатый при чтении' },
  render: (args) => <Reading {...args} />,
  play: async () => {
    screen.getByRole('button', { name: 'Отменить чтение' }).focus();
    window.dispatchEvent(new Event(ALL_READ));
    await waitFor(() => expect(field()).toHaveFocus());
  },
});

export const Held = meta.story({
  name: 'Бот печатает: его ответ уже сохранён, но ещё не показан',
  args: {
    interview: ready(interviewAfter(...LINKED)),
    heldBack: ['m0003'],
    typing: true,
    draft: 'Начатый ответ',
  },
  play: async () => {
    await expect(log().getAllByRole('article')).toHaveLength(2);
    await expect(screen.getByText('ИИ печатает...')).toBeVisible();
    await expect(uploader()).not.toBeInTheDocument();
    await expect(field()).toHaveValue('Начатый ответ');
    await expect(send()).toBeDisabled();
  },
});

/** Asks that the nth question stands last, with the answers before it open to change. */
async function asks(count: number): Promise<void> {
  const asked = CHAT_FIELDS[count];
  if (!asked) throw new Error('no such question');
  await expect(log().getByText(new RegExp(`^Вопрос ${count + 1} из`))).toHaveTextContent(
    questionOf(asked).replaceAll('\u00A0', ' '),
  );
  await expect(log().queryAllByRole('button', { name: /^Изменить ответ/ })).toHaveLength(count);
  await expect(currentStep()).toHaveTextContent('Детали продукта');
}

export const Review = meta.story({
  name: 'Доска уже написана: что изменится, видно до согласия',
  args: {
    interview: ready(interviewAfter(...answered(9))),
    changes: [{ field: 'vision', before: 'Прежнее видение', after: 'Новое видение' }],
  },
  play: async ({ args, canvas, userEvent }) => {
    const review = within(await canvas.findByRole('region', { name: 'Что изменится на доске' }));
    await expect(review.getByText('Прежнее видение')).toBeVisible();
    await expect(review.getByText('Новое видение')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Скачать PDF' })).toBeNull();
    await userEvent.click(review.getByRole('button', { name: /^Заменить 1\sраздел$/ }));
    await expect(args.onReplace).toHaveBeenCalledWith(['vision']);
  },
});

export const QuestionVision = meta.story({
  name: 'Вопрос 1 из 9',
  args: { interview: ready(interviewAfter(...answered(0))) },
  play: () => asks(0),
});

export const QuestionTargetGroup = meta.story({
  name: 'Вопрос 2 из 9',
  args: { interview: ready(interviewAfter(...answered(1))) },
  play: () => asks(1),
});

export const QuestionNeeds = meta.story({
  name: 'Вопрос 3 из 9',
  args: { interview: ready(interviewAfter(...answered(2))) },
  play: () => asks(2),
});

export const QuestionProduct = meta.story({
  name: 'Вопрос 4 из 9',
  args: { interview: ready(interviewAfter(...answered(3))) },
  play: () => asks(3),
});

export const QuestionBusinessGoals = meta.story({
  name: 'Вопрос 5 из 9',
  args: { interview: ready(interviewAfter(...answered(4))) },
  play: () => asks(4),
});

export const QuestionCompetitors = meta.story({
  name: 'Вопрос 6 из 9',
  args: { interview: ready(interviewAfter(...answered(5))) },
  play: () => asks(5),
});

export const QuestionRevenueStreams = meta.story({
  name: 'Вопрос 7 из 9',
  args: { interview: ready(interviewAfter(...answered(6))) },
  play: () => asks(6),
});

export const QuestionCostFactors = meta.story({
  name: 'Вопрос 8 из 9',
  args: { interview: ready(interviewAfter(...answered(7))) },
  play: () => asks(7),
});

export const QuestionChannels = meta.story({
  name: 'Вопрос 9 из 9',
  args: { interview: ready(interviewAfter(...answered(8))) },
  play: () => asks(8),
});

const withFile = interviewAfter(...TOLD_WITH_FILE);

export const Proposed = meta.story({
  name: 'Ответ нашёлся в файле: «Изменить» кладёт его в поле',
  args: { interview: ready(withFile), proposal: proposalIn(withFile), files: [readFile] },
  play: async ({ args, userEvent, step }) => {
    const card = within(log().getByRole('region', { name: 'Ответ из файла' }));
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

export const GoingBack = meta.story({
  name: 'Вернуться к ответу',
  tags: ['way'],
  args: { interview: ready(interviewAfter(...answered(4))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Изменить ответ: Needs (Потребности)' }));
    await expect(args.onGoBack).toHaveBeenCalledWith('needs');
  },
});

export const Revising = meta.story({
  name: 'Ответ меняют: можно взять прежний текст или оставить как было',
  args: { interview: ready(interviewAfter(...answered(4), { type: 'goBack', field: 'needs' })) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Взять прежний текст' }));
    await expect(field()).toHaveValue(ANSWERS.needs);
    await expect(field()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Оставить' }));
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
  },
});

export const Refused = meta.story({
  name: 'Не отправилось: сказано почему, текст на месте, можно ещё раз',
  args: { interview: ready(interviewAfter(...answered(1))) },
  play: async ({ args, userEvent, step }) => {
    args.onSend.mockResolvedValueOnce(refused('Места в браузере не хватает: освободите его и отправьте ещё раз.'));
    await userEvent.type(field(), 'Методисты школ{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Места в браузере не хватает');
    await expect(field()).toHaveValue('Методисты школ');
    await waitFor(() => expect(field()).toHaveFocus());
    await step('Ещё раз', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field()).toHaveValue(''));
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await expect(args.onSend).toHaveBeenCalledTimes(2);
    });
  },
});

const finished = interviewAfter(...answered(9));

export const Announced = meta.story({
  name: 'Все ответы есть, доска вот-вот будет',
  args: { interview: ready(finished) },
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Vision Board' })).not.toBeInTheDocument();
    await expect(currentStep()).not.toBeInTheDocument();
  },
});

export const Finished = meta.story({
  name: 'Vision Board готов',
  args: { interview: ready(finished), result: { answers: finished.answers } },
  play: async ({ args, userEvent }) => {
    const board = within(screen.getByRole('region', { name: 'Vision Board' }));
    await expect(board.getAllByRole('heading', { level: 3 })).toHaveLength(9);
    await userEvent.click(board.getByRole('button', { name: 'Скачать PDF' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
});

export const Editing = meta.story({
  name: 'Доску правят',
  args: { interview: ready(finished), result: { answers: finished.answers }, editing: true },
});

const thanked = interviewAfter(...answered(9), say('Спасибо, отлично!'));

export const Later = meta.story({
  name: 'Сообщение после конца: благодарность',
  args: { interview: ready(thanked), result: { answers: thanked.answers } },
  play: async () => {
    await expect(log().getByText(/^Спасибо! Vision Board уже готов/)).toBeVisible();
    await expect(log().getAllByRole('button', { name: /^Изменить ответ/ })).toHaveLength(9);
  },
});

export const Restarting = meta.story({
  name: '«Начать заново» спрашивает и говорит, что пропадёт',
  args: { interview: ready(interviewAfter(...answered(3))) },
  play: async ({ args, userEvent, step }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Начать интервью заново?' }));
    await expect(dialog.getByText(/3\sответа пропадут.*останется как есть/)).toBeVisible();
    await expect(args.onRestart).not.toHaveBeenCalled();
    await step('Не вышло: окно осталось', async () => {
      args.onRestart.mockResolvedValueOnce(refused('Не сохранилось. Попробуйте ещё раз.'));
      await userEvent.click(dialog.getByRole('button', { name: 'Начать заново' }));
      await expect(await dialog.findByRole('alert')).toHaveTextContent('Не сохранилось.');
    });
  },
});

export const Restarted = Restarting.extend({
  name: '«Начать заново» закрывает своё окно',
  tags: ['way'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Начать интервью заново?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Начать заново' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  name: 'Пусто: бот ещё не поздоровался',
  args: { interview: ready(null), typing: true },
});

export const Loading = meta.story({
  name: 'Загружается',
  args: { interview: LOADING },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Загружаем переписку…');
  },
});

export const Failed = meta.story({
  name: 'Не загрузилось',
  args: { interview: failed('Хранилище браузера не отвечает. Закройте другие вкладки и повторите.') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

const hostile = interviewAfter(
  ...TOLD,
  say('<img src=x onerror="document.title=1"> <b>Видение</b>\nи вторая строка'),
  say('Люди бросают курс на третьей неделе. '.repeat(541).slice(0, 20_000)),
  say('ы'.repeat(300)),
);

export const Hostile = meta.story({
  name: 'HTML, 20 000 знаков и слово без пробелов',
  args: { interview: ready(hostile) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, b img')).toBeNull();
    await expect(log().getByText(/<b>Видение<\/b>/)).toBeInTheDocument();
    await expect(log().getByRole('button', { name: /^Показать целиком/ })).toBeInTheDocument();
  },
});

async function fitsPhone(root: HTMLElement): Promise<void> {
  await fits(root);
  await underFinger(...root.querySelectorAll('button'));
}

export const MobileWelcome = meta.story({
  name: 'На телефоне: приветствие, поле внизу',
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => fitsPhone(canvasElement),
});

export const MobileFiles = meta.story({
  name: 'На телефоне: файлы',
  args: { interview: ready(interviewAfter(...LINKED)), files: [readFile, readingFile, failedFile] },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => fitsPhone(canvasElement),
});

export const MobileProposed = meta.story({
  name: 'На телефоне: ответ из файла',
  args: { interview: ready(withFile), proposal: proposalIn(withFile) },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => fitsPhone(canvasElement),
});

export const MobileRevising = meta.story({
  name: 'На телефоне: ответ меняют',
  args: { interview: ready(interviewAfter(...answered(4), { type: 'goBack', field: 'needs' })) },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => fitsPhone(canvasElement),
});

export const MobileFinished = meta.story({
  name: 'На телефоне: доска, HTML и длинные слова',
  args: { interview: ready(finished), result: { answers: hostile.answers } },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => fitsPhone(canvasElement),
});
