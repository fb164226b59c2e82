import { expect, fn, screen, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { questionOf } from '#src/domain/chat/lines.ts';
import type { ChatSource } from '#src/domain/chat/interview.ts';
import { MOST_KEPT } from '#src/domain/chat/sourceText.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { PassagePicker } from '#src/features/chat/picking/PassagePicker.tsx';

import { BRIEF } from './samplePicking.tsx';

const FILE: ChatSource = { id: 'f1', from: 'file', name: 'Бриф.docx' };
const DECK: ChatSource = { id: 'f2', from: 'file', name: 'Питч 2026, последняя версия.pptx' };
const PAGE: ChatSource = { id: 'page', from: 'page', name: 'shkola-dannyh.example' };

/** As much as a page of paper takes. */
const PAGE_OF_WORDS = 'Люди бросают курс на третьей неделе, и никто не знает почему. '.repeat(33).trim();

const meta = preview.meta({
  id: 'features-chat-picking-passagepicker',
  title: 'Разделы/Ассистент/Выбрать ответ в тексте · PassagePicker',
  component: PassagePicker,
  parameters: {
    docs: {
      description: {
        component:
          'Окно с текстом файла или страницы, в котором выбирают ответ на вопрос ассистента; выбранное идёт в поле ответа, с источником.',
      },
    },
    chromatic: { modes: screenModes },
  },
  args: {
    question: questionOf('needs'),
    sources: [FILE, DECK, PAGE],
    shown: FILE,
    text: ready(BRIEF),
    onShow: fn(),
    onRetry: fn(),
    onPick: fn(),
    onClose: fn(),
  },
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Выбрать ответ в тексте' }));

export const Several = meta.story({
  name: 'Несколько файлов и страница: место берут с разделом',
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByRole('status')).toHaveTextContent('Ничего не выбрано');
    await expect(dialog().getByRole('button', { name: /^Взять в/ })).toBeDisabled();
    await userEvent.click(dialog().getByRole('option', { name: /^Люди бросают/ }));
    await expect(dialog().getByRole('status')).toHaveTextContent(/^Выбрано: 61\sзнак$/);
    await userEvent.click(dialog().getByRole('button', { name: /^Взять в/ }));
    await expect(args.onPick).toHaveBeenCalledWith(
      'Люди бросают курс на третьей неделе, и никто не знает почему.',
      'из\u00A0файла «Бриф.docx», раздел «Что болит»',
    );
    await userEvent.selectOptions(dialog().getByLabelText('Где искать'), 'Страница shkola-dannyh.example');
    await expect(args.onShow).toHaveBeenCalledWith('page');
  },
});

export const One = meta.story({
  name: 'Один файл: выбирать, где искать, не нужно',
  args: { sources: [FILE] },
  play: async () => {
    await expect(dialog().queryByLabelText('Где искать')).toBeNull();
    await expect(dialog().getByText('Бриф.docx')).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Текст открывается', args: { text: LOADING } });

export const Failed = meta.story({
  name: 'Текст не открылся',
  args: { text: failed('Хранилище браузера не отвечает.') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Gone = meta.story({
  name: 'Файл тем временем убрали',
  args: { text: ready('') },
  play: async () => {
    await expect(dialog().getByText('Текста здесь уже нет')).toBeVisible();
  },
});

export const Long = meta.story({
  name: 'Двести страниц: хранится начало, и это сказано',
  args: { sources: [FILE], text: ready(`${PAGE_OF_WORDS}\n\n`.repeat(210).slice(0, MOST_KEPT)) },
  play: async () => {
    await expect(dialog().getByText(/^Это начало: хранятся первые 400\s000 знаков\.$/)).toBeInTheDocument();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
