import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Company, Role } from '../../../domain/account/account.ts';
import { whyCompanyStays, type CompanyForm } from '../../../domain/account/companyRules.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { BrokenNote } from '../../../patterns/BrokenNote.tsx';
import { ListStates } from '../../../patterns/list/ListStates.tsx';
import { useDialogHome } from '../../../patterns/useDialogHome.ts';
import { useDrafts } from '../../../patterns/form/useDrafts.ts';
import { spaces } from '../../../theme/tokens.ts';
import { CompanyRights } from '../CompanyRights.tsx';
import { CompanyCard, type CompanyCardProps } from './CompanyCard.tsx';
import type { CompanyWorkspaceProps } from './CompanyWorkspace.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { NO_PEOPLE, type CompanyPeople } from '../../../domain/account/companyPeople.ts';
import { onDemand } from '../../../ui/onDemand.ts';

const CompanyDialog = onDemand(() => import('./CompanyDialog.tsx').then((module) => module.CompanyDialog));
const DeleteCompanyDialog = onDemand(() =>
  import('./DeleteCompanyDialog.tsx').then((module) => module.DeleteCompanyDialog),
);

export interface CompaniesSectionProps {
  /** The person's companies, newest first. */
  companies: Loadable<readonly Company[]>;
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** The company whose workspace is open. */
  companyId: string;
  /** Those that are shared with a team, with the person's role there as the server says it. */
  shared: readonly (NonNullable<CompanyCardProps['shared']> & { readonly id: string; readonly role: Role })[];
  /** How many people each company has, by its id; a missing one has no people. Null until they are read. */
  people: Readonly<Record<string, CompanyPeople>> | null;
  /** Name of each company among the others, by its id. Default: its own name. */
  names?: ReadonlyMap<string, string>;
  /** Where a company is added. */
  addHref: string;
  /** Where the workspace is saved to a file. */
  settingsHref: string;
  /** Opens another workspace. */
  onOpen: (companyId: string) => void;
  /** Stores what was changed in a company. */
  onSave: (company: Company, form: CompanyForm) => Promise<Outcome>;
  /** Erases a company with its workspace. */
  onDelete: (company: Company) => Promise<Outcome>;
  /** Team props of the open company; as CompanyWorkspace has it. */
  team: CompanyWorkspaceProps['team'];
  /** Called to load the failed data again. */
  onRetry: () => void;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr));
  gap: ${spaces[4]}px;
`;

/** «Компании»: each is a workspace of its own (R2). */
export function CompaniesSection(props: CompaniesSectionProps) {
  const { companies, companyId, people, addHref, settingsHref, onOpen, onSave, onDelete } = props;
  const [dialog, setDialog] = useState<{ readonly kind: 'settings' | 'delete'; readonly id: string } | null>(null);
  const drafts = useDrafts<EditedForm<CompanyForm>>();
  const all = companies.state === 'ready' ? companies.value : [];
  const chosen = all.find(({ id }) => id === dialog?.id);
  const sharedOf = (id: string) => props.shared.find((one) => one.id === id);
  const close = () => setDialog(null);
  const root = useRef<HTMLElement>(null);
  useDialogHome(chosen?.id ?? null, () => root.current);
  const add = (
    <LinkButton variant="primary" href={addHref} icon={<Plus />}>
      Добавить компанию
    </LinkButton>
  );
  return (
    <section ref={root} tabIndex={-1} aria-label="Компании">
      <SectionHead title="Компании" action={add}>
        У&nbsp;каждой компании своё рабочее пространство: исследования, эксперименты и&nbsp;команда.
      </SectionHead>
      <BrokenNote count={props.brokenCount} />
      <ListStates
        list={companies}
        found={all.length}
        rowHeight={220}
        emptyTitle="Компаний пока нет"
        emptyText="Компания — место для исследований одного продукта или нескольких."
        emptyAction={add}
        searchedFor=""
        onReset={() => undefined}
        onRetry={props.onRetry}
      >
        <List>
          {all.map((company) => (
            <CompanyRights key={company.id} role={sharedOf(company.id)?.role} isOut={sharedOf(company.id)?.isOut}>
              <CompanyCard
                company={company}
                called={props.names?.get(company.id)}
                role={sharedOf(company.id)?.role ?? company.role}
                shared={sharedOf(company.id) ?? null}
                people={people && (people[company.id] ?? NO_PEOPLE)}
                current={company.id === companyId}
                onOpen={() => onOpen(company.id)}
                onSettings={() => setDialog({ kind: 'settings', id: company.id })}
              />
            </CompanyRights>
          ))}
        </List>
      </ListStates>
      {chosen && dialog?.kind === 'settings' ? (
        <CompanyRights key={chosen.id} role={sharedOf(chosen.id)?.role} isOut={sharedOf(chosen.id)?.isOut}>
          <CompanyDialog
            company={chosen}
            current={chosen.id === companyId}
            whyStays={whyCompanyStays(all, chosen.id, sharedOf(chosen.id)?.role)}
            team={
              props.team && chosen.id === companyId
                ? {
                    ...props.team,
                    onOpen: () => {
                      close();
                      props.team?.onOpen();
                    },
                    onJournal: props.team.onJournal
                      ? () => {
                          close();
                          props.team?.onJournal?.();
                        }
                      : null,
                  }
                : null
            }
            draft={drafts.of(chosen.id)}
            onDraftChange={(draft) => drafts.keep(chosen.id, draft)}
            onSave={(form) => onSave(chosen, form)}
            onOpen={() => {
              close();
              onOpen(chosen.id);
            }}
            onDelete={() => setDialog({ kind: 'delete', id: chosen.id })}
            onClose={close}
          />
        </CompanyRights>
      ) : null}
      {chosen && dialog?.kind === 'delete' ? (
        <CompanyRights role={sharedOf(chosen.id)?.role} isOut={sharedOf(chosen.id)?.isOut}>
          <DeleteCompanyDialog
            company={chosen}
            called={props.names?.get(chosen.id)}
            people={people && (people[chosen.id] ?? NO_PEOPLE)}
            shared={sharedOf(chosen.id) !== undefined}
            current={chosen.id === companyId}
            settingsHref={settingsHref}
            onConfirm={() => onDelete(chosen)}
            onClose={close}
          />
        </CompanyRights>
      ) : null}
    </section>
  );
}
