import type { Kind } from '#src/domain/records.ts';

import { showToast } from './toast.ts';

/** How a record that an address names is called when it is not there; of other kinds nothing is said. */
const GONE: Readonly<Partial<Record<Kind, { readonly title: string; readonly whose: string }>>> = {
  research: { title: 'Исследование не найдено', whose: 'Его' },
  material: { title: 'Файл не найден', whose: 'Его' },
  experiment: { title: 'Эксперимент не найден', whose: 'Его' },
  hypothesis: { title: 'Гипотеза не найдена', whose: 'Её' },
  audience: { title: 'Аудитория не найдена', whose: 'Её' },
  persona: { title: 'Персона не найдена', whose: 'Её' },
};

/** Says that the record that an address came with is not there. */
export function tellMissing(kind: Kind): void {
  const words = GONE[kind];
  if (!words) return;
  void showToast({
    tone: 'info',
    title: words.title,
    description: `${words.whose} удалили, или ссылка ведёт в другое рабочее пространство.`,
  });
}
