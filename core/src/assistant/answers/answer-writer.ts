import type { Inquiry } from "../inquiry.ts";
import type { Draft } from "../writing/compose-answer.ts";

/** One intent's way to answer. Pure; every fact in the draft comes from the inquiry's context or from knowledge. */
export type AnswerWriter = (inquiry: Inquiry) => Draft;
