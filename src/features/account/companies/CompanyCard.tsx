import { Cloud, FolderOpen, Settings } from 'lucide-react';
import { styled } from 'styled-components';

import type { Company, Role } from '../../../domain/account/account.ts';
import { PRODUCT_STATUS_LABELS } from '../../../domain/account/companyRules.ts';
import { peopleWords, type CompanyPeople } from '../../../domain/account/companyPeople.ts';
import { ordered } from '../../../domain/core/record.ts';
import { isSampleCompany } from '../../../domain/workspace.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { ShowHistory } from '../../../patterns/ShowHistory.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PRODUCT_TONES, ROLE_TONES } from '../teams/roleTones.ts';

export interface CompanyCardProps {
  /** The company that the card shows. */
  company: Company;
  /** Name among others, one of which may have the same name. Default: its own name. */
  called?: string;
  /** The person's role in it. */
  role: Role;
  /**
   * For a company that is shared with a team: how many changes have not been sent, and whether the person was removed from it;
   * not given while they are a member. Null for one of this browser alone.
   */
  shared: { readonly unsent: number; readonly isOut?: true } | null;
  /** How many people have access to it, and how many are invited; null until that is known. */
  people: CompanyPeople | null;
  /** Whether its workspace is the open one. */
  current: boolean;
  /** Opens its workspace. */
  onOpen: () => void;
  /** «Настройки». */
  onSettings: () => void;
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${spaces[3]}px;
  align-items: center;

  & h3 {
    font-size: ${fontSizes.md};
    overflow-wrap: anywhere;
  }
  & > div > div {
    display: flex;
    flex-wrap: wrap;
    margin-block-start: ${spaces[1]}px;
    gap: ${spaces[1]}px ${spaces[2]}px;
    align-items: center;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const Shared = styled.span`
  display: inline-flex;
  gap: ${spaces[1]}px;
  align-items: center;

  & > svg {
    width: 14px;
    height: 14px;
  }
`;

const Products = styled.ul`
  display: grid;
  margin-block: ${spaces[3]}px ${spaces[4]}px;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${spaces[3]}px;
    align-items: center;
    padding-block: ${spaces[2]}px;
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid var(--color-hairline);
  }
`;

const None = styled.p`
  margin-block: ${spaces[3]}px ${spaces[4]}px;
  color: var(--color-ink-soft);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  margin-block-start: auto;
`;

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
`;

/** A company: the role in it, its products, the way into its workspace and to its settings. */
export function CompanyCard(props: CompanyCardProps) {
  const { company, called = company.name, role, shared, people, current, onOpen, onSettings } = props;
  const products = ordered(company.products);
  return (
    <Root forwardedAs="li">
      <Head>
        <Avatar name={company.name} />
        <div>
          <h3>{called}</h3>
          <div>
            {shared?.isOut ? (
              <Badge>Доступ закончился</Badge>
            ) : (
              <Badge tone={ROLE_TONES[role]} lang="en">
                {role}
              </Badge>
            )}
            {shared ? (
              <Badge>
                <Shared>
                  <Cloud aria-hidden /> Общая
                </Shared>
              </Badge>
            ) : null}
            {!shared && isSampleCompany(company) ? <Badge>Пример</Badge> : null}
            {current ? <Badge>Открыта сейчас</Badge> : null}
            {shared && shared.unsent > 0 ? <span>Не отправлено: {shared.unsent}</span> : null}
            {shared?.isOut ? null : <span>{people ? peopleWords(people) : 'Людей: —'}</span>}
          </div>
        </div>
      </Head>
      {products.length > 0 ? (
        <Products aria-label={`Продукты: ${called}`}>
          {products.map(({ key, name, status }) => (
            <li key={key}>
              <span>{name}</span>
              <Badge tone={PRODUCT_TONES[status]}>{PRODUCT_STATUS_LABELS[status]}</Badge>
            </li>
          ))}
        </Products>
      ) : (
        <None>{shared?.isOut ? 'Продукты: —' : 'Продуктов пока нет. Добавьте первый в\u00A0настройках.'}</None>
      )}
      <Buttons>
        {current ? null : (
          <Button size="sm" icon={<FolderOpen />} aria-label={`Открыть пространство: ${called}`} onClick={onOpen}>
            Открыть
          </Button>
        )}
        <Button
          size="sm"
          icon={<Settings />}
          aria-label={`Настройки: ${called}`}
          aria-haspopup="dialog"
          onClick={onSettings}
        >
          Настройки
        </Button>
        {current ? <ShowHistory kind="company" id={company.id} of={company.name} /> : null}
      </Buttons>
    </Root>
  );
}
