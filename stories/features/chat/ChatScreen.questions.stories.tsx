import { expect, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { questionOf } from '#src/domain/chat/lines.ts';
import { ready } from '#src/domain/core/loadable.ts';
import { refused } from '#src/domain/core/outcome.ts';
import { ChatScreen, type ChatPick } from '#src/features/chat/ChatScreen.tsx';
import { PassagePicker } from '#src/features/chat/picking/PassagePicker.tsx';

import { answered, ANSWERS, DECK, interviewAfter, TOLD_WITH_FILE } from './sampleChat.ts';
import { CHAT_FIELDS } from '#src/domain/boards/fields.ts';
import { AskedToRestart, Demo, field, log, currentStep, chatArgs } from './chatPlay.tsx';

const meta = preview.meta({
  id: 'features-chat-chatscreen',
  title: 'Разделы/Ассистент/Экран ассистента · ChatScreen (чат)',
  component: ChatScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: chatArgs,
  render: (args) => <Demo {...args} />,
});

/** Checks that the nth question is last, with the answers before it open to change. */
async function asks(count: number): Promise<void> {
  const asked = CHAT_FIELDS[count];
  if (!asked) throw new Error('no such question');
  await expect(log().getByText(new RegExp(`^Вопрос ${count + 1} из`))).toHaveTextContent(
    questionOf(asked).replaceAll('\u00A0', ' '),
  );
  await expect(log().queryAllByRole('button', { name: /^Изменить ответ/ })).toHaveLength(count);
  await expect(currentStep()).toHaveTextContent('Детали продукта');
}

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

export const RestartAskedInWords = meta.story({
  name: 'Начать заново попросили словами и передумали: фокус в поле',
  args: { interview: ready(interviewAfter(...answered(3))) },
  render: (args) => <AskedToRestart {...args} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Начать интервью заново?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(field()).toHaveFocus());
  },
});

export const ModelAnswers = meta.story({
  name: 'Отвечает модель: сообщение стоит один раз, над её словами',
  args: {
    interview: ready(interviewAfter(...answered(2))),
    draft: ANSWERS.needs,
    stream: { message: ANSWERS.needs, model: 'proba-14b', text: 'Понял, речь о', onStop: () => undefined },
  },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Отвечает модель' })).toHaveTextContent(
      'Понимать причины отсева',
    );
    await expect(field()).toHaveValue('');
  },
});

export const Picking = meta.story({
  name: 'Ответ выбирают в файле: он в поле, с источником, его правят и отправляют',
  tags: ['way'],
  args: {
    interview: ready(interviewAfter(...TOLD_WITH_FILE)),
    renderPicker: ({ field: asked, onPick, onClose }: ChatPick) => (
      <PassagePicker
        question={questionOf(asked)}
        sources={[{ id: 'f1', from: 'file', name: 'Питч 2026.pptx' }]}
        shown={{ id: 'f1', from: 'file', name: 'Питч 2026.pptx' }}
        text={ready(DECK)}
        onShow={() => undefined}
        onRetry={() => undefined}
        onPick={onPick}
        onClose={onClose}
      />
    ),
  },
  play: async ({ args, userEvent, step }) => {
    await step('Закрытое окно ничего не меняет, фокус возвращается', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Выбрать в тексте' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(screen.getByRole('button', { name: 'Выбрать в тексте' })).toHaveFocus();
      await expect(args.onPickedChange).not.toHaveBeenCalled();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать в тексте' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Выбрать ответ в тексте' }));
    await userEvent.click(dialog.getByRole('option', { name: /^Продакт-менеджеры/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^Взять в/ }));
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue(ANSWERS.targetGroup);
    await expect(args.onPickedChange).toHaveBeenCalledWith(
      'из\u00A0файла «Питч 2026.pptx», раздел «Целевая аудитория»',
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});
