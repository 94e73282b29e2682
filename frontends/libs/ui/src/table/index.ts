export { ResponsiveTable, type ResponsiveTableProps, type TableColumn, type TableSort } from './responsive-table';
