import type { ResearchListProps } from '#src/features/research/ResearchList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ResearchListProps>({
  what: 'Исследования одним списком с раскрытием: открыто одно, длина любая.',
  example: 'Open',
  whenNot: ['Экран целиком с поиском и фильтрами: `ResearchScreen`.'],
  keys: [
    ['↓, ↑, Home, End', 'по всем строкам, и тем, которых на странице нет'],
    ['Enter', 'открывает'],
  ],
  props: {
    studies: 'Исследования, прошедшие фильтр, по порядку.',
    hits: 'Где в материалах стоят искомые слова, по исследованиям.',
    linksHref: 'Адрес «Связей» записи.',
    openId: 'Открытое исследование или `null`.',
    opened: 'Открытое со всем, что ему принадлежит.',
    onOpenChange: 'Открыли или закрыли.',
    onRetry: 'Прочитать открытое ещё раз.',
    onAddHypothesis: '«Добавить в гипотезы» у гипотезы.',
    onRead: 'Читать материал.',
    onOpenPassage: 'Показать цитату в её тексте.',
    files: 'Что можно сделать с файлами открытого исследования.',
    onDownload: 'Сохранить исходный файл.',
    onEdit: 'Поправить открытое исследование, его инсайт или гипотезу.',
    onStatusChange: 'Приняли предложенный статус.',
    onRemoveInsight: 'Убрать инсайт открытого исследования.',
    onReport: 'Открывает отчёт открытого исследования.',
    onGiveOut: 'Выгружает открытое исследование в REFI-QDA.',
    onDelete: 'Удалить открытое исследование.',
  },
});
