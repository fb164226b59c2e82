/** A rule of our writing, with words used in the product and words that never should be. */
export interface VoiceExample {
  /** The rule. */
  readonly rule: string;
  /** Text used in the product, word for word; tests/docs.test.ts looks for it in the sources. */
  readonly yes: string;
  /** The same, written badly. */
  readonly no: string;
}

export const VOICE: readonly VoiceExample[] = [
  {
    rule: 'Ошибка: что случилось и что делать',
    yes: 'Изменение не сохранено. Освободите место на диске или удалите ненужные материалы и повторите действие.',
    no: 'QuotaExceededError: операция не выполнена',
  },
  {
    rule: 'Ошибка файла: чем его исправить',
    yes: 'Откройте его в редакторе и сохраните как .docx.',
    no: 'Неверный формат файла',
  },
  { rule: 'Ошибка поля: что исправить в нём', yes: 'Дата окончания раньше даты запуска', no: 'Некорректное значение' },
  { rule: 'Успокоить, если это правда', yes: 'Всё сохранённое на месте.', no: 'Не волнуйтесь, всё будет хорошо!' },
  { rule: 'Пусто: чего нет, без «данных»', yes: 'Исследований пока нет', no: 'Нет данных' },
  { rule: 'Первое действие: глагол и предмет', yes: 'Загрузить первое исследование', no: 'Начать' },
  { rule: 'Успех: что именно произошло', yes: 'Исследование загружено', no: 'Успешно!' },
  { rule: 'Кнопка отвечает на вопрос диалога', yes: 'Создать эксперимент', no: 'ОК' },
  { rule: 'Чего не умеем, говорим прямо', yes: 'Оплата картой не подключена', no: 'Скоро появится' },
];
