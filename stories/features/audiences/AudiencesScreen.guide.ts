import type { AudiencesScreenProps } from '#src/features/audiences/AudiencesScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AudiencesScreenProps>({
  what: 'Аудитории: с кем говорим — когорты, их персоны и контакты.',
  example: 'Full',
  whenNot: ['Люди своей компании: раздел «Команды» кабинета.'],
  keys: [
    ['/', 'в поиск по аудиториям'],
    ['↓ или ↑', 'по строкам'],
  ],
  props: {
    contactListing: 'Поиск и фильтры контактов, открытая карточка, правка и метки.',
    readTable: 'Читает таблицу из файла.',
    columns: 'Помнит, чем считались столбцы таблиц с такими заголовками.',
    findElsewhere: 'В каких ещё аудиториях есть эти люди.',
    explain: 'Почему файл не прочитался, словами.',
    audiences: 'Все аудитории, новые первыми, с тем, что сосчитано.',
    brokenCount: 'Сколько записей не прочиталось.',
    filter: 'Чем сужен список, как записано в адресе страницы.',
    action: 'С чего просит начать адрес: `create` открывает форму.',
    onActionTaken: 'С этого начали. Функция постоянная.',
    openId: 'Раскрытая аудитория или `null`.',
    onFilterChange: 'Фильтр сменился; `typing` — на каждую клавишу.',
    onOpenChange: 'Раскрыли или свернули.',
    onExport: '«Экспорт» прошедших фильтр, с персонами и контактами.',
  },
});
