import type { StepRule } from "../step-rule.ts";
import { BASIC_STEPS } from "./basics.ts";
import { SUNSCREEN_STEPS } from "./sunscreens.ts";
import { TREATMENT_STEPS } from "./treatments.ts";
import { WEEKLY_STEP_RULES } from "./weekly.ts";

const ALL = { ...BASIC_STEPS, ...SUNSCREEN_STEPS, ...TREATMENT_STEPS, ...WEEKLY_STEP_RULES };

export type StepId = keyof typeof ALL;
export const STEP_RULES: Record<StepId, StepRule> = ALL;
export const STEP_IDS = Object.keys(ALL) as StepId[];

export function isStepId(id: string): id is StepId {
	return Object.hasOwn(STEP_RULES, id);
}
