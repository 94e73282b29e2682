export { AnchorButton, Button, LinkButton } from './button/button';
export { type ButtonLook } from './button/button-style';
export { CopyButton } from './button/copy-button';
export { IconButton, IconLink } from './button/icon-button';
export { Checkbox } from './controls/checkbox';
export { FormField, type ControlAttributes, type FieldLook } from './controls/form-field';
export { QuantityField } from './controls/quantity-field';
export { SearchField } from './controls/search-field';
export { SelectField, type SelectFieldProps } from './controls/select-field';
export { EmailField, Input, PhoneField, TextArea, TextField } from './controls/text-field';
export { useBackCloses } from './dialog/use-back-closes';
export { Badge, type BadgeProps } from './feedback/badge';
export { EmptyState } from './feedback/empty-state';
export { ErrorBox } from './feedback/error-box';
export { FormFailure, type Failure } from './feedback/form-failure';
export { NoScriptNotice } from './feedback/no-script-notice';
export { Notice } from './feedback/notice';
export { Loading, Skeleton, SkeletonLines } from './feedback/skeleton';
export { ImageWithFallback } from './illustrations/image-with-fallback';
export { ProductPicture } from './illustrations/product-picture';
export { Card, Cluster, Container, Section, Stack } from './layout/layout';
export { Page } from './layout/page';
export { Breadcrumbs, type Crumb } from './navigation/breadcrumbs';
export { FilterChips } from './navigation/chips';
export { PagedList } from './navigation/paged-list';
export { useOnReconnect } from './loading/use-on-reconnect';
export { useWhenNear } from './loading/use-when-near';
export { ORDER_STATUSES, OrderStatusBadge, orderStatusLabel, orderTone } from './order/order-status';
export { QuoteStateBadge, quoteStateLabel } from './order/quote-state';
export {
  SAMPLE_STATUSES,
  SAMPLE_VERDICTS,
  SampleStatusBadge,
  sampleStatusLabel,
  sampleTone,
  sampleVerdictLabel,
} from './order/sample-status';
export { TrackingCode } from './order/tracking-code';
export { Bidi, Ltr, PhoneLink } from './text/ltr';
export { VisuallyHidden } from './text/visually-hidden';
