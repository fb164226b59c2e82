import tables from './migrations/0001_tables.sql?raw';
import walls from './migrations/0002_walls.sql?raw';
import backup from './migrations/0003_backup.sql?raw';
import signin from './migrations/0004_signin.sql?raw';
import people from './migrations/0005_people.sql?raw';
import history from './migrations/0006_history.sql?raw';
import inbox from './migrations/0007_inbox.sql?raw';
import outward from './migrations/0008_outward.sql?raw';
import signinOnce from './migrations/0009_signin_once.sql?raw';
import fieldwork from './migrations/0010_fieldwork.sql?raw';
import reminders from './migrations/0011_reminders.sql?raw';
import telegram from './migrations/0012_telegram.sql?raw';
import retention from './migrations/0013_retention.sql?raw';
import roundWatch from './migrations/0014_round_watch.sql?raw';
import telegramUpdates from './migrations/0015_telegram_updates.sql?raw';
import model from './migrations/0016_model.sql?raw';
import places from './migrations/0017_places.sql?raw';
import announced from './migrations/0018_announced.sql?raw';
import codeNames from './migrations/0019_code_names.sql?raw';
import filedSaid from './migrations/0020_filed_said.sql?raw';
import contactsHidden from './migrations/0021_contacts_hidden.sql?raw';
import contactLists from './migrations/0022_contact_lists.sql?raw';
import erasedWords from './migrations/0023_erased_words.sql?raw';
import addressPrints from './migrations/0024_address_prints.sql?raw';
import keyLookups from './migrations/0025_key_lookups.sql?raw';
import refusalPrints from './migrations/0026_refusal_prints.sql?raw';
import telegramAsked from './migrations/0027_telegram_asked.sql?raw';
import chatPrint from './migrations/0028_chat_print.sql?raw';
import unsubscribe from './migrations/0029_unsubscribe.sql?raw';

/**
 * A step of the database's shape. What has been released is never edited: what comes after is another step. A step only adds, for
 * while servers are replaced one by one those of before it work on the same database.
 */
export interface Migration {
  /** Name of its file, without the extension. */
  readonly name: string;
  readonly sql: string;
}

/** All steps, in the order in which they are applied. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '0001_tables', sql: tables },
  { name: '0002_walls', sql: walls },
  { name: '0003_backup', sql: backup },
  { name: '0004_signin', sql: signin },
  { name: '0005_people', sql: people },
  { name: '0006_history', sql: history },
  { name: '0007_inbox', sql: inbox },
  { name: '0008_outward', sql: outward },
  { name: '0009_signin_once', sql: signinOnce },
  { name: '0010_fieldwork', sql: fieldwork },
  { name: '0011_reminders', sql: reminders },
  { name: '0012_telegram', sql: telegram },
  { name: '0013_retention', sql: retention },
  { name: '0014_round_watch', sql: roundWatch },
  { name: '0015_telegram_updates', sql: telegramUpdates },
  { name: '0016_model', sql: model },
  { name: '0017_places', sql: places },
  { name: '0018_announced', sql: announced },
  { name: '0019_code_names', sql: codeNames },
  { name: '0020_filed_said', sql: filedSaid },
  { name: '0021_contacts_hidden', sql: contactsHidden },
  { name: '0022_contact_lists', sql: contactLists },
  { name: '0023_erased_words', sql: erasedWords },
  { name: '0024_address_prints', sql: addressPrints },
  { name: '0025_key_lookups', sql: keyLookups },
  { name: '0026_refusal_prints', sql: refusalPrints },
  { name: '0027_telegram_asked', sql: telegramAsked },
  { name: '0028_chat_print', sql: chatPrint },
  { name: '0029_unsubscribe', sql: unsubscribe },
];
