import type { NamedProduct } from '#src/domain/boards/products/product.ts';

/** A product that came second. */
export const bot: NamedProduct = { id: 'p', name: 'Голосовые интервью', description: 'Бот, который слушает' };

/** Products of a company. */
export const products: readonly NamedProduct[] = [{ id: 'main', name: 'Ориентир', description: '' }, bot];
