export type { ExperimentView } from "./experiment-view.ts";
export { beginChange, listExperiments, startExperiment, stopExperiment } from "./experiments.ts";
export { type ReportPart, reportParts } from "./export/gather-report.ts";
export { exportCheckins } from "./export-checkins.ts";
export { type ComparedCheckins, compareCheckins, getProgress } from "./get-progress.ts";
