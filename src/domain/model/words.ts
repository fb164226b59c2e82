import { NBSP } from '../core/format.ts';
import type { ModelOutcome, ModelProblem, ModelTurn } from './protocol.ts';

/** Codes for which there is no answer. */
export type ModelTrouble = Extract<ModelOutcome<unknown>, { readonly kind: 'refused' }>['code'];

const TROUBLES: Readonly<Record<ModelTrouble, string>> = {
  off: 'Модель не подключена.',
  budget: `Бюджет модели на${NBSP}этот месяц израсходован.`,
  busy: 'Модель занята.',
  timeout: 'Модель не ответила вовремя.',
  unreachable: 'Модель не отвечает.',
  badAnswer: `Ответ модели не${NBSP}удалось разобрать.`,
  declined: 'Модель отказалась отвечать.',
  tooLong: `Текста больше, чем модель читает за${NBSP}раз.`,
  offline: `Нет связи с${NBSP}сервером.`,
  forbidden: 'Спрашивать модель может исследователь и выше.',
};

/** Returns the reason for a missing answer, as a sentence. The screen describes the fallback that works without a model. */
export const modelTroubleWords = (code: ModelTrouble): string => TROUBLES[code];

const TURNS: Readonly<Record<ModelTurn, string>> = {
  json_object: `Модель не${NBSP}держит заданную схему, спрашиваем проще.`,
  text: `Модель отвечает не${NBSP}по форме, разбираем её текст.`,
  repair: `Первый ответ не${NBSP}подошёл, модель исправляет его.`,
};

/** Returns what happened on the way to an answer, as a sentence. */
export const modelTurnWords = (turn: ModelTurn): string => TURNS[turn];

const PROBLEMS: Readonly<Record<ModelProblem, string>> = {
  address: `По${NBSP}этому адресу сервер не${NBSP}обращается: нужен HTTPS и${NBSP}адрес в${NBSP}интернете. Адрес внутри сети может разрешить администратор сервера.`,
  unreachable: `По${NBSP}этому адресу никто не${NBSP}ответил. Проверьте адрес и${NBSP}порт.`,
  key: 'Модель не приняла ключ.',
  unknown: `По${NBSP}этому адресу нет модели с${NBSP}таким названием.`,
  slow: 'Модель не ответила вовремя.',
  busy: 'Модель занята: слишком много запросов. Попробуйте через минуту.',
  answer: `Ответ пришёл, но${NBSP}прочитать его не${NBSP}удалось. Проверьте, что адрес ведёт к${NBSP}API, а${NBSP}не к${NBSP}сайту.`,
  secret: `У${NBSP}сервера сменился секрет, и${NBSP}ключ больше не${NBSP}прочитать. Введите его ещё${NBSP}раз.`,
};

/** Why a model is not connected, and what to do. */
export const modelProblemWords = (problem: ModelProblem): string => PROBLEMS[problem];
