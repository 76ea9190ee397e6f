export * from "./experiment.ts";
export { baselineSentence, tooShortSentence, whyNotTested } from "./experiment-copy.ts";
export { baselineFrom, chooseBaseline, judgeExperiment } from "./judge-experiment.ts";
