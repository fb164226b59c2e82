import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DIALOGS, WORDS } from '#respond/words.ts';
import { closingWords } from '#src/domain/fieldwork/places/closed.ts';

import { stateOf, UP_TO, viewAfter } from './sampleStates.ts';
import { ShownPage } from './ShownPage.tsx';
import { shownPageMeta } from './shownPageMeta.ts';
import { button, SEND } from './shownPagePlay.ts';

const meta = preview.meta({
  id: 'respond-shownpage',
  title: 'Разделы/Респонденты/Страница ответов · ShownPage (опрос, интервью по ссылке)',
  component: ShownPage,
  ...shownPageMeta,
});

/** Until when the one who has begun may finish, as the server says it. */
const CLOSING = closingWords({ state: 'ended', until: null, endedAt: '2026-06-01T09:00:00.000Z', timeZone: 'UTC' }, '2026-06-02'); // prettier-ignore

/** Presses beside a dialog, as if at a moment of the page's clock. */
function pressBeside(dialog: HTMLElement, at: number, detail: number): void {
  for (const event of [new PointerEvent('pointerdown'), new MouseEvent('click', { detail })]) {
    Object.defineProperty(event, 'timeStamp', { value: at });
    dialog.dispatchEvent(event);
  }
}

export const Later = meta.story({
  name: 'Продолжить позже: адрес копируется',
  play: async ({ args, userEvent }) => {
    await userEvent.click(button(WORDS.later));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Скопировать адрес' }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringMatching(/^https:.*\/i\//));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Скопировано'));
  },
});

export const LaterClosing = meta.story({
  name: 'Продолжить позже, когда опрос завершён: сказано одно, до какого дня',
  args: { state: stateOf(viewAfter(UP_TO.why, { closing: CLOSING })) },
  play: async ({ userEvent }) => {
    await userEvent.click(button(WORDS.later));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(/можете закончить до\s4 июня 2026 г\. включительно/);
    await expect(dialog).not.toHaveTextContent(/пока опрос идёт|место|[{}]/);
  },
});

export const LaterLimited = meta.story({
  name: 'Продолжить позже, когда места ограничены: сказано, что место могут занять',
  args: { state: stateOf(viewAfter(UP_TO.why, { isLimited: true })) },
  play: async ({ userEvent }) => {
    await userEvent.click(button(WORDS.later));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/пока опрос идёт и\sв\sнём есть место\./);
    await userEvent.click(button(DIALOGS.later.close));
    await userEvent.click(button(WORDS.stop));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/адресу, если место не\sзаймут\./);
  },
});

export const LaterUnlimited = meta.story({
  name: 'Продолжить позже, когда мест сколько угодно: о месте ни слова',
  play: async ({ userEvent }) => {
    for (const [name, says] of [
      [WORDS.later, /пока опрос идёт\./],
      [WORDS.stop, /продолжите по\sэтому же адресу\./],
    ] as const) {
      await userEvent.click(button(name));
      const dialog = await screen.findByRole('dialog');
      await expect(dialog).toHaveTextContent(says);
      await expect(dialog).not.toHaveTextContent(/мест[оа]|[{}]/);
      await userEvent.click(button(DIALOGS.later.close));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  },
});

export const LaterUnsent = meta.story({
  name: 'Продолжить позже, пока ответ не ушёл: сказано, где он хранится',
  args: { state: stateOf(viewAfter(UP_TO.why), { sending: SEND, trouble: 'offline' }) },
  play: async ({ userEvent }) => {
    await userEvent.click(button(WORDS.later));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(/ещё не\sотправлен\. Он\sсохранён в\sэтом браузере/);
    await expect(dialog).not.toHaveTextContent(/Всё, что вы\sответили/);
  },
});

export const LaterUnkept = meta.story({
  name: 'Продолжить позже, хранить негде: сказано не закрывать',
  args: { state: stateOf(viewAfter(UP_TO.why), { sending: SEND, trouble: 'offline', next: 'stop' }), unsent: 'open' },
  play: async ({ userEvent }) => {
    await expect(screen.getByText(/Потом вопросы прекратятся/)).toBeVisible();
    await userEvent.click(button(WORDS.later));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/не\sзакрывайте страницу/);
  },
});

export const StoppedClosing = meta.story({
  name: 'Остановились, опрос завершён: сказано одно, до какого дня продолжить',
  args: { state: stateOf(viewAfter([...UP_TO.why, 'stop'], { closing: CLOSING })) },
  play: async () => {
    const main = screen.getByRole('main');
    await expect(main).toHaveTextContent(/можете закончить до\s4 июня 2026 г\. включительно/);
    await expect(main).not.toHaveTextContent(/пока опрос идёт|место|[{}]/);
    await expect(button(WORDS.resume)).toBeVisible();
  },
});

export const Withdrawing = meta.story({
  name: 'Отозвать согласие: спрошено один раз, сказано, что будет',
  play: async ({ args, step, userEvent }) => {
    await step('Escape возвращает к вопросу', async () => {
      await userEvent.click(button(WORDS.withdraw));
      await screen.findByRole('dialog');
      await userEvent.click(button('Не\u00A0удалять'));
      await waitFor(() => expect(button(WORDS.withdraw)).toHaveFocus());
      await expect(args.onWish).not.toHaveBeenCalled();
    });
    await userEvent.click(button(WORDS.withdraw));
    await screen.findByRole('dialog');
  },
});

export const PressedTwice = meta.story({
  name: 'Двойное нажатие: вопрос остаётся; нажатие рядом потом закрывает его',
  play: async ({ args, step, userEvent }) => {
    const pressedAt = performance.now();
    await userEvent.click(button(WORDS.withdraw));
    const dialog = await screen.findByRole('dialog');
    await step('Второе нажатие попало мимо вопроса', async () => {
      pressBeside(dialog, pressedAt + 100, 2);
      await expect(dialog).toBeVisible();
    });
    await step('Второе нажатие попало в ответ', async () => {
      const yes = within(dialog).getByRole('button', { name: /^Удалить/ });
      yes.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
      await expect(args.onWish).not.toHaveBeenCalled();
      await expect(dialog).toBeVisible();
    });
    pressBeside(dialog, performance.now() + 1000, 1);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(button(WORDS.withdraw)).toHaveFocus();
  },
});
