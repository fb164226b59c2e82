import { useEffect, useRef, useState } from 'react';

import { showToast } from './toast.ts';
import { useRecord } from './workspace/queries.ts';

/** Kinds that an address opens, as the notice calls them. */
const GONE = {
  research: { title: 'Исследование не найдено', whose: 'Его' },
  experiment: { title: 'Эксперимент не найден', whose: 'Его' },
  audience: { title: 'Аудитория не найдена', whose: 'Её' },
} as const;

/**
 * Says so when the record that an address came with is not there, and drops it from the address: a link outlives what it leads
 * to. A record that goes later, while it is open, is nobody's surprise here.
 * @param forget closes it; must be a stable function
 */
export function useGoneNotice(kind: keyof typeof GONE, openId: string | null, forget: () => void): void {
  const [asked] = useState(openId);
  const { data: record } = useRecord(kind, asked);
  const told = useRef(false);
  const isOpen = openId !== null && openId === asked;
  useEffect(() => {
    if (told.current || record === undefined) return;
    told.current = true;
    if (!isOpen || (record !== null && record.deletedAt === null)) return;
    const { title, whose } = GONE[kind];
    void showToast({
      tone: 'info',
      title,
      description: `${whose} удалили, или ссылка ведёт в другое рабочее пространство.`,
    });
    forget();
  }, [kind, isOpen, record, forget]);
}
