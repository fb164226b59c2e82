import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { createPlayback } from '#src/features/research/reading/view/player/playback.ts';
import { PlayerDock } from '#src/features/research/reading/view/player/PlayerDock.tsx';
import { TypedText, type TypedTextProps } from '#src/features/research/reading/view/player/TypedText.tsx';
import { retype } from '#stories/checks.ts';
import { inBox } from '#stories/frames.tsx';

import { sound, typingOf } from './sampleRecording.ts';

/** Keeps what is typed, as the app does, and plays. */
function Kept({ typing, playback: given, ...props }: TypedTextProps) {
  const [playback] = useState(createPlayback);
  const [recording] = useState(sound);
  const [draft, setDraft] = useState(typing.draft);
  const own = given ? playback : null;
  return (
    <TypedText
      {...props}
      playback={own}
      typing={{
        ...typing,
        draft,
        isChanged: typing.isCorrection ? draft.text !== typing.draft.text : draft.text !== '',
        onDraftChange: (next) => {
          typing.onDraftChange(next);
          setDraft(next);
        },
      }}
    >
      {own ? <PlayerDock playback={own} recording={recording} /> : null}
    </TypedText>
  );
}

const meta = preview.meta({
  id: 'features-research-reading-view-player-typedtext',
  title: 'Разделы/Исследования/Набор расшифровки · TypedText',
  component: TypedText,
  parameters: {
    docs: {
      description: {
        component:
          'Расшифровка, которую набирают на слух, или текст, который правят: поле во всю высоту, вставка отметок и говорящих, сохранение.',
      },
    },
  },
  args: { typing: typingOf(''), playback: createPlayback() },
  decorators: [inBox({ display: 'flex', height: '90dvh' })],
  render: (args) => <Kept {...args} />,
});

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Расшифровка' });
const place = () => screen.findByRole('slider', { name: 'Место в записи' });
const opened = async () => {
  await waitFor(async () => expect(await place()).toBeEnabled());
};
const media = () => document.querySelector('video') as HTMLVideoElement;
/** Types into what has the focus as a person does: the field's own memory of what is undone stays whole. */
const type = (words: string) => document.execCommand('insertText', false, words);
const save = () => screen.getByRole('button', { name: 'Сохранить расшифровку' });

export const Empty = meta.story({
  name: 'Пусто: сохранять нечего, видно клавиши',
  play: async () => {
    await opened();
    await waitFor(() => expect(area()).toHaveFocus());
    await expect(save()).toBeDisabled();
    await expect(screen.getByText('стоп и дальше, с шагом назад')).toBeVisible();
  },
});

export const ByKeys = meta.story({
  name: 'Одними клавишами: слушать, остановить, реплики с отметками',
  play: async ({ args, userEvent, step }) => {
    await opened();
    await step('Реплика начинается с отметки и говорящего', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      type('Как вы готовите?');
      await expect(area()).toHaveValue('[0:00] Интервьюер: Как вы готовите?');
    });
    await step('F2 играет и останавливает, дальше — на две секунды раньше', async () => {
      await userEvent.keyboard('{F2}');
      await waitFor(() => expect(media().currentTime).toBeGreaterThan(0.2));
      await userEvent.keyboard('{F2}');
      await waitFor(() => expect(media().paused).toBe(true));
      media().currentTime = 30;
      await waitFor(async () => expect(await place()).toHaveValue('30'));
      await userEvent.keyboard('{F2}{F2}');
      await waitFor(() => expect(media().paused).toBe(true));
      await expect(media().currentTime).toBeLessThan(29);
      media().currentTime = 30;
      await waitFor(async () => expect(await place()).toHaveValue('30'));
    });
    await step('F3 — на пять секунд назад', async () => {
      await userEvent.keyboard('{F3}');
      await waitFor(async () => expect(await place()).toHaveValue('25'));
    });
    await step('Следующий говорящий, потом третий вопрос той же клавишей Alt', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      type('По рецептам.');
      await userEvent.keyboard('{Alt>}[Digit1]{/Alt}');
      type('А где ищете?');
      await expect(area()).toHaveValue(
        '[0:00] Интервьюер: Как вы готовите?\n\n[0:25] Респондент: По рецептам.\n\n[0:25] Интервьюер: А где ищете?',
      );
    });
    await step('F4 — отметка времени в середине слов начинает реплику', async () => {
      await userEvent.keyboard('{F4}');
      await expect(area().value).toMatch(/А где ищете\?\n\n\[0:25\] $/);
    });
    await step('Браузер отменяет вставленное, как набранное', async () => {
      document.execCommand('undo');
      await expect(area().value).toMatch(/А где ищете\?$/);
    });
    await expect(args.typing.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: area().value, speakers: 'Интервьюер, Респондент' }),
    );
  },
});

export const Speakers = meta.story({
  name: 'Говорящих называют сами: у каждого кнопка и клавиша',
  args: { typing: typingOf('[0:00] Интервьюер: Здравствуйте!') },
  play: async ({ userEvent }) => {
    await opened();
    await userEvent.click(screen.getByText('Кто говорит'));
    await retype(await screen.findByRole('textbox', { name: 'Говорящие' }), 'Интервьюер, Анна, Борис');
    await userEvent.click(screen.getByRole('button', { name: 'Реплика: Борис Alt 3' }));
    await expect(area()).toHaveFocus();
    await expect(area().value).toMatch(/Здравствуйте!\n\n\[0:00\] Борис: $/);
  },
});

export const Refused = meta.story({
  name: 'Хранилище отказало: сказано, набранное на месте',
  args: { typing: { ...typingOf('Респондент: Да.'), onSave: () => Promise.resolve(refused('Место кончилось.')) } },
  play: async ({ userEvent }) => {
    await opened();
    await userEvent.click(save());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Место кончилось.');
    await expect(area()).toHaveValue('Респондент: Да.');
  },
});

export const Correction = meta.story({
  name: 'Правка текста без записи; файл заменили в другой вкладке',
  args: {
    playback: null,
    typing: {
      ...typingOf('Марина: Да.'),
      isCorrection: true,
      draft: { text: 'Марина: Да.', speakers: 'Марина' },
      troubles: [
        {
          message: 'Пока вы правили, файл заменили.',
          ways: [
            { label: 'Оставить мой текст', onTake: fn() },
            { label: 'Взять новый текст', onTake: fn() },
          ],
        },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Пока вы правили, файл заменили.');
    await userEvent.click(screen.getByRole('button', { name: 'Взять новый текст' }));
    await expect(args.typing.troubles[0]?.ways[1]?.onTake).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('button', { name: 'Отметка времени' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Текст' }), ' Нет.');
    await userEvent.click(screen.getByRole('button', { name: 'Отменить правку' }));
    await expect(args.typing.onDiscard).toHaveBeenCalledTimes(1);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: текст, кнопки вместо клавиш, плеер',
  globals: { viewport: { value: 'mobile' } },
  args: { typing: typingOf('[0:00] Интервьюер: Здравствуйте!') },
  play: async () => {
    await opened();
    await expect(screen.queryByText('стоп и дальше, с шагом назад')).not.toBeVisible();
    await expect(area().clientHeight).toBeGreaterThan(110);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
