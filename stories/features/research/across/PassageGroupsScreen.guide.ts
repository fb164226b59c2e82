import type { PassageGroupsScreenProps } from '#src/features/research/across/PassageGroupsScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageGroupsScreenProps>({
  what: '«Группы»: цитаты кода, разложенные по смыслу, и что из групп делают.',
  example: 'Full',
  whenNot: ['Сосчитать, кто о чём сказал, — «Таблица».'],
  speech: ['Что сделано из группы, сообщается и остаётся ссылкой.'],
  props: {
    sources: 'Из чего собраны группы: живые записи компании.',
    codeId: 'Код, чьи цитаты раскладывают; `null` — все.',
    onCodeChange: 'Выбран другой код.',
    acts: 'Что можно сделать с группами.',
    passageHref: 'Адрес цитаты в виде чтения.',
    studiesHref: 'Адрес списка исследований: с него начинают отмечать.',
    onRetry: 'Прочитать ещё раз, что не прочиталось.',
  },
});
