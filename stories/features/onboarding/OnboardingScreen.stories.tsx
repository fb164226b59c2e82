import { expect, fn } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { EMPTY_COMPANY_FORM, type NewCompanyForm } from '#src/domain/account/onboardingRules.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { OnboardingScreen } from '#src/features/onboarding/OnboardingScreen.tsx';

const meta = preview.meta({
  id: 'features-onboarding-onboardingscreen',
  title: 'Разделы/Знакомство/Экран знакомства · OnboardingScreen',
  component: OnboardingScreen,
  args: {
    canPlay: true,
    draft: EMPTY_COMPANY_FORM,
    taken: ['Ориентир'],
    onDraftChange: fn(),
    onCreate: fn<(form: NewCompanyForm) => Promise<Outcome>>(() => Promise.resolve(DONE)),
  },
  parameters: {
    docs: {
      description: {
        component: 'Знакомство: что делает продукт — его же частями — и вход в своё рабочее пространство.',
      },
    },
    chromatic: { modes: screenModes },
  },
});

export const Welcome = meta.story({
  name: 'Знакомство: пропуск ведёт к форме',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Знакомство' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Пропустить' }));
    await expect(canvas.getByRole('textbox', { name: /^Название компании/ })).toHaveFocus();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: сначала путь, под ним форма',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const intro = canvas.getByRole('region', { name: 'Путь от слов к решению' }).getBoundingClientRect();
    const form = canvas.getByRole('form', { name: 'Новая компания' }).getBoundingClientRect();
    await expect(intro.bottom).toBeLessThanOrEqual(form.top);
  },
});
