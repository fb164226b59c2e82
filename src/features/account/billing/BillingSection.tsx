import { useEffect, useRef, useState } from 'react';

import type { PaymentCard } from '../../../domain/account/account.ts';
import { planOf, type Plan, type PlanId } from '../../../domain/account/billing.ts';
import type { PaymentCardForm } from '../../../domain/account/cardRules.ts';
import { NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { DateText } from '../../../domain/core/record.ts';
import type { Requisites } from '../../../domain/account/requisites.ts';
import { NeedsScope } from '../../../ui/context/NeedsScope.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { InvoiceBlock } from './InvoiceBlock.tsx';
import { CurrentPlan, type PlanState } from './CurrentPlan.tsx';
import { PayByCard } from './PayByCard.tsx';
import { PlanCards } from './PlanCards.tsx';
import { SavedCards } from './SavedCards.tsx';
import { SectionHead } from '../SectionHead.tsx';

const CardNoticeDialog = onDemand(() => import('./CardNoticeDialog.tsx').then((module) => module.CardNoticeDialog));

const EditCardDialog = onDemand(() => import('./EditCardDialog.tsx').then((module) => module.EditCardDialog));

export interface BillingSectionProps {
  /** The active plan and the invoices that wait. */
  state: Loadable<PlanState>;
  /** The saved cards. */
  cards: Loadable<readonly PaymentCard[]>;
  /** The chosen plan, as the address has it, or null. */
  plan: PlanId | null;
  /** The present day: the VAT rate goes by it. */
  today: DateText;
  /** Values in the invoice form. */
  payer: Requisites;
  /** Keeps what was typed into the invoice form. */
  onPayerChange: (payer: Requisites) => void;
  /** Address of the payment history. */
  historyHref: string;
  /** Another plan was chosen. */
  onPlanChange: (plan: PlanId) => void;
  /** Makes the invoice, keeps it in the history and hands over the file. */
  onIssue: (plan: Plan, payer: Requisites) => Promise<Outcome>;
  /** Another card is to be the default one. */
  onMakeDefault: (card: PaymentCard) => void;
  /** Stores the corrected card. */
  onEditCard: (card: PaymentCard, form: PaymentCardForm) => Promise<Outcome>;
  /** Takes the card away. */
  onDeleteCard: (card: PaymentCard) => void;
  /** Called to load the failed data again. */
  onRetry: () => void;
}

type OpenDialog =
  | { readonly kind: 'pay' }
  | { readonly kind: 'add' }
  | { readonly kind: 'card'; readonly card: PaymentCard };

/** «Тарифы и оплата»: plans, cards and the invoice (R54, R55, R56). */
export function BillingSection(props: BillingSectionProps) {
  const { state, cards, plan, today, payer, historyHref } = props;
  const plans = useRef<HTMLFieldSetElement>(null);
  const invoice = useRef<HTMLElement>(null);
  const goingOn = useRef(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [planMissing, setPlanMissing] = useState(false);
  const chosen = plan === null ? null : planOf(plan);
  const active = state.state === 'ready' ? state.value.active : null;
  const close = () => setDialog(null);

  // «Оплатить по счёту»: on to what is to be filled in next, once the dialog has given the focus back.
  useEffect(() => {
    if (dialog !== null || !goingOn.current) return undefined;
    goingOn.current = false;
    const target = plan === null ? plans.current : invoice.current;
    const timer = setTimeout(() => target?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, [dialog, plan]);

  return (
    <Stack as="section" gap={6}>
      <SectionHead title={`Тарифы и${NBSP}оплата`} />
      <CurrentPlan state={state} historyHref={historyHref} onRetry={props.onRetry} />
      <PlanCards
        ref={plans}
        value={plan}
        current={active?.plan.id ?? null}
        error={planMissing && plan === null ? 'Выберите тариф, на который нужен счёт' : ''}
        onChange={props.onPlanChange}
      />
      <PayByCard
        chosen={plan !== null}
        today={today}
        historyHref={historyHref}
        onPay={() => setDialog({ kind: 'pay' })}
      />
      <NeedsScope needs="Admin">
        <InvoiceBlock
          ref={invoice}
          loading={state.state === 'loading'}
          plan={chosen}
          values={payer}
          onChange={props.onPayerChange}
          onPlanMissing={() => {
            setPlanMissing(true);
            plans.current?.querySelector('input')?.focus();
          }}
          onIssue={props.onIssue}
        />
      </NeedsScope>
      <SavedCards
        cards={cards}
        onMakeDefault={props.onMakeDefault}
        onEdit={(card) => setDialog({ kind: 'card', card })}
        onDelete={props.onDeleteCard}
        onAdd={() => setDialog({ kind: 'add' })}
        onRetry={props.onRetry}
      />
      {dialog?.kind === 'pay' || dialog?.kind === 'add' ? (
        <CardNoticeDialog
          reason={dialog.kind}
          plan={chosen}
          onInvoice={() => {
            goingOn.current = true;
            close();
          }}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'card' ? (
        <EditCardDialog card={dialog.card} onSave={(form) => props.onEditCard(dialog.card, form)} onClose={close} />
      ) : null}
    </Stack>
  );
}
