import type { FindingsBarProps } from '#src/features/research/reading/findings/FindingsBar.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FindingsBarProps>({
  what: 'Что программа нашла в тексте: сколько ждёт разбора и путь от находки к находке. Она только предлагает.',
  example: 'Waiting',
  whenNot: ['Поиск по словам: `FindInText`.'],
  keys: [['. и ,', 'следующая и предыдущая находка']],
  speech: ['Сколько ждёт и которая показана — `status`.'],
  props: {
    waiting: 'Находки, которые ждут: ищутся, не нашлись или есть.',
    listed: 'Те из них, что в списке, в его порядке.',
    refusedCount: 'Сколько отклонено.',
    current: 'Какая показана; `null` — никакая.',
    open: 'Открыт ли список.',
    onStep: '1 — следующая, −1 — предыдущая.',
    onToggle: 'Открыть или закрыть список.',
    onRetry: 'Поискать ещё раз.',
  },
});
