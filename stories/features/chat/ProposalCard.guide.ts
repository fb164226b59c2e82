import type { ProposalCardProps } from '#src/features/chat/ProposalCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProposalCardProps>({
  what: 'Отрывок из файла, похожий на ответ ассистенту, слово в слово. Ответом он станет, только когда согласится человек.',
  when: ['В загруженном файле нашлось место, похожее на ответ.'],
  whenNot: ['Предложение для доски: `ProposalItem`.'],
  speech: ['Область «Ответ из файла»; читается, как сообщение ассистента.'],
  props: {
    proposal: 'Отрывок и файл, где он стоит.',
    disabled: 'Нажать сейчас нельзя.',
    onAccept: 'Отрывок и есть ответ.',
    onEdit: 'Отрывок идёт в поле сообщения: поправить.',
    onDismiss: 'Человек напишет сам.',
  },
});
