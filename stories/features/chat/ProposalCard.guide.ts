import type { ProposalCardProps } from '#src/features/chat/ProposalCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProposalCardProps>({
  what: 'Ответ, который нашёлся в файле, его же словами. Без человека ничего не берётся.',
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
