import type { FindingRowProps } from '#src/features/research/reading/findings/FindingRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FindingRowProps>({
  what: 'Одна находка программы: чем эти слова могут быть, почему и насколько она уверена.',
  example: 'Proposed',
  whenNot: ['То, что уже отметил человек: `PassageNote`.'],
  props: {
    finding: 'Что найдено.',
    words: 'Его слова.',
    saidBy: 'Кто сказал, как его можно назвать; по умолчанию не назван никто.',
    current: 'Показана ли она в тексте.',
    onChoose: 'Показать в тексте.',
    onRefuse: '«Не то».',
    children: 'Что ещё с ней сделать, под словами.',
  },
});
