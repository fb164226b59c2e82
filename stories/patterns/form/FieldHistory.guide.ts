import type { FieldHistoryProps } from '#src/patterns/form/FieldHistory.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<FieldHistoryProps>({
  what: 'Что поля записи говорили раньше, до какого времени и кто изменил. Свёрнута, пока не понадобится.',
  example: 'Two',
  when: [
    'Под формой записи, у которой есть история полей: исследование, гипотеза, эксперимент.',
    'Вернуть одно поле, не трогая остальных.',
  ],
  whenNot: [
    'Прежние тексты карточки доски: `CardHistoryDialog`.',
    'Отменить только что сделанное: кнопка в уведомлении или Ctrl + Z.',
  ],
  anatomy: [
    { part: 'Строка', sense: 'раскрывает историю; значения рисуются только тогда.', at: 'summary' },
    { part: 'Значение', sense: 'подпись поля, до какого времени, кем изменено и что было.', at: 'ol > li' },
    {
      part: 'Вернуть',
      sense: 'обычная правка: её можно отменить, а нынешнее значение тоже попадёт в историю.',
      at: 'ol button',
    },
  ],
  keys: [
    ['Enter или Пробел', 'на строке раскрывает и сворачивает, на «Вернуть» возвращает'],
    ['Tab', 'по кнопкам; длинное значение тоже в обходе, его прокручивают стрелками'],
  ],
  speech: ['Кнопка называет поле и время: «Вернуть: Название до 25.09.2026 18:00». Отказ — сообщением под списком.'],
  props: {
    versions: 'Прежние значения, новые первыми.',
    show: 'Подпись поля и значение словами.',
    onRestore: 'Возвращает полю прежнее значение, по ключу.',
  },
  code: `import { FieldHistory } from '#src/patterns/form/FieldHistory.tsx';

<FieldHistory versions={fieldVersionsOf(record.history)} show={showVersion} onRestore={onRestore} />`,
});
