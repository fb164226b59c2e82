import { withoutClaims } from '../claims.ts';
import { isSame } from '../../core/same.ts';
import type { Kind } from '../../records.ts';
import { isBook, isBrought, mayDropLine, trueLine } from './books.ts';
import { asFields, memberClaims, standingMembers, type Fields, type Ground, type RecordTurn } from './ground.ts';
import { isLongBefore, trueValue } from './values.ts';

/** Returns the value at a path within a member. */
const at = (fields: Fields | undefined, path: string): unknown =>
  path.split('/').reduce<unknown>((part, step) => asFields(part)[step], fields);

/** A member with another value at a path. */
function put(fields: Fields, [step = '', ...rest]: readonly string[], value: unknown): Fields {
  return { ...fields, [step]: rest.length === 0 ? value : put(asFields(fields[step]), rest, value) };
}

/** Returns the content of a member, without its position and the fields that the server decides. */
function saidBy(kind: Kind, map: string, { position: _place, ...said }: Fields): unknown {
  return withoutClaims(kind, [map, '*'], said);
}

/** Whether one who is asked has been asked before by the server just so: that may be carried from one contact to another. */
const isCarried = (ground: Ground, kind: Kind, map: string, path: string, is: unknown): boolean =>
  standingMembers(ground, kind, map).some((one) => isSame(at(one, path), is));

/**
 * Returns a member of a map as it may be written; undefined where there is to be none.
 * @param was as it is stored; undefined for nothing
 * @param is as the device writes it, different from the stored one
 */
export function trueMember(map: string, was: Fields | undefined, is: Fields, turn: RecordTurn, ground: Ground) {
  const { kind } = turn;
  if (isBook(kind, map) && was !== undefined) return ground.erases ? is : was;
  if (isBrought(map, is, turn, ground)) return is;
  const line = isBook(kind, map) ? trueLine(map, is, turn, ground) : is;
  if (line === undefined) return undefined;
  const isSaidAgain = was !== undefined && isSame(saidBy(kind, map, was), saidBy(kind, map, line));
  return memberClaims(kind, map).reduce<Fields>((member, [path, claim]) => {
    const [claimed, stood] = [at(member, path), at(was, path)];
    if (claimed === undefined) return member;
    if (claim === 'server' && claimed !== null && isCarried(ground, kind, map, path, claimed)) return member;
    const [field = ''] = path.split('/');
    if (claim === 'way' && isCarried(ground, kind, map, field, member[field])) return member;
    const isOfAct = claim === 'done' || claim === 'doer';
    const standing = { was: stood, holder: { was, is: member } };
    const value = isOfAct && isSaidAgain ? stood : trueValue(claim, claimed, standing, ground);
    return isSame(value, claimed) ? member : put(member, path.split('/'), value);
  }, line);
}

/**
 * Returns a map as it may be written as a whole. Acts from long before, as a file brings them, are no one's word here and are
 * left out.
 */
export function trueMap(map: string, before: Fields, after: Fields, turn: RecordTurn, ground: Ground): Fields {
  const right: Record<string, unknown> = { ...after };
  for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const was = Object.hasOwn(before, key) ? asFields(before[key]) : undefined;
    if (!Object.hasOwn(after, key)) {
      if (was && !mayDropMember(map, was, before, turn, ground)) right[key] = was;
    } else if (!isSame(was, after[key])) {
      const is = asFields(after[key]);
      const isOfFile = map === 'timeline' && was === undefined && isLongBefore(is.date, ground);
      const member = isOfFile ? undefined : trueMember(map, was, is, turn, ground);
      if (member === undefined) delete right[key];
      else right[key] = member;
    }
  }
  return isSame(right, after) ? after : right;
}

/** Whether a member may be taken out of a map. */
export const mayDropMember = (map: string, member: Fields, all: Fields, turn: RecordTurn, ground: Ground): boolean =>
  !isBook(turn.kind, map) || mayDropLine(map, member, Object.values(all).map(asFields), turn, ground);
