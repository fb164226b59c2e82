import type { FindingsPanelProps } from '#src/features/research/reading/findings/FindingsPanel.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FindingsPanelProps>({
  what: 'Находки рядом с текстом, на телефоне — листом поверх: что ждёт разбора, по видам, и что отклонено.',
  example: 'Waiting',
  whenNot: ['Только счёт и шаги: `FindingsBar`.'],
  props: {
    text: 'Весь текст.',
    waiting: 'Все находки, которые ждут: ищутся, не нашлись или есть.',
    listed: 'Те из них, что в списке, в его порядке.',
    kind: 'Какой вид показан один; `null` — все.',
    allHref: 'Адрес страницы находок всего исследования; без него ссылки нет.',
    order: 'Порядок: по месту или по уверенности.',
    current: 'Какая показана в тексте.',
    onKindChange: 'Другой вид или все.',
    onOrderChange: 'Другой порядок.',
    onShow: 'Показать в тексте.',
    onRefuse: '«Не то».',
    onRetry: 'Поискать ещё раз.',
    refused: 'Отклонённые, новые впереди.',
    onReturn: '«Вернуть».',
  },
});
