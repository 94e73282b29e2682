export { DropdownMenu, type DropdownMenuProps, type MenuItem } from './dropdown-menu';
export { Tooltip, TooltipProvider } from './tooltip';
