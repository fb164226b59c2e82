import type { RemoveProductDialogProps } from '#src/features/products/RemoveProductDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RemoveProductDialogProps>({
  what: 'Спрашивает, что станет с тем, что на продукте, и удаляет его.',
  example: 'Full',
  when: ['Перед удалением продукта: сколько на нём, посчитано заранее.'],
  whenNot: ['Переименовать или переставить: `ProductDialog`.'],
  props: {
    product: 'Какой удаляют.',
    others: 'Кому можно отдать то, что на нём.',
    holdings: 'Сколько на нём карточек, гипотез и экспериментов.',
    isTalkedOf: 'Говорили ли о нём с ассистентом: тогда сказано, что разговор уйдёт вместе с ним.',
    clashes: 'У скольких карточек другого продукта уже есть текст.',
    onRemove: 'Удаляет; `null` — вместе с тем, что на нём.',
    onClose: 'Диалог пора убрать.',
  },
});
