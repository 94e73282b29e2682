export {
  AnchorButton,
  Button,
  LinkButton,
  type AnchorButtonProps,
  type ButtonProps,
  type LinkButtonProps,
} from './button/button';
export { type ButtonLook } from './button/button-style';
export { CopyButton, type CopyButtonProps } from './button/copy-button';
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './button/icon-button';
export { Checkbox, type CheckboxProps } from './controls/checkbox';
export { FormField, type ControlAttributes, type FieldLook, type FormFieldProps } from './controls/form-field';
export { QuantityField, type QuantityFieldProps } from './controls/quantity-field';
export { SearchField, type SearchFieldProps } from './controls/search-field';
export {
  EmailField,
  Input,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
  type EmailFieldProps,
  type PhoneFieldProps,
  type SelectFieldProps,
  type SelectOption,
  type TextAreaProps,
  type TextFieldProps,
} from './controls/text-field';
export { useBackCloses } from './dialog/use-back-closes';
export { Badge, type BadgeProps } from './feedback/badge';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorBox, type ErrorBoxProps } from './feedback/error-box';
export { FormFailure, type Failure } from './feedback/form-failure';
export { NoScriptNotice } from './feedback/no-script-notice';
export { Notice, type NoticeProps } from './feedback/notice';
export { Loading, Skeleton, SkeletonLines, type SkeletonProps } from './feedback/skeleton';
export { ImageWithFallback, type ImageWithFallbackProps } from './illustrations/image-with-fallback';
export { ProductPicture, type ProductPictureProps } from './illustrations/product-picture';
export { Card, Cluster, Container, Section, Stack } from './layout/layout';
export { Page, type PageProps } from './layout/page';
export { Breadcrumbs, type Crumb } from './navigation/breadcrumbs';
export { FilterChips, type ChipOption, type FilterChipsProps } from './navigation/chips';
export { PagedList, type PagedListProps } from './navigation/paged-list';
export { useWhenNear } from './loading/use-when-near';
export { OrderStatusBadge, orderStatusLabel, orderTone } from './order/order-status';
export { TrackingCode, type TrackingCodeProps } from './order/tracking-code';
export { Ltr, PhoneLink, type PhoneLinkProps } from './text/ltr';
export { VisuallyHidden } from './text/visually-hidden';
