import { isObject } from '#src/domain/core/record.ts';
import { isSame } from '#src/domain/core/same.ts';
import { colleaguesHere, type Colleague, type PresencePlace } from '#src/domain/sync/presence.ts';
import type { Presence } from '#src/domain/sync/protocol.ts';

import { createEmitter } from '../plan.ts';
import type { CompanyPresence } from '../port.ts';
import type { TeamApi } from './api.ts';
import { nothing, type TeamEdges } from './edges.ts';
import { LASTS } from './pace.ts';

/** How long a tab waits before it says another place than it said just now, ms. */
const GAP = 300;
/** How long it waits for what it said to be told back before it says it again, ms. */
const AGAIN = 5000;
/** How old what it said may be when the server tells anew, at every pulse, who is here, ms: it says it again then. */
const STILL_HERE = 8000;

const NOWHERE: PresencePlace = { record: null, isTyping: false };

/** Who is where, as this tab knows it. */
export interface TabPresence extends CompanyPresence {
  /** Names the tab for the server: the end of its stream is the end of its presence. */
  readonly tab: string;
  /** Takes the server's report, from this tab's stream or that of another; null when the stream broke off. */
  hear(all: readonly Presence[] | null): void;
  /** Last report. */
  readonly heard: readonly Presence[] | null;
  /** Sets whether the server answers: while it does not, no one is shown. */
  setOnline(isOnline: boolean): void;
  stop(): void;
}

/** A list of who is where, or null for something else. */
export function readPresence(data: unknown): readonly Presence[] | null {
  try {
    const list: unknown = JSON.parse(String(data));
    if (!Array.isArray(list)) return null;
    return list.filter((one): one is Presence => isObject(one) && typeof one.tab === 'string' && isObject(one.person));
  } catch {
    return null;
  }
}

/**
 * Keeps who has the company open, and says where this tab is: whenever what the server tells of it is not so. Nothing is said
 * before the server has told who is here.
 * @param me id of the person who works here
 * @param hasStream whether this tab listens to the server itself
 */
export function createPresence({
  companyId,
  api,
  edges,
  newId,
  me,
  hasStream,
}: {
  readonly companyId: string;
  readonly api: Pick<TeamApi, 'sayPlace' | 'leavePlace'>;
  readonly edges: Pick<TeamEdges, 'now' | 'after' | 'onLeave' | 'onReturn'>;
  readonly newId: () => string;
  readonly me: () => string | null;
  readonly hasStream: () => boolean;
}): TabPresence {
  const tab = newId();
  const emitter = createEmitter<readonly Colleague[] | null>();
  let heard: readonly Presence[] | null = null;
  let isOnline = true;
  let shown: readonly Colleague[] | null = null;
  let place = NOWHERE;
  let hasLeft = false;
  let said: { readonly place: PresencePlace; readonly at: number } | null = null;
  let stopWaiting = nothing;
  let stopForgetting = nothing;

  const show = (): void => {
    const next = heard && isOnline ? colleaguesHere(heard, me() ?? '') : null;
    if (isSame(next, shown)) return;
    shown = next;
    emitter.emit(next);
  };
  const send = (): void => {
    said = { place, at: edges.now() };
    // Whether it came is seen by what the server tells.
    void api.sayPlace(companyId, { tab, ...place });
  };
  const settle = (): void => {
    stopWaiting();
    if (!heard || !isOnline || hasLeft) return;
    const mine = heard.find((one) => one.tab === tab && one.person.id === me());
    if (mine && isSame({ record: mine.record, isTyping: mine.isTyping }, place)) return;
    const left = said ? said.at + (isSame(said.place, place) ? AGAIN : GAP) - edges.now() : 0;
    if (left <= 0) send();
    stopWaiting = edges.after(left > 0 ? left : AGAIN, settle);
  };
  const take = (all: readonly Presence[] | null): void => {
    heard = all;
    show();
    settle();
  };

  /** The report may be the memory of a closed tab: only that tab's own word counts, with a stream or without. */
  const answer = (): void => {
    if (isOnline && !hasLeft && said && edges.now() - said.at >= STILL_HERE) send();
  };

  // The end of a stream says it by itself, and lets a page that is loaded anew come back unnoticed.
  const leave = (): void => {
    if (heard && !hasStream()) void api.leavePlace(companyId, tab);
    // A later message would bring the tab back.
    hasLeft = true;
  };
  const stopLeaving = edges.onLeave(leave);
  const stopReturning = edges.onReturn(() => {
    hasLeft = false;
    settle();
  });

  return {
    tab,
    get heard() {
      return heard;
    },
    hear(all) {
      stopForgetting();
      // A stream usually returns within seconds: no one should vanish and reappear for that.
      if (all) {
        take(all);
        answer();
      } else stopForgetting = edges.after(LASTS, () => take(null));
    },
    setOnline(next) {
      isOnline = next;
      show();
      settle();
    },
    list: () => shown,
    onList: emitter.subscribe,
    say(next) {
      place = next;
      settle();
    },
    stop() {
      if (!hasLeft) leave();
      stopWaiting();
      stopForgetting();
      stopLeaving();
      stopReturning();
      take(null);
    },
  };
}
