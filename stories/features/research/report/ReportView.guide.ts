import type { ReportViewProps } from '#src/features/research/report/ReportView.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReportViewProps>({
  what: 'Отчёт документом на месте списка: каждый текст правится там, где стоит, части убираются и возвращаются; уходит в PDF, DOCX и HTML.',
  example: 'Whole',
  whenNot: ['Таблица всех исследований: «Экспорт» списка.'],
  keys: [
    ['Tab', 'по текстам и кнопкам в порядке чтения'],
    ['Ctrl + Enter и Escape', 'записать правку и отказаться от неё'],
  ],
  props: {
    report: 'Отчёт: собирается, не собрался или есть; `null` — исследований больше нет.',
    head: 'Компания и день, под заголовком.',
    missing: 'Сколько названных исследований уже удалено.',
    companyHidesNames: 'Скрыты ли имена во всей компании.',
    acts: 'Что можно сделать с отчётом.',
    onCodeNames: 'Поставить кодовые имена или вернуть настоящие.',
    companyHidesPersonal: 'Скрыты ли личные данные во всей компании.',
    onHidePersonal: 'Скрыть личные данные в тексте отчёта или показать.',
    onShow: '«Показать снаружи»; не дано, пока компания в одном браузере.',
    onOpenStudy: 'Ведёт к исследованиям отчёта.',
    onClose: 'Отчёт пора закрыть.',
    onRetry: 'Собрать ещё раз.',
  },
});
