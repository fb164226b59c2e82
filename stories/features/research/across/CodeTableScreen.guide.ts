import type { CodeTableScreenProps } from '#src/features/research/across/CodeTableScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodeTableScreenProps>({
  what: '«Таблица»: кто о чём сказал во всех исследованиях, и какие коды встречаются вместе.',
  example: 'Full',
  whenNot: ['Один код со всеми его цитатами — его страница.', 'Разложить цитаты по смыслу — «Группы».'],
  props: {
    sources: 'Из чего считается таблица: живые записи компании.',
    view: 'Что показано, как в адресе.',
    onViewChange: 'Нужен другой вид.',
    codeHref: 'Адрес страницы кода.',
    passageHref: 'Адрес цитаты в виде чтения.',
    studiesHref: 'Адрес списка исследований: с него начинают кодировать.',
    onExport: 'Сделать файл из того, что показано.',
    onRetry: 'Прочитать ещё раз, что не прочиталось.',
  },
});
