import { blankQuestion, EMPTY_SCENARIO_FORM, stagesText, type ScenarioForm } from './form.ts';
import { MAX_SCENARIO_TITLE } from './check.ts';

/** An open question of a scenario that is offered: its words, and how often it is asked why. */
type Asked = readonly [text: string, whyTimes: number];

/** A scenario's form of stages with open questions. */
function formOf(
  title: string,
  description: string,
  stages: readonly { readonly title: string; readonly asked: readonly Asked[] }[],
): ScenarioForm {
  let number = 0;
  return {
    ...EMPTY_SCENARIO_FORM,
    title: title.slice(0, MAX_SCENARIO_TITLE).trim(),
    description,
    stages: stagesText(
      stages.map((stage, index) => ({
        key: `stage-${index}`,
        title: stage.title,
        questions: stage.asked.map(([text, whyTimes]) => ({ ...blankQuestion(`q-${(number += 1)}`), text, whyTimes })),
      })),
    ),
  };
}

const ACQUAINTANCE: Asked = ['Расскажите немного о себе: чем вы занимаетесь и за что отвечаете?', 0];
const ELSE: Asked = ['О чём ещё стоило бы вас спросить?', 0];

/** Returns a talk about recent difficulties: it suits any respondent as it is. */
export function readyScenario(): ScenarioForm {
  return formOf('Разговор о последнем трудном деле', 'Что людям трудно и как они справляются сейчас', [
    { title: 'Знакомство', asked: [ACQUAINTANCE] },
    {
      title: 'Последний случай',
      asked: [
        ['Какое дело за последний месяц отняло у вас больше всего сил? Расскажите, как всё было, с самого начала.', 1],
        ['Как вы с ним справлялись: что пробовали, кто помогал?', 0],
        ['Что в этом было самым трудным?', 2],
      ],
    },
    {
      title: 'Как устроено сейчас',
      asked: [
        ['Чем вы пользуетесь для таких дел сейчас и что в этом не устраивает?', 1],
        ['Сколько времени и денег на это уходит?', 0],
        ELSE,
      ],
    },
  ]);
}

/** Topic from which a scenario is drafted. */
export interface ScenarioTopic {
  /** A question, which ends with «?», or a topic in a few words, as typed; '' where a hypothesis alone is given. */
  readonly about: string;
  /** The hypothesis that is tested; null for none. Respondents are not told it: it would lead them. */
  readonly hypothesis: { readonly text: string; readonly touchpoint: string } | null;
}

/**
 * A draft of a scenario: the last time that it happened, what was hard, how it is done now; with the question itself, where there is
 * one. Of nothing it is {@link readyScenario}.
 */
export function scenarioAbout({ about, hypothesis }: ScenarioTopic): ScenarioForm {
  const said = about.trim().replaceAll(/\s+/g, ' ');
  const topic = said === '' ? (hypothesis?.touchpoint ?? '') : said;
  if (topic === '') return readyScenario();
  const isQuestion = topic.endsWith('?');
  const last = 'Вспомните последний раз, когда вы с этим столкнулись. Как всё было, с самого начала?';
  return formOf(topic, hypothesis ? `Проверяем гипотезу: ${hypothesis.text.trim()}` : '', [
    { title: 'Знакомство', asked: [ACQUAINTANCE] },
    {
      title: 'Последний случай',
      asked: [
        ...(isQuestion
          ? [[topic, 2] as const, [last, 0] as const]
          : [[`Тема разговора: ${topic}. ${last}`, 1] as const]),
        ['Что в этом было самым трудным?', 2],
        ['Как вы с этим справляетесь сейчас?', 1],
      ],
    },
    { title: 'Итог', asked: [ELSE] },
  ]);
}
