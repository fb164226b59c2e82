import type { ProposalWordingProps } from '#src/features/boards/proposals/ProposalWording.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProposalWordingProps>({
  what: 'Предложение своими словами: рядом нынешний текст карточки и то, чем он станет.',
  whenNot: ['Правка самой карточки: `InlineTextEditor`.'],
  props: {
    title: 'Название карточки.',
    content: 'Что на ней стоит сейчас.',
    place: 'Где среди её строк они встанут; null — в конце.',
    words: 'Слова, которые встанут.',
    busy: 'Решение записывается.',
    onChange: 'Набраны другие слова.',
  },
});
