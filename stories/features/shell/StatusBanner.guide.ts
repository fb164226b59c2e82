import type { StatusBannerProps } from '#src/features/shell/StatusBanner.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<StatusBannerProps>({
  what: 'Сообщение обо всём рабочем пространстве, которое надо знать на любом экране: беда с хранилищем, новая версия в другой вкладке.',
  whenNot: ['Случилось одно действие: уведомление.', 'Не открылся один список: `ErrorState`.'],
  speech: ['`alert`: читается, как появилось.'],
  props: { title: 'Что случилось.', description: 'Что это значит и что делать.', action: 'Выход: кнопка.' },
});
