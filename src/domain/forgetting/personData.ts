import type { Contact } from '../audiences/contact.ts';
import type { Op } from '../core/operation.ts';
import { isObject } from '../core/record.ts';
import { nameOfRecord } from '../core/undo.ts';
import { KIND_WORDS } from '../kindWords.ts';
import type { Kind } from '../records.ts';
import type { Participant } from '../research/participant.ts';
import { speakerKey } from '../research/participant.ts';
import { labelOf } from '../sync/differences.ts';
import type { Stored } from './cited.ts';
import { forgetting, type Whom } from './forgetting.ts';
import { GONE, othersOf } from './needles.ts';
import { ownLabels, ownParts, partsOf } from './shared.ts';

/*
 * Collects a company's data on a person, for a file that they may ask for. It is derived from the very plan by which they would
 * be forgotten: the data to erase is the data reported, and one rule decides what is theirs.
 */

export interface SaidWords {
  readonly study: string;
  readonly material: string;
  /** Seconds from the beginning; null when unknown. */
  readonly at: number | null;
  /** The label in the text; '' for none. */
  readonly speaker: string;
  readonly text: string;
}

/** Words of theirs that the work keeps somewhere, or words about them. */
export interface KeptWords {
  /** «Пометка», «Гипотеза»; what it is called; what of it: «Описание». */
  readonly what: string;
  readonly title: string;
  readonly field: string;
  readonly text: string;
}

/** Data on a person in a company's records. */
export interface PersonRecords {
  readonly contacts: readonly { readonly audience: string; readonly contact: Contact }[];
  readonly participants: readonly (Pick<Participant, 'codeName' | 'name' | 'role' | 'segment' | 'notes'> & {
    readonly persona: string;
    readonly studies: readonly string[];
  })[];
  /** Their own conversations whole; of those with several, what they said themselves. */
  readonly said: readonly SaidWords[];
  readonly files: readonly {
    readonly study: string;
    readonly name: string;
    readonly mime: string;
    readonly size: number;
  }[];
  /** Marks, quotes and conclusions from their words, and team comments on these. */
  readonly quotes: readonly KeptWords[];
  /** Where else they are named. */
  readonly mentions: readonly KeptWords[];
}

type Fields = Readonly<Record<string, unknown>>;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
};

/** Returns the texts of a value that were scrubbed. */
function scrubbed(before: unknown, after: unknown): readonly string[] {
  if (typeof after === 'string') return typeof before === 'string' && before !== after ? [before] : [];
  if (!isObject(after) && !Array.isArray(after)) return [];
  return Object.entries(after).flatMap(([key, one]) => scrubbed((before as Fields | null)?.[key], one));
}

/** Kinds that hold quotes from a person, and their fields with the words. */
const QUOTING: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  mark: ['text', 'note'],
  comment: ['text'],
  review: ['question', 'word'],
};

/**
 * Returns the data on a person in a company's records.
 * @param rows everything that is stored, including removed records
 * @param at the moment, ISO 8601
 */
