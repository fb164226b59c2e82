import { useState } from 'react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MODEL_CONSENT } from '#src/domain/fieldwork/texts.ts';
import { TrialRun } from '#src/features/fieldwork/conversation/TrialRun.tsx';

import { Button } from '#src/ui/Button.tsx';

import { richScript } from '../sampleTranscript.ts';

const meta = preview.meta({
  id: 'features-fieldwork-conversation-trialrun',
  title: 'Разделы/Респонденты/Проверка на себе · TrialRun',
  component: TrialRun,
  parameters: {
    docs: {
      description: { component: 'Играет сценарий, как его увидит респондент, тем же движком. Ничего не записывает.' },
    },
  },
  args: { script: richScript },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const ByKeys = meta.story({
  name: 'Весь разговор с клавиатуры: фокус идёт за вопросом',
  play: async ({ canvas, step, userEvent }) => {
    const focused = (name: string) => expect(canvas.getByRole('button', { name })).toHaveFocus();
    await step('Согласие и выбор', async () => {
      canvas.getByRole('button', { name: 'Даю согласие' }).focus();
      await userEvent.keyboard('{Enter}');
      await focused('Да, каждый день');
      await userEvent.keyboard('{Enter}');
    });
    await step('Словами, и дважды почему', async () => {
      await expect(canvas.getByLabelText('Ваш ответ')).toHaveFocus();
      await userEvent.keyboard('Посоветовали{Enter}');
      await expect(canvas.getByText('Почему так?')).toBeVisible();
      await userEvent.keyboard('Доверяю{Enter}не знаю{Enter}');
    });
    await step('Несколько', async () => {
      await expect(canvas.getByLabelText('От знакомых')).toHaveFocus();
      await userEvent.keyboard(' {Tab}{Tab}{Tab}{Enter}');
    });
    await step('Низкая отметка ведёт мимо денег, к контакту', async () => {
      await focused('1');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByText(/рублей/)).not.toBeInTheDocument();
      await userEvent.keyboard('звоните{Enter}');
      await expect(canvas.getByText(/Подойдёт телефон/)).toBeVisible();
      await userEvent.keyboard('a@b.example{Enter}');
      await expect(canvas.getByText('Спасибо! Ответы записаны.')).toBeVisible();
    });
  },
});

export const StopAndBack = meta.story({
  name: 'Назад, стоп словом (переспрошено), продолжить, сначала',
  play: async ({ canvas, userEvent }) => {
    const click = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await click('Даю согласие');
    await click('Нет');
    await expect(canvas.getByText(/рублей в месяц/)).toBeVisible();
    await click('Назад');
    await click('Иногда');
    await expect(canvas.getByText('Расскажите, как вы его нашли.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Ваш ответ'), 'стоп{Enter}');
    await expect(canvas.getByText(/^Вы написали «стоп»/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Это ответ' })).toBeVisible();
    await click('Стоп');
    await expect(canvas.getByText(/^Остановились/)).toBeVisible();
    await click('Продолжить');
    await click('Пропустить');
    await expect(canvas.getByText('Где вы о нём слышали?')).toBeVisible();
    await click('Сначала');
    await expect(canvas.getByRole('button', { name: 'Даю согласие' })).toBeVisible();
    await expect(canvas.queryByText('Где вы о нём слышали?')).not.toBeInTheDocument();
  },
});

const [opening, ...rest] = richScript.stages;

export const Changed = meta.story({
  name: 'Вопрос изменили посреди разговора: ответы остаются при своих',
  render: function Changed({ script }) {
    const [shown, setShown] = useState(script);
    const renamed = opening && {
      ...opening,
      questions: opening.questions
        .filter(({ key }) => key !== 'story')
        .map((one) => (one.key === 'use' ? { ...one, text: 'Чем вы пользуетесь?' } : one)),
    };
    return (
      <>
        <Button needs={null} onClick={() => setShown({ ...script, stages: renamed ? [renamed, ...rest] : rest })}>
          Изменить сценарий
        </Button>
        <TrialRun script={shown} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Даю согласие' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Иногда' }));
    await userEvent.type(canvas.getByLabelText('Ваш ответ'), 'Посоветовали{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить сценарий' }));
    await expect(canvas.getByText('Чем вы пользуетесь?')).toBeVisible();
    await expect(canvas.getByText('Иногда')).toBeVisible();
    // The question that is gone took its answer along.
    await expect(canvas.queryByText('Посоветовали')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('От знакомых')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Вопросов пока нет',
  args: { script: { ...richScript, stages: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Вопросов пока нет/)).toBeVisible();
  },
});

export const ModelElsewhere = meta.story({
  name: 'Модель уточняет у респондентов, а здесь — готовые слова',
  args: { script: { ...richScript, modelAsks: true, consent: `${richScript.consent}\n\n${MODEL_CONSENT}` } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Модель их не\sчитает/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Даю согласие' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Да, каждый день' }));
    await userEvent.type(canvas.getByLabelText('Ваш ответ'), 'Посоветовали{Enter}');
    await expect(canvas.getByText('Почему так?')).toBeVisible();
  },
});
