import type { JourneyViewsProps } from '#src/features/tactics/journey/JourneyViews.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<JourneyViewsProps>({
  what: 'Точки этапа списком или каруселью — либо весь путь картой.',
  example: 'List',
  whenNot: ['Экран с шапкой и поиском: `TacticsScreen`.'],
  props: {
    journey: 'Путь со всем, что знает рабочее пространство; приходит после закрытых рядов.',
    rules: 'Чем в нём ищут; `null`, пока в пути.',
    stage: 'Выбранный этап.',
    view: 'Список, карусель или карта, как записано в адресе страницы.',
    openId: 'Открытая точка: раскрыта в списке, впереди в карусели.',
    experimentHref: 'Адрес эксперимента.',
    researchHref: 'Адрес исследований.',
    onStageChange: 'Выбран другой этап.',
    onFilterChange: 'Фильтр сменился; `typing` — на каждую клавишу.',
    onOpenChange: 'Точку открыли, закрыли или вывели вперёд.',
    onShowTouchpoint: 'Показать точку любого этапа в списке: с карты.',
    onRetry: 'Прочитать ещё раз то, что не открылось.',
    shown: 'Путь, как он показан: на миг позади набранного.',
    focusOnceShown: 'Куда уйдёт фокус, когда показано. Функция постоянная.',
    onSubject: 'Прочитать цитату или заполнить канвас. Функция постоянная.',
  },
});
