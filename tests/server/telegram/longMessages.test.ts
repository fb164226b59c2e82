import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { messagesFor } from '#server/chats/saying.ts';
import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

it('a long question becomes messages of whole signs, with all of its words', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.integer({ min: 1990, max: 2100 }), (before, count) => {
      const text = 'а'.repeat(before) + '😀'.repeat(count);
      const script = scriptOf(question('q', { text }));
      const heard = hear(script, NEW_CONVERSATION, { type: 'agree', id: 'm', at: '2026-03-02T12:00:00.000Z' });
      const said = heard.outgoing
        .flatMap((one) =>
          messagesFor({ script, conversation: heard.conversation, respondentId: 'r', closing: '' }, one),
        )
        .map((message) => message.text);
      expect(said.filter((one) => !one.isWellFormed())).toEqual([]);
      expect(said.join('')).toContain(text);
    }),
  );
});
