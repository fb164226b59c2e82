import type { AccordionItemProps } from '#src/ui/accordion/AccordionItem.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<AccordionItemProps>({
  what: 'Строка, которая раскрывается: название, одна строка смысла, метки. Достаточно лёгкая, чтобы рисовать их тысячами.',
  when: ['Внутри `Accordion` или `WindowedAccordion`, по одной на запись.'],
  whenNot: [
    'Сама по себе, вне списка: `Disclosure`.',
    'Нажатие ведёт на другой экран: строка со ссылкой, а не раскрывающаяся.',
  ],
  anatomy: [
    { part: 'Название', sense: 'кнопка в заголовке; её область нажатия — вся шапка.', at: '[data-accordion-trigger]' },
    {
      part: 'Строка смысла',
      sense: 'одна, с многоточием; у открытой исчезает — подробности говорят полностью.',
      at: 'h3 + p',
    },
    { part: 'Статус', sense: 'первая метка справа; входит в имя кнопки.', at: '[id$="status"]' },
    {
      part: 'Метки',
      sense: 'не больше трёх вместе со статусом; на телефоне — под названием. В имя кнопки не входят.',
      at: '[id$="status"] + *',
    },
    { part: 'Стрелка', sense: 'повёрнута у открытой; украшение.', at: '[data-accordion-head] > svg' },
  ],
  keys: [
    ['Enter или Пробел', 'открывает и закрывает'],
    ['↓, ↑, Home, End', 'ходят по строкам: их слышит список'],
  ],
  speech: [
    '«Интервью с ушедшими, Завершено, кнопка, свёрнуто»: название и статус. Строка смысла читается следом, как текст.',
    'Открытое — область с именем строки.',
  ],
  props: {
    value: 'Чем эта строка отличается от других; это хранит `value` списка.',
    title: 'Название записи: текст кнопки.',
    status: 'Где запись сейчас: метка, первая справа. Часть имени кнопки.',
    summary: 'Одна строка смысла под названием. У открытой строки не видна.',
    note: 'Что сказано под названием и у закрытой, и у открытой.',
    badges: 'Другие метки: со статусом не больше трёх.',
    children: 'Подробности. Рисуются, только пока строка открыта.',
    headingLevel: 'Уровень названия в заголовках страницы.',
  },
  code: `import { AccordionItem } from '#src/ui/accordion/AccordionItem.tsx';
import { Badge } from '#src/ui/Badge.tsx';

<AccordionItem
  value={study.id}
  title={study.title}
  status={<Badge tone="green">Завершено</Badge>}
  summary={study.goal}
>
  <StudyDetails study={study} />
</AccordionItem>`,
});
