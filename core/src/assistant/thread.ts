import type { Asked } from "./inquiry.ts";
import type { Question } from "./question.ts";
import { readQuestion } from "./read-question.ts";

/** The question of the newest message, completed from the person's turns before it where it refers to them. */
export function readThread({ message, context }: Asked): Question {
	return readQuestion(message, context);
}
