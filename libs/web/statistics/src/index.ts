export { BarChart, type Bar } from './bar-chart';
export { chartTexts } from './chart-texts';
export { Figure } from './figure';
export * from './figure-table';
export { Histogram, type Bin } from './histogram';
export { LineChart, type LinePoint, type LineSeries } from './line-chart';
export { ScatterChart, type ScatterPoint } from './scatter-chart';
export { StackedChart, type StackedBar } from './stacked-chart';
