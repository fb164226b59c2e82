/** The dictionary's words of boards (src/domain/terms.ts): a first screen takes them alone. */
export const BOARD_TERMS = {
  keyResult: {
    text: 'Ключевой результат',
    from: 'Было',
    to: 'Станет',
    now: 'Сейчас',
    unit: 'Единица',
  },
  product: {
    name: 'Название продукта',
    description: 'О чём он, одной строкой',
  },
} as const;
