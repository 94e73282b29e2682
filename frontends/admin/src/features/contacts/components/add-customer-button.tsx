import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { useNavigate } from '@afshoreh/contracts/router';
import { Button } from '@afshoreh/ui';
import { UserPlus } from 'lucide-react';
import { writeFailureOf } from '../../../form/failed-write';
import { useMay } from '../../../session/access';
import type { ContactMessage } from '../contacts';
import { copy } from '../copy';

const words = copy.dialog;

/** Adds the sender as a customer. If a customer has this phone already, that customer is shown instead. */
export function AddCustomerButton({ contact }: { contact: ContactMessage }) {
  const mayAdd = useMay()('customers', 'write');
  const navigate = useNavigate();
  const { name, phone } = contact;
  const add = useMutation({
    mutationFn: () => addCustomer(contact),
    onSuccess: ({ id, isKnown }) =>
      showToast({
        tone: isKnown ? 'info' : 'success',
        title: (isKnown ? words.customerKnown : words.customerAdded)(name),
        action: { label: words.showCustomer, onClick: () => void navigate(`/admin/customers/accounts?customer=${id}`) },
      }),
    onError: (error) =>
      showToast({ tone: 'error', title: words.addCustomerFailed, description: writeFailureOf(error) }),
  });
  if (!mayAdd || !phone) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      pending={add.isPending}
      pendingLabel={words.addingCustomer}
      onClick={() => add.mutate()}
    >
      <UserPlus />
      {words.addCustomer}
    </Button>
  );
}

async function addCustomer({ name, phone, email }: ContactMessage): Promise<{ id: number; isKnown: boolean }> {
  const phoneNumber = phone ?? '';
  const found = await api.GET('/customers', { params: { query: { q: phoneNumber, limit: 5 } } }).then(dataOf);
  const known = found.find((customer) => customer.phoneNumber === phoneNumber);
  if (known) return { id: known.id, isKnown: true };
  const { id } = await api.POST('/customers', { body: { fullName: name, phoneNumber, email } }).then(dataOf);
  return { id, isKnown: false };
}
