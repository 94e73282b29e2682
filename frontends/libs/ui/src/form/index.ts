export { FormLayout } from './form-layout';
export { typedCompany, typedDeliveryDay } from './typed-company';
export { typedPhone } from './typed-phone';
export { typedQuantity } from './typed-quantity';
export { useForm, type Form, type FormOptions } from './use-form';
