import type { CallbackQuery } from 'grammy/types';

import { doubtNow } from '../../src/domain/fieldwork/commands.ts';
import { askedNow, isAt, type ScriptPlace } from '../../src/domain/fieldwork/path.ts';
import { questionOf } from '../../src/domain/fieldwork/script.ts';
import { telegramChat } from '../db/tables/telegram.ts';
import { pressOf } from '../chats/presses.ts';
import { askButtons } from '../chats/saying.ts';
import { locked, take, withoutButtons, type Followed, type UpdateContext } from './taking.ts';
import { chatOf, queue, type ChatRow } from '../chats/chat.ts';
import { NO_TALK_BUTTON, NOTHING_TICKED, OLD_BUTTON } from '../chats/words.ts';

/* Buttons that are pressed. */

const chosenOf = ({ chosen }: ChatRow, place: ScriptPlace): readonly string[] => {
  const known =
    chosen === '' ? null : (JSON.parse(chosen) as { readonly place: ScriptPlace; readonly keys: readonly string[] });
  return known && isAt(known.place, place) ? known.keys : [];
};

/** A button belongs to what is behind: it says so, and is taken off. */
async function refuseOld(
  { tx, name, now }: UpdateContext,
  { id: pressId, message }: CallbackQuery,
  text = OLD_BUTTON,
): Promise<Followed> {
  const off = message ? [withoutButtons(String(message.message_id))] : [];
  await queue(tx, name, [{ do: 'answer', pressId, text }, ...off], now);
  return { taken: null };
}

export async function takePress(
  taking: UpdateContext,
  chat: ChatRow | undefined,
  pressed: CallbackQuery,
): Promise<Followed> {
  const { tx, name, now, id } = taking;
  const at = now.toISOString();
  const standing = chat && (await locked(taking, chat));
  const press = standing && pressOf(standing.script, standing.row.id, pressed.data ?? '');
  if (!standing || !press) return refuseOld(taking, pressed, chat ? OLD_BUTTON : NO_TALK_BUTTON);
  const { script, conversation } = standing;
  const { step } = conversation;
  const answered = (text = ''): Promise<void> => queue(tx, name, [{ do: 'answer', pressId: pressed.id, text }], now);
  const place = askedNow(script, conversation);
  // Consent is asked before anything else is, and going on after a stop: neither has a place.
  const isOld =
    press.is === 'wish' && press.place === null
      ? press.wish === 'resume'
        ? step !== 'stopped'
        : step !== 'consent' && !(step === 'declined' && press.wish === 'agree')
      : place === null || !isAt(press.place, place);
  if (isOld) return refuseOld(taking, pressed);
  if (pressed.message) {
    await tx.update(telegramChat).set({ buttonsAt: String(pressed.message.message_id) }).where(chatOf(name)); // prettier-ignore
  }
  if (press.is === 'wish') {
    await answered();
    const unsure = doubtNow(conversation);
    const isDecision = unsure && (press.wish === unsure.wish || press.wish === 'asAnswer');
    const about = isDecision ? { unsure: unsure.id } : { place: press.place };
    return take(taking, standing, { type: press.wish, id, at, ...about });
  }
  const options = questionOf(script, press.place.question)?.options ?? [];
  const wordsOf = (keys: readonly string[]): string =>
    options.flatMap(({ key, text }) => (keys.includes(key) ? text : [])).join(', ');
  const answer = async (text: string, chosen?: readonly string[]): Promise<Followed> => {
    await answered(`Ответ: ${text}`.slice(0, 190));
    const given = { text, ...(chosen ? { options: chosen } : {}) };
    return take(taking, standing, { type: 'answer', id, at, given, place: press.place, isWhole: true });
  };
  if (press.is === 'mark') return answer(String(press.mark));
  const isMultiple = questionOf(script, press.place.question)?.isMultiple ?? false;
  const chosen = chosenOf(chat, press.place);
  if (press.is === 'done') {
    if (chosen.length > 0) return answer(wordsOf(chosen), chosen);
    await answered(NOTHING_TICKED);
    return { taken: null };
  }
  if (!isMultiple) return answer(wordsOf([press.option]), [press.option]);
  const keys = chosen.includes(press.option) ? chosen.filter((key) => key !== press.option) : [...chosen, press.option];
  await tx
    .update(telegramChat)
    .set({ chosen: JSON.stringify({ place: press.place, keys }) })
    .where(chatOf(name));
  await answered();
  const messageId = String(pressed.message?.message_id ?? '');
  const buttons = askButtons({ script, conversation, respondentId: standing.row.id, closing: '' }, press.place, keys);
  if (messageId !== '') await queue(tx, name, [{ do: 'buttons', messageId, buttons }], now);
  return { taken: null };
}
