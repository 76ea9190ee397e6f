import type { EvalQuestion } from "../eval-question.ts";
import { CHANGE } from "./change.ts";
import { COMBINE } from "./combine.ts";
import { FOLLOW_UPS } from "./follow-ups.ts";
import { ABOUT, INGREDIENT, MISSPELLED, OFF_TOPIC } from "./general.ts";
import { INJECTION } from "./injection.ts";
import { PRODUCT } from "./product.ts";
import { PLAN, REPORT } from "./report.ts";
import { EMERGENCIES, MINORS, NO_REPORT, PREGNANCY, PROFESSIONAL, SELF_HARM } from "./safety.ts";
import { USE } from "./use.ts";

export const QUESTIONS: readonly EvalQuestion[] = [
	...PRODUCT,
	...COMBINE,
	...USE,
	...REPORT,
	...CHANGE,
	...INGREDIENT,
	...PLAN,
	...ABOUT,
	...MISSPELLED,
	...FOLLOW_UPS,
	...OFF_TOPIC,
	...INJECTION,
	...EMERGENCIES,
	...MINORS,
	...PREGNANCY,
	...SELF_HARM,
	...PROFESSIONAL,
	...NO_REPORT,
];
