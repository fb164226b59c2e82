import type { SignalBarProps } from '#src/features/research/reading/SignalBar.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SignalBarProps>({
  what: 'Что автоматический поиск гипотез нашёл в тексте, по одной фразе. Он только предлагает: гипотезу формулирует человек.',
  example: 'Shown',
  whenNot: ['Поиск по словам: `FindInText`.'],
  speech: ['Которая из скольких — `status`.'],
  props: {
    signals: 'Найденные фразы по порядку.',
    current: 'Какая показана; `null` — никакая.',
    onShow: 'Показать фразу на этом месте.',
  },
});
