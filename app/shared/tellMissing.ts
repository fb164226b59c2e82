import type { Kind } from '#src/domain/records.ts';

import { showToast } from './toast.ts';

/** How a record that an address names is called when it is not there; null: nothing is said. */
const GONE = {
  research: { title: 'Исследование не найдено', whose: 'Его' },
  material: { title: 'Файл не найден', whose: 'Его' },
  experiment: { title: 'Эксперимент не найден', whose: 'Его' },
  hypothesis: { title: 'Гипотеза не найдена', whose: 'Её' },
  audience: { title: 'Аудитория не найдена', whose: 'Её' },
  persona: { title: 'Персона не найдена', whose: 'Её' },
  company: null,
} as const satisfies Partial<Record<Kind, { readonly title: string; readonly whose: string } | null>>;

/** A kind of which an address may name a record. */
export type AddressedKind = keyof typeof GONE;

/** Says that the record that an address came with is not there. */
export function tellMissing(kind: AddressedKind): void {
  const words = GONE[kind];
  if (!words) return;
  void showToast({
    tone: 'info',
    title: words.title,
    description: `${words.whose} удалили, или ссылка ведёт в другое рабочее пространство.`,
  });
}
