import type { Utterance } from '#src/domain/research/layouts/writeTalk.ts';
import type { Tell } from '#src/domain/research/layouts/told.ts';
import { decodeEntities } from '#src/domain/research/layouts/pieces.ts';

import { ReadFailure } from '../ReadFailure.ts';
import { VOICES } from './telegramMarks.ts';
import { type SaidBefore, type PageMessage, momentOf, type ToldPart, utteranceOf, sentBy } from './htmlMessage.ts';

/** Deepest nesting of blocks: the export has a dozen levels. */
const MAX_DEPTH = 200;
/** Most code units of a tag that are looked at. */
const TAG_LENGTH = 2000;

/** Most code units of what a message tells beside its words. */
const TOLD_LENGTH = 2000;

const CLASS = /\sclass\s?=\s?"([^"]{0,200})"/i;
/** Opens an emoji that others answered a message with. */
const REACTION = /^<span class="reaction[\s"]/;
const TITLE = /\stitle\s?=\s?"([^"]{0,100})"/i;

/**
 * The messages of a page that Telegram Desktop exported: its tags are read one by one, the page is never made.
 * @throws ReadFailure `not_telegram`, `too_large`
 */
export function telegramHtml(text: string, tell: Tell): Utterance[] {
  const utterances: Utterance[] = [];
  const said: SaidBefore = { speaker: null, author: '' };
  let depth = 0;
  let messages = 0;
  let forwarded = Infinity;
  const open: {
    message: PageMessage | null;
    /** Kind of the text within, and the depth of its block. */
    inside: { readonly what: ToldPart; readonly depth: number } | null;
  } = { message: null, inside: null };

  const close = () => {
    const { message } = open;
    if (!message) return;
    open.message = null;
    open.inside = null;
    const utterance = utteranceOf(message, said);
    if (!utterance) return;
    if (VOICES.has(message.sent ?? '')) tell('voice');
    utterances.push(utterance);
  };
  const say = (from: number, to: number) => {
    const { message, inside } = open;
    if (!message || !inside || from >= to) return;
    const raw = text.slice(from, to);
    if (inside.what === 'words') {
      for (const part of raw.matchAll(/&#?\w{1,10};|\s+|[^\s&]+|&/g)) {
        const start = from + part.index;
        const words = /^\s/.test(part[0]) ? ' ' : decodeEntities(part[0]);
        message.pieces.push({ text: words, from: start, to: start + part[0].length });
      }
      return;
    }
    const before = message.told[inside.what] ?? '';
    if (before.length < TOLD_LENGTH) message.told[inside.what] = `${before}${raw}`;
  };
  const openBlock = (tag: string, place: number) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new ReadFailure('too_large', 'nested too deep');
    const classes = new Set((CLASS.exec(tag)?.[1] ?? '').split(/\s+/));
    const begin = (what: ToldPart) => {
      open.inside = { what, depth };
    };
    if (classes.has('message')) {
      close();
      messages += 1;
      const isService = classes.has('service');
      if (isService || classes.has('default')) {
        const isJoined = classes.has('joined');
        open.message = {
          moment: { at: null },
          told: {},
          sent: undefined,
          isForwarded: false,
          pieces: [],
          isJoined,
          isService,
          depth,
          from: place,
        };
      }
      forwarded = Infinity;
    } else if (open.message?.isService) {
      if (classes.has('body')) begin('service');
    } else if (open.message) {
      if (classes.has('forwarded')) {
        forwarded = depth;
        open.message.isForwarded = true;
      } else if (classes.has('date')) {
        if (open.message.moment.at === null) open.message.moment = momentOf(TITLE.exec(tag)?.[1] ?? '');
      } else if (classes.has('from_name')) begin(forwarded === Infinity ? 'name' : 'author');
      else if (classes.has('text')) begin('words');
      else if (classes.has('title')) begin('title');
      else if (classes.has('status')) begin('status');
      else if (classes.has('question') || classes.has('answer')) begin('poll');
    }
  };

  for (let at = 0; at < text.length;) {
    const tagAt = text.indexOf('<', at);
    if (tagAt < 0) break;
    say(at, tagAt);
    const end = text.indexOf('>', tagAt);
    if (end < 0) break;
    const tag = text.slice(tagAt, Math.min(end + 1, tagAt + TAG_LENGTH));
    const name = /^<\/?([a-z\d]{1,20})/i.exec(tag)?.[1]?.toLowerCase() ?? '';
    at = end + 1;
    if (open.message && tag.includes('_') && open.inside?.what !== 'words') {
      open.message.sent ??= sentBy(CLASS.exec(tag)?.[1] ?? '');
    }
    if (tag.startsWith('<!--')) {
      const over = text.indexOf('-->', tagAt);
      at = over < 0 ? text.length : over + 3;
    } else if ((name === 'script' || name === 'style') && !tag.startsWith('</')) {
      const over = text.indexOf(`</${name}`, at);
      at = over < 0 ? text.length : over;
    } else if (name === 'br' && open.message && open.inside?.what === 'words') {
      open.message.pieces.push({ text: '\n', from: tagAt, to: at });
    } else if (name === 'span' && REACTION.test(tag)) tell('reaction');
    else if (name === 'div') {
      if (tag.startsWith('</')) {
        if (open.inside && open.inside.depth === depth) open.inside = null;
        if (forwarded === depth) forwarded = Infinity;
        if (open.message && open.message.depth === depth) close();
        depth = Math.max(0, depth - 1);
      } else openBlock(tag, at);
    }
  }
  close();
  if (messages === 0) throw new ReadFailure('not_telegram', 'no messages');
  return utterances;
}
