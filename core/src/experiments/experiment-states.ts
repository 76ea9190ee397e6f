/** `baseline` collects three scans, `running` waits for the date, `done` is judged. */
export const EXPERIMENT_STATES = ["baseline", "running", "done", "stopped"] as const;
export type ExperimentState = (typeof EXPERIMENT_STATES)[number];
