import { describe, expect, it } from 'vitest';

import { commandsFor, type Command, type CommandContext } from '#app/palette/commands.ts';
import { offersFor } from '#app/palette/offers.ts';

const command = (id: string, label: string, alsoCalled = ''): Command => ({
  id,
  group: 'screens',
  label,
  alsoCalled,
  hint: '',
  icon: null as unknown as Command['icon'],
  target: '/',
});

describe('what the palette offers', () => {
  it('what is called so before what is also called so', () => {
    const commands = [
      command('also 1', 'Аудитории', 'люди персоны'),
      command('so 1', 'Люди'),
      command('also 2', 'Профиль', 'люди'),
      command('so 2', 'Новые люди'),
    ];
    const offered = offersFor('люди', commands, null).flatMap(({ offers }) => offers.map(({ item }) => item.id));
    expect(offered).toEqual(['so 1', 'so 2', 'also 1', 'also 2']);
  });
});

const nothing = (): void => undefined;

describe('products in the palette', () => {
  const one = { id: 'main', name: 'Азимут' };
  const other = { id: 'voice', name: 'Голосовые интервью' };
  const context: CommandContext = {
    theme: 'light',
    onThemeChange: nothing,
    companies: [],
    companyId: 'c',
    isShared: false,
    onCompanyChange: nothing,
    products: [one, other],
    choice: 'main',
    onProductChange: nothing,
    onProductAdd: nothing,
    mayWork: true,
    onExport: nothing,
  };
  const named = (query: string, more: Partial<CommandContext> = {}): readonly string[] =>
    offersFor(query, commandsFor({ ...context, ...more }), null).flatMap(({ offers }) =>
      offers.filter(({ item }) => item.id.startsWith('action-product')).map(({ item }) => item.label.text),
    );

  it('are added, and every other one is changed to, and all together', () => {
    expect(named('продукт')).toEqual(['Добавить продукт', 'Все продукты', 'Голосовые интервью']);
    expect(named('голосовые')).toEqual(['Голосовые интервью']);
    expect(named('продукт', { choice: 'all' })).toEqual(['Добавить продукт', 'Азимут', 'Голосовые интервью']);
    const shown: string[] = [];
    const to = commandsFor({ ...context, onProductChange: (id) => void shown.push(id) }).find(
      ({ label }) => label === other.name,
    );
    if (typeof to?.target === 'function') to.target();
    expect(shown).toEqual(['voice']);
  });

  it('of a company of one are only added, and by nobody who only reads', () => {
    expect(named('продукт', { products: [one] })).toEqual(['Добавить продукт']);
    expect(named('продукт', { products: [one], mayWork: false })).toEqual([]);
  });
});
