import { describe, expect, it } from 'vitest';

import type { Command } from '#app/palette/commands.ts';
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
