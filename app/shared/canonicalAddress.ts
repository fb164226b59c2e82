import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { HISTORY_URL } from '../routing/historyUrl.ts';
import { LINKS_URL } from '../routing/linksUrl.ts';
import { PRODUCT_FORM_URL } from '../routing/productFormUrl.ts';
import { PRODUCT_URL } from '../routing/productParam.ts';
import { COMMENTS_URL } from '../routing/commentsUrl.ts';
import type { UrlCodec } from '../routing/useUrlState.ts';
import { ACTION } from '../routing/useScreenAction.ts';
import { useRecord } from '#store/queries.ts';
import { useMayCome } from './team/useMayCome.ts';
import type { AddressedKind } from './tellMissing.ts';

/** Parameters that a screen's address may have; all others are leftovers. */
export interface ScreenAddress {
  /** How its parameters are read and written. */
  readonly codecs: readonly UrlCodec<unknown>[];
  /** Parts that an address has only beside one of the named parameters: read when it has. Default none. */
  readonly late?: { readonly names: readonly string[]; readonly codecs: () => Promise<readonly UrlCodec<unknown>[]> };
  /** Values of `?action=` that the screen knows. Default none. */
  readonly actions?: readonly string[];
  /** Parameters that name a record, at most two, and of which kind. Default none. */
  readonly records?: Readonly<Partial<Record<string, AddressedKind>>>;
}

/** Parameters of dialogs over any screen, of panels beside it, and of the shown product. */
const OVER_ALL = [LINKS_URL, HISTORY_URL, COMMENTS_URL, PRODUCT_URL, PRODUCT_FORM_URL] as readonly UrlCodec<unknown>[];

/** Whether two queries say the same, in whatever order; `clean` says nothing twice. */
const saysTheSame = (clean: URLSearchParams, said: URLSearchParams): boolean =>
  clean.size === said.size && [...said].every(([name, value]) => clean.get(name) === value);

/**
 * The query of a screen's address as the screen itself would write it: without what it does not know, values that there are not,
 * and defaults. The same text when nothing is to be changed.
 * @param search as the browser has it, `?` included, or empty
 * @param gone parameters whose record is not there
 */
export function canonicalSearch(search: string, address: ScreenAddress, gone: readonly string[] = []): string {
  const said = new URLSearchParams(search);
  const known = new URLSearchParams(search);
  for (const name of gone) known.delete(name);
  const clean = new URLSearchParams();
  for (const codec of [...address.codecs, ...OVER_ALL]) codec.write(codec.read(known), clean);
  const action = known.get(ACTION);
  if (action !== null && address.actions?.includes(action)) clean.set(ACTION, action);
  if (saysTheSame(clean, said)) return search;
  return clean.size > 0 ? `?${clean.toString()}` : '';
}

/** Says that a record is not there: late, for few addresses name one that is not. */
const tellMissing = (kind: AddressedKind) => import('./tellMissing.ts').then((module) => module.tellMissing(kind));

interface Named {
  readonly name: string;
  readonly kind: AddressedKind;
  readonly id: string;
  /** Whether it is here; undefined until it was looked up. */
  readonly lives: boolean | undefined;
}

/** The record that a parameter names; null when it names none. */
function useNamed(
  entry: readonly [string, AddressedKind | undefined] | undefined,
  params: URLSearchParams,
): Named | null {
  const [name, kind = 'company'] = entry ?? [''];
  const id = params.get(name) || null;
  const { data, isFetching } = useRecord(kind, id);
  // A removal that was undone stays in the cache until the record is read again.
  const lives = data?.deletedAt === null || (data === undefined || isFetching ? undefined : false);
  return useMemo(() => (id === null ? null : { name, kind, id, lives }), [name, kind, id, lives]);
}

/** The address with all that this one may say; null while a part of that is not there yet. */
function useWholeAddress(address: ScreenAddress, params: URLSearchParams): ScreenAddress | null {
  const [whole, setWhole] = useState<ScreenAddress | null>(null);
  const { late } = address;
  const isWanted = late?.names.some((name) => params.has(name)) ?? false;
  useEffect(() => {
    if (!late || !isWanted || whole) return undefined;
    let left = false;
    late.codecs().then(
      (codecs) => {
        if (!left) setWhole({ ...address, codecs: [...address.codecs, ...codecs] });
      },
      // Then the address stays as it came.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [address, late, isWanted, whole]);
  return whole ?? (isWanted ? null : address);
}

/**
 * Keeps the address true to the screen: removes parameters of other screens, unknown values and missing records in place, so that
 * Back leads where it did. Shows a message when the record in the initial address is missing: a link outlives its target; of one
 * that may come yet the address is kept. A record that goes while it is shown is its screen's to tell of.
 * @param address a constant
 */
export function useCanonicalAddress(address: ScreenAddress): void {
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: unknown };
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const [first, second] = Object.entries(address.records ?? {});
  const one = useNamed(first, params);
  const other = useNamed(second, params);
  const whole = useWholeAddress(address, params);
  const mayCome = useMayCome();
  /** Ids that were alive here, or were told of. */
  const familiar = useRef(new Set<string>());
  useEffect(() => {
    const named = [one, other].filter((record) => record !== null);
    const gone = named.filter(({ id, lives }) => lives === false && (!mayCome || familiar.current.has(id)));
    for (const { id, kind } of gone) if (!familiar.current.has(id)) void tellMissing(kind);
    for (const record of named) if (record.lives || gone.includes(record)) familiar.current.add(record.id);
    // The router has yet to draw where the browser is already.
    if (!whole || window.location.pathname !== pathname || window.location.search !== search) return;
    const clean = canonicalSearch(
      search,
      whole,
      gone.map(({ name }) => name),
    );
    if (clean === search) return;
    void navigate({ pathname, search: clean, hash }, { replace: true, preventScrollReset: true, state });
  }, [whole, pathname, search, hash, state, one, other, mayCome, navigate]);
}
