import { APP_QUESTIONS, MEASURE_QUESTIONS } from "./about-product.ts";
import { CARE_GOODS_QUESTIONS, SUN_QUESTIONS, SUN_WEAR_QUESTIONS } from "./care-goods-questions.ts";
import { DAILY_QUESTIONS, EVERYDAY_QUESTIONS } from "./daily-questions.ts";
import { HOME_QUESTIONS, MOMENT_QUESTIONS, SHELF_QUESTIONS } from "./home-questions.ts";
import type { KnownQuestion } from "./known-question.ts";
import {
	FAMILY_QUESTIONS,
	LIFE_QUESTIONS,
	WORK_AND_GEAR_QUESTIONS,
	WORRY_QUESTIONS,
} from "./life-questions.ts";
import { PRODUCT_QUESTIONS, WORD_QUESTIONS } from "./product-questions.ts";
import { GOING_ON_QUESTIONS, HABIT_QUESTIONS } from "./routine-questions.ts";
import { SKIN_TROUBLE_QUESTIONS } from "./skin-trouble-questions.ts";

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
