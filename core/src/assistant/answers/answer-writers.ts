import type { Intent } from "../question.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { answerCombine } from "./combine.ts";
import { answerFindProduct } from "./find-product.ts";
import { answerGreeting } from "./greeting.ts";
import { answerHelp } from "./help.ts";
import { answerInUse } from "./in-use.ts";
import { answerReport } from "./report.ts";
import { answerThanks } from "./thanks.ts";
import { answerUnknown } from "./unknown.ts";

/** The one table from what is asked to who answers it. */
export const ANSWER_WRITERS: Partial<Record<Intent, AnswerWriter>> = {
	combine: answerCombine,
	find_product: answerFindProduct,
	greeting: answerGreeting,
	help: answerHelp,
	in_use: answerInUse,
	report: answerReport,
	thanks: answerThanks,
	unknown: answerUnknown,
};
