import type { LinkListItemProps } from '#src/patterns/list/LinkListItem.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<LinkListItemProps>({
  what: 'Ссылка, которую кому-то дают: что она открывает, до какого времени, её адрес и что с ней можно сделать. Адрес сервер показывает один раз: потом он знает только отпечаток.',
  example: 'Fresh',
  when: ['Ссылка с ролью, приглашение без письма, доска снаружи: всегда внутри `LinkList`.'],
  whenNot: ['Путь внутри приложения: `Link`.'],
  anatomy: [
    { part: 'Что это', sense: 'кому или с какой ролью, рядом метки; под ним строка смысла.', at: 'li > div' },
    { part: 'Адрес', sense: 'целиком, с переносом; нажатие выделяет его весь.', at: 'code' },
    { part: 'Действия', sense: '«Скопировать» первой, отключение последним и без рамки.', at: 'button' },
  ],
  keys: [['Tab', 'по кнопкам: скопировать, остальные']],
  speech: ['«Скопировать ссылку: anna@example.com, кнопка»: о которой речь, слышно без окружения.'],
  props: {
    title: 'Кому или что открывает; рядом могут стоять метки.',
    note: 'Строка смысла: до какого времени, сколько раз открыли.',
    address: 'Адрес; `null` — его уже не показать.',
    unknown: 'Почему адреса не видно. По умолчанию — что он показан один раз.',
    name: 'Как зовут её кнопки: «ссылку 2», «ссылку: anna@example.com».',
    actions: 'Остальные кнопки, маленькие; отключение последним.',
    error: 'Что не вышло; пусто — ничего.',
    onCopy: 'Зовётся с адресом.',
  },
  code: `import { LinkListItem } from '#src/patterns/list/LinkListItem.tsx';

<LinkListItem title={email} address={link} name={name} onCopy={onCopy} />`,
});
