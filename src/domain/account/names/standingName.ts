import { NBSP, quoted } from '../../core/format.ts';

/**
 * Words for somebody who came in under a name other than the one by which the server knows them already: which one stands, and
 * where it is changed; empty where it is the same.
 */
export const standingNameWords = (given: string, known: string): string =>
  given.trim() === known
    ? ''
    : `На${NBSP}сервере вас уже знают как ${quoted(known)}: так вас видят коллеги. Изменить имя можно в${NBSP}«Профиле».`;
