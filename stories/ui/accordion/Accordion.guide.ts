import type { AccordionProps } from '#src/ui/accordion/Accordion.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<AccordionProps>({
  what: 'Список, в котором открыта не больше чем одна строка: открыли другую — прежняя закрылась.',
  example: 'Open',
  when: [
    'Записи, которые читают по одной: исследования, гипотезы, эксперименты.',
    'Открытая запись стоит в адресе, поэтому её знает родитель: `value` и `onValueChange`.',
  ],
  whenNot: [
    'Нужно открыть две сразу и сравнить: отдельные `Disclosure`.',
    'Строк больше сотни: `WindowedAccordion` рисует только видимые.',
    'Открытое занимает экран и имеет свой адрес: это отдельный вид, а не строка.',
  ],
  anatomy: [
    {
      part: 'Список',
      sense: 'с именем становится группой; без имени его называет заголовок над ним.',
      at: '[data-accordion]',
    },
    { part: 'Строка', sense: '`AccordionItem`: нажимается вся шапка.', at: '[data-accordion-head]' },
    { part: 'Содержимое', sense: 'есть на странице, только пока строка открыта.', at: '#storybook-root section' },
  ],
  keys: [
    ['Enter или Пробел', 'открывает строку, открытую — закрывает'],
    ['↓ или ↑', 'следующая и предыдущая строка; с последней дальше не идёт'],
    ['Home, End', 'первая и последняя строка'],
    ['Tab', 'в содержимое открытой строки, потом к следующей; внутри стрелки принадлежат содержимому'],
  ],
  speech: [
    '«Почему уходят…, Завершено, кнопка, свёрнуто». Нажали — «развёрнуто», содержимое — область с именем строки.',
  ],
  props: {
    value: 'Какая строка открыта; `null` — все закрыты.',
    onValueChange: 'Зовётся с той, которую открывают, или с `null`, когда нажали открытую.',
    children: 'Строки `AccordionItem` на любой глубине.',
    label: 'Имя списка там, где его не называет заголовок. Делает список группой.',
    ref: 'Корневой элемент: его меряет `WindowedList`.',
  },
  code: `import { Accordion } from '#src/ui/accordion/Accordion.tsx';
import { AccordionItem } from '#src/ui/accordion/AccordionItem.tsx';

<Accordion label="Исследования" value={open} onValueChange={onOpenChange}>
  {studies.map((study) => (
    <AccordionItem key={study.id} value={study.id} title={study.title}>
      <StudyDetails study={study} />
    </AccordionItem>
  ))}
</Accordion>`,
});
