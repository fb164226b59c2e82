import { company, record, change, touched, file, erasure } from './records.ts';
import { person, session, account, verification, passkey, twoFactor } from './people.ts';
import { membership, link, invitation, formerMember, audit } from './access.ts';
import { outward } from './outward.ts';
import { letter, notice, threadVoice, muted, inboxChoice } from './inbox.ts';
import { respondent, answer, roundLink, incentiveCode, roundWatch, refusalPrint } from './fieldwork.ts';
import { bot, telegramChat, telegramOutgoing, telegramUpdate } from './telegram.ts';
import { model, modelMonth, modelCall } from './model.ts';
import { serverMark } from './serverMark.ts';

/** All tables as queries know them; migrations/ makes them, and a test holds the two together on both engines. */
export const TABLES = {
  company,
  record,
  change,
  touched,
  file,
  person,
  session,
  membership,
  link,
  erasure,
  outward,
  account,
  verification,
  passkey,
  two_factor: twoFactor,
  server_mark: serverMark,
  audit,
  former_member: formerMember,
  letter,
  invitation,
  notice,
  thread_voice: threadVoice,
  muted,
  inbox_choice: inboxChoice,
  respondent,
  answer,
  round_link: roundLink,
  incentive_code: incentiveCode,
  round_watch: roundWatch,
  refusal_print: refusalPrint,
  bot,
  telegram_chat: telegramChat,
  telegram_outgoing: telegramOutgoing,
  telegram_update: telegramUpdate,
  model,
  model_month: modelMonth,
  model_call: modelCall,
} as const;
