import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { IntroScene, type IntroSceneProps } from '#src/features/onboarding/IntroScene.tsx';

const meta = preview.meta({
  id: 'features-onboarding-introscene',
  title: 'Разделы/Знакомство/Сцена вступления · IntroScene',
  component: IntroScene,
  parameters: {
    docs: {
      description: {
        component:
          'Шаг вступления с картинкой и словами; сверху — пройденные шаги, снизу — предстоящие, по строке на каждый.',
      },
    },
  },
  args: { step: 'quote' } as IntroSceneProps,
  render: (props) => <IntroScene {...props} />,
});

export const Quote = meta.story({ name: 'Слова респондента: начало нити' });

export const Experiment = meta.story({
  name: 'Эксперимент: над ним то, из чего он вырос',
  args: { step: 'experiment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Что было раньше' }).children).toHaveLength(2);
    await expect(canvas.getByText('Ответственный')).toBeVisible();
  },
});

export const Decision = meta.story({ name: 'Вывод: цель и результат', args: { step: 'decision' } });

export const Board = meta.story({
  name: 'Доска на телефоне: нить целиком',
  args: { step: 'board' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Что было раньше' }).children).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
