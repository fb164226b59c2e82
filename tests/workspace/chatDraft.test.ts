import { afterEach, expect, it, vi } from 'vitest';

import { CHAT_DRAFT, CHAT_PICKED, chatKeyOf } from '#app/shared/chatDraft.ts';
import { forgetKeptDraft } from '#app/shared/useDraft.ts';
import { MAIN_PRODUCT } from '#src/domain/workspace.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage: its keys are its own, what it can do is not. */
class KeptInBrowser {
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

it('a company that is erased leaves nothing typed in its chats, whichever product they were about; another one’s stays', () => {
  const main = chatKeyOf('company-1', MAIN_PRODUCT);
  const second = chatKeyOf('company-1', 'product-2');
  const others = [chatKeyOf('company-10', MAIN_PRODUCT), chatKeyOf('company-2', 'product-2')];
  const storage = new KeptInBrowser();
  for (const chat of [main, second, ...others]) {
    Object.assign(storage, { [CHAT_DRAFT.keyOf(chat)]: 'Мы помогаем', [CHAT_PICKED.keyOf(chat)]: 'Бриф.docx' });
  }
  vi.stubGlobal('localStorage', storage);
  for (const kind of [CHAT_DRAFT, CHAT_PICKED]) forgetKeptDraft(kind, 'company-1');
  expect(Object.keys(storage).toSorted()).toEqual(
    others.flatMap((chat) => [CHAT_DRAFT.keyOf(chat), CHAT_PICKED.keyOf(chat)]).toSorted(),
  );
});
