import { keyedList, keyedTexts, positionAt, type DateText } from '../domain/core/record.ts';
import type { Insight, Research } from '../domain/research/research.ts';
import { transcript } from './materials.ts';
import { participantIdsOf } from './participants.ts';
import { insight, insightFrom } from './passages.ts';
import { moment, stamp } from './stamp.ts';
import { STUDIES, type StudyKey } from './studies.ts';

interface Study extends Pick<Research, 'description' | 'status' | 'type' | 'participants' | 'author'> {
  readonly dates: readonly [DateText, DateText | null];
  /** Day it was written down; the first of its dates when not given. */
  readonly created?: DateText;
  readonly insights: readonly Insight[];
  readonly experimentIds?: readonly string[];
  readonly questions?: readonly string[];
  readonly audienceId?: string;
}

/** How many conversations a study plans to hold, where one is still at it. */
const PLANNED_TALKS: Partial<Record<StudyKey, number>> = { referral: 10 };

function study(key: StudyKey, entry: Study): Research {
  const { dates, created = dates[0], insights, experimentIds = [], questions = [], audienceId = null, ...rest } = entry;
  return stamp('research', moment(created), {
    ...STUDIES[key],
    ...rest,
    startDate: dates[0],
    endDate: dates[1],
    insights: keyedList('insight', insights),
    experimentIds: Object.fromEntries(experimentIds.map((id, index) => [id, { position: positionAt(index) }])),
    hypothesisIds: {},
    plannedTalks: PLANNED_TALKS[key] ?? null,
    participantIds: participantIdsOf(key),
    history: {},
    questions: keyedTexts('question', questions),
    audienceId,
  });
}

const marina = transcript(42);
const oleg = transcript(45);
const sergey = transcript(51);
const alina = transcript(54);

