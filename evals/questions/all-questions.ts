import type { EvalQuestion } from "../eval-question.ts";
import { ABOUT, INGREDIENT, INJECTION, MISSPELLED, OFF_TOPIC } from "./general.ts";
import { FOLLOW_UPS, PRODUCT } from "./product.ts";
import { CHANGE, COMBINE, PLAN, REPORT, USE } from "./report-and-plan.ts";
import { EMERGENCIES, MINORS, NO_REPORT, PREGNANCY, PROFESSIONAL, SELF_HARM } from "./safety.ts";

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
