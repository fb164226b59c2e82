import type {
  codeHues,
  colors,
  durations,
  fontSizes,
  fontWeights,
  layers,
  lineHeights,
  radii,
  shadows,
  spaces,
  Tone,
  ToneColors,
  widths,
} from '../../src/theme/tokens.ts';

/** Purposes of tokens, in the designers' own words: in the files they download and on the pages that show the tokens. */

export const COLOR_USES: Readonly<Record<keyof typeof colors, string>> = {
  paper: 'страница',
  surface: 'карточки, диалоги, поля',
  sunken: 'углубления, строка под указателем',
  ink: 'основной текст',
  inkSoft: 'второстепенный текст',
  hairline: 'разделители, только украшение',
  edge: 'края полей и кнопок',
  accent: 'главное действие, ссылка',
  accentHover: 'оно же под указателем',
  onAccent: 'текст на акценте',
  accentSoft: 'выбранное, текущий раздел',
  focus: 'кольцо фокуса',
  danger: 'удаление, текст ошибки',
  onDanger: 'текст на опасном действии',
  dangerSoft: 'фон ошибки',
  mark: 'найденное, цитата',
  scrim: 'под диалогом',
};

export const TONE_USES: Readonly<Record<Tone, string>> = {
  awareness: 'этап Awareness',
  acquisition: 'этап Acquisition',
  activation: 'этап Activation',
  revenue: 'этап Revenue',
  retention: 'этап Retention',
  referral: 'этап Referral',
  purple: 'в бэклоге, владелец',
  blue: 'новый, администратор',
  yellow: 'в работе, предупреждение',
  green: 'завершён, исследователь',
  red: 'опровергнуто, отказ',
  neutral: 'без значения',
};

/** Purpose of each part of a tone. */
export const TONE_PART_USES: Readonly<Record<keyof ToneColors, string>> = {
  soft: 'фон',
  ink: 'текст на нём',
  solid: 'линия или фигура на бумаге',
};

export const SHADOW_USES: Readonly<Record<keyof typeof shadows, string>> = {
  float: 'то, что плавает над страницей: меню, подсказка, диалог, уведомление',
};

/** Use of the focus ring. */
export const FOCUS_RING_USE = 'кольцо фокуса; отступ от края — 2 px';

export const FONT_FAMILY_USE = 'один шрифт на всё; Golos Fallback — подобранный по ширине запасной, пока он грузится';

/** Purpose of each size of type. */
export const FONT_SIZE_USES: Readonly<Record<keyof typeof fontSizes, string>> = {
  xs: 'Подпись под полем, бейдж',
  sm: 'Навигация, строка таблицы',
  md: 'Основной текст: 16 на 1,55',
  lg: 'Заголовок списка и диалога',
  xl: 'Заголовок экрана на телефоне',
  xxl: 'Заголовок экрана',
};

/** Purpose of each weight of type. */
export const FONT_WEIGHT_USES: Readonly<Record<keyof typeof fontWeights, string>> = {
  text: 'основной текст',
  strong: 'выделение в строке, кнопка',
  heading: 'заголовки',
};

/** Purpose of each line height. */
export const LINE_HEIGHT_USES: Readonly<Record<keyof typeof lineHeights, string>> = {
  sign: 'одиночный знак или число',
  heading: 'заголовки, кнопки',
  card: 'карточки',
  text: 'текст',
  code: 'код',
};

export const SPACE_USES: Readonly<Record<keyof typeof spaces, string>> = {
  1: 'внутри пары «подпись и текст»',
  2: 'между частями одной строки',
  3: 'между строками, поле мелкого элемента',
  4: 'между полями формы, поле карточки',
  5: 'между частями экрана, поле диалога',
  6: 'поле страницы по бокам',
  7: 'воздух вокруг пустого состояния',
  8: 'поле страницы снизу',
};

/** Purpose of each corner radius. */
export const RADIUS_USES: Readonly<Record<keyof typeof radii, string>> = {
  block: 'карточки, поля, кнопки, диалоги',
  small: 'мелкое внутри них',
  pill: 'бейджи',
};

export const WIDTH_USES: Readonly<Record<keyof typeof widths, string>> = {
  page: 'колонка страницы',
  reading: 'колонка для чтения',
  rail: 'боковая панель, свёрнута',
  railOpen: 'боковая панель, открыта',
  railMobile: 'боковая панель на телефоне',
  talk: 'обсуждение рядом с записью',
};

/** Use of the phone breakpoint. */
export const BREAKPOINT_USE = 'уже этого — телефонная вёрстка';

export const DURATION_USES: Readonly<Record<keyof typeof durations, string>> = {
  fast: 'отклик кнопки и строки, меню, подсказка',
  slow: 'диалог, лист, уведомление',
};

export const LAYER_USES: Readonly<Record<keyof typeof layers, string>> = {
  bar: 'шапка',
  overlay: 'прилипшее внутри экрана',
  dialog: 'диалоги и листы',
  popover: 'меню, подсказки',
  toast: 'уведомления: нажимаются и поверх диалога',
  skipLink: 'ссылка «К содержанию»',
};

export const CODE_HUE_USES: Readonly<Record<keyof typeof codeHues, string>> = {
  sky: 'Код: голубой',
  leaf: 'Код: зелёный',
  sun: 'Код: жёлтый',
  rose: 'Код: розовый',
  violet: 'Код: фиолетовый',
  clay: 'Код: терракотовый',
  teal: 'Код: бирюзовый',
  slate: 'Код: серый',
};
