import { CONTACT_TEXT_FIELDS, CONTACT_TEXTS } from '../audiences/fields/contactFields.ts';
import type { Role } from '../account/account.ts';
import type { Op } from '../core/operation.ts';
import { isObject } from '../core/record.ts';
import { hashOf } from '../core/seeded.ts';
import type { Kind } from '../records.ts';
import { FIRST_SETTINGS, RESEARCH_SETTINGS_ID } from '../research/privacy/settings.ts';
import { isEnough } from './rights.ts';

/* Who sees people's names and contacts, and the replacements for everyone else: the server never sends them more than that. */

type Fields = Readonly<Record<string, unknown>>;

/** Kinds whose records name people whom the company asks. */
export const NAMING_KINDS = ['contactList', 'participant'] as const satisfies readonly Kind[];

const NAMING: ReadonlySet<string> = new Set(NAMING_KINDS);

/** Whether records of a kind name people whom the company asks. */
export const isNaming = (kind: string): boolean => NAMING.has(kind);

/** The record that says who sees names. */
export const SIGHT = { kind: 'researchSettings', id: RESEARCH_SETTINGS_ID } as const;

/**
 * Returns who sees names, by the company's stored choice.
 * @param settings the research settings, or undefined
 */
export function namesSeenBy(settings: unknown): 'Researcher' | 'Admin' {
  const isChosen = isObject(settings) && settings.deletedAt === null && settings.namesSeenBy === 'Admin';
  return isChosen ? 'Admin' : FIRST_SETTINGS.namesSeenBy;
}

/**
 * Whether a role sees names.
 * @param settings the research settings as they are stored, or undefined
 */
export const seesNames = (role: Role, settings: unknown): boolean => isEnough(role, namesSeenBy(settings));

/**
 * Returns the replacement for a contact's name: the same for the same contact, without any part of the name. The list goes into
 * the number, so that contacts of two lists have two, whatever their keys (R454).
 */
export const contactCode = (listId: string, key: string): string =>
  `Контакт ${(hashOf(`contact:${listId}/${key}`) % 1_000_000).toString().padStart(6, '0')}`;

/** Fields of a contact that identify no one. */
const SHOWN: ReadonlySet<string> = new Set([
  ...CONTACT_TEXT_FIELDS.filter((field) => !CONTACT_TEXTS[field].isPrivate),
  'tags',
  'invitedAt',
  'answeredAt',
  'position',
]);

/** Private fields of a participant; the code name replaces them. */
const OF_PARTICIPANT: ReadonlySet<string> = new Set(['name', 'notes']);

/**
 * Returns an empty value of the same shape.
 * @param text replaces a text that is not empty
 */
function emptyOf(value: unknown, text: string): unknown {
  if (typeof value === 'string') return value === '' ? '' : text;
  return Array.isArray(value) ? [] : null;
}

function contactField(code: string, field: string, value: unknown, text: string): unknown {
  if (SHOWN.has(field)) return value;
  if (field === 'name') return `${code} ${text}`.trim();
  if (field === 'consent' && isObject(value)) return { ...value, text };
  if (field === 'doNotContact' && isObject(value)) return { ...value, why: emptyOf(value.why, text) };
  return emptyOf(value, text);
}

const contactFields = (listId: string, key: string, fields: Fields, text: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, contactField(contactCode(listId, key), field, value, text)]),
  );

/** Fields of a record, or of an operation, without names. @param id of the record */
function namelessFields(kind: Kind, id: string, fields: Fields, text: string): Fields {
  if (kind === 'participant') {
    const entries = Object.entries(fields);
    return Object.fromEntries(entries.map(([field, value]) => [field, OF_PARTICIPANT.has(field) ? emptyOf(value, text) : value])); // prettier-ignore
  }
  const { contacts } = fields;
  if (!isObject(contacts)) return fields;
  const members = Object.entries(contacts).map(([key, one]) => [key, isObject(one) ? contactFields(id, key, one, text) : one]); // prettier-ignore
  return { ...fields, contacts: Object.fromEntries(members) };
}

/** A record of {@link NAMING_KINDS}, of the present shape, as those may have it who do not see names. */
export const nameless = (kind: Kind, record: Fields): Fields =>
  isNaming(kind) ? namelessFields(kind, String(record.id), record, '') : record;

/**
 * Returns an operation as the history may show it to people who do not see names.
 * @param mask replaces existing values
 */
export function namelessOp(op: Op, mask: string): Op {
  const { kind } = op;
  if (!isNaming(kind)) return op;
  const done = (fields: unknown): Fields => namelessFields(kind, op.id, fields as Fields, mask);
  if (op.op === 'create') return { ...op, record: done(op.record) } as unknown as Op;
  if (op.op === 'ensure') return { ...op, defaults: done(op.defaults) } as unknown as Op;
  if (op.op === 'set') return { ...op, fields: done(op.fields) } as unknown as Op;
  if (kind !== 'contactList') return op;
  if (op.op === 'put') return { ...op, value: isObject(op.value) ? contactFields(op.id, op.key, op.value, mask) : op.value } as Op; // prettier-ignore
  return op.op === 'setMember'
    ? ({ ...op, fields: contactFields(op.id, op.key, op.fields as Fields, mask) } as Op)
    : op;
}

/** Whether a whole list that is made brings contacts along. */
const hasContacts = (fields: unknown): boolean =>
  isObject(fields) && isObject(fields.contacts) && Object.keys(fields.contacts).length > 0;

/**
 * Whether an operation writes, or takes away, what only those do who see names: how a participant is called, and contacts whole. Done by
 * somebody else it would put a mask, or nothing, in the place of a name, or decide unseen who is invited with whom (R241).
 * @param before the record as it stands: a list that holds nobody takes nobody along
 */
export function touchesNames(op: Op, before?: unknown): boolean {
  if (op.kind === 'participant') {
    return op.op === 'set' && Object.keys(op.fields).some((field) => OF_PARTICIPANT.has(field));
  }
  if (op.kind !== 'contactList') return false;
  switch (op.op) {
    case 'create':
      return hasContacts(op.record);
    case 'ensure':
      return hasContacts(op.defaults);
    case 'set':
      return Object.hasOwn(op.fields, 'contacts');
    case 'remove':
      return hasContacts(before);
    case 'put':
    case 'drop':
    case 'setMember':
      return true;
    default:
      return false;
  }
}
