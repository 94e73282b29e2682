export { ConfirmDialog } from './confirm-dialog';
export { Dialog, type DialogProps } from './dialog';
export { Popover } from './popover';
