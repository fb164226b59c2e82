import type { RetentionScreenProps } from '#src/features/account/retention/RetentionScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RetentionScreenProps>({
  what: 'Что о респондентах сотрётся и когда, и что уже стёрто: сколько из какого места.',
  example: 'Told',
  whenNot: ['Выбрать срок: `KeptAnswers` в настройках.', 'Все действия в компании: `JournalDialog` владельца.'],
  props: {
    keepsMonths: 'Сколько месяцев хранит ответы компания; undefined, пока не прочитано.',
    kept: 'Раунды, о которых что-то хранится: чей срок ближе, тот выше.',
    erased: 'Что стёрто, новое сверху; кому знать не положено, тому сказано почему.',
    isFetching: 'Читаются более ранние строки.',
    isExporting: 'Сохраняется файл.',
    settingsHref: 'Адрес настроек.',
    onMore: 'Прочитать более ранние.',
    onExport: 'Сохранить весь журнал файлом .xlsx.',
    onRetry: 'Прочитать снова то, что не прочиталось.',
  },
});
