import type { AccountChat } from '#src/domain/research/files/accountChat.ts';

import { answerWithParts } from '../answerFile.ts';
import { chatsIn } from './accountChats.ts';

answerWithParts<AccountChat>(async (file, give) => {
  for (const chat of chatsIn(await file.text())) give(chat);
}, 'damaged');
