import { useState } from 'react';
import { api, companyQuery, dataOf, reasonOf, type Customer } from '@afshoreh/api-client';
import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { Button, ErrorBox, FormFailure, Notice } from '@afshoreh/ui';
import { CompanyFields } from '@afshoreh/ui/company';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { copy as siteCopy } from '../../../copy';
import { useFormFailure, useSessionEnd } from '../account-calls';
import type { CompanyFormValues } from '../account-schemas';
import { companyFormCopy as text } from '../company-copy';
import { ContentSkeleton } from './account-frame';
import { PanelForm } from './panel';

/**
 * The company that order forms are filled with: the one that the customer enters here, or otherwise that of the last
 * order.
 */
export function CompanyForm({ customer }: { customer: Customer }) {
  const { data: company, error, isFetching, refetch } = useQuery(companyQuery(customer));
  useSessionEnd(error);
  const [saved, setSaved] = useState(false);
  const saveCompany = useSaveCompany(customer);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../account-schemas').then(({ companySchema }) => companySchema),
    onSubmit: async (values) => {
      setSaved(false);
      await saveCompany(values);
      setSaved(true);
    },
    keep: true,
    onFailure: useFormFailure(text.failed),
  });
  if (error && !company) {
    return (
      <ErrorBox title={text.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {reasonOf(error) ?? siteCopy.tryAgain}
      </ErrorBox>
    );
  }
  if (!company) return <ContentSkeleton />;
  const { companyName, nationalId, economicCode, deliveryPlace } = company;

  return (
    <PanelForm {...formProps}>
      <CompanyFields
        withoutDate
        fieldProps={(name) => fieldProps(name as Exclude<typeof name, 'deliveryDate'>)}
        defaultValues={{
          companyName: companyName ?? '',
          nationalId: nationalId ?? '',
          economicCode: economicCode ?? '',
          deliveryPlace: deliveryPlace ?? '',
        }}
      />
      {saved && <Notice tone="success">{text.saved}</Notice>}
      {failure && <FormFailure {...failure} />}
      <Button type="submit" pending={isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
    </PanelForm>
  );
}

/** Saves the company that order forms are filled with. */
function useSaveCompany(customer: Customer): (values: CompanyFormValues) => Promise<void> {
  const queryClient = useQueryClient();
  return async (body) => {
    queryClient.setQueryData(companyQuery(customer).queryKey, dataOf(await api.PUT('/account/company', { body })));
  };
}
