import {
  Building2,
  CreditCard,
  Download,
  Kanban,
  ListTodo,
  Map as MapIcon,
  MessagesSquare,
  Moon,
  Newspaper,
  Package,
  PackagePlus,
  Plus,
  SlidersHorizontal,
  Sun,
  Tags,
  Upload,
  Users,
  Wallet,
} from 'lucide-react';

import { ALL_PRODUCTS, areSeveral, type NamedProduct } from '#src/domain/boards/products/product.ts';
import { BOARD_TITLES, STRATEGY_BOARDS } from '#src/domain/boards/cards.ts';
import { SCREEN_HEADINGS } from '#src/domain/core/screenHeadings.ts';
import type { ThemeName } from '#src/features/shell/ThemeToggle.tsx';
import type { PaletteItem } from '#src/features/palette/paletteItems.ts';

import { COMPANY_HISTORY_HREF, interviewHref } from '../routing/hrefs.ts';
import { navItems } from '../routing/navigation.ts';
import { PATHS, RAIL_ROUTES, ROUTE_LABELS } from '../routing/paths.ts';

/** Entry of the palette that needs no records. */
export interface Command {
  readonly id: string;
  readonly group: 'actions' | 'screens' | 'sections';
  readonly label: string;
  /** Other words it is asked for by. */
  readonly alsoCalled: string;
  readonly hint: string;
  readonly icon: PaletteItem['icon'];
  /** Where it leads, or what it does. */
  readonly target: string | (() => void);
}

/** Dependencies of commands on the app. */
export interface CommandContext {
  readonly theme: ThemeName | undefined;
  readonly onThemeChange: (theme: ThemeName) => void;
  readonly companies: readonly { readonly id: string; readonly name: string }[];
  readonly companyId: string;
  /** Whether the company is shared: others change it, too. */
  readonly isShared: boolean;
  readonly onCompanyChange: (id: string) => void;
  /** The open company's products; with one there is none to change to. */
  readonly products: readonly Pick<NamedProduct, 'id' | 'name'>[];
  /** The product that is shown, or `all`. */
  readonly choice: string;
  readonly onProductChange: (choice: string) => void;
  readonly onProductAdd: () => void;
  /** Whether the person makes records here, or only reads. */
  readonly mayWork: boolean;
  readonly onExport: (list: 'research' | 'experiments' | 'audiences', format: 'xlsx' | 'pdf') => void;
}

type Place = readonly [label: string, href: string, icon: PaletteItem['icon'], alsoCalled?: string];

/** Other names of the screens, as people ask for them. */
const SCREEN_WORDS: Readonly<Record<string, string>> = {
  [PATHS.research]: 'главная research интервью материалы',
  [PATHS.chat]: 'чат бот интервью помощник',
  [PATHS.onboarding]: 'онбординг начало помощь справка',
  [PATHS.vision]: 'vision board доска',
  [PATHS.strategy]: 'strategy доски',
  [PATHS.tactics]: 'aaarrr touchpoints точки касания воронка путь',
  [PATHS.experiments]: 'experiments гипотезы mvp',
  [PATHS.audiences]: 'audiences персоны контакты респонденты когорты',
  [PATHS.account]: 'личный кабинет аккаунт account',
};

const SECTIONS: readonly Place[] = [
  ['Коды', `${PATHS.research}?view=codes`, Tags, 'кодовая книга кодировка теги codebook'],
  ['Бэклог гипотез', `${PATHS.experiments}?backlog=1`, ListTodo, 'backlog'],
  ['Доска экспериментов', `${PATHS.experiments}?view=board`, Kanban, 'board канбан'],
  ['Карта пути', `${PATHS.tactics}?view=map`, MapIcon, 'тактика journey map'],
  ['Customer Journey Map', `${PATHS.tactics}?view=cjm`, MapIcon, 'cjm тактика карта пути карусель'],
  ['Настройки', `${PATHS.account}?section=settings`, SlidersHorizontal, 'каналы бот сценарии telegram резервная копия'],
  ['Компании', `${PATHS.account}?section=companies`, Building2, 'организация продукты'],
  ['Команды', `${PATHS.account}?section=teams`, Users, 'участники сотрудники пригласить роли'],
  ['Баланс', `${PATHS.account}?section=balance`, Wallet, 'деньги платежи расходы пополнить'],
  ['Тарифы и оплата', `${PATHS.account}?section=billing`, CreditCard, 'billing счёт карта invoice'],
];

