import {
  StoreError,
  type ClosedReason,
  type ConflictReason,
  type StoreErrorCode,
} from '#src/domain/core/storeError.ts';

/** Message for the user: the failure, and the remedy. */
export interface StoreMessage {
  readonly title: string;
  readonly description: string;
}

const REASONS: Readonly<Record<ClosedReason | ConflictReason, StoreMessage>> = {
  outdated: {
    title: 'Ориентир обновился в другой вкладке',
    description: 'Перезагрузите страницу, чтобы продолжить работу. Всё сохранённое на месте.',
  },
  unavailable: {
    title: 'Браузер не даёт хранить данные',
    description:
      'Так бывает в приватном окне или когда хранение данных для сайтов отключено. Откройте Ориентир в обычном окне или разрешите хранение данных в настройках браузера.',
  },
  failed: {
    title: 'Не удалось обратиться к данным в браузере',
    description: 'Перезагрузите страницу и повторите действие. Всё сохранённое раньше на месте.',
  },
  gone: {
    title: 'Этой записи больше нет',
    description: 'Её удалили, возможно в другой вкладке. Изменение не сохранено; введённое пока можно скопировать.',
  },
};

const MESSAGES: Readonly<Record<Exclude<StoreErrorCode, 'closed'>, StoreMessage>> = {
  quota: {
    title: 'Не хватает места в браузере',
    description:
      'Изменение не сохранено. Освободите место на диске или удалите ненужные материалы и повторите действие.',
  },
  conflict: {
    title: 'Запись уже изменилась',
    description: 'Возможно, её изменили в другой вкладке. Проверьте её текущий вид и повторите действие.',
  },
  invalid: {
    title: 'Данные не удалось прочитать или сохранить',
    description:
      'Они повреждены или созданы в более новой версии Ориентира. Обновите страницу; остальные данные в порядке.',
  },
  forbidden: {
    title: 'Для этого не хватает прав',
    description: 'Ничего не изменилось. Попросите того, кто управляет компанией, сделать это или дать вам другую роль.',
  },
  offline: {
    title: 'Нет связи с сервером',
    description: 'Это действие делается вместе с сервером. Ничего не изменилось; повторите, когда связь вернётся.',
  },
  aborted: {
    title: 'Действие отменено',
    description: 'Ничего не изменилось. Его можно начать заново.',
  },
};

const UNKNOWN: StoreMessage = {
  title: 'Что-то пошло не так',
  description: 'Повторите действие. Если не поможет, перезагрузите страницу.',
};

/** The Russian message for a failure of the store; a general one for any other error. */
export function storeMessage(error: unknown): StoreMessage {
  if (!(error instanceof StoreError)) return UNKNOWN;
  if (error.by !== '') {
    return {
      title: 'Запись уже изменилась',
      description: `После вас её изменил ${error.by}, и его изменение остаётся.`,
    };
  }
  if (error.reason !== undefined) return REASONS[error.reason];
  return error.code === 'closed' ? REASONS.failed : MESSAGES[error.code];
}

export function storeMessageText(error: unknown): string {
  const { title, description } = storeMessage(error);
  return `${title}. ${description}`;
}
