import type { Loadable } from '../../domain/core/loadable.ts';

/**
 * The line under a choice from a list: that the list is being read, why it could not be, that there is nothing in it yet. Only a list
 * that was read may be called empty.
 * @param empty what is said when there is nothing to choose from
 * @param usual what is said otherwise
 */
export function chooserHint<Words = string>(
  list: Loadable<readonly unknown[]>,
  empty: Words,
  usual?: Words,
): Words | string | undefined {
  switch (list.state) {
    case 'loading':
      return 'Загружаем список…';
    case 'failed':
      return list.message;
    case 'ready':
      return list.value.length === 0 ? empty : usual;
  }
}