export function personRecords(rows: readonly Stored[], whom: Whom, at: string): PersonRecords {
  const { ops } = forgetting(rows, whom, at);
  const stored = new Map(rows.map((row) => [`${row.kind}/${row.record.id}`, row]));
  const recordOf = <K extends Kind>(kind: K, id: string) =>
    stored.get(`${kind}/${id}`)?.record as Stored<K>['record'] | undefined;
  const titleOf = (kind: Kind, id: string): string => nameOfRecord(recordOf(kind, id));
  const people = new Set([...whom.participants, ...whom.talks]);
  const others = othersOf(rows, () => false, people);
  const known = new Set([...others.names, ...others.codeNames].filter(Boolean).map(speakerKey));

  const found = {
    contacts: [] as PersonRecords['contacts'][number][],
    participants: [] as PersonRecords['participants'][number][],
    said: [] as SaidWords[],
    files: [] as PersonRecords['files'][number][],
    quotes: [] as KeptWords[],
    mentions: [] as KeptWords[],
  };
  const participants = new Set<string>();
  const put = (list: KeptWords[], { kind, id }: Op, field: string, texts: readonly string[], title?: string): void => {
    const what = KIND_WORDS[kind].label;
    for (const text of texts) list.push({ what, title: title ?? titleOf(kind, id), field, text });
  };
  const tellText = (id: string, isWhole: boolean): void => {
    const material = recordOf('material', id);
    const { text, labels = null, researchId = '' } = recordOf('materialText', id) ?? { text: '' };
    const study = titleOf('research', researchId);
    const speaking = {
      speakers: material?.speakers ?? {},
      own: ownLabels(material ?? { speakers: {} }, people),
      known,
    };
    for (const part of (isWhole ? partsOf : ownParts)({ text, labels }, speaking))
      found.said.push({
        study,
        material: material?.name ?? '',
        at: part.at,
        speaker: part.speaker ?? '',
        text: text.slice(part.bodyStart, part.end),
      });
  };

  for (const op of ops) {
    const { kind, id } = op;
    const record = stored.get(`${kind}/${id}`)?.record as Fields | undefined;
    if (!record) continue;
    if (op.op === 'drop') {
      const member = (record[op.map] as Readonly<Record<string, Fields>> | undefined)?.[op.key];
      if (kind === 'contactList' && member)
        found.contacts.push({
          audience: titleOf('audience', String(record.audienceId)),
          contact: member as unknown as Contact,
        });
      else if (member && (op.map === 'insights' || op.map === 'quotes')) {
        const { text, quote } = member;
        put(found.quotes, op, labelOf({ kind, id }, op.map), [...new Set(textsIn([text, quote]))]);
      }
    } else if (op.op === 'set' && kind === 'participant') {
      participants.add(id);
    } else if (op.op === 'set' && kind === 'materialText') {
      tellText(id, op.fields.text === '');
    } else if (op.op === 'set' && kind === 'material') {
      const { name, mime, size, researchId, fileId } = record;
      if (fileId !== '')
        found.files.push({
          study: titleOf('research', String(researchId)),
          name: String(name),
          mime: String(mime),
          size: Number(size),
        });
    } else if (op.op === 'set' && QUOTING[kind] && !JSON.stringify(op.fields).includes(GONE)) {
      for (const field of QUOTING[kind])
        put(found.quotes, op, labelOf({ kind, id }, field), textsIn(record[field]), titleOf('research', String(record.researchId ?? ''))); // prettier-ignore
    } else if (op.op === 'set') {
      for (const [field, value] of Object.entries(op.fields))
        put(found.mentions, op, labelOf({ kind, id }, field), scrubbed(record[field], value));
    } else if (op.op === 'setMember') {
      const member = (record[op.map] as Readonly<Record<string, Fields>> | undefined)?.[op.key];
      put(found.mentions, op, labelOf({ kind, id }, op.map), scrubbed(member, op.fields));
    }
  }
  for (const id of participants) {
    const one = recordOf('participant', id);
    if (!one) continue;
    const studies = rows.flatMap(({ kind, record }) =>
      kind === 'research' && Object.hasOwn(record.participantIds, id) ? [record.title] : [],
    );
    const { codeName, name, role, segment, notes, personaId } = one;
    const persona = personaId === null ? '' : titleOf('persona', personaId);
    found.participants.push({ codeName, name, role, segment, notes, persona, studies });
  }
  return found;
}

/** A person’s answer, as a server stores it. */
export interface HeldAnswer {
  /** ISO 8601. */
  readonly at: string;
  readonly asked: string;
  readonly text: string;
  readonly isSkipped: boolean;
}

/** A server's data on a person’s invitation to a round of interviews. */
export interface HeldConversation {
  readonly study: string;
  readonly round: string;
  readonly codeName: string;
  readonly segment: string;
  /** In words. */
  readonly state: string;
  readonly channel: 'web' | 'telegram' | null;
  /** The chat in Telegram in which the bot talks to them; null for none. */
  readonly chat: string | null;
  /** ISO 8601; null for what has not happened. */
  readonly invitedAt: string;
  readonly openedAt: string | null;
  readonly beganAt: string | null;
  readonly finishedAt: string | null;
  readonly reminded: number;
  /** The text they agreed to, word for word; '' before they did. */
  readonly consent: string;
  /** The code that they were given at the end; null for none. */
  readonly reward: string | null;
  readonly answers: readonly HeldAnswer[];
}

/** All data on a person in a company. */
export interface PersonData extends PersonRecords {
  /** Talks held by the server; none where a company lives in a browser alone. */
  readonly talks: readonly HeldConversation[];
  /** When it was read, ISO 8601. */
  readonly at: string;
}