/** The seven studies of the sample company; those of type interviews that are not planned make 18 interviews. */
export const research: readonly Research[] = [
  study('edtech', {
    description:
      'Девять разговоров с продактами и исследователями онлайн-школ: как они ищут респондентов, что делают с записями и почему выводы не доходят до команды. Искали главную работу, на которую нанимают «Ориентир».',
    status: 'completed',
    type: 'interviews',
    participants: 9,
    dates: ['2026-09-02', '2026-09-18'],
    author: 'Анна Ковалёва',
    experimentIds: ['experiment-trial-interview'],
    audienceId: 'audience-edtech-pm',
    insights: [
      insightFrom(
        marina,
        'Разбор одного часа разговора съедает половину рабочего дня, поэтому часть записей никто не дослушивает.',
        'На один час разговора уходит почти полдня: пока расшифруешь, пока разметишь, пока найдёшь нужное место.',
      ),
      insightFrom(
        marina,
        'Команде нужен не отчёт, а несколько дословных цитат, с которыми можно идти на планёрку.',
        'Мне не нужен ещё один отчёт на сорок страниц, мне нужны три цитаты, с которыми можно пойти к команде.',
      ),
      insightFrom(
        marina,
        'Пустой первый экран останавливает: человек пришёл именно потому, что не уверен в своих вопросах.',
        'Я открыла пустой экран с вопросами и закрыла вкладку.',
      ),
      insightFrom(
        oleg,
        'Исследователи не доверяют выводам машины, пока не могут проверить их по исходному разговору.',
        'Я боюсь, что машина придумает то, чего человек не говорил.',
      ),
      insightFrom(
        oleg,
        'Прошлые исследования теряются, и команды заказывают их заново.',
        'Продакты приходят ко мне за исследованием, которое уже было полгода назад.',
      ),
    ],
  }),
  study('churn', {
    description:
      'Шесть разговоров с руководителями команд, которые прошли пробный период и не продолжили. Хотели понять, что произошло между первым инсайтом и последним входом.',
    status: 'completed',
    type: 'interviews',
    participants: 6,
    dates: ['2026-10-05', '2026-10-16'],
    author: 'Павел Никитин',
    experimentIds: ['experiment-weekly-digest', 'experiment-exit-talk'],
    audienceId: 'audience-left-after-trial',
    insights: [
      insightFrom(
        sergey,
        'После первых инсайтов нет повода вернуться: сервис ждёт, пока о нём вспомнят.',
        'Провели пять интервью, получили инсайты, и на этом всё — повода зайти ещё раз не было.',
      ),
      insightFrom(
        sergey,
        'Пробный период уходит на согласования и подбор, а не на интервью.',
        'Триал кончился в тот день, когда у нас только появились первые респонденты.',
      ),
      insightFrom(
        sergey,
        'Покупку останавливает не цена, а невозможность объяснить её финансовому директору.',
        'я не смог объяснить финансовому директору, за что мы платим: за людей, за интервью или за программу',
      ),
      insightFrom(
        sergey,
        'Уходящих ни о чём не спрашивают, хотя они готовы ответить и даже остаться на меньшем тарифе.',
        'Никто не спросил, почему мы уходим, просто пришло письмо, что доступ закрыт.',
      ),
    ],
  }),
  study('referral', {
    description:
      'Разговоры с клиентами, по чьей рекомендации пришла хотя бы одна команда. Из десяти запланированных проведены три, серия продолжается до начала декабря.',
    status: 'in_progress',
    type: 'interviews',
    participants: 3,
    dates: ['2026-11-09', null],
    author: 'Анна Ковалёва',
    experimentIds: ['experiment-report-invite'],
    audienceId: 'audience-founders',
    insights: [
      insightFrom(
        alina,
        'Рассказывают не о сервисе, а о сильной цитате: вопрос «откуда это?» приводит новых людей.',
        'Я просто переслала скриншот с цитатой в чат основателей, и на следующий день мне написали трое.',
      ),
      insightFrom(
        alina,
        'Обязательная регистрация обрывает рекомендацию на полпути.',
        'Отчёт нельзя показать человеку без регистрации, а регистрироваться ради чужого отчёта никто не станет.',
      ),
      insightFrom(
        alina,
        'Желание рекомендовать появляется после первого собственного результата, а не после регистрации.',
        'Рекомендовать страшно, пока сама не увидела результат на своих людях.',
      ),
    ],
  }),
  study('pricing', {
    description:
      'Опрос продактов, исследователей и основателей: сколько стоит им одно интервью сегодня, из чего складывается цена и какой способ оплаты проходит согласование без потерь.',
    status: 'completed',
    type: 'survey',
    participants: 214,
    dates: ['2026-07-13', '2026-07-31'],
    author: 'Ольга Гусева',
    experimentIds: ['experiment-annual-payment'],
    insights: [
      insight('61 % опрошенных сравнивают цену с часами своей работы, а не с ценой других сервисов.'),
      insight('Только 23 % смогли верно назвать, сколько интервью входит в тариф «Команда».'),
      insight('Команды от 20 человек в 7 случаях из 10 платят по счёту: корпоративной карты у них нет.'),
      insight('Разовое исследование купили бы 38 % основателей, подписку — 12 %.'),
    ],
  }),
  study('onboarding', {
    description:
      'Восемь модерируемых сессий: участник впервые открывает «Ориентир» и должен дойти до ссылки на своё интервью. Смотрели, где люди останавливаются и у кого просят помощи.',
    status: 'completed',
    type: 'usability',
    participants: 8,
    dates: ['2026-08-17', '2026-08-28'],
    author: 'Екатерина Белова',
    experimentIds: ['experiment-guide-templates', 'experiment-assistant-onboarding'],
    insights: [
      insight('Пятеро из восьми остановились на поле «Введите первый вопрос» и вернулись на предыдущий экран.'),
      insight('Никто не отправил ссылку респондентам, не пройдя интервью сам.'),
      insight('Вопрос о роли на форме регистрации воспринимают как анкету для отдела продаж.'),
      insight('Шестеро искали человека в чате раньше, чем открывали справку.'),
    ],
  }),
  study('funnel', {
    description:
      'События с сайта и из продукта с июня: где теряются посетители между первым экраном и первым проведённым интервью. Приостановлено, пока в мобильной версии не исправлена отправка событий.',
    status: 'on_hold',
    type: 'analytics',
    participants: 1840,
    dates: ['2026-06-22', null],
    author: 'Илья Захаров',
    experimentIds: ['experiment-one-step-signup'],
    insights: [
      insight('47 % посетителей, начавших регистрацию, бросают её на подтверждении почты.'),
      insight('Страница с примером отчёта даёт в 2,4 раза больше регистраций, чем главная.'),
      insight('Из поиска приходят по словам «расшифровка интервью», а не «исследование пользователей».'),
    ],
  }),
  study('rituals', {
    description:
      'Будем сидеть рядом с командами на еженедельных разборах интервью и смотреть, как цитаты превращаются в решения. Пилотный разбор в ноябре дал предварительные гипотезы, основная серия — с 30 ноября.',
    status: 'planning',
    type: 'observation',
    participants: 12,
    dates: ['2026-11-30', '2026-12-18'],
    created: '2026-11-10',
    author: 'Екатерина Белова',
    experimentIds: ['experiment-weekly-digest'],
    audienceId: 'audience-researchers',
    questions: [
      'Кто приносит цитаты на разбор и как он их выбирает?',
      'В какой момент разбора команда спорит и чем заканчивается спор?',
      'Какие решения записывают и куда?',
      'Что происходит с выводами, на которые не хватило времени?',
      'Кто из участников открывает исходный разговор и зачем?',
    ],
    insights: [insight('На пилотном разборе из девяти принесённых цитат команда успела обсудить три.')],
  }),
];
