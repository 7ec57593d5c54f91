export { CostTable, type CostTableProps } from "./CostTable.tsx";
