import { APP_QUESTIONS } from "./app-questions.ts";
import { CARE_GOODS_QUESTIONS } from "./care-goods-questions.ts";
import { DAILY_QUESTIONS } from "./daily-questions.ts";
import { EVERYDAY_QUESTIONS } from "./everyday-questions.ts";
import { FAMILY_QUESTIONS } from "./family-questions.ts";
import { GOING_ON_QUESTIONS } from "./going-on-questions.ts";
import { HABIT_QUESTIONS } from "./habit-questions.ts";
import { HOME_QUESTIONS, SHELF_QUESTIONS } from "./home-questions.ts";
import type { KnownQuestion } from "./known-question.ts";
import { LIFE_QUESTIONS } from "./life-questions.ts";
import { MEASURE_QUESTIONS } from "./measure-questions.ts";
import { MOMENT_QUESTIONS } from "./moment-questions.ts";
import { PRODUCT_QUESTIONS } from "./product-questions.ts";
import { SKIN_TROUBLE_QUESTIONS } from "./skin-trouble-questions.ts";
import { SUN_QUESTIONS } from "./sun-questions.ts";
import { SUN_WEAR_QUESTIONS } from "./sun-wear-questions.ts";
import { WORD_QUESTIONS } from "./word-questions.ts";
import { WORK_AND_GEAR_QUESTIONS } from "./work-and-gear-questions.ts";
import { WORRY_QUESTIONS } from "./worry-questions.ts";

/** Read from top to bottom; the first row that fits answers. */
export const KNOWN_QUESTIONS: readonly KnownQuestion[] = [
	...MEASURE_QUESTIONS,
	...SHELF_QUESTIONS,
	...EVERYDAY_QUESTIONS,
	...WORD_QUESTIONS,
	...SUN_QUESTIONS,
	...MOMENT_QUESTIONS,
	...HABIT_QUESTIONS,
	...PRODUCT_QUESTIONS,
	...LIFE_QUESTIONS,
	...DAILY_QUESTIONS,
	...CARE_GOODS_QUESTIONS,
	...SKIN_TROUBLE_QUESTIONS,
	...HOME_QUESTIONS,
	...GOING_ON_QUESTIONS,
	...SUN_WEAR_QUESTIONS,
	...WORRY_QUESTIONS,
	...FAMILY_QUESTIONS,
	...WORK_AND_GEAR_QUESTIONS,
	...APP_QUESTIONS,
];
