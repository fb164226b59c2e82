import { styled } from 'styled-components';

import type { Hypothesis } from '../../domain/research/hypothesis.ts';
import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { areSeveral, type NamedProduct } from '../../domain/boards/products/product.ts';
import type { BacklogForm } from '../../domain/research/hypotheses/backlog.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { StageTouchpointFields } from '../../patterns/form/StageTouchpointFields.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { spaces } from '../../theme/tokens.ts';
import { Select } from '../../ui/field/Select.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';

export interface AddToBacklogDialogProps {
  /** The hypothesis to confirm. */
  hypothesis: Hypothesis;
  /** The company's products: asked for where there are several. Default: not asked. */
  products?: readonly NamedProduct[];
  /** The product that is shown, which it is offered to; null when all are. Default: the hypothesis' own. */
  productId?: string | null;
  /** Typed text from before the dialog was closed. */
  draft?: EditedForm<BacklogForm>;
  /** Called with every change, so that the parent can keep it; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<BacklogForm> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened, and shows why when it has not. */
  onConfirm: (hypothesis: Hypothesis, form: BacklogForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Words = styled.p`
  padding-inline-start: ${spaces[3]}px;
  border-inline-start: 3px solid var(--color-accent);
`;

/** «Добавить гипотезу в бэклог»: comment, stage and touchpoint, then confirm (R34). */
export function AddToBacklogDialog(props: AddToBacklogDialogProps) {
  const { hypothesis, products = [], productId, draft, onDraftChange, onConfirm, onClose } = props;
  const form = useRecordForm<BacklogForm>({
    record: {
      comment: '',
      stage: hypothesis.stage,
      touchpoint: hypothesis.touchpoint,
      productId: productId ?? hypothesis.productId,
    },
    draft,
    onDraftChange,
    onSubmit: (values) => onConfirm(hypothesis, values),
  });
  return (
    <FormDialog form={form} title="Добавить гипотезу в бэклог" submitLabel="Добавить" onClose={onClose}>
      <Words>{hypothesis.text}</Words>
      <TextArea
        {...form.text('comment')}
        label={TERMS.hypothesis.comment}
        hint="Необязательно: почему она важна сейчас"
        rows={3}
      />
      <StageTouchpointFields value={form.values} onChange={form.type} />
      {areSeveral(products) ? (
        <Select
          {...form.choice('productId')}
          label={TERMS.hypothesis.productId}
          options={products.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
    </FormDialog>
  );
}
