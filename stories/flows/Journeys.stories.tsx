import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { App } from '#app/boot/App.tsx';

import { answered, interviewAfter } from '../features/chat/sampleChat.ts';
import {
  createOnCanvas,
  dialog,
  fill,
  gone,
  goTo,
  listed,
  newBrowser,
  openSample,
  press,
  startingAt,
} from './steps.tsx';

const meta = preview.meta({
  id: 'flows-journeys',
  title: 'Пути/Пути через всё приложение · Journeys',
  component: App,
  args: { openStore: openSample(), router: startingAt('/') },
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
  beforeEach: newBrowser,
});

export const HypothesisToVerdict = meta.story({
  name: 'Гипотеза → эксперимент → вывод',
  args: { openStore: openSample(), router: startingAt('/experiments?q=сквозного') },
  play: async ({ step }) => {
    await step('Гипотеза из бэклога становится экспериментом', async () => {
      // The search finds nothing yet, so that sixteen rows need not be looked through at every step.
      await listed('Список экспериментов', 0);
      await press('Бэклог гипотез (15)');
      const backlog = await screen.findByRole('region', { name: 'Бэклог гипотез' });
      // Who said what is read once the backlog is open: its rows come with that.
      const [row] = await within(backlog).findAllByRole('button', { expanded: false });
      await userEvent.click(row as HTMLElement);
      await press('Создать эксперимент', backlog);
      await createOnCanvas('Проверка сквозного пути');
      await listed('Список экспериментов', 1);
    });
    await step('Его берут в работу', async () => {
      await press(/Проверка сквозного пути/);
      await press('Взять в работу');
      const launch = await dialog('Запуск эксперимента');
      const people = within(launch).getByLabelText(/Ответственный/);
      await userEvent.selectOptions(people, within(people).getAllByRole('option')[1] as HTMLElement);
      await press('Запустить', launch);
      await gone(launch);
    });
    await step('И завершают выводом', async () => {
      await press('Детали эксперимента');
      const details = await dialog('Детали эксперимента');
      await press('Завершить эксперимент', details);
      await fill(/^Результаты/, 'До первого интервью дошли 31 из 50', details);
      await fill(/^Выводы/, 'Пример снимает страх пустого экрана', details);
      await userEvent.click(within(details).getByRole('radio', { name: /Подтверждена/ }));
      await press('Завершить', details);
      await within(details).findByText('До первого интервью дошли 31 из 50');
      await userEvent.keyboard('{Escape}');
      await gone(details);
      await expect(await screen.findAllByText('Завершен')).not.toHaveLength(0);
    });
  },
});

export const TacticsToExperiment = meta.story({
  name: 'Тактика: пример становится экспериментом',
  args: { openStore: openSample(), router: startingAt('/journey') },
  play: async ({ step }) => {
    await step('Этап и точка касания', async () => {
      await listed('Точки касания в этапе Awareness', 4);
      await userEvent.click(screen.getByRole('radio', { name: /^Activation/ }));
      await listed('Точки касания в этапе Activation', 5);
      await press(/^Онбординг/);
    });
    await step('Из гипотезы — эксперимент, ссылка ведёт к нему', async () => {
      await press(/^Создать эксперимент из гипотезы/);
      await createOnCanvas('Проверка из тактики');
      await userEvent.click(await screen.findByRole('link', { name: 'Проверка из тактики' }));
      await screen.findByRole('heading', { level: 1, name: 'Эксперименты' });
      await screen.findByRole('button', { name: 'Детали эксперимента' });
    });
  },
});

export const AudienceWithPersona = meta.story({
  name: 'Аудитория и её первая персона',
  args: { openStore: openSample(), router: startingAt('/audiences') },
  play: async ({ step }) => {
    await step('Новая аудитория открыта', async () => {
      await listed('Список аудиторий', 5);
      await press('Создать аудиторию');
      const form = await dialog('Новая аудитория');
      await fill(/^Название/, 'Новички', form);
      await fill(/^Описание/, 'Первый раз ищут инструмент для интервью', form);
      await userEvent.selectOptions(within(form).getByLabelText(/^Этап воронки/), 'намерение');
      await press('Создать', form);
      await gone(form);
      await listed('Список аудиторий', 6);
    });
    await step('В ней — персона', async () => {
      await press('Создать персону');
      const form = await dialog('Новая персона');
      await fill(/^Заголовок/, 'Исследователь-одиночка', form);
      await fill(/^Имя/, 'Ольга', form);
      await fill(/^Роль/, 'Продакт', form);
      await userEvent.selectOptions(within(form).getByLabelText(/^Техническая грамотность/), 'Средний');
      await press('Создать персону', form);
      await gone(form);
      await expect(await screen.findAllByText('Исследователь-одиночка')).not.toHaveLength(0);
    });
  },
});

export const ChatToBoard = meta.story({
  name: 'Последний ответ ассистенту — и доска собрана',
  args: {
    openStore: openSample([{ kind: 'interview', record: interviewAfter(...answered(8)) }]),
    router: startingAt('/chat'),
  },
  play: async ({ step }) => {
    await step('Восемь ответов на месте, девятый отправлен', async () => {
      const field = await screen.findByRole('textbox', { name: 'Сообщение' });
      await userEvent.type(field, 'Сообщества продактов{Enter}');
      await within(screen.getByRole('log')).findByText('Сообщества продактов');
    });
    await step('На доске уже есть тексты: что изменится, показано рядом, и без «да» ничего не меняется', async () => {
      const review = await screen.findByRole('region', { name: 'Что изменится на доске' });
      await userEvent.click(within(review).getByRole('button', { name: /^Записать 9\s/ }));
      await waitFor(() => expect(review).not.toBeInTheDocument());
    });
    await step('Доска сохранена', async () => {
      await goTo('Видение');
      await screen.findByRole('heading', { level: 1, name: 'Видение' });
      await screen.findByText('Сообщества продактов');
    });
  },
});

export const OnboardingToEmpty = meta.story({
  name: 'Новая компания — пустое рабочее пространство',
  args: { openStore: openSample(), router: startingAt('/onboarding') },
  play: async ({ step }) => {
    await step('Название, первый продукт', async () => {
      await screen.findByRole('heading', { level: 1, name: 'Знакомство' });
      await fill(/^Название компании/, 'Новый день');
      await fill(/^Первый продукт/, 'Журнал привычек');
      await press('Создать компанию');
    });
    await step('Здоровается ассистент, список исследований пуст', async () => {
      await screen.findByRole('heading', { level: 1, name: 'Ассистент' });
      await goTo('Исследования');
      await screen.findByText('Исследований пока нет');
    });
  },
});

export const Invitation = meta.story({
  name: 'Приглашение в команду и письмо к нему',
  // A list draws what is in sight: on a low canvas the invited member is not.
  globals: { viewport: { value: 'desktop' } },
  args: { openStore: openSample(), router: startingAt('/profile?section=teams') },
  play: async ({ step }) => {
    await step('Адрес и роль', async () => {
      await press('Пригласить');
      const form = await dialog('Пригласить участника');
      await fill(/^Электронная почта/, 'lis@example.com', form);
      await press('Отправить', form);
      await gone(form);
    });
    await step('Письмо готово, приглашённый в списке', async () => {
      const letter = await dialog('Письмо с приглашением');
      await expect(within(letter).getByRole('link', { name: /Открыть в\sпочте/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:lis%40example\.com/),
      );
      await userEvent.keyboard('{Escape}');
      await gone(letter);
      await screen.findAllByText('Приглашён');
    });
  },
});
