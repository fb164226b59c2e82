import { NBSP } from './format.ts';

/** Head of a screen. */
export interface ScreenHeading {
  /** Its name, the page's one h1. */
  readonly title: string;
  /** Purpose of the screen, one sentence. */
  readonly subtitle: string;
}

/**
 * Heads of the screens that can be drawn before any data is there; the account area is headed by whose it
 * is. The boards say more once the interviews are counted.
 */
export const SCREEN_HEADINGS = {
  research: {
    title: 'Исследования',
    subtitle: 'Управление исследованиями и автоматический поиск гипотез в словах респондентов',
  },
  interview: {
    title: 'Провести интервью',
    subtitle: `Люди отвечают сами, когда им удобно: на${NBSP}своей странице или боту. Расшифровки приходят в${NBSP}исследование.`,
  },
  chat: {
    title: 'Ассистент',
    subtitle: `Задаст девять вопросов о${NBSP}продукте и${NBSP}сложит ответы в${NBSP}Vision Board`,
  },
  onboarding: {
    title: 'Знакомство',
    subtitle: `Добро пожаловать! Ориентир ведёт от${NBSP}слов ваших клиентов к${NBSP}решениям о${NBSP}продукте. Посмотрите этот путь на${NBSP}примере, а${NBSP}потом назовите свою компанию и${NBSP}её первый продукт.`,
  },
  vision: { title: 'Видение', subtitle: 'Product Vision Board' },
  strategy: { title: 'Стратегия', subtitle: 'Рынок, продукт и маркетинг' },
  tactics: { title: 'Тактика', subtitle: 'AAARRR-анализ touchpoints на основе исследований' },
  experiments: { title: 'Эксперименты', subtitle: 'Проверяйте гипотезы по этапам воронки: от бэклога до вывода' },
  audiences: { title: 'Аудитории', subtitle: 'С кем вы говорите: когорты респондентов, их персоны и контакты' },
} as const satisfies Readonly<Record<string, ScreenHeading>>;
