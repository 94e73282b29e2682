export {
  ResponsiveTable,
  type ResponsiveTableProps,
  type TableColumn,
  type TableSelection,
  type TableSort,
} from './responsive-table';
