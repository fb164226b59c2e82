import { UserPlus } from 'lucide-react';
import type { Ref } from 'react';

import { NBSP } from '../../../domain/core/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

export interface NoContactsProps {
  /** Level in the page's outline. */
  headingLevel: 3 | 4;
  /** The button. */
  add: Ref<HTMLButtonElement>;
  /** «Добавить контакты». */
  onAdd: () => void;
}

/** Explains contacts, and offers to add the first. */
export function NoContacts({ headingLevel, add, onAdd }: NoContactsProps) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={<UserPlus />}
      title="Контактов пока нет"
      action={
        <Button needs="names" ref={add} icon={<UserPlus />} onClick={onAdd}>
          Добавить контакты
        </Button>
      }
    >
      Телефоны и{NBSP}имена в{NBSP}Telegram тех, кого можно позвать на{NBSP}интервью или опрос. Список можно вставить
      или загрузить файлом.
    </EmptyState>
  );
}
