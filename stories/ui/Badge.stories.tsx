import { Clock } from 'lucide-react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TONES } from '#src/theme/tokens.ts';
import { Badge } from '#src/ui/Badge.tsx';

const meta = preview.meta({
  id: 'ui-badge',
  title: 'Элементы/Метка · Badge (бейдж)',
  component: Badge,
  args: { children: 'Завершено' },
});

export const Neutral = meta.story({ name: 'Без особого смысла' });
export const Status = meta.story({ name: 'Статус', args: { tone: 'green', children: 'Done' } });
export const WithIcon = meta.story({
  name: 'Со значком',
  args: { tone: 'yellow', icon: <Clock />, children: 'In Progress' },
});

export const AllTones = meta.story({
  name: 'Все тона',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
});

export const Long = meta.story({
  name: 'Длинный текст обрезается и не переносится',
  args: { tone: 'awareness', children: 'Неосознанная потребность и знакомство с категорией' },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Badge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Неосознанная/);
    await expect(text.getBoundingClientRect().height).toBeLessThan(24);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
});
