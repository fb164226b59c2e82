import type { LinkListProps } from '#src/patterns/list/LinkList.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<LinkListProps>({
  what: 'Список ссылок, которые дают людям: войти в компанию, прочесть доску снаружи. Каждая — `LinkListItem`.',
  example: 'Two',
  when: ['Ссылок может быть несколько, и каждую копируют, обновляют или отключают отдельно.'],
  whenNot: ['Пути к записям и экранам: обычный список с `Link`.'],
  anatomy: [{ part: 'Ссылка', sense: 'рамка, текст слева, действия справа; где им тесно — под текстом.', at: 'li' }],
  keys: 'Сам ничего не слышит: клавиши у кнопок внутри.',
  speech: ['«Действующие ссылки, список, 3 элемента».'],
  props: { label: 'Какие это ссылки: имя списка.', children: 'По `LinkListItem` на ссылку.' },
  code: `import { LinkList } from '#src/patterns/list/LinkList.tsx';
import { LinkListItem } from '#src/patterns/list/LinkListItem.tsx';

<LinkList label="Ссылки">
  <LinkListItem title={email} address={link} name={name} onCopy={onCopy} />
</LinkList>`,
});
