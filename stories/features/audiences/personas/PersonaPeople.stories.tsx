import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { PersonaPeople } from '#src/features/audiences/personas/PersonaPeople.tsx';

import { hrefs, offered } from './samplePeople.ts';

const meta = preview.meta({
  id: 'features-audiences-personas-personapeople',
  title: 'Разделы/Аудитории/Люди за персоной · PersonaPeople',
  component: PersonaPeople,
  parameters: {
    docs: {
      description: {
        component: 'Люди, с которых написана персона: имена или кодовые имена, исследования, расшифровки.',
      },
    },
  },
  args: { people: ready(offered.slice(0, 2)), hrefs, onChoose: fn() },
});

export const Some = meta.story({
  name: 'Кто это, из каких исследований и где их слова',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Кто за этой персоной (2)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Онбординг новых команд' })).toHaveAttribute('href', '/research?open=s1'); // prettier-ignore
    await expect(
      canvas.getByRole('link', { name: /^Марина \(Р1\), Онбординг новых команд: расшифровка.2$/ }),
    ).toHaveAttribute('href', '/research?open=s1&material=m2');
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать людей' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const Nobody = meta.story({
  name: 'Пока никого',
  args: { people: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Пока никого/)).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Читаем', args: { people: LOADING } });

export const Failed = meta.story({
  name: 'Не прочитано: сказано почему',
  args: { people: failed('Хранилище закрыто.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Список людей не прочитан: Хранилище закрыто.')).toBeVisible();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
