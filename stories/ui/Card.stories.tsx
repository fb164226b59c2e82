import preview from '#.storybook/preview.tsx';
import { Card } from '#src/ui/Card.tsx';

const meta = preview.meta({
  id: 'ui-card',
  title: 'Элементы/Карточка · Card',
  component: Card,
  args: {
    children: (
      <>
        <h3>Ценностное предложение</h3>
        <p>Решения о продукте опираются на слова людей, а не на догадки команды.</p>
      </>
    ),
  },
});

export const Padded = meta.story({ name: 'С полями' });
export const Article = meta.story({ name: 'Самостоятельная запись', args: { as: 'article' } });
export const Bare = meta.story({ name: 'Без полей', args: { padded: false } });
export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
