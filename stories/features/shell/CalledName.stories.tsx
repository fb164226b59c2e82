import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CalledName } from '#src/features/shell/CalledName.tsx';

const OWN = 'Тёплый дом для всех';

const meta = preview.meta({
  id: 'features-shell-calledname',
  title: 'Разделы/Рамка приложения/Название среди других · CalledName',
  component: CalledName,
  parameters: {
    docs: {
      description: { component: 'Название компании, где мало места: кончается многоточием оно, а не «· команда».' },
    },
  },
  args: { of: { id: 'company-warm', name: `${OWN} · команда`, ownName: OWN } },
  render: (props) => (
    <div style={{ width: 130 }}>
      <CalledName {...props} />
    </div>
  ),
});

export const Narrow = meta.story({
  name: 'Места мало: имя кончается многоточием, чем отличается — под ним, целиком',
  render: (props) => (
    <div style={{ width: 100 }}>
      <CalledName {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [name, mark] = [canvas.getByText(OWN), canvas.getByText('команда')];
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name.clientWidth).toBe(100);
    await expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth);
    await expect(mark.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
  },
});

export const LongMark = meta.story({
  name: 'Длинно и то, чем отличается: каждое кончается многоточием',
  args: { of: { id: 'company-warm', name: `${OWN} · команда · Константин Рождественский`, ownName: OWN } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(OWN).clientWidth).toBeGreaterThan(16);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Alone = meta.story({
  name: 'Одно имя',
  args: { of: { id: 'company-warm', name: 'Маяк' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Маяк');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
});

export const Phone = meta.story({
  name: 'На телефоне: чем отличается — под именем, и оба видны целиком',
  args: { of: { id: 'company-azimuth', name: 'Азимут · пример', ownName: 'Азимут' } },
  globals: { viewport: { value: 'mobile' } },
  render: (props) => (
    <div style={{ width: 76 }}>
      <CalledName {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [name, mark] = [canvas.getByText('Азимут'), canvas.getByText('пример')];
    for (const one of [name, mark]) await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
    await expect(mark.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
  },
});
