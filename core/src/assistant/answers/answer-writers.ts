import type { Intent } from "../question.ts";
import type { AnswerWriter } from "../writing/compose-answer.ts";
import {
	answerAboutBilling,
	answerAboutData,
	answerAboutDeleting,
	answerAboutLimits,
	answerAboutMe,
	answerAboutMoney,
	answerAboutPhoto,
	answerInjection,
	answerOffTopic,
} from "./about-app.ts";
import {
	answerAboutMeasuring,
	answerAboutScores,
	answerReportSureness,
	answerReportUnmeasured,
} from "./about-measuring.ts";
import { answerCombine } from "./combine.ts";
import { answerConcernAdvice } from "./concern-advice.ts";
import { answerFindProduct } from "./find-product.ts";
import { answerHowToUse } from "./how-to-use.ts";
import { answerHeld, answerInUse } from "./in-use.ts";
import { answerIngredient } from "./ingredient.ts";
import { answerInstead } from "./instead.ts";
import { answerKnownQuestion } from "./known-question.ts";
import { answerOtherLanguage, answerUnknown } from "./not-understood.ts";
import { answerPlan } from "./plan.ts";
import { answerPlanDrop } from "./plan-drop.ts";
import { answerPickWhy, answerPlanChanges, answerPlanWhy } from "./plan-why.ts";
import { answerMinor, answerPregnancy } from "./pregnancy-and-minors.ts";
import { answerCompare, answerProductFacts } from "./product-facts.ts";
import { answerProgress } from "./progress.ts";
import { answerReport } from "./report.ts";
import { answerRoutineCheck } from "./routine-check.ts";
import {
	answerAboutGuide,
	answerAbuse,
	answerGreeting,
	answerHelp,
	answerSmallTalk,
	answerThanks,
} from "./small-talk.ts";
import { answerTonight } from "./tonight.ts";
import { answerReaction, answerResultsWhen } from "./what-to-expect.ts";

/** The one table from what is asked to who answers it. */
export const ANSWER_WRITERS: Record<Intent, AnswerWriter> = {
	about_photo: answerAboutPhoto,
	about_data: answerAboutData,
	about_deleting: answerAboutDeleting,
	about_guide: answerAboutGuide,
	about_billing: answerAboutBilling,
	about_money: answerAboutMoney,
	about_scores: answerAboutScores,
	injection: answerInjection,
	off_topic: answerOffTopic,
	about_limits: answerAboutLimits,
	about_measuring: answerAboutMeasuring,
	about_me: answerAboutMe,
	pregnancy: answerPregnancy,
	minor: answerMinor,
	reaction: answerReaction,
	combine: answerCombine,
	find_product: answerFindProduct,
	pick_why: answerPickWhy,
	progress: answerProgress,
	results_when: answerResultsWhen,
	plan_changes: answerPlanChanges,
	plan_why: answerPlanWhy,
	plan_drop: answerPlanDrop,
	plan: answerPlan,
	in_use: answerInUse,
	routine_check: answerRoutineCheck,
	tonight: answerTonight,
	report_unmeasured: answerReportUnmeasured,
	report_sureness: answerReportSureness,
	report: answerReport,
	known_question: answerKnownQuestion,
	how_to_use: answerHowToUse,
	instead: answerInstead,
	held: answerHeld,
	product_facts: answerProductFacts,
	ingredient: answerIngredient,
	concern_advice: answerConcernAdvice,
	greeting: answerGreeting,
	thanks: answerThanks,
	help: answerHelp,
	small_talk: answerSmallTalk,
	abuse: answerAbuse,
	compare: answerCompare,
	other_language: answerOtherLanguage,
	unknown: answerUnknown,
};
