import { formatMoment, formatMoney, formatNumber, NBSP, parseNumber, plural } from '../core/format.ts';
import type { ModelFormat, ModelKind, ModelState, OwnModel } from './protocol.ts';
import { isSpent, SPENT_WORDS } from './spent.ts';

/** Form of a company's own model. */
export interface ModelForm {
  readonly kind: ModelKind;
  readonly address: string;
  readonly name: string;
  /** '' leaves the one that is kept. */
  readonly key: string;
  /** Limit of a month; '' for none. */
  readonly tokens: string;
  readonly roubles: string;
  /** Roubles for a million tokens; '': unknown. */
  readonly priceIn: string;
  readonly priceOut: string;
}

/** Names of the kinds of models, as they are chosen. */
export const MODEL_KIND_LABELS: Readonly<Record<ModelKind, string>> = {
  openai: `Совместимая с${NBSP}OpenAI`,
  gigachat: 'GigaChat',
};

export const MODEL_FIELDS = {
  kind: { label: 'Как к ней обращаться' },
  address: { label: 'Адрес' },
  name: { label: 'Название модели' },
  key: { label: 'Ключ' },
  tokens: { label: 'Бюджет на месяц, токенов' },
  roubles: { label: 'Бюджет на месяц, ₽' },
  priceIn: { label: 'Миллион токенов вопроса, ₽' },
  priceOut: { label: 'Миллион токенов ответа, ₽' },
} as const satisfies Readonly<Record<keyof ModelForm, { readonly label: string }>>;

const typed = (value: number | null): string => (value === null ? '' : formatNumber(value));

/** The form as it begins: what is kept of the company's own, without its key; empty where it has none. */
export const modelFormOf = (state: ModelState): ModelForm =>
  state.source === 'company'
    ? {
        kind: state.kind ?? 'openai',
        address: state.address ?? '',
        name: state.name,
        key: '',
        tokens: typed(state.budget.tokens),
        roubles: typed(state.budget.roubles),
        priceIn: typed(state.prices.in),
        priceOut: typed(state.prices.out),
      }
    : { kind: 'openai', address: '', name: '', key: '', tokens: '', roubles: '', priceIn: '', priceOut: '' };

const numberIn = (text: string): number | null | undefined => (text.trim() === '' ? null : parseNumber(text));

const wrongNumber = (text: string): string | undefined => {
  const number = numberIn(text);
  return number === undefined || (number !== null && number < 0) ? `Введите число, например 1${NBSP}000` : undefined;
};

/** Returns the errors of the form, by field. */
export function checkModel(form: ModelForm, state: ModelState): Readonly<Record<string, string | undefined>> {
  const isMoved = state.source === 'company' && form.address.trim() !== state.address && form.key.trim() === '';
  const isPriced = form.priceIn.trim() !== '' && form.priceOut.trim() !== '';
  return {
    address: form.address.trim() === '' ? 'Введите адрес модели' : undefined,
    name: form.name.trim() === '' ? 'Введите название модели' : undefined,
    key: /[^!-~]/.test(form.key.trim())
      ? 'В ключе только латинские буквы, цифры и знаки'
      : form.kind === 'gigachat' && form.key.trim() === '' && (isMoved || state.source !== 'company')
        ? 'GigaChat не отвечает без авторизационных данных'
        : undefined,
    tokens: wrongNumber(form.tokens),
    roubles:
      wrongNumber(form.roubles) ??
      (form.roubles.trim() !== '' && !isPriced ? 'Чтобы считать рубли, введите обе цены' : undefined),
    priceIn: wrongNumber(form.priceIn),
    priceOut: wrongNumber(form.priceOut),
  };
}

/** The company's own model as it goes to the server. */
export function ownModelOf(form: ModelForm, state: ModelState): OwnModel {
  const { kind, address, name, key } = form;
  const isSame = state.source === 'company' && address.trim() === state.address;
  return {
    kind,
    address: address.trim(),
    name: name.trim(),
    key: key.trim() === '' && isSame ? null : key.trim(),
    budget: { tokens: numberIn(form.tokens) ?? null, roubles: numberIn(form.roubles) ?? null },
    prices: { in: numberIn(form.priceIn) ?? null, out: numberIn(form.priceOut) ?? null },
  };
}

const FORMATS: Readonly<Record<ModelFormat, string>> = {
  json_schema: 'держит заданную форму ответа',
  json_object: `отвечает данными, форму просим в${NBSP}словах`,
  text: 'отвечает только текстом, разбираем его сами',
};

/** Returns the detected abilities of a model, and the time of the check; '' before it has answered. */
export function abilityWords({ abilities, checkedAt }: ModelState): string {
  if (!abilities) return '';
  const streams = abilities.streams ? 'показывает ответ по мере готовности' : 'присылает ответ целиком';
  const when = checkedAt === null ? '' : `, проверено ${formatMoment(checkedAt)}`;
  return `Умеет: ${FORMATS[abilities.format]}, ${streams}${when}.`;
}

/** Something that is spent in a month, with what it may be. */
export interface ModelMeter {
  readonly id: 'tokens' | 'roubles';
  readonly label: string;
  readonly spent: number;
  /** Null for without an end. */
  readonly most: number | null;
  /** «12 000 из 50 000 токенов». */
  readonly text: string;
}

const inTokens = (count: number): string =>
  `${formatNumber(count)}${NBSP}${plural(count, ['токен', 'токена', 'токенов'])}`;

/** After «из»: «из 1 токена», «из 50 000 токенов». */
const ofTokens = (most: number): string =>
  `${formatNumber(most)}${NBSP}${plural(most, ['токена', 'токенов', 'токенов'])}`;

const inRoubles = (sum: number): string =>
  sum > 0 && sum < 1 ? `меньше ${formatMoney(1)}` : formatMoney(Math.round(sum));

/** Words for an amount: alone, and as a part of a whole. */
interface AmountWords {
  readonly alone: (amount: number) => string;
  readonly part: (amount: number) => string;
  readonly whole: (amount: number) => string;
}

const TOKENS: AmountWords = { alone: inTokens, part: formatNumber, whole: ofTokens };
const ROUBLES: AmountWords = { alone: inRoubles, part: inRoubles, whole: inRoubles };

/** Returns a company's spending this month: tokens, and roubles where they have a price. */
export function metersOf({ spent, budget }: ModelState): readonly ModelMeter[] {
  const tokens = spent.tokens.in + spent.tokens.out;
  const meter = (
    id: ModelMeter['id'],
    label: string,
    value: number,
    most: number | null,
    { alone, part, whole }: AmountWords,
  ): ModelMeter => ({
    id,
    label,
    spent: value,
    most,
    text: most === null ? `${alone(value)}, без предела` : `${part(value)} из ${whole(most)}`,
  });
  return [
    meter('tokens', 'Токены за месяц', tokens, budget.tokens, TOKENS),
    ...(spent.roubles === null && budget.roubles === null
      ? []
      : [meter('roubles', 'Деньги за месяц', spent.roubles ?? 0, budget.roubles, ROUBLES)]),
  ];
}

/** Returns the notice of a nearly used budget; '' while there is enough. */
export function budgetWords(state: ModelState): string {
  if (isSpent(state)) return SPENT_WORDS;
  const isNearly = metersOf(state).some(({ spent, most }) => most !== null && spent / most >= 0.8);
  return isNearly ? `Бюджет на${NBSP}этот месяц почти израсходован.` : '';
}
