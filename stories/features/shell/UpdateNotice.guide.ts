import type { UpdateNoticeProps } from '#src/features/shell/UpdateNotice.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<UpdateNoticeProps>({
  what: 'Новая версия продукта готова: тихое предложение, которое никого не торопит.',
  whenNot: ['Перезагрузить страницу самим: набранное принадлежит человеку.'],
  speech: ['Читается, когда договорят прежнее, а не перебивая.'],
  props: {
    update:
      '`ready` — версия ждёт; `changing` — идёт, страница перезагрузится сама; `elsewhere` — другая вкладка уже перешла; `none` — ничего не рисуется.',
    onUpdate: 'Переходит на неё; страница перезагрузится.',
    onLater: 'Оставляет на потом.',
  },
});
