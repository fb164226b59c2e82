import type { MadeBy } from '#src/domain/core/schema.ts';
import type { ModelField } from '#src/domain/experiments/modelFields.ts';
import type { FieldWork } from '#src/patterns/evidence/fieldWork.ts';

/** Draft of a canvas by a model. */

const good = (text: string) => ({ text, quotes: [], isSavable: true });

/** The model, and what it read. */
export const madeBy: MadeBy = { model: 'qwen2.5-14b-instruct', read: 'гипотеза, 4\u00A0цитаты' };

export const invented = {
  text: 'Говорят «готовы платить вдвое больше»: значит, заплатят и за звонок',
  quotes: [{ standing: 'missing' as const, written: 'готовы платить вдвое больше', source: null, start: 8, end: 37 }],
  isSavable: false,
};

/** Three fields that can be taken, and one that cannot. */
export const drafted: Extract<FieldWork<ModelField>, { readonly state: 'done' }> = {
  state: 'done',
  madeBy,
  fields: {
    name: good('Звонок за полчаса до опоздания'),
    riskiestAssumption: invented,
    scenario: good('Двум сотням заказов из тысячи звоним за полчаса, остальным нет. Останавливаемся через две недели.'),
    metrics: good('Доля отмен среди опоздавших заказов; берём из журнала доставки'),
  },
};
