import type { AnswerFeedProps } from '#src/features/fieldwork/round/AnswerFeed.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AnswerFeedProps>({
  what: 'Что люди только что ответили, новое сверху, под кодовыми именами.',
  whenNot: ['Читать разговор целиком: его расшифровка в исследовании.'],
  props: {
    answers: 'Ответы, новые сверху; у исправленного — каким он был.',
    onMore: 'Читает дальше.',
    onRetry: 'Читает заново то, что не прочиталось.',
  },
});