const EXPORTS = [
  ['research', 'xlsx', 'Экспорт исследований'],
  ['experiments', 'pdf', 'Экспорт экспериментов'],
  ['experiments', 'xlsx', 'Экспорт экспериментов'],
  ['audiences', 'xlsx', 'Экспорт аудиторий'],
] as const;

/** Everything that can be gone to or done from anywhere, in the order it is offered. */
export function commandsFor(context: CommandContext): readonly Command[] {
  const { theme, onThemeChange, companies, companyId, isShared, onCompanyChange, mayWork, onExport } = context;
  const { products, choice, onProductChange, onProductAdd } = context;
  const action = (id: string, label: string, alsoCalled: string, icon: Command['icon'], target: Command['target']) =>
    ({ id: `action-${id}`, group: 'actions', label, alsoCalled, hint: '', icon, target }) as const;
  const darker = theme !== 'dark';
  return [
    ...(mayWork
      ? [
          action('upload', 'Загрузить исследование', 'новое создать добавить upload файл', Upload, '/?action=upload'),
          action(
            'interview',
            SCREEN_HEADINGS.interview.title,
            'раунд респонденты пригласить опрос спросить сценарий interview',
            MessagesSquare,
            interviewHref('whom'),
          ),
          action('audience', 'Создать аудиторию', 'новая добавить', Plus, `${PATHS.audiences}?action=create`),
        ]
      : []),
    action(
      'theme',
      darker ? 'Включить тёмную тему' : 'Включить светлую тему',
      'сменить оформление theme тёмная светлая',
      darker ? Moon : Sun,
      () => onThemeChange(darker ? 'dark' : 'light'),
    ),
    ...(isShared
      ? [
          action(
            'news',
            'Что изменилось',
            'история изменения новости кто менял history',
            Newspaper,
            COMPANY_HISTORY_HREF,
          ),
        ]
      : []),
    action('company', 'Добавить компанию', 'новая создать', Building2, PATHS.onboarding),
    ...(mayWork ? [action('product', 'Добавить продукт', 'новый создать', PackagePlus, onProductAdd)] : []),
    ...EXPORTS.map(([list, format, label]) => ({
      ...action(`export-${list}-${format}`, label, `скачать выгрузить файл ${format} excel`, Download, () =>
        onExport(list, format),
      ),
      hint: format.toUpperCase(),
    })),
    ...companies
      .filter(({ id }) => id !== companyId)
      .map(({ id, name }) => ({
        ...action(`company-${id}`, name, 'открыть перейти компания', Building2, () => onCompanyChange(id)),
        hint: 'Открыть компанию',
      })),
    ...(areSeveral(products) ? [...products, { id: ALL_PRODUCTS, name: 'Все продукты' }] : [])
      .filter(({ id }) => id !== choice)
      .map(({ id, name }) => ({
        ...action(`product-${id}`, name, 'показать перейти продукт', Package, () => onProductChange(id)),
        hint: id === ALL_PRODUCTS ? 'Показать вместе' : 'Показать продукт',
      })),
    ...navItems(RAIL_ROUTES, '').map(({ href, label, icon }) => ({
      id: `screen-${href}`,
      group: 'screens' as const,
      label,
      alsoCalled: SCREEN_WORDS[href] ?? '',
      hint: '',
      icon,
      target: href,
    })),
    ...STRATEGY_BOARDS.map((board) => ({
      id: `section-${board}`,
      group: 'sections' as const,
      label: BOARD_TITLES[board],
      alsoCalled: 'стратегия strategy доска',
      hint: ROUTE_LABELS.strategy,
      icon: navItems(['strategy'], '')[0]?.icon ?? MapIcon,
      target: `${PATHS.strategy}?tab=${board}`,
    })),
    ...SECTIONS.map(([label, href, icon, alsoCalled = '']) => ({
      id: `section-${href}`,
      group: 'sections' as const,
      label,
      alsoCalled,
      hint: hintOf(href),
      icon,
      target: href,
    })),
  ];
}

/** Name of the screen that a section is on. */
function hintOf(href: string): string {
  const screen = navItems(RAIL_ROUTES, href.split('?')[0] ?? '').find(({ current }) => current);
  return screen?.label ?? '';
}
