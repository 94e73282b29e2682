export { useZodForm, type ZodForm } from './use-zod-form';
