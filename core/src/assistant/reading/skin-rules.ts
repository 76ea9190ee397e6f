import type { IntentRule } from "./intent-rule.ts";
import { NAMED_RULES } from "./named-rules.ts";
import { PERSON_AND_PAIR_RULES } from "./person-and-pair-rules.ts";
import { PLAN_RULES } from "./plan-rules.ts";
import { PRODUCT_RULES } from "./product-rules.ts";
import { REPORT_RULES } from "./report-rules.ts";

/** From the most specific to the most general; the first that fits decides. */
export const SKIN_RULES: readonly IntentRule[] = [
	...PERSON_AND_PAIR_RULES,
	...PLAN_RULES,
	...PRODUCT_RULES,
	...REPORT_RULES,
	...NAMED_RULES,
];
