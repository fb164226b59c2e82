import type { ResearchDetailsProps } from '#src/features/research/ResearchDetails.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ResearchDetailsProps>({
  what: 'Раскрытое исследование: сведения, материалы, ключевые инсайты и гипотезы.',
  example: 'Everything',
  whenNot: ['Закрытая строка: `ResearchItem`, в ней одна строка смысла.', 'Чтение материала: у него свой вид и адрес.'],
  props: {
    open: 'Исследование и всё, что ему принадлежит.',
    linksHref: 'Адрес «Связей» записи.',
    onAddHypothesis: '«Добавить в гипотезы» у гипотезы.',
    onRead: 'Открывает чтение материала.',
    onOpenPassage: 'Открывает материал на цитате.',
    files: 'Что можно сделать с файлами открытого исследования.',
    onDownload: 'Сохраняет исходный файл.',
    onReport: 'Открывает отчёт об исследовании.',
    onGiveOut: 'Выгружает исследование в REFI-QDA.',
    onEdit: 'Исследование, его инсайт или гипотезу хотят поправить.',
    onStatusChange: 'Предложенный статус приняли.',
    onRemoveInsight: 'Инсайт убирают; вернуть его — дело экрана.',
    onDelete: 'Спрашивает об удалении исследования.',
  },
});
