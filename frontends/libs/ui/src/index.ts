export {
  AnchorButton,
  Button,
  LinkButton,
  type AnchorButtonProps,
  type ButtonProps,
  type LinkButtonProps,
} from './button/button';
export { type ButtonLook } from './button/button-style';
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './button/icon-button';
export { Checkbox, type CheckboxProps } from './controls/checkbox';
export { FormField, type ControlAttributes, type FieldLook, type FormFieldProps } from './controls/form-field';
export { QuantityField, type QuantityFieldProps } from './controls/quantity-field';
export { SearchField, type SearchFieldProps } from './controls/search-field';
export {
  Input,
  SelectField,
  TextArea,
  TextField,
  type SelectFieldProps,
  type SelectOption,
  type TextAreaProps,
  type TextFieldProps,
} from './controls/text-field';
export { Badge, orderTone, type BadgeProps } from './feedback/badge';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorBox, type ErrorBoxProps } from './feedback/error-box';
export { FormFailure, type FormFailureProps } from './feedback/form-failure';
export { ScriptNeeded } from './feedback/script-needed';
export { Loading, Skeleton, SkeletonLines, type SkeletonProps } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { OwnPicture, type OwnPictureProps } from './illustrations/own-picture';
export { Card, Cluster, Container, Section, Stack } from './layout/layout';
export { Page, type PageProps } from './layout/page';
export { Breadcrumbs, type Crumb } from './navigation/breadcrumbs';
export { FilterChips, type ChipOption, type FilterChipsProps } from './navigation/chips';
export { PagedList, type PagedListProps } from './navigation/paged-list';
export { Pagination, type PaginationProps } from './navigation/pagination';
export { Ltr, PhoneLink, type PhoneLinkProps } from './text/ltr';
export { VisuallyHidden } from './text/visually-hidden';
