export { type ComparedCheckins, compareCheckins } from "./compare-checkins.ts";
export type { ExperimentView } from "./experiment-view.ts";
export { beginChange, listExperiments, stopExperiment } from "./experiments.ts";
export { type ReportPart, reportParts } from "./export/report-parts.ts";
export { exportCheckins } from "./export-checkins.ts";
export { getProgress } from "./get-progress.ts";
export { startExperiment } from "./start-experiment.ts";
