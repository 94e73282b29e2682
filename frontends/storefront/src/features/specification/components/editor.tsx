import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Schemas } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import {
  isSame,
  specificationFor,
  withFamily,
  withLimit,
  type BuyerLimit,
  type FamilySpecification,
} from '@afshoreh/persian/specification';
import { readSpecification } from '@afshoreh/persian/specification-text';
import { Button, ErrorBox, LinkButton, Loading, SelectField, Skeleton } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { familyTerms, type FamilyTerms } from '../family-terms';
import { filterPath, type ProductsPath } from '../filter-path';
import { termsQuery } from '../../../components/match/get-specified';
import { changeSpecification } from '../../../components/match/kept-specification';
import { limitText } from '../../../components/match/match-sentence';
import { useSpecification } from '../../../components/match/use-specification';
import { Block, Rows } from './block';
import { Kept } from './kept';
import { LimitForm } from './limit-form';
import { LimitLine } from './limit-line';
import { Paste } from './paste';
import { Unread } from './unread';

type Parameter = Schemas['Parameter'];

/** The editor of the buyer's limits, one family after another: limits can be pasted, typed, changed and removed. */
export default function Editor({ productsPath }: { productsPath: ProductsPath }) {
  const { data, isError, isFetching, refetch } = useQuery(termsQuery);
  if (data) return <Families {...data} productsPath={productsPath} />;
  if (isError) {
    return (
      <ErrorBox title={copy.failed} retrying={isFetching} onRetry={() => void refetch()}>
        {null}
      </ErrorBox>
    );
  }
  return (
    <Loading label={copy.loading}>
      <Skeleton height="40rem" />
    </Loading>
  );
}

interface FamiliesProps {
  families: readonly Schemas['FamilyTerms'][];
  parameters: readonly Parameter[];
  productsPath: ProductsPath;
}

function Families({ families, parameters, productsPath }: FamiliesProps) {
  const specification = useSpecification();
  const [chosen, setChosen] = useState<string>();
  const code = chosen ?? specification[0]?.family ?? families[0]?.code;
  const family = families.find((each) => each.code === code) ?? families[0];
  if (!family) return null;
  const limitsOf = (each: string) => specificationFor(specification, each)?.limits.length ?? 0;
  return (
    <Parts>
      <Kept />
      <SelectField
        label={copy.family}
        hint={copy.familyHint}
        value={family.code}
        onChange={({ target }) => setChosen(target.value)}
        options={families.map(({ code: value, name }) => {
          const count = limitsOf(value);
          return { value, label: count > 0 ? copy.familyCount(name, formatNumber(count)) : name };
        })}
      />
      <OfFamily
        key={family.code}
        terms={familyTerms(family)}
        parameters={parameters}
        productsPath={productsPath}
        wanted={
          specificationFor(specification, family.code) ?? { family: family.code, limits: [], others: [], unread: [] }
        }
      />
    </Parts>
  );
}

interface OfFamilyProps {
  terms: FamilyTerms;
  parameters: readonly Parameter[];
  productsPath: ProductsPath;
  wanted: FamilySpecification;
}

