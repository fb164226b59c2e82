import type { NamedProduct } from '#src/domain/boards/products/product.ts';

export const bot: NamedProduct = { id: 'p', name: 'Голосовые интервью', description: 'Бот, который слушает' };

export const products: readonly NamedProduct[] = [{ id: 'main', name: 'Ориентир', description: '' }, bot];