function OfFamily({ terms, parameters, productsPath, wanted }: OfFamilyProps) {
  const [edited, setEdited] = useState<BuyerLimit | null>(null);
  const [said, setSaid] = useState<ReactNode>(null);
  const [pasted, setPasted] = useState('');
  const nameOf = (code: string) => parameters.find((each) => each.code === code)?.name ?? code;
  const change = (next: (now: FamilySpecification) => Partial<FamilySpecification>) =>
    changeSpecification((mine) => {
      const now = specificationFor(mine, terms.family) ?? { family: terms.family, limits: [], others: [], unread: [] };
      return withFamily(mine, { ...now, ...next(now) });
    });

  function handleSave(limit: BuyerLimit) {
    change(({ limits }) => ({ limits: withLimit(limits, limit) }));
    setEdited(null);
    setSaid(copy.form.saved(nameOf(limit.parameter)));
  }

  function handleRemove(limit: BuyerLimit) {
    change(({ limits }) => ({ limits: limits.filter(({ parameter }) => parameter !== limit.parameter) }));
    setEdited(null);
    const undo = () => {
      change(({ limits }) => ({ limits: withLimit(limits, limit) }));
      setSaid(null);
    };
    setSaid(
      <>
        {copy.limits.removed(nameOf(limit.parameter))}{' '}
        <Button variant="secondary" size="small" onClick={undo}>
          {copy.limits.undo}
        </Button>
      </>,
    );
  }

  function handleUse(limit: BuyerLimit) {
    change(({ limits, others }) => {
      const before = limits.find(({ parameter }) => parameter === limit.parameter);
      const rest = others.filter((each) => !isSame(each, limit));
      return { limits: withLimit(limits, limit), others: before ? [...rest, before] : rest };
    });
    setSaid(copy.form.saved(nameOf(limit.parameter)));
  }

  return (
    <>
      <Paste
        text={pasted}
        onText={setPasted}
        read={(text) => readSpecification(text, parameters, terms.usual)}
        onRead={(limits, unread) =>
          change((now) => {
            const replaced = now.limits.filter((limit) =>
              limits.some((each) => each.parameter === limit.parameter && !isSame(each, limit)),
            );
            return {
              limits: limits.reduce(withLimit, [...now.limits]),
              others: [...now.others, ...replaced],
              unread: [...new Set([...now.unread, ...unread])],
            };
          })
        }
        before={wanted.limits}
      />
      <p role="status">{said}</p>
      <Block title={copy.limits.title}>
        {wanted.limits.length === 0 ? (
          <p>{copy.limits.none}</p>
        ) : (
          <>
            <Rows>
              {wanted.limits.map((limit) => {
                const name = nameOf(limit.parameter);
                return (
                  <li key={limit.parameter}>
                    <LimitLine limit={limit} name={name} />
                    <div>
                      <Button
                        variant="ghost"
                        size="small"
                        aria-label={copy.limits.edit(name)}
                        onClick={() => setEdited(limit)}
                      >
                        {copy.limits.change}
                      </Button>
                      <Button
                        variant="ghost"
                        size="small"
                        aria-label={copy.limits.remove(name)}
                        onClick={() => handleRemove(limit)}
                      >
                        {copy.unread.drop}
                      </Button>
                    </div>
                  </li>
                );
              })}
            </Rows>
            <div>
              <LinkButton variant="secondary" to={filterPath(wanted.limits, terms, parameters, productsPath)}>
                {copy.limits.products}
              </LinkButton>
              <small>{copy.limits.productsHint}</small>
            </div>
          </>
        )}
      </Block>
      {wanted.others.length > 0 && (
        <Block title={copy.others.title} lead={copy.others.lead}>
          <Rows>
            {wanted.others.map((limit) => {
              const text = `${nameOf(limit.parameter)} ${limitText(limit)}`;
              return (
                <li key={JSON.stringify(limit)}>
                  <LimitLine limit={limit} name={nameOf(limit.parameter)} />
                  <div>
                    <Button variant="ghost" size="small" onClick={() => handleUse(limit)}>
                      {copy.others.use(text)}
                    </Button>
                    <Button
                      variant="ghost"
                      size="small"
                      onClick={() =>
                        change(({ others }) => ({ others: others.filter((each) => !isSame(each, limit)) }))
                      }
                    >
                      {copy.others.drop(text)}
                    </Button>
                  </div>
                </li>
              );
            })}
          </Rows>
        </Block>
      )}
      {wanted.unread.length > 0 && (
        <Block title={copy.unread.title} lead={copy.unread.lead}>
          <Unread
            lines={wanted.unread.map((line) => {
              const read = readSpecification(line, parameters, terms.usual).unread[0];
              return { line, reason: read?.reason ?? 'twice' };
            })}
            onAgain={(line) => {
              setPasted((before) => [before, line].filter(Boolean).join('\n'));
              change(({ unread }) => ({ unread: unread.filter((each) => each !== line) }));
            }}
            onDrop={(line) => change(({ unread }) => ({ unread: unread.filter((each) => each !== line) }))}
          />
        </Block>
      )}
      <LimitForm
        key={edited?.parameter ?? ''}
        parameters={parameters}
        terms={terms}
        edited={edited}
        onSave={handleSave}
        onCancel={() => setEdited(null)}
      />
    </>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  max-inline-size: 48rem;

  [role='status']:empty {
    display: none;
  }
`;
